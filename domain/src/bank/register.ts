import { outstandingAmount, outstandingIn } from '../accounts/outstanding.ts';
import { amountOf, cents, formatCents, sumCents, type Cents } from '../money/money.ts';
import { flowOf } from '../ledger/beginnings.ts';
import type { AccountCell } from '../ledger/cells.ts';
import { purposesIn } from '../payments/recorded-payment.ts';
import { membersOf } from '../untyped.ts';
import { enteredLate, type PastStatement } from './reconciled-periods.ts';
import { addDays, formatDate, isCalendarDate, type CalendarDate } from '../time/dates.ts';
import type { Days } from '../time/fiscal-year.ts';
import { monthAfter, monthOf, type Month } from '../time/months.ts';
import { depositedIn } from './deposit.ts';
import { itemKey, itemsOf, type BankCollection, type BankItem, type Moved } from './items.ts';
import { receiptsAndDisbursements, withoutCancelled } from './reconciliation.ts';
import { byText } from '../text/sort.ts';
import { plainCheckNumber } from '../text/check-number.ts';

/** How many days a check may be outstanding; after them a bank need not pay it (Uniform Commercial Code, 4-404: six months). */
export const STALE_DAYS = 180;

/** What the register says of what was outstanding when the account opened. */
const AT_OPENING = 'Outstanding at the opening';

