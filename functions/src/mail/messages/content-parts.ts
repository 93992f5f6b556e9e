import { formatDate } from '@pa-ledger/domain/time/dates';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { amountOf, formatCents } from '@pa-ledger/domain/money/money';
import type { Organization } from '@pa-ledger/domain/organization';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { MailButton } from './layout.ts';

/** What a mail is made from. */
export interface MailSource {
  readonly expense: Expense;
  readonly organization: Organization;
}

/** The amount of an expense as money. */
export function amountText({ submission }: Expense): string {
  return formatCents(amountOf(submission.amount));
}

/** The facts of an expense that are no free text, so that nobody can write a sentence with them. */
export function factsOf(expense: Expense): [string, string][] {
  return [
    ['Reference', referenceOf(expense.id)],
    ['Amount', amountText(expense)],
    ['Category', expense.category],
    ['Expense Date', formatDate(expense.submission.expenseDate)],
  ];
}

/** The ways to decide: on the review page or, if the school allows it, with one click. */
export function reviewButtons(link: string, { policies }: Organization): MailButton[] {
  return policies.oneClickApproval
    ? [
        { label: 'Approve', href: `${link}?action=approve` },
        { label: 'Reject', href: `${link}?action=reject` },
      ]
    : [{ label: 'Review and decide', href: `${link}?action=review` }];
}

/** Who writes, how to reach them, and why to this address. */
export function footerOf({ schoolName, contactEmail }: Organization, why: string): string {
  const contact =
    contactEmail === undefined || contactEmail === ''
      ? `Questions? Please ask the parent association at ${schoolName}.`
      : `Questions? Reply to this mail, or write to ${contactEmail}.`;
  return `${schoolName} Parent Association\n${contact}\nYou get this mail ${why}.`;
}
