import {
  PAYEE_KINDS,
  PURPOSES,
  type PayeeKind,
  type Purpose,
} from '@pa-ledger/domain/ledger/tax-choices';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { recordAddress } from '../../shared/records/record-address.ts';
import type { RecordRow } from '../../shared/records/ledger-records.ts';
import { expenseAddress } from '../../expenses/addresses.ts';
import { expenseOfPayment } from '@pa-ledger/domain/payments/recorded-payment';
import type { PaidEntry } from '@pa-ledger/domain/tax/paid';
import { payeesMessages as messages } from './payees-messages.ts';

/** Returns the address of a payee's page. @param search the query with the calendar year. */
export function payeeAddress(id: string, search: string): string {
  return `/admin/tax/payees/${id}${search}`;
}

/** Returns the address of the page of what paid someone: a payment is on the page of its expense. */
export function entryAddress({ collection, id }: PaidEntry): string {
  return collection === 'payments'
    ? expenseAddress(expenseOfPayment(id), '')
    : recordAddress(collection, id);
}

/** Returns when someone saw a payee's Form W-9. */
export function taxFormText(record: RecordRow<'payees'> | null): string {
  const day = record?.taxFormSeenOn;
  return day === undefined ? messages.notSeen : messages.seen(formatDate(day));
}

/** Returns what a payee is; '' while no one said. */
export function kindText(kind: PayeeKind | null | undefined): string {
  return kind == null ? '' : PAYEE_KINDS[kind];
}

/** Returns what something was for; '' while no one said. */
export function purposeText(purpose: Purpose | undefined): string {
  return purpose === undefined ? '' : PURPOSES[purpose];
}
