import { signersIn, signerText } from '@pa-ledger/domain/accounts/signers';
import { countLines } from '@pa-ledger/domain/bank/count-sheet';
import { depositedIn, depositTotal, type Deposit } from '@pa-ledger/domain/bank/deposit';
import { itemsOf, type BankItem } from '@pa-ledger/domain/bank/items';
import { NINE_LINE_NAMES, type NineLines } from '@pa-ledger/domain/bank/reconciliation';
import { itemText, type KeptItem, type KeptStatement } from '@pa-ledger/domain/bank/statement';
import { advanceKindOf, givenIn } from '@pa-ledger/domain/ledger/advance';
import { FINDING_STATUS_NAMES, type Finding } from '@pa-ledger/domain/findings/finding';
import type { StoredFields } from '@pa-ledger/domain/ledger/journal';
import { papersIn } from '@pa-ledger/domain/papers/paper';
import { PREPARED, type CheckSteps } from '@pa-ledger/domain/payments/check';
import type { PaymentLine, RecordedPayment } from '@pa-ledger/domain/payments/recorded-payment';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { sentText, signatureText } from '@pa-ledger/domain/payments/payment-messages';
import { membersOf, textIn } from '@pa-ledger/domain/untyped';
import { amountOf, formatCents } from '@pa-ledger/domain/money/money';
import { formatDate, isCalendarDate } from '@pa-ledger/domain/time/dates';
import { letterText, type LetterContent } from '@pa-ledger/domain/tax/letter';
import { ROLE_NAMES } from '@pa-ledger/domain/people/role';
import { storedAs } from '../../../data/documents.ts';
import { aboutWords } from '../findings/finding-words.ts';
import { journalMessages } from './journal-messages.ts';

/** Returns a field of a stored statement in words; null for one that its kind says. Only functions write statements. */
export function statementText(name: string, fields: StoredFields): string | null {
  const { lines, cleared = [], outstanding = [] } = { ...fields } as Partial<KeptStatement>;
  switch (name) {
    case 'lines':
      return lines === undefined ? '' : nineLinesText(lines);
    case 'cleared':
      return journalMessages.entries(cleared.length);
    case 'reopened':
      return reasonIn(fields, name);
    case 'reviewed':
      return lookText(name, fields);
    case 'outstanding':
      return outstanding.map((item) => itemText(bankItem(item))).join('\n');
    default:
      return null;
  }
}

/** Says who signs an account's checks, or what was outstanding at its opening, one a line; null for a field that its kind says. */
export function accountText(name: string, fields: StoredFields): string | null {
  if (name === 'signers') return signersIn(fields).map(signerText).join('\n');
  // Each has the words of its line, whichever account it is.
  return name === 'outstanding'
    ? itemsOf('accounts', 'any', fields).map(itemText).join('\n')
    : null;
}

/** Says what only a payment has, one thing a line; null for a field that its kind says. Only functions write payments. */
export function recordedText(name: string, fields: StoredFields): string | null {
  const { lines = [], check, voided, mistake } = storedAs<Partial<RecordedPayment>>(fields);
  switch (name) {
    case 'lines':
      return lines.map(paidLineText).join('\n');
    case 'check':
      return checkText({ ...PREPARED, ...check });
    case 'voided':
      return voided ? [dayText(voided.date), voided.reason].filter(Boolean).join(': ') : '';
    case 'mistake':
      return mistake?.reason ?? '';
    default:
      return null;
  }
}

function paidLineText({ expenseId, amount, purpose }: PaymentLine): string {
  return journalMessages.paidLine(formatCents(amountOf(amount)), referenceOf(expenseId), purpose);
}

/** Who signed a check, and how it went to its payee. */
function checkText({ signatures, sent }: CheckSteps): string {
  return [...signatures.map(signatureText), ...(sent === null ? [] : [sentText(sent)])].join('\n');
}

