import { itemKey } from '@pa-ledger/domain/bank/items';
import type { BankEntry } from '@pa-ledger/domain/bank/register';
import {
  missingCheckNumbers,
  SPOILED,
  type ListedSpoiled,
} from '@pa-ledger/domain/bank/spoiled-check';
import { advanceKindOf } from '@pa-ledger/domain/ledger/advance';
import { amountOf, cents, type Cents } from '@pa-ledger/domain/money/money';
import {
  PAYMENT_METHOD_NAMES,
  type PaymentMethod,
} from '@pa-ledger/domain/payments/method-messages';
import {
  paidTotal,
  purposesIn,
  type RecordedPayment,
} from '@pa-ledger/domain/payments/recorded-payment';
import { checkCountOf, normalizeCheckNumber } from '@pa-ledger/domain/text/check-number';
import { byText } from '@pa-ledger/domain/text/sort';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { textIn } from '@pa-ledger/domain/untyped';
import { storedAs, type Fields } from '../../../data/documents.ts';
import {
  accountsInOrder,
  checkAccounts,
  isWithin,
  missingNumbers,
  type BankBooks,
} from './bank-books.ts';

/** What paid someone in the packet's days, or was a check. */
export interface Disbursement {
  /** The item's key (`itemKey`); of a spoiled check, one like it. */
  readonly key: string;
  readonly id: string;
  /** Null without a check. */
  readonly checkNumber: string | null;
  readonly day: CalendarDate;
  readonly payee: string;
  /** Null where the record names none. */
  readonly method: PaymentMethod | null;
  /** '' without accounts. */
  readonly accountId: string;
  /** What it paid. */
  readonly amount: Cents;
  /** What it changed in the packet's days: the amount, nothing, or less than nothing for an earlier one's void. */
  readonly counts: Cents;
  readonly purpose: string;
  readonly record:
    | { readonly kind: 'payment'; readonly payment: RecordedPayment }
    | { readonly kind: 'manual'; readonly fields: Fields }
    | { readonly kind: 'spoiled'; readonly spoiled: ListedSpoiled };
}

/** A disbursement with its place in the packet. */
export interface PlacedDisbursement extends Disbursement {
  /** Such as `012`. */
  readonly part: string;
  /** Its part's path. */
  readonly path: string;
}

/** A check number without a disbursement of the packet's days. */
export interface OtherNumber {
  readonly checkNumber: string;
  readonly accountId: string;
  /** Whether a record of other days has it. */
  readonly isKnown: boolean;
}

/** Returns what was paid in the packet's days, checks by their numbers, then everything else by day. */
export function disbursementsOf(books: BankBooks): readonly PlacedDisbursement[] {
  const found = [
    ...books.entries.flatMap((entry) => disbursementOf(entry, books)),
    ...books.spoiled.filter(({ date }) => isWithin(books.days, date)).map(spoiledOf),
  ];
  const places = placesBy(books);
  const sorted = found.toSorted(byText((one) => places(one, `${one.day} ${one.key}`)));
  const digits = Math.max(3, String(sorted.length).length);
  return sorted.map((one, at) => {
    const part = String(at + 1).padStart(digits, '0');
    return { ...one, part, path: `payments/${part}-${nameInPath(one)}` };
  });
}

function disbursementOf(entry: BankEntry, { days }: BankBooks): readonly Disbursement[] {
  const { collection, id, fields } = entry;
  if (collection === 'payments') {
    const payment = storedAs<RecordedPayment>({ ...fields, id });
    const isVoided = payment.voided !== null && isWithin(days, payment.voided.date);
    return isWithin(days, payment.date) || isVoided ? [paymentOf(payment, isVoided, days)] : [];
  }
  if (collection !== 'manualExpenses' || !isWithin(days, textIn(fields, 'date'))) return [];
  return [manualOf(id, fields)];
}

function paymentOf(
  payment: RecordedPayment,
  isVoided: boolean,
  days: BankBooks['days'],
): Disbursement {
  const { id, checkNumber, date, payee, method, accountId = '', lines, mistake } = payment;
  const amount = paidTotal(payment);
  const paid = mistake === null && isWithin(days, date) ? amount : 0;
  const back = mistake === null && isVoided ? amount : 0;
  return {
    key: itemKey('payments', id),
    id,
    checkNumber,
    day: date,
    payee,
    method: methodIn(method),
    accountId,
    amount,
    counts: cents(paid - back),
    purpose: purposesIn(lines),
    record: { kind: 'payment', payment },
  };
}

