import type { Finding } from '@pa-ledger/domain/findings/finding';
import { organization } from '@pa-ledger/domain/organization';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { expenseOfPayment } from '@pa-ledger/domain/payments/recorded-payment';
import { dateAt, formatDate, type Instant } from '@pa-ledger/domain/time/dates';
import { membersOf } from '@pa-ledger/domain/untyped';
import { recordAddress } from '../records/record-address.ts';
import { findingsMessages as messages } from './findings-messages.ts';

/** Returns what a finding is on without its kind where that has a title, such as `Bake sale` or `Request KET6-PPMY`. */
export function recordWords({
  on: { collection, id },
  title,
}: Pick<Finding, 'on' | 'title'>): string {
  switch (collection) {
    case 'expenses':
      return messages.request(referenceOf(id));
    case 'payments':
      return messages.paymentOf(referenceOf(expenseOfPayment(id)));
    default:
      return title || messages.kinds[collection];
  }
}

/** Returns what a finding is on, such as `Revenue: Bake sale` or `Request KET6-PPMY`. */
export function aboutWords(finding: Pick<Finding, 'on' | 'title'>): string {
  const { collection } = finding.on;
  const words = recordWords(finding);
  // The others have their kind in their title.
  const isTitled = !['expenses', 'payments', 'deposits'].includes(collection);
  return isTitled ? messages.titled(messages.kinds[collection], words) : words;
}

/** Returns the address of the page that shows the record, with its findings. */
export function findingAddress({ on: { collection, id } }: Pick<Finding, 'on'>): string {
  if (collection === 'expenses' || collection === 'payments')
    return `/admin/expenses/${encodeURIComponent(expenseOfPayment(id))}`;
  return recordAddress(collection, id);
}

/** Returns the day of a moment at the school, such as `Nov 20, 2026`. */
export function dayOf(at: Instant): string {
  return formatDate(dateAt(at, organization.timeZone));
}

/** The state of the browser's entry to which a list of findings leads: the record's page begins at its findings. */
export const SHOWS_FINDINGS = { showsFindings: true };

/** Returns whether a page begins at its findings. @param state of the browser's entry. */
export function showsFindings(state: unknown): boolean {
  return membersOf(state)['showsFindings'] === true;
}
