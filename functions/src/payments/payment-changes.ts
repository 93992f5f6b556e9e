import type { Person } from '@pa-ledger/domain/people/person';
import type { PaymentChange } from '@pa-ledger/domain/payments/recorded-payment';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type { Firestore } from 'firebase-admin/firestore';
import { PAYMENTS } from '../firestore/paths.ts';
import type { Writes } from '../firestore/writes.ts';
import { storeChange } from '../journal/journal.ts';
import { freeCheckNumbers, takeCheckNumber } from './check-numbers.ts';
import { paymentDocument } from './payments.ts';

/**
 * Adds a change of a payment to a commit: its document, its journal entry, and its check number. Recording the payment
 * takes the number; only deleting it as a mistake frees it again.
 */
export async function addPaymentChange(
  writes: Writes,
  db: Firestore,
  { before, after }: PaymentChange,
  by: Person,
  at: Instant,
): Promise<void> {
  const { id, checkNumber } = after;
  const use = { kind: 'payment', id } as const;
  const place = { collection: PAYMENTS, document: id };
  const change = { before: before && paymentDocument(before), after: paymentDocument(after) };
  storeChange(writes, db, place, change, { by, at });
  if (before === null) takeCheckNumber(writes, db, use, checkNumber);
  if (after.mistake !== null) await freeCheckNumbers(writes, db, use);
}
