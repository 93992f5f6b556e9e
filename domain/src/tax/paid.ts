import { advanceKindOf } from '../ledger/advance.ts';
import { listOf } from '../ledger/lines.ts';
import { returnedBy } from '../ledger/returns.ts';
import { paidPartyOf } from '../expenses/payee.ts';
import { amountOf, sumCents, type Cents } from '../money/money.ts';
import { expensesPaidBy, purposesIn } from '../payments/recorded-payment.ts';
import { PAYMENT_METHOD_NAMES, type PaymentMethod } from '../payments/method-messages.ts';
import { nameKeyOf } from '../people/same-person.ts';
import type { LedgerEntry } from '../reports/treasurer/treasurer-source.ts';
import { compareNames } from '../text/sort.ts';
import { isCalendarDate, type CalendarDate } from '../time/dates.ts';
import type { Days } from '../time/fiscal-year.ts';
import { isDocumentId, textIn } from '../untyped.ts';

/*
 * Whom we paid, and how much, by the day of payment (docs/taxes.md, 'Payees'). A voided payment and one by mistake paid no one; a
 * refund lessens its own day; an advance is still the association's money, and its receipts name no vendor.
 */

/** The collections whose entries pay someone. */
export type PaidCollection = 'payments' | 'manualExpenses';

/** What one entry paid someone. */
export interface PaidEntry {
  readonly collection: PaidCollection;
  readonly id: string;
  readonly day: CalendarDate;
  /** The payee, as the entry names them. */
  readonly payee: string;
  /** Below 0 for what the payee gave back. */
  readonly amount: Cents;
  /** Of a refund, the refunded entry's, if that's among the entries. */
  readonly method: PaymentMethod | null;
  readonly checkNumber: string;
  /** What it was for, in the words of those who entered it. */
  readonly about: string;
  /** Whether it pays back someone who asked for their own money on the form. */
  readonly paysBack: boolean;
  /** The id in `purposes` that says more about it; of a refund, the refunded entry's. Null where an id is too long to have one. */
  readonly purposeId: string | null;
  /** Whether it's a refund of another one of the entries, which says what both were for and how they were paid. */
  readonly follows: boolean;
}

/** The fields of a submitted expense that show whom its payment pays. */
export type AskedBy = Parameters<typeof paidPartyOf>[0];

/** Returns the id of what someone said about an entry; null if it would be too long for an id. */
export function purposeIdOf(collection: PaidCollection, id: string): string | null {
  const linked = `${collection}-${id}`;
  return isDocumentId(linked) ? linked : null;
}

/**
 * Returns what the entries paid on these days, the latest first.
 * @param entries payments and manual expenses; others don't count.
 * @param asked the submissions of expenses by their ids. A payment whose expenses aren't among them pays no one back.
 */
export function paidIn(
  entries: readonly LedgerEntry[],
  asked: ReadonlyMap<string, AskedBy>,
  { first, last }: Days,
): readonly PaidEntry[] {
  const paid = entries.flatMap((entry) => read(entry, asked));
  const originals = new Map(paid.flatMap(({ by, entry }) => by.map((id) => [id, entry] as const)));
  return paid
    .map(({ entry }) => asRefund(entry, originals))
    .filter(({ day }) => day >= first && day <= last)
    .toSorted((one, other) => (one.day < other.day ? 1 : -Number(one.day > other.day)));
}

/** An entry, and the ids that a refund may name it by: its own, or those of the expenses that it pays. */
interface Read {
  readonly by: readonly string[];
  readonly entry: PaidEntry;
}

function read(
  { collection, id, fields }: LedgerEntry,
  asked: ReadonlyMap<string, AskedBy>,
): Read[] {
  const { date, method } = fields;
  if (!isCalendarDate(date)) return [];
  const rest = {
    id,
    day: date,
    method: isMethod(method) ? method : null,
    checkNumber: textIn(fields, 'checkNumber'),
  };
  if (collection === 'manualExpenses' && advanceKindOf(fields) === null) {
    const entry = {
      ...rest,
      collection,
      payee: textIn(fields, 'paidTo'),
      amount: amountOf(fields['amount']),
      about: textIn(fields, 'description'),
      paysBack: false,
      purposeId: purposeIdOf(collection, id),
      follows: false,
    };
    return [{ by: [id], entry }];
  }
  const { voided = null, mistake = null } = fields;
  if (collection !== 'payments' || voided !== null || mistake !== null) return [];
  const lines = listOf(fields['lines']);
  const by = expensesPaidBy({
    lines: lines.map((line) => ({ expenseId: textIn(line, 'expenseId') })),
  });
  const entry = {
    ...rest,
    collection,
    payee: textIn(fields, 'payee'),
    amount: sumCents(lines.map(({ amount }) => amountOf(amount))),
    about: purposesIn(lines),
    paysBack: by.length > 0 && by.every((expense) => isPayBack(asked.get(expense))),
    purposeId: purposeIdOf(collection, id),
    follows: false,
  };
  return [{ by, entry }];
}

function isMethod(value: unknown): value is PaymentMethod {
  return typeof value === 'string' && Object.hasOwn(PAYMENT_METHOD_NAMES, value);
}

/** A check made out to someone else than the submitter may well pay a vendor, so it isn't one. */
function isPayBack(submission: AskedBy | undefined): boolean {
  return submission !== undefined && paidPartyOf(submission) === 'submitter';
}

/** Returns a refund as part of what it refunds; any other entry, and a refund of an earlier year's, as it is. */
function asRefund(entry: PaidEntry, originals: ReadonlyMap<string, PaidEntry>): PaidEntry {
  const original = entry.collection === 'manualExpenses' ? returnedBy(entry.id) : null;
  if (original === null) return entry;
  const found = originals.get(original);
  if (found === undefined) return { ...entry, purposeId: purposeIdOf('manualExpenses', original) };
  const { method, paysBack, purposeId } = found;
  return { ...entry, method, paysBack, purposeId, follows: true };
}

/** Someone we paid. */
export interface PaidPayee {
  /** The same for spellings that differ only in case and spaces (`nameKeyOf`). */
  readonly key: string;
  /** As the latest entry spells it. */
  readonly name: string;
  readonly total: Cents;
  /** The latest first. */
  readonly entries: readonly PaidEntry[];
}

/** Returns the payees of entries, by name. @param entries the latest first. */
export function payeesIn(entries: readonly PaidEntry[]): readonly PaidPayee[] {
  const groups = Map.groupBy(entries, ({ payee }) => nameKeyOf(payee));
  return [...groups]
    .map(([key, own]) => ({
      key,
      name: own
        .map(({ payee }) => payee)
        .slice(0, 1)
        .join(''),
      total: totalOf(own),
      entries: own,
    }))
    .toSorted((one, other) => compareNames(one.name, other.name));
}

/** Returns what entries paid altogether. */
export function totalOf(entries: readonly PaidEntry[]): Cents {
  return sumCents(entries.map(({ amount }) => amount));
}
