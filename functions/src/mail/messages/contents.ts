import { ROLE_NAMES } from '@pa-ledger/domain/approvers/approval-chain';
import { approvalsAhead, approvalsAheadText } from '@pa-ledger/domain/expenses/approvals-ahead';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { paymentText, type PaymentClaim } from '@pa-ledger/domain/expenses/payment';
import type { Organization } from '@pa-ledger/domain/organization';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { factsOf, footerOf, namesOf, reviewButtons, type MailSource } from './content-parts.ts';
import type { MailContent } from './layout.ts';
import { mailMessages } from './mail-messages.ts';

/*
 * Mails to the submitter. Anybody may have typed that address and everything else in the form, so these mails hold no text of
 * the form: otherwise the association would mail a stranger's words to anybody. The amount and the day are a number and a
 * date, and an administrator chose the category's name.
 */

/** After a submission: what we have and what happens next. */
export function receivedContent(source: MailSource): MailContent {
  const { expense } = source;
  const next = approvalsAheadText(approvalsAhead(expense));
  return toSubmitter(source, mailMessages.received(namesOf(expense), next));
}

/** After the last approval. */
export function approvedContent(source: MailSource): MailContent {
  return toSubmitter(source, mailMessages.approved(namesOf(source.expense)));
}

/** After a rejection, with its reason, which an approver wrote. */
export function rejectedContent(source: MailSource): MailContent {
  const { expense } = source;
  const rejected = expense.steps.find((step) => step.decision?.action === 'reject');
  const role = rejected && ROLE_NAMES[rejected.role];
  const content = toSubmitter(source, mailMessages.rejected(namesOf(expense), role));
  return { ...content, quote: rejected?.decision?.reason ?? '' };
}

/** Once it is paid. */
export function paidContent(source: MailSource, payment: PaymentClaim): MailContent {
  const content = toSubmitter(source, mailMessages.paid(namesOf(source.expense)));
  const fact = [mailMessages.labels.payment, paymentText(payment)] as const;
  return { ...content, facts: [fact, ...factsOf(source.expense)] };
}

/** After a void. The reason is an administrator's note: it is shown in the history and not mailed. */
export function voidedContent(source: MailSource): MailContent {
  return toSubmitter(source, mailMessages.voided(namesOf(source.expense)));
}

/** Several expenses that we have. */
export function receivedDigestContent(
  expenses: readonly Expense[],
  organization: Organization,
): MailContent {
  return {
    ...mailMessages.receivedDigest(expenses.length),
    items: expenses.map((expense) => ({ title: titleOf(expense) })),
    footer: footerOf(organization, 'submitter'),
  };
}

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
  return {
    ...mailMessages.reviewDigest(requests.length),
    items: requests.map(({ expense, link }) => ({
      title: titleOf(expense),
      buttons: reviewButtons(link, organization),
    })),
    footer: footerOf(organization, 'approver'),
  };
}

function titleOf(expense: Expense): string {
  const { category, submission } = expense;
  return mailMessages.expense(namesOf(expense), category, formatDate(submission.expenseDate));
}

/** What all of them share: the facts, and how to reach the association. */
function toSubmitter(
  { expense, organization }: MailSource,
  says: Pick<MailContent, 'subject' | 'heading' | 'paragraphs'>,
): MailContent {
  const footer = footerOf(organization, 'submitter');
  return { ...says, facts: factsOf(expense), footer };
}
