import type { Finding } from '@pa-ledger/domain/findings/finding';
import { organization } from '@pa-ledger/domain/organization';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { expenseOfPayment } from '@pa-ledger/domain/payments/recorded-payment';
import { dateAt, formatDate, type Instant } from '@pa-ledger/domain/time/dates';
import { recordAddress } from '../records/record-address.ts';
import { findingsMessages as messages } from './findings-messages.ts';

/** Returns what a finding is on, such as `Revenue: Bake sale` or `Request KET6-PPMY`. */
export function aboutWords({ on, title }: Pick<Finding, 'on' | 'title'>): string {
  const { collection, id } = on;
  const kind = messages.kinds[collection];
  switch (collection) {
    case 'expenses':
      return messages.referred(kind, referenceOf(id));
    case 'payments':
      return messages.referred(kind, referenceOf(expenseOfPayment(id)));
    case 'deposits':
      // Its title says so.
      return title || kind;
    default:
      return title === '' ? kind : messages.titled(kind, title);
  }
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
