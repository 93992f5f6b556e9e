import { outstandingAmount, outstandingIn } from '../accounts/outstanding.ts';
import { advanceKindOf } from '../ledger/advance.ts';
import { isDocumentId, membersOf } from '../untyped.ts';
import { depositedIn, depositTotal, depositWords } from './deposit.ts';
import { centsFromDollars, cents, sumCents, amountOf, type Cents } from '../money/money.ts';
import { isCalendarDate, type CalendarDate } from '../time/dates.ts';

/*
 * Bank items: what moves an account, one for each line that a bank statement would show. A payment is one item however
 * many expenses it pays, its void is another, and a transfer is one in each account. A deposit is one item for all its
 * revenue items, which are items of their own until they're deposited.
 */

/** The collections whose documents move accounts. */
export const BANK_COLLECTIONS = [
  'revenueItems',
  'manualExpenses',
  'payments',
  'transfers',
  'deposits',
  'accounts',
] as const;
export type BankCollection = (typeof BANK_COLLECTIONS)[number];

/** Something that moves an account. */
export interface BankItem {
  /** The document, and which of its items: `payments~ID~void`. Also the id of its clearing. */
  readonly key: string;
  readonly day: CalendarDate;
  /** In cents: money in is positive, money out negative. Never 0. */
  readonly amount: Cents;
  readonly checkNumber: string | null;
  /** Who or what it's about, as people read it. */
  readonly words: string;
  /** A deposit's revenue items as the books count them, each on its own day. Absent for items that count on `day`. */
  readonly received?: readonly Moved[];
  /** The account an incoming transfer came from; absent for anything else. */
  readonly from?: string;
}

/** An amount on a day. */
export interface Moved {
  readonly day: CalendarDate;
  /** In cents, with the sign of an item. */
  readonly amount: Cents;
}

/** An item with its account. */
export interface ItemOfAccount extends BankItem {
  readonly accountId: string;
}

/** The fields of a stored document. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the key of an item. @param part which item of a document with several: `void`, `from`, `to`, or the id of an
 * item outstanding at an account's opening.
 */
export function itemKey(collection: BankCollection, id: string, part?: string): string {
  return [collection, id, ...(part === undefined ? [] : [part])].join('~');
}

/**
 * Whether the books count an item with this key as paid out. That includes voids, which reduce it, but not what was
 * outstanding at an opening, which is part of the opening balance.
 */
export function isDisbursement(key: string): boolean {
  const [collection, , part] = key.split('~');
  if (collection === 'transfers') return part === 'from';
  return collection === 'manualExpenses' || collection === 'payments';
}

/** Returns the keys that a document's items can have; an account has them in its own list. */
export function itemKeys(collection: BankCollection, id: string): readonly string[] {
  if (collection === 'accounts') return [];
  if (collection === 'transfers')
    return [itemKey(collection, id, 'from'), itemKey(collection, id, 'to')];
  const own = itemKey(collection, id);
  return collection === 'payments' ? [own, itemKey(collection, id, 'void')] : [own];
}

/** Returns an item's document; null if the text isn't a key. */
export function documentOfItem(
  key: string,
): { readonly collection: BankCollection; readonly id: string } | null {
  const [name, id = '', part, ...rest] = key.split('~');
  const collection = BANK_COLLECTIONS.find((one) => one === name);
  if (collection === undefined || !isDocumentId(id)) return null;
  if (collection === 'accounts')
    return isDocumentId(part) && rest.length === 0 ? { collection, id } : null;
  return itemKeys(collection, id).includes(key) ? { collection, id } : null;
}

/**
 * Returns what a document moves in accounts, from its stored fields: nothing if it names no account, has no readable
 * day or amount, or is a payment entered by mistake.
 */
export function itemsOf(
  collection: BankCollection,
  id: string,
  fields: Fields | undefined,
): readonly ItemOfAccount[] {
  if (fields === undefined) return [];
  switch (collection) {
    case 'revenueItems':
      return itemIn(itemKey(collection, id), fields, fields['accountId'], signed(fields, 1));
    case 'manualExpenses':
      // Receipts settle an advance without moving money.
      if (advanceKindOf(fields) === 'settled') return [];
      return itemIn(itemKey(collection, id), fields, fields['accountId'], signed(fields, -1));
    case 'payments':
      return paymentItems(id, fields);
    case 'transfers':
      return [
        ...itemIn(
          itemKey(collection, id, 'from'),
          fields,
          fields['fromAccountId'],
          signed(fields, -1),
        ),
        ...incoming(id, fields),
      ];
    case 'deposits':
      return depositItem(id, fields);
    case 'accounts':
      return outstandingIn(fields).flatMap((item) => {
        const { id: part, payee: words } = item;
        const stored = { ...item, description: words };
        return itemIn(itemKey(collection, id, part), stored, id, outstandingAmount(item));
      });
  }
}

function signed({ amount }: Fields, sign: 1 | -1): Cents | null {
  const read = centsFromDollars(amount);
  return read === null ? null : cents(sign * read);
}

function incoming(id: string, fields: Fields): readonly ItemOfAccount[] {
  const { fromAccountId: from, toAccountId } = fields;
  const found = itemIn(itemKey('transfers', id, 'to'), fields, toAccountId, signed(fields, 1));
  return isDocumentId(from) ? found.map((item) => ({ ...item, from })) : found;
}

function paymentItems(id: string, fields: Fields): readonly ItemOfAccount[] {
  const { lines, mistake = null, voided = null, accountId } = fields;
  if (mistake !== null || !Array.isArray(lines)) return [];
  const paid = sumCents(lines.map((line) => amountOf(membersOf(line)['amount'])));
  const back = { ...fields, date: membersOf(voided)['date'] };
  const returned = itemIn(itemKey('payments', id, 'void'), back, accountId, paid);
  return [
    ...itemIn(itemKey('payments', id), fields, accountId, cents(0 - paid)),
    ...returned.map((item) => ({ ...item, words: `Void: ${item.words}` })),
  ];
}

function depositItem(id: string, fields: Fields): readonly ItemOfAccount[] {
  const items = depositedIn(fields);
  const received = items.map(({ date: day, amount }) => ({ day, amount: amountOf(amount) }));
  const words = depositWords(fields['slip'], items.length);
  const key = itemKey('deposits', id);
  const found = itemIn(key, fields, fields['accountId'], depositTotal(items));
  return found.map((item) => ({ ...item, words, received }));
}

/** Returns the item, or nothing if a part of it is missing. */
function itemIn(
  key: string,
  fields: Fields,
  accountId: unknown,
  amount: Cents | null,
): readonly ItemOfAccount[] {
  const { date: day } = fields;
  if (!isDocumentId(accountId) || !isCalendarDate(day) || amount === null || amount === 0)
    return [];
  const { payee, paidTo, description, checkNumber } = fields;
  const words = [payee, paidTo, description].find((text) => typeof text === 'string');
  const number = typeof checkNumber === 'string' ? checkNumber : null;
  return [{ key, accountId, day, amount, checkNumber: number, words: words ?? '' }];
}
