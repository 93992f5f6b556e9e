import { formatDate } from '@pa-ledger/domain/time/dates';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import type { Organization } from '@pa-ledger/domain/organization';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { amountText, footerOf, reviewButtons } from './content-parts.ts';
import type { MailContent } from './layout.ts';

/** An expense that waits for an approver. */
export interface ReviewRequest {
  readonly expense: Expense;
  readonly link: string;
}

/** To an approver: several expenses, each with the way to decide. */
export function reviewDigestContent(
  requests: readonly ReviewRequest[],
  organization: Organization,
): MailContent {
  const count = countOf(requests.length);
  return {
    subject: `Please review: ${count}`,
    heading: `${count} ${requests.length === 1 ? 'waits' : 'wait'} for you`,
    paragraphs: [
      'So many came within an hour that these are told in one mail. Each has a link of its own.',
      'The links are for you alone and work for 30 days. Please do not forward them.',
    ],
    items: requests.map(({ expense, link }) => ({
      title: titleOf(expense),
      buttons: reviewButtons(link, organization),
    })),
    facts: [],
    buttons: [],
    footer: footerOf(organization, 'because this address is set as an approver'),
  };
}

/** To a submitter: several expenses that we have. */
export function receivedDigestContent(
  expenses: readonly Expense[],
  organization: Organization,
): MailContent {
  const count = countOf(expenses.length);
  return {
    subject: `We have ${count} from this address`,
    heading: `We have ${count}`,
    paragraphs: [
      `${count} with this address ${expenses.length === 1 ? 'has' : 'have'} reached the parent association. So many came that these are told in one mail.`,
      'You get a mail about each when it is approved, or with the reason if it cannot be paid.',
    ],
    items: expenses.map((expense) => ({ title: titleOf(expense), buttons: [] })),
    facts: [],
    buttons: [],
    footer: footerOf(organization, 'because this address was given on the expense form'),
  };
}

function countOf(count: number): string {
  return count === 1 ? '1 expense' : `${count} expenses`;
}

function titleOf(expense: Expense): string {
  const { category, id, submission } = expense;
  return `${referenceOf(id)}: ${amountText(expense)} for ${category}, ${formatDate(submission.expenseDate)}`;
}
