import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { normalizeCheckNumber } from '@pa-ledger/domain/expenses/payment';
import { sha256Hex } from '../../platform/hashes.ts';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { CHECK_NUMBERS } from '../../firestore/paths.ts';
import { checkNumbersOf } from '../../firestore/queries.ts';

/** What a check was written for. */
export interface CheckUse {
  readonly expenseId: string;
  /** The number of the expense's payment. */
  readonly payment: number;
  /** As it was typed. */
  readonly checkNumber: string;
}

/** Where the number of a check is taken: one document a number, so that no check pays two expenses. */
export function checkNumberPath(checkNumber: string): string {
  return `${CHECK_NUMBERS}/${sha256Hex(normalizeCheckNumber(checkNumber))}`;
}

/** Reads which expense a check has paid; null if its number is free. */
export async function readCheckUse(db: Firestore, checkNumber: string): Promise<CheckUse | null> {
  const found = await db.doc(checkNumberPath(checkNumber)).get();
  // Only `takeCheckNumber` writes it.
  return (found.data() as CheckUse | undefined) ?? null;
}

/** Takes the number of a payment by check: one check pays one expense, since its document can be created only once. */
export function takeCheckNumber(batch: WriteBatch, db: Firestore, { id, payment }: Expense): void {
  if (payment?.checkNumber == null) return;
  const { number, checkNumber } = payment;
  const use: CheckUse = { expenseId: id, payment: number, checkNumber };
  batch.create(db.doc(checkNumberPath(checkNumber)), use);
}

/**
 * Frees the numbers that the payment of an expense has taken, and no other's. A number may be stored under another id
 * than its own: when numbers that differ only in hyphens became one, the second of two such payments kept its document.
 */
export async function freeCheckNumbers(
  batch: WriteBatch,
  db: Firestore,
  { id }: Expense,
): Promise<void> {
  const { docs } = await checkNumbersOf(db, id).get();
  for (const number of docs) batch.delete(number.ref);
}