/** A document that may move an account, as it is stored. */
export interface BankEntry {
  readonly collection: BankCollection;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A line of the register: an item of the account, and what the account has after it. */
export interface RegisterLine extends BankItem {
  /** What is said of it beside its words; '' where nothing is. */
  readonly description: string;
  readonly balance: Cents;
}

/** What moved an account in a month. All amounts in cents; what goes out is positive in `disbursements`. */
export interface Register {
  readonly beginning: Cents;
  readonly receipts: Cents;
  readonly disbursements: Cents;
  readonly ending: Cents;
  /** In the order of days, and of keys within one. */
  readonly lines: readonly RegisterLine[];
}

/** Returns the first and the last day of a month. */
export function monthDays(month: Month): Days {
  const dayOne = (of: Month) => `${of}-01` as CalendarDate;
  return { first: dayOne(month), last: addDays(dayOne(monthAfter(month)), -1) };
}

/**
 * Returns what an account has by the books when a month begins: what was outstanding at its opening counts on its own day.
 * @param account with its opening balance by the bank, in dollars.
 * @param cells the totals of accounts; those of others and later ones are
 * passed over.
 */
export function balanceBefore(
  account: { readonly id: string; readonly openingBalance: number },
  month: Month,
  cells: readonly AccountCell[],
): Cents {
  const past = cells.filter((cell) => cell.accountId === account.id && cell.month < month);
  const early = outstandingIn(account).filter(({ date }) => monthOf(date) < month);
  const begun = [amountOf(account.openingBalance), ...early.map(outstandingAmount)];
  return sumCents([...begun, flowOf(past)]);
}

/** Returns the months for which an account has a register, the last one first: those in which it moved, and the present one. */
export function registerMonths(
  account: { readonly id: string },
  cells: readonly AccountCell[],
  present: Month,
): readonly Month[] {
  const moved = cells.filter((cell) => cell.accountId === account.id).map(({ month }) => month);
  const early = outstandingIn(account).map(({ date }) => monthOf(date));
  return [...new Set([present, ...early, ...moved])].toSorted().toReversed();
}

/**
 * Returns the register of a month. A deposit is one line on its day. The books count what is in it on the days on which it
 * was received, so its line has what was received in its month, and what a later month deposits is a line of its own: each
 * register ends with the balance by the books.
 * @param entries may hold what is of other accounts and days, and each one once.
 */
export function registerOf(
  accountId: string,
  month: Month,
  beginning: Cents,
  entries: readonly BankEntry[],
): Register {
  const { first, last } = monthDays(month);
  const isOfMonth = ({ day }: Moved): boolean => day >= first && day <= last;
  const found = accountItems(accountId, entries).filter(isOfMonth);
  const deposited = new Set(found.flatMap(({ deposited: keys }) => keys));
  const items = found
    .filter(({ key }) => !deposited.has(key))
    .map((item) => countedIn(item, isOfMonth));
  let balance = beginning;
  const lines = items.map((item) => {
    balance = cents(balance + item.amount);
    return { ...item, balance };
  });
  const [receipts, disbursements] = receiptsAndDisbursements(lines);
  return { beginning, receipts, disbursements, ending: balance, lines };
}

/** Returns which items of an account came into a period after it was reconciled, as `enteredLate` says. */
export function lateEntries(
  accountId: string,
  entries: readonly BankEntry[],
  statements: readonly PastStatement[],
): ReadonlyMap<string, CalendarDate> {
  const voidDays = entries.flatMap(({ collection, id, fields }) => {
    const { date } = membersOf(fields['voided']);
    return collection === 'payments' && isCalendarDate(date) ? [[id, date] as const] : [];
  });
  return enteredLate(accountItems(accountId, entries), statements, new Map(voidDays));
}

interface DescribedItem extends Omit<RegisterLine, 'balance'> {
  /** The keys of what a deposit has. */
  readonly deposited: readonly string[];
}

/** Returns the line of an item: that of a deposit has what was received in the month, and says what else it has. */
function countedIn(
  { deposited: _keys, ...item }: DescribedItem,
  isOfMonth: (moved: Moved) => boolean,
): Omit<RegisterLine, 'balance'> {
  const { received, amount: total, description } = item;
  if (received === undefined) return item;
  const amount = sumCents(received.filter(isOfMonth).map((moved) => moved.amount));
  const earlier = cents(total - amount);
  if (earlier === 0) return item;
  const told = `Of ${formatCents(total)}, ${formatCents(earlier)} was received in an earlier month.`;
  return { ...item, amount, description: [told, description].filter(Boolean).join(' ') };
}

function accountItems(accountId: string, entries: readonly BankEntry[]): readonly DescribedItem[] {
  return entries
    .flatMap(({ collection, id, fields }) =>
      itemsOf(collection, id, fields)
        .filter((item) => item.accountId === accountId)
        .map(({ accountId: _account, ...item }) => ({
          ...item,
          description: collection === 'accounts' ? AT_OPENING : moreOf(fields, item),
          deposited: collection === 'deposits' ? depositedKeys(fields) : [],
        })),
    )
    .toSorted(byText(placeOf));
}

function depositedKeys(fields: BankEntry['fields']): readonly string[] {
  return depositedIn(fields).map(({ id }) => itemKey('revenueItems', id));
}

function placeOf({ day, key }: Pick<BankItem, 'day' | 'key'>): string {
  return `${day}~${key}`;
}

function moreOf({ description, lines }: BankEntry['fields'], { words }: BankItem): string {
  if (description === undefined) return purposesIn(lines);
  return typeof description === 'string' && description !== words ? description : '';
}

/**
 * Returns the lines that a search finds: by a part of the check number, the payee, the description, the day or the amount.
 * @param text as it was typed; every line for nothing.
 */
export function linesMatching(
  lines: readonly RegisterLine[],
  text: string,
): readonly RegisterLine[] {
  const wanted = text.trim().toLowerCase();
  const figure = wanted.replaceAll(/[$,]/g, '');
  const number = plainCheckNumber(wanted);
  return lines.filter(({ checkNumber, words, description, day, amount }) => {
    const texts = [checkNumber ?? '', words, description, day, formatDate(day)];
    const figures = formatCents(amount).replaceAll(/[$,]/g, '');
    return (
      texts.some((one) => one.toLowerCase().includes(wanted)) ||
      checkNumber?.toLowerCase().includes(number) === true ||
      (figure !== '' && figures.includes(figure))
    );
  });
}

/** Returns the last day on which a check was written that is stale today. */
export function staleThrough(today: CalendarDate): CalendarDate {
  return addDays(today, -STALE_DAYS - 1);
}

/** An item as far as it says whether it is a stale check: in cents, or in dollars as a statement keeps it. */
type CheckItem = Pick<BankItem, 'key' | 'day' | 'checkNumber'> & { readonly amount: number };

/**
 * Returns the checks that have been outstanding for over 180 days, the oldest first.
 * @param uncleared what no statement has cleared, of all days up to today; a void takes its check away.
 */
export function staleChecks<Item extends CheckItem>(
  uncleared: readonly Item[],
  today: CalendarDate,
): readonly Item[] {
  const last = staleThrough(today);
  return withoutCancelled(uncleared)
    .filter(({ checkNumber, amount, day }) => checkNumber !== null && amount < 0 && day <= last)
    .toSorted(byText(placeOf));
}
