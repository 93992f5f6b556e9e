import { ROLE_NAMES } from '@pa-ledger/domain/approval-chain';
import { formatDate, formatInstant } from '@pa-ledger/domain/dates';
import type { Expense } from '@pa-ledger/domain/expense';
import type { Organization } from '@pa-ledger/domain/organization';
import { paymentText, type PaymentClaim } from '@pa-ledger/domain/payment';
import { referenceOf } from '@pa-ledger/domain/reference';
import { amountOf, footerOf, reviewButtons } from './content-parts.ts';
import type { MailContent } from './layout.ts';

/** What a mail is made from. */
export interface MailSource {
  readonly expense: Expense;
  readonly organization: Organization;
}

/** To the submitter at once: what we have and what happens next. */
export function receivedContent({ expense, organization }: MailSource): MailContent {
  const approvals = expense.steps.map((step) => ROLE_NAMES[step.role]).join(', then ');
  return {
    subject: `We have your expense ${referenceOf(expense.id)} (${amountOf(expense)})`,
    heading: 'We have your expense',
    paragraphs: [
      `Thank you, ${expense.submission.name}. Your expense for ${amountOf(expense)} has reached the parent association.`,
      `It is approved by: ${approvals}. You get a mail when that is done, or with the reason if it cannot be paid.`,
    ],
    facts: factsOf(expense, organization),
    buttons: [],
    footer: footerOf(organization, 'because this address was given on the expense form'),
  };
}

/** To an approver: the whole expense and the way to decide. */
export function reviewContent(
  { expense, organization }: MailSource,
  step: number,
  link: string,
): MailContent {
  const role = expense.steps[step]?.role;
  return {
    subject: `Please review: ${amountOf(expense)} for ${expense.category} (${referenceOf(expense.id)})`,
    heading: `An expense of ${amountOf(expense)} waits for you`,
    paragraphs: [
      `${expense.submission.name} asks the parent association for ${amountOf(expense)}. You are asked as ${role === undefined ? 'approver' : ROLE_NAMES[role]}.`,
      'The link is for you alone and works for 30 days. Please do not forward it.',
    ],
    facts: [
      ...factsOf(expense, organization),
      ...expense.submission.receipts.map(
        (receipt, index) => [`Receipt ${index + 1}`, receiptLine(receipt)] as const,
      ),
      ...approvalFacts(expense, organization),
    ],
    buttons: reviewButtons(link, organization),
    footer: footerOf(organization, 'because this address is set as an approver'),
  };
}

/** To the submitter after the last approval. */
export function approvedContent({ expense, organization }: MailSource): MailContent {
  return {
    subject: `Approved: your expense ${referenceOf(expense.id)} (${amountOf(expense)})`,
    heading: 'Your expense is approved',
    paragraphs: [
      `Good news, ${expense.submission.name}: your expense for ${amountOf(expense)} has all its approvals. The treasurer pays ${expense.submission.paidTo} next.`,
    ],
    facts: factsOf(expense, organization),
    buttons: [],
    footer: footerOf(organization, 'because this address was given on the expense form'),
  };
}

/** To the submitter after a rejection, with its reason. */
export function rejectedContent({ expense, organization }: MailSource): MailContent {
  const rejected = expense.steps.find((step) => step.decision?.action === 'reject');
  const role = rejected === undefined ? 'an approver' : `the ${ROLE_NAMES[rejected.role]}`;
  return {
    subject: `Not approved: your expense ${referenceOf(expense.id)} (${amountOf(expense)})`,
    heading: 'Your expense was not approved',
    paragraphs: [
      `${expense.submission.name}, your expense for ${amountOf(expense)} was rejected by ${role} with this reason:`,
    ],
    quote: rejected?.decision?.reason ?? '',
    facts: factsOf(expense, organization),
    buttons: [],
    footer: footerOf(organization, 'because this address was given on the expense form'),
  };
}

/** To the submitter once it is paid. */
export function paidContent(
  { expense, organization }: MailSource,
  payment: PaymentClaim,
): MailContent {
  const { name, paidTo } = expense.submission;
  return {
    subject: `Paid: your expense ${referenceOf(expense.id)} (${amountOf(expense)})`,
    heading: 'Your expense is paid',
    paragraphs: [`${name}, the parent association has paid ${amountOf(expense)} to ${paidTo}.`],
    facts: [['Payment', paymentText(payment)], ...factsOf(expense, organization)],
    buttons: [],
    footer: footerOf(organization, 'because this address was given on the expense form'),
  };
}

function factsOf(expense: Expense, organization: Organization): [string, string][] {
  const { submission } = expense;
  const facts: [string, string][] = [
    ['Reference', referenceOf(expense.id)],
    ['Amount', amountOf(expense)],
    ['Category', expense.category],
    ['Expense Date', formatDate(submission.expenseDate)],
    ['Paid To', submission.paidTo],
    ['Mailing Address', submission.mailingAddress],
    ['Description', submission.description],
    ['Notes', submission.notes],
    ['Submitted by', `${submission.name}, ${submission.email}, ${submission.phone}`],
    ['Submitted', formatInstant(expense.submittedAt, organization.timeZone)],
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
