import {
  EXPENSE_FIELDS,
  expenseFormMessages,
} from '@pa-ledger/domain/expenses/expense-form-messages';
import type { ExpenseField } from '@pa-ledger/domain/expenses/expense-fields';
import type {
  ComparedFile,
  VersionChange,
} from '@pa-ledger/domain/expenses/versions/version-changes';
import { formatDate, isCalendarDate } from '@pa-ledger/domain/time/dates';
import { readContact } from '../../expenses/contact.ts';
import { correctionsOf, type Correction } from '../../expenses/detail/earlier-versions.ts';
import { requestPartMessages } from './request-part-messages.ts';
import type { Block } from './packet.ts';
import type { PaidExpense } from './paid-books.ts';
import { heading, quiet, text } from './blocks.ts';
import { dollarText, momentText, words } from './money-blocks.ts';

const { request: messages } = requestPartMessages;

/** Contacts are apart from requests, and the packet has none. */
const NO_CONTACT = readContact({});

/** Returns what each correction of a request changed, the newest first; nothing for one that was never corrected. */
export function versionBlocks({ expense, versions }: PaidExpense): readonly Block[] {
  const { submissionVersion, sentAt } = expense;
  if (submissionVersion === 1) return [];
  const corrections = correctionsOf({ ...expense, contact: NO_CONTACT }, versions, new Map());
  return [
    heading(messages.versions),
    quiet(messages.versionsHint(submissionVersion, momentText(sentAt))),
    ...corrections.flatMap(correctionBlocks),
  ];
}

function correctionBlocks({ version, sentAt, asked, changes }: Correction): readonly Block[] {
  return [
    text(messages.version(version, momentText(sentAt))),
    ...(asked === null ? [] : [text(messages.sentBack(asked.by, asked.note))]),
    {
      kind: 'table',
      columns: [words(messages.field), words(messages.before, 2), words(messages.after, 2)],
      rows: changes.map(changeRow),
      empty: messages.nothingChanged,
    },
  ];
}

function changeRow(change: VersionChange): readonly string[] {
  if (change.field === 'receipts')
    return [messages.receipts, filesText(change.before), filesText(change.after)];
  const { field, before, after } = change;
  const { label } = EXPENSE_FIELDS[field];
  // Notes are for the approvers, and people write there how to reach them.
  if (field === 'notes') return [label, '', messages.changedPrivately];
  return [label, valueText(field, before), valueText(field, after)];
}

function valueText(field: ExpenseField, value: string): string {
  if (field === 'payTo' || field === 'payBy') {
    const choices: Readonly<Record<string, string>> = expenseFormMessages[field];
    return choices[value] ?? value;
  }
  if (field === 'expenseDate' && isCalendarDate(value)) return formatDate(value);
  return field === 'amount' ? dollarText(Number(value)) : value;
}

function filesText(files: readonly ComparedFile[]): string {
  return files
    .map(({ name, isStatement }) => (isStatement ? messages.statementFile(name) : name))
    .join('\n');
}
