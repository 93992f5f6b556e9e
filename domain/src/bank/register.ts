import { entryPlace } from './entry-place.ts';
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
import { withoutCancelled } from './reconciliation.ts';
import { staleThrough } from './stale-day.ts';
import { byText } from '../text/sort.ts';
import { plainCheckNumber } from '../text/check-number.ts';

/** How the register describes items outstanding at the opening. */
const AT_OPENING = 'Uncleared items at start';

/** A stored document that may move an account. */
export interface BankEntry {
  readonly collection: BankCollection;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A line of the register: an item and the balance after it. */
export interface RegisterLine extends BankItem {
  /** More about it than its words say; may be ''. */
  readonly description: string;
  readonly balance: Cents;
}

/** An account's figures of a month, in cents; money out is positive in `disbursements`. */
export interface RegisterFigures {
  readonly beginning: Cents;
  readonly receipts: Cents;
  readonly disbursements: Cents;
  readonly ending: Cents;
}

/** Returns the first and the last day of a month. */
export function monthDays(month: Month): Days {
  const dayOne = (of: Month) => `${of}-01` as CalendarDate;
  return { first: dayOne(month), last: addDays(dayOne(monthAfter(month)), -1) };
}

/**
 * Returns an account's book balance at the start of a month. Items outstanding at the opening count on their own days.
 * @param account with the bank's opening balance, in dollars.
 * @param cells account totals; it skips other accounts and later months.
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

/**
 * Returns an account's figures of a month from its totals, however many entries there are. Money from another account is
 * a receipt, money to one a disbursement, and what was outstanding at the opening is a receipt of its own day.
 * @param account with the bank's opening balance, in dollars.
 */
export function registerFigures(
  account: { readonly id: string; readonly openingBalance: number },
  month: Month,
  cells: readonly AccountCell[],
): RegisterFigures {
  const beginning = balanceBefore(account, month, cells);
  const own = cells.filter((cell) => cell.accountId === account.id && cell.month === month);
  const early = outstandingIn(account).filter(({ date }) => monthOf(date) === month);
  const receipts = sumCents([
    ...early.map(outstandingAmount),
    ...own.map(({ revenue, transferIn }) => cents(revenue + transferIn)),
  ]);
  const disbursements = sumCents(
    own.map(({ manual, paid, advanced, transferOut }) =>
      cents(manual + paid + advanced + transferOut),
    ),
  );
  const ending = cents(beginning + receipts - disbursements);
  return { beginning, receipts, disbursements, ending };
}

/** Returns the months with a register, latest first: those with activity, and the current one. */
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
 * Returns the lines of an account's month by day, each with the balance after it. A deposit is one line on its day. The
 * books count its revenue on the days it came in, so the deposit's line has only what came in that month, and revenue
 * that a later month deposits has its own line.
 * @param beginning the balance before the month.
 * @param entries may include other accounts and days, each entry once.
 * @param through the place (`entryPlace`) up to which entries are known; null if all are.
 */
export function registerLines(
  accountId: string,
  month: Month,
  beginning: Cents,
  entries: readonly BankEntry[],
  through: string | null = null,
): readonly RegisterLine[] {
  const { first, last } = monthDays(month);
  const isOfMonth = ({ day }: Moved): boolean => day >= first && day <= last;
  const found = accountItems(accountId, entries).filter(isOfMonth);
  const deposited = new Set(found.flatMap(({ deposited: keys }) => keys));
  const items = found
    .filter(({ key }) => !deposited.has(key))
    .filter(({ day, key }) => through === null || entryPlace(day, key) <= through)
    .map((item) => countedIn(item, isOfMonth));
  let balance = beginning;
  return items.map((item) => {
    balance = cents(balance + item.amount);
    return { ...item, balance };
  });
}

/** Returns an account's items that were entered after their period was reconciled (`enteredLate`). */
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
  /** The keys of a deposit's items. */
  readonly deposited: readonly string[];
}

/** Returns an item's line; a deposit's has what came in that month and mentions the rest. */
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
  return `${entryPlace(day, key)} ${key}`;
}

function moreOf({ description, lines }: BankEntry['fields'], { words }: BankItem): string {
  if (description === undefined) return purposesIn(lines);
  return typeof description === 'string' && description !== words ? description : '';
}

/**
 * Returns the lines that match a search in check number, payee, description, day, or amount.
 * @param text as typed; an empty search finds every line.
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

/** The fields that show whether an item is a stale check. Amounts in cents, or in dollars from a statement. */
type CheckItem = Pick<BankItem, 'key' | 'day' | 'checkNumber'> & { readonly amount: number };

/**
 * Returns checks outstanding for over 180 days, oldest first.
 * @param uncleared uncleared items of all days up to today. Voided checks drop out.
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
