import { chainText, ROLE_NAMES } from '@pa-ledger/domain/approvers/approval-chain';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import type { Organization } from '@pa-ledger/domain/organization';
import { paymentText, type PaymentClaim } from '@pa-ledger/domain/expenses/payment';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { amountText, factsOf, footerOf, type MailSource } from './content-parts.ts';
import type { MailContent } from './layout.ts';

/*
 * Mails to the submitter. Anybody may have typed that address and everything else in the form, so these mails hold no text of
 * the form: otherwise the association would mail a stranger's words to anybody. The amount and the day are a number and a
 * date, and an administrator chose the category's name.
 */

/** After a submission: what we have and what happens next. */
export function receivedContent({ expense, organization }: MailSource): MailContent {
  const approvals = chainText(expense.steps.map(({ role }) => role));
  return {
    subject: `We have your expense ${referenceOf(expense.id)} (${amountText(expense)})`,
    heading: 'We have your expense',
    paragraphs: [
      `Thank you. Your expense for ${amountText(expense)} has reached the parent association.`,
      `It is approved by: ${approvals}. You get a mail when that is done, or with the reason if it cannot be paid.`,
    ],
    ...toSubmitter(expense, organization),
  };
}

/** After the last approval. */
export function approvedContent({ expense, organization }: MailSource): MailContent {
  return {
    subject: `Approved: your expense ${referenceOf(expense.id)} (${amountText(expense)})`,
    heading: 'Your expense is approved',
    paragraphs: [
      `Good news: your expense for ${amountText(expense)} has all its approvals. The treasurer pays it next.`,
    ],
    ...toSubmitter(expense, organization),
  };
}

/** After a rejection, with its reason, which an approver wrote. */
export function rejectedContent({ expense, organization }: MailSource): MailContent {
  const rejected = expense.steps.find((step) => step.decision?.action === 'reject');
  const role = rejected === undefined ? 'an approver' : `the ${ROLE_NAMES[rejected.role]}`;
  return {
    subject: `Not approved: your expense ${referenceOf(expense.id)} (${amountText(expense)})`,
    heading: 'Your expense was not approved',
    paragraphs: [
      `Your expense for ${amountText(expense)} was rejected by ${role} with this reason:`,
    ],
    quote: rejected?.decision?.reason ?? '',
    ...toSubmitter(expense, organization),
  };
}

/** Once it is paid. */
export function paidContent(
  { expense, organization }: MailSource,
  payment: PaymentClaim,
): MailContent {
  const { facts, ...others } = toSubmitter(expense, organization);
  return {
    subject: `Paid: your expense ${referenceOf(expense.id)} (${amountText(expense)})`,
    heading: 'Your expense is paid',
    paragraphs: [`The parent association has paid your expense for ${amountText(expense)}.`],
    facts: [['Payment', paymentText(payment)], ...facts],
    ...others,
  };
}

/** After a void. The reason is an administrator's note: it is shown in the history and not mailed. */
export function voidedContent({ expense, organization }: MailSource): MailContent {
  return {
    subject: `Payment voided: your expense ${referenceOf(expense.id)} (${amountText(expense)})`,
    heading: 'The payment of your expense was voided',
    paragraphs: [
      `The payment recorded for your expense of ${amountText(expense)} was voided: it does not count any more. If you hold a check for it, please ask the parent association before you cash it.`,
      'Your expense is still approved. You get a mail when it is paid.',
    ],
    ...toSubmitter(expense, organization),
  };
}

/** What all of them share: the facts, no buttons, and how to reach the association. */
function toSubmitter(
  expense: Expense,
  organization: Organization,
): Pick<MailContent, 'facts' | 'buttons' | 'footer'> {
  return {
    facts: factsOf(expense),
    buttons: [],
    footer: footerOf(organization, 'because this address was given on the expense form'),
  };
}
