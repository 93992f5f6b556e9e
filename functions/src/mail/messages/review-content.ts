import { ROLE_NAMES } from '@pa-ledger/domain/approvers/approval-chain';
import { dateAt, formatDate, formatInstant } from '@pa-ledger/domain/time/dates';
import {
  DUPLICATE_REASONS,
  DUPLICATES_TOLD,
  type DuplicateView,
} from '@pa-ledger/domain/expenses/duplicates';
import { type Expense, STATUS_NAMES } from '@pa-ledger/domain/expenses/expense';
import type { Organization } from '@pa-ledger/domain/organization';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { unusualFacts } from '@pa-ledger/domain/expenses/unusual';
import { amountText, factsOf, footerOf, reviewButtons, type MailSource } from './content-parts.ts';
import type { MailContent } from './layout.ts';

/** To an approver: the way to decide, the facts, and then what the submitter wrote, as theirs. */
export function reviewContent(
  { expense, organization }: MailSource,
  step: number,
  link: string,
  duplicates: readonly DuplicateView[],
): MailContent {
  const role = expense.steps[step]?.role;
  const { timeZone } = organization;
  return {
    subject: `Please review: ${amountText(expense)} for ${expense.category} (${referenceOf(expense.id)})`,
    heading: `An expense of ${amountText(expense)} waits for you`,
    paragraphs: [
      `Somebody asks the parent association for ${amountText(expense)}. You are asked as ${role === undefined ? 'approver' : ROLE_NAMES[role]}.`,
      'The link is for you alone and works for 30 days. Please do not forward it.',
    ],
    buttons: reviewButtons(link, organization),
    facts: [
      ...unusualLines(expense, organization),
      ...duplicateFacts(duplicates),
      ...factsOf(expense),
      ['Submitted', formatInstant(expense.submittedAt, timeZone)],
      ...approvalFacts(expense, organization),
    ],
    typed: typedFacts(expense),
    footer: footerOf(organization, 'because this address is set as an approver'),
  };
}

/** What is allowed but seldom intended. An approver sees it first. */
function unusualLines(
  { submission, submittedAt }: Expense,
  { timeZone }: Organization,
): [string, string][] {
  const facts = unusualFacts(submission, dateAt(submittedAt, timeZone));
  return facts.map(({ sentence }) => ['Unusual', sentence]);
}

function typedFacts({ submission }: Expense): [string, string][] {
  const facts: [string, string][] = [
    ['Name', submission.name],
    ['Email', submission.email],
    ['Phone', submission.phone],
    ['Paid To', submission.paidTo],
    ['Mailing Address', submission.mailingAddress],
    ['Description', submission.description],
    ['Notes', submission.notes],
    ...submission.receipts.map((receipt, index): [string, string] => [
      `Receipt ${index + 1}`,
      receiptLine(receipt),
    ]),
  ];
  return facts.filter(([, value]) => value !== '');
}

function approvalFacts(expense: Expense, { timeZone }: Organization): [string, string][] {
  return expense.steps.flatMap((step): [string, string][] =>
    step.decision === null
      ? []
      : [[ROLE_NAMES[step.role], `approved on ${formatInstant(step.decision.at, timeZone)}`]],
  );
}

function receiptLine({ name, size }: { name: string; size: number }): string {
  const kilobytes = Math.max(1, Math.round(size / 1024));
  return `${name} (${kilobytes.toLocaleString('en-US')} kB)`;
}

/** What an approver reads about possible duplicates: the most likely ones, and the number of the others. */
export function duplicateFacts(duplicates: readonly DuplicateView[]): [string, string][] {
  const told = duplicates.slice(0, DUPLICATES_TOLD).map(lineOf);
  const rest = duplicates.length - told.length;
  return [...told, ...(rest > 0 ? [`${rest} more`] : [])].map((line) => [
    'May be a double of',
    line,
  ]);
}

function lineOf({ reference, status, expenseDate, reasons }: DuplicateView): string {
  const state = STATUS_NAMES[status].toLowerCase();
  const why = reasons.map((reason) => DUPLICATE_REASONS[reason]).join('. ');
  return `${reference}, ${state}, spent on ${formatDate(expenseDate)}. ${why}.`;
}