function manualOf(id: string, fields: Fields): Disbursement {
  const amount = amountOf(fields['amount']);
  return {
    key: itemKey('manualExpenses', id),
    id,
    checkNumber: textIn(fields, 'checkNumber') || null,
    // The rules let no other text in.
    day: textIn(fields, 'date') as CalendarDate,
    payee: textIn(fields, 'paidTo'),
    method: methodIn(fields['method']),
    accountId: textIn(fields, 'accountId'),
    amount,
    // Receipts settle an advance without moving money.
    counts: advanceKindOf(fields) === 'settled' ? cents(0) : amount,
    purpose: textIn(fields, 'description'),
    record: { kind: 'manual', fields },
  };
}

function spoiledOf(spoiled: ListedSpoiled): Disbursement {
  const { id, checkNumber, date, accountId, reason } = spoiled;
  return {
    key: `spoiledChecks~${id}`,
    id,
    checkNumber,
    day: date,
    payee: SPOILED,
    method: 'check',
    accountId,
    amount: cents(0),
    counts: cents(0),
    purpose: reason,
    record: { kind: 'spoiled', spoiled },
  };
}

function methodIn(method: unknown): PaymentMethod | null {
  const known = Object.keys(PAYMENT_METHOD_NAMES) as PaymentMethod[];
  return known.find((one) => one === method) ?? null;
}

/** Nothing that someone typed is in a path but a check number's digits. */
function nameInPath({ checkNumber, method }: Disbursement): string {
  const digits = (checkNumber ?? '').replaceAll(/[^0-9]/g, '').slice(0, MOST_DIGITS);
  if (digits !== '') return `check-${digits}`;
  if (checkNumber !== null) return 'check';
  return (method ?? 'payment').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** As many as a form lets a check number have. */
const MOST_DIGITS = 20;

/** Returns texts that sort by check number; those of one number by their account's place and `then`. */
function placesBy({ accounts }: Pick<BankBooks, 'accounts'>) {
  const order = new Map(accountsInOrder(accounts).map(({ id }, at) => [id, at]));
  return (
    { checkNumber, accountId }: Pick<Disbursement, 'checkNumber' | 'accountId'>,
    then: string,
  ): string => {
    if (checkNumber === null) return ['3', then].join(BETWEEN);
    const account = String(order.get(accountId) ?? order.size).padStart(6, '0');
    return [numberPlace(checkNumber), account, then].join(BETWEEN);
  };
}

/** Comes before every character of a number. */
const BETWEEN = '\u0000';

/** Plain numbers come first, then those with letters before, then those without digits at their end. */
function numberPlace(number: string): string {
  const count = checkCountOf(number);
  if (count === null) return ['2', normalizeCheckNumber(number)].join(BETWEEN);
  const book = count.before.toUpperCase();
  const value = String(BigInt(count.digits)).padStart(MOST_DIGITS + 1, '0');
  return [book === '' ? '0' : '1', book, value].join(BETWEEN);
}

/** Returns the check numbers among those of the packet's days, and just before them, that none of its payments has. */
export function otherNumbersOf(
  found: readonly Disbursement[],
  books: BankBooks,
): readonly OtherNumber[] {
  return checkAccounts(books).flatMap((account) => {
    const accountId = account?.id ?? '';
    const missing = missingNumbers(account, books);
    const used = found
      .filter((one) => one.accountId === accountId)
      .flatMap(({ checkNumber }) => checkNumber ?? []);
    const known = missingCheckNumbers(used).filter((number) => !missing.includes(number));
    return [
      ...missing.map((checkNumber) => ({ checkNumber, accountId, isKnown: false })),
      ...known.map((checkNumber) => ({ checkNumber, accountId, isKnown: true })),
    ];
  });
}

/** Returns disbursements and numbers without one, together in the order of their numbers. */
export function inNumberOrder(
  found: readonly PlacedDisbursement[],
  others: readonly OtherNumber[],
  books: BankBooks,
): readonly (PlacedDisbursement | OtherNumber)[] {
  const places = placesBy(books);
  const thenOf = (one: PlacedDisbursement | OtherNumber) =>
    'key' in one ? `${one.day} ${one.key}` : '';
  return [...found, ...others].toSorted(byText((one) => places(one, thenOf(one))));
}
