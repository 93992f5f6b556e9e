import type { Expense } from '@pa-ledger/domain/expense';
import { cents, centsFromDollars, formatCents } from '@pa-ledger/domain/money';
import type { Organization } from '@pa-ledger/domain/organization';
import type { MailButton } from './layout.ts';

/** The amount of an expense as money. */
export function amountOf({ submission }: Expense): string {
  return formatCents(centsFromDollars(submission.amount) ?? cents(0));
}

/** The ways to decide: to the review page, or, where the school wants it, by one click. */
export function reviewButtons(link: string, { policies }: Organization): MailButton[] {
  return policies.oneClickApproval
    ? [
        { label: 'Approve', href: `${link}?action=approve` },
        { label: 'Reject', href: `${link}?action=reject` },
      ]
    : [{ label: 'Review and decide', href: `${link}?action=review` }];
}

/** Who writes, and why to this address. */
export function footerOf({ schoolName }: Organization, why: string): string {
  return `${schoolName} Parent Association\nYou get this mail ${why}.`;
}
