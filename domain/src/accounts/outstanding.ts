import type { ErrorsOf } from '../fields/form.ts';
import { isDocumentId, membersOf } from '../untyped.ts';
import type { TypedOf } from '../fields/field.ts';
import { valuesOfTyped } from '../fields/form.ts';
import { formErrors } from '../fields/form-errors.ts';
import { amountOf, cents, MAX_LEDGER_CENTS, sumCents, type Cents } from '../money/money.ts';
import { formatDate, isCalendarDate, type CalendarDate } from '../time/dates.ts';

/*
 * Checks and deposits from before our books that the bank hadn't cleared when an account opened. They're part of the
 * account's opening, so they make no entries and no fiscal years.
 */

/** The most that one account keeps. */
export const MAX_OUTSTANDING = 50;

const ONE_LINE = { kind: 'text', lines: 'one', required: false } as const;

/** What a person fills in for one of them. */
export const OUTSTANDING_FORM = {
  kind: {
    label: 'Kind',
    kind: 'choice',
    required: true,
    options: { paid: 'Check or payment', received: 'Deposit' },
  },
  date: { label: 'Date', kind: 'date', required: true },
  checkNumber: { ...ONE_LINE, label: 'Check Number', maxLength: 20, format: 'checkNumber' },
  amount: {
    label: 'Amount',
    kind: 'money',
    required: true,
    max: MAX_LEDGER_CENTS,
    negative: false,
    notZero: true,
    whenUnreadable: 'refused',
  },
  payee: { ...ONE_LINE, label: 'Payee or Source', required: true, maxLength: 100 },
} as const;

/** What the form of one item holds while you type, with the item's id. */
export type OutstandingTexts = TypedOf<typeof OUTSTANDING_FORM> & { readonly id: string };

/** One item, as the account keeps it. */
export interface OutstandingItem {
  readonly id: string;
  readonly kind: keyof typeof OUTSTANDING_FORM.kind.options;
  /** Before the opening day. */
  readonly date: CalendarDate;
  readonly checkNumber?: string;
  readonly payee: string;
  /** In dollars, above 0. */
  readonly amount: number;
}

/** Returns what was outstanding when a stored account opened, without what can't be read. */
export function outstandingIn(account: object | null): readonly OutstandingItem[] {
  const { outstanding } = membersOf(account);
  if (!Array.isArray(outstanding)) return [];
  return outstanding.map(membersOf).flatMap((item): OutstandingItem[] => {
    const { id, kind, date, checkNumber, payee, amount } = item;
    if (!isDocumentId(id) || !isCalendarDate(date)) return [];
    const number = typeof checkNumber === 'string' ? { checkNumber } : {};
    const named = { payee: String(payee), amount: Number(amount) };
    return [{ id, kind: kind === 'received' ? 'received' : 'paid', date, ...number, ...named }];
  });
}

/** Returns what an item will still change at the bank, in cents: payments are negative. */
export function outstandingAmount({ kind, amount }: OutstandingItem): Cents {
  return cents(kind === 'received' ? amountOf(amount) : 0 - amountOf(amount));
}

/** Returns what all of them will still change at the bank, in cents. */
export function outstandingSum(account: object): Cents {
  return sumCents(outstandingIn(account).map(outstandingAmount));
}

/**
 * Returns an account's opening book balance in cents: the bank's balance plus what the bank hadn't cleared.
 * @param account with its balance in dollars.
 */
export function openingOf(account: { readonly openingBalance: number }): Cents {
  return cents(amountOf(account.openingBalance) + outstandingSum(account));
}

/** Returns why an item can't be saved, by field; empty if it can. */
export function outstandingErrors(
  texts: OutstandingTexts,
  openingDate: CalendarDate,
): ErrorsOf<typeof OUTSTANDING_FORM> {
  const errors = formErrors(OUTSTANDING_FORM, texts);
  if (errors.date !== undefined || texts.date < openingDate) return errors;
  return { ...errors, date: `Date must be before the opening day, ${formatDate(openingDate)}.` };
}

/** Returns what a form without errors stores. */
export function outstandingFrom({ id, ...texts }: OutstandingTexts): OutstandingItem {
  // The form has just these fields, each of its type.
  return { id, ...(valuesOfTyped(OUTSTANDING_FORM, texts) as Omit<OutstandingItem, 'id'>) };
}

/**
 * Returns the ids of items that a save adds, removes, or gives another day or amount, which changes the account's
 * opening. Check number and payee can be corrected at any time.
 */
export function movedOutstanding(before: object | null, after: object | null): string[] {
  const [old, now] = [placesIn(before), placesIn(after)];
  const ids = new Set([...old.keys(), ...now.keys()]);
  return [...ids].filter((id) => old.get(id) !== now.get(id));
}

function placesIn(account: object | null): ReadonlyMap<string, string> {
  return new Map(outstandingIn(account).map((item) => [item.id, placeOf(item)]));
}

function placeOf(item: OutstandingItem): string {
  return `${item.date} ${outstandingAmount(item)}`;
}
