import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { expensesPaidBy, type RecordedPayment } from '@pa-ledger/domain/payments/recorded-payment';
import { formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { normalizeCheckNumber } from '@pa-ledger/domain/text/check-number';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { CHECK_NUMBERS, MANUAL_EXPENSES, SPOILED_CHECKS } from '../firestore/paths.ts';
import { checkNumbersOf } from '../firestore/account-queries.ts';
import type { Writes } from '../firestore/writes.ts';
import { DomainError } from '../platform/domain-error.ts';
import { sha256Hex } from '../platform/hashes.ts';
import { readPayment } from './payments.ts';

/** What a check paid: submitted expenses, a manual expense, or nothing because it was spoiled. */
interface NumberHolder {
  readonly kind: 'payment' | 'manual' | 'spoiled';
  readonly id: string;
}

/** A document of `checkNumbers`. */
interface NumberUse extends NumberHolder {
  /** As typed. */
  readonly checkNumber: string;
}

/** The document of a check number. Each number has one, so that no check pays twice. */
export function checkNumberPath(checkNumber: string): string {
  return `${CHECK_NUMBERS}/${sha256Hex(normalizeCheckNumber(checkNumber))}`;
}

/**
 * If another record takes the number after this check, the commit fails, and the next try names it.
 * @param checkNumber null if nothing was paid by check.
 * @throws DomainError `checkNumberTaken`, which names the record that uses the number, unless it's the holder itself.
 */
export async function requireFreeNumber(
  db: Firestore,
  { kind, id }: NumberHolder,
  checkNumber: string | null,
): Promise<void> {
  if (checkNumber === null) return;
  const found = (await db.doc(checkNumberPath(checkNumber)).get()).data();
  if (found === undefined) return;
  // Only `takeCheckNumber` writes it.
  const use = found as NumberUse;
  if (use.kind === kind && use.id === id) return;
  const sentence = await holderIn(db, use);
  throw new DomainError('checkNumberTaken', sentence === undefined ? {} : { sentence });
}

/** Takes the number of a check for its holder. Create-only, so that one check pays once. */
export function takeCheckNumber(
  writes: Writes,
  db: Firestore,
  holder: NumberHolder,
  checkNumber: string | null,
): void {
  if (checkNumber === null) return;
  const use: NumberUse = { ...holder, checkNumber };
  writes.create(db.doc(checkNumberPath(checkNumber)), use);
}

/** Frees the numbers of one holder. */
export async function freeCheckNumbers(
  writes: Writes,
  db: Firestore,
  { kind, id }: NumberHolder,
): Promise<void> {
  const { docs } = await checkNumbersOf(db, kind, id).get();
  for (const number of docs) writes.delete(number.ref);
}

/** Names the record that uses a number; undefined if it was deleted just now. */
async function holderIn(db: Firestore, use: NumberUse): Promise<string | undefined> {
  if (use.kind === 'payment') {
    const payment = await readPayment(db, use.id);
    return payment === null ? undefined : takenByPayment(use.checkNumber, payment);
  }
  const collection = use.kind === 'manual' ? MANUAL_EXPENSES : SPOILED_CHECKS;
  const found: DocumentData | undefined = (
    await db.collection(collection).doc(use.id).get()
  ).data();
  if (found === undefined) return undefined;
  if (use.kind === 'spoiled') {
    // `spoilCheck` checked it.
    const day = found['date'] as CalendarDate;
    return `Check ${use.checkNumber} is recorded as spoiled on ${formatDate(day)}.`;
  }
  // The endpoint of manual expenses checked it.
  const { paidTo, date } = found as Parameters<typeof takenByManualExpense>[1];
  return takenByManualExpense(use.checkNumber, { paidTo, date });
}

/** Says which payment used a check number. */
function takenByPayment(
  checkNumber: string,
  { payee, date, lines, voided }: RecordedPayment,
): string {
  const references = expensesPaidBy({ lines }).map(referenceOf).join(', ');
  const used = `Check ${checkNumber} was already used for ${references}: ${payee}, ${formatDate(date)}.`;
  return voided === null
    ? used
    : `${used} That payment was voided, and the number of a voided check stays taken.`;
}

/** Says which manual expense used a check number. */
function takenByManualExpense(
  checkNumber: string,
  { paidTo, date }: { readonly paidTo: string; readonly date: CalendarDate },
): string {
  return `Check ${checkNumber} was already used for a manual expense: ${paidTo}, ${formatDate(date)}.`;
}