/** Says what a finding is on, its status, its answers, or who resolved it; null for a field that its kind says. */
export function findingText(name: string, fields: StoredFields): string | null {
  // Only functions write findings.
  const {
    on,
    title = '',
    role,
    status,
    answers = [],
    resolved,
  } = {
    ...fields,
  } as Partial<Finding<unknown>>;
  switch (name) {
    case 'on':
      return on === undefined ? '' : aboutWords({ on, title });
    case 'title':
      // It's said with the record.
      return '';
    case 'role':
      return role === undefined ? '' : ROLE_NAMES[role];
    case 'status':
      return status === undefined ? '' : FINDING_STATUS_NAMES[status];
    case 'answers':
      return answers.map((answer) => journalMessages.remark(answer.name, answer.text)).join('\n');
    case 'resolved':
      if (resolved === undefined) return '';
      return resolved.text === undefined
        ? resolved.name
        : journalMessages.remark(resolved.name, resolved.text);
    default:
      return null;
  }
}

/** Says what only a deposit has: who counted it, and what it adds up to. */
export function depositText(name: string, fields: StoredFields): string | null {
  const { countedBy = [] } = { ...fields } as Partial<Deposit>;
  switch (name) {
    case 'countedBy':
      return countedBy.join(', ');
    case 'items':
      return formatCents(depositTotal(depositedIn(fields)));
    case 'cash':
      return countText(fields);
    default:
      return null;
  }
}

/** Returns a count sheet, one bill or coin a line; '' where nothing was counted. */
function countText({ cash }: StoredFields): string {
  return countLines(cash)
    .map(({ count, label, amount }) => `${count} × ${label}, ${formatCents(amount)}`)
    .join('\n');
}

/** Returns the names of a record's papers, one a line; null for what only the server needs. */
export function papersText(name: string, fields: StoredFields): string | null {
  if (name === 'removed') return '';
  return name === 'papers'
    ? papersIn(fields)
        .papers.map((paper) => paper.name)
        .join('\n')
    : null;
}

/** Returns why a ratification was taken back; null for a field that its kind says. */
export function ratificationText(name: string, fields: StoredFields): string | null {
  return name === 'takenBack' ? reasonIn(fields, name) : null;
}

/** Says what a letter to a donor acknowledges, where it went, and why it's void; null for a field that its kind says. */
export function letterFieldText(name: string, fields: StoredFields): string | null {
  switch (name) {
    case 'donor':
    case 'closing':
      return textIn(fields, name);
    case 'lines':
      // Only functions write letters; without fields it's none.
      return 'gifts' in fields
        ? letterText(storedAs<LetterContent>({ ...fields })).lines.join('\n')
        : '';
    case 'sent':
      return textIn(membersOf(fields[name]), 'to');
    case 'voided':
      return reasonIn(fields, name);
    default:
      return null;
  }
}

/** Says what a manual expense is of an advance; '' for none. */
export function advanceText(fields: StoredFields): string {
  const kind = advanceKindOf(fields);
  const given = givenIn(fields);
  if (given !== null)
    return journalMessages.advanceGiven(formatCents(given.open), formatDate(given.eventOn));
  return kind === null ? '' : journalMessages.advanceParts[kind];
}

/** Says who looked at a record as the second person; null for a field that its kind says. */
export function lookText(name: string, fields: StoredFields): string | null {
  return name === 'confirmed' || name === 'reviewed' ? textIn(membersOf(fields[name]), 'by') : null;
}

function reasonIn(fields: StoredFields, name: string): string {
  return textIn(membersOf(fields[name]), 'reason');
}

/** Returns the last day of a stored statement, or the day of a meeting. */
export function dayText(day: unknown): string {
  return isCalendarDate(day) ? formatDate(day) : '';
}

/** @param lines in dollars. */
function nineLinesText(lines: Readonly<Record<keyof NineLines, number>>): string {
  return Object.entries(NINE_LINE_NAMES)
    .map(([name, label]) =>
      // The keys of a constant table are its own literal keys.
      journalMessages.mapEntry(label, formatCents(amountOf(lines[name as keyof NineLines]))),
    )
    .join('\n');
}

function bankItem(item: KeptItem): BankItem {
  return { ...item, amount: amountOf(item.amount) };
}
