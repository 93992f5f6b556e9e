import { cents, sumCents, type Cents } from '../money/money.ts';
import { addDays, type CalendarDate } from '../time/dates.ts';
import type { FiscalYear } from '../time/fiscal-year.ts';
import { documentOfItem, isDisbursement, itemKeys, type BankItem, type Moved } from './items.ts';

/** A balance by the bank at the end of a day. */
export interface BankBalance {
  readonly day: CalendarDate;
  /** In cents. */
  readonly balance: Cents;
}

/** The nine lines of the review form, in its order; all in cents. What goes out is positive here. */
export interface NineLines {
  readonly beginning: Cents;
  readonly receipts: Cents;
  readonly disbursements: Cents;
  /** Beginning and receipts less disbursements. */
  readonly ending: Cents;
  readonly balance: Cents;
  readonly onTheWay: Cents;
  readonly outstanding: Cents;
  /** The balance by the bank and what is on the way, less what is outstanding. */
  readonly adjusted: Cents;
  /** The adjusted balance of the bank less the ending by the books: 0 when both agree. */
  readonly difference: Cents;
}

/** The nine lines as the form calls them. */
export const NINE_LINE_NAMES: Readonly<Record<keyof NineLines, string>> = {
  beginning: 'Beginning balance by the books',
  receipts: 'Receipts',
  disbursements: 'Disbursements',
  ending: 'Ending balance by the books',
  balance: 'Balance by the bank',
  onTheWay: 'Deposits on the way',
  outstanding: 'Outstanding checks',
  adjusted: 'Adjusted bank balance',
  difference: 'Difference',
};

/** What an account begins with before its first statement. @param opening its opening balance, as its opening day began. */
export function openingBalanceOf(openingDate: CalendarDate, opening: Cents): BankBalance {
  return { day: addDays(openingDate, -1), balance: opening };
}

/**
 * Returns the items without each payment whose void is among them too: the bank saw neither, or both, so nothing of them is
 * outstanding.
 */
export function withoutCancelled<Item extends Pick<BankItem, 'key'>>(
  items: readonly Item[],
): readonly Item[] {
  const keys = new Set(items.map(({ key }) => key));
  return items.filter(({ key }) => {
    const place = documentOfItem(key);
    const pair = place?.collection === 'payments' ? itemKeys('payments', place.id) : [''];
    return !pair.every((one) => keys.has(one));
  });
}

/**
 * Compares the books with the bank on a statement's last day.
 * @param before what the last statement ended with, or the account began with.
 * @param uncleared what no statement has cleared, up to the statement's day. What a later deposit has is among it: it is on
 * the way.
 * @param ticked the keys of what this one clears.
 */
export function nineLines(
  before: BankBalance,
  balance: Cents,
  uncleared: readonly BankItem[],
  ticked: ReadonlySet<string>,
): NineLines {
  // All older items were cleared, or are among these: cleared ones are in the bank's balance.
  const counted = uncleared.flatMap((item) =>
    movesOf(item).map((moved) => ({ ...item, ...moved })),
  );
  const begun = counted.filter(({ day }) => day <= before.day);
  const moved = counted.filter(({ day }) => day > before.day);
  const left = outstandingOf(uncleared, ticked);
  const beginning = sumCents([before.balance, sumOf(begun)]);
  const [receipts, disbursements] = receiptsAndDisbursements(moved);
  const [onTheWay, outstanding] = inAndOut(left);
  const ending = cents(beginning + receipts - disbursements);
  const adjusted = cents(balance + onTheWay - outstanding);
  const difference = cents(adjusted - ending);
  return {
    beginning,
    receipts,
    disbursements,
    ending,
    balance,
    onTheWay,
    outstanding,
    adjusted,
    difference,
  };
}

/** Returns the difference of `nineLines` without the other lines: a page shows it at each tick. */
export function differenceOf(
  before: BankBalance,
  balance: Cents,
  uncleared: readonly BankItem[],
  ticked: ReadonlySet<string>,
): Cents {
  const cleared = uncleared.filter(({ key }) => ticked.has(key));
  return cents(balance - before.balance - sumOf(cleared));
}

/** Returns what a statement leaves outstanding, of what none before it has cleared. */
export function outstandingOf<Item extends BankItem>(
  uncleared: readonly Item[],
  ticked: ReadonlySet<string>,
): readonly Item[] {
  return withoutCancelled(uncleared.filter(({ key }) => !ticked.has(key)));
}

/** Returns what the books count of an item: a deposit's revenue on the days of its own. */
function movesOf({ day, amount, received }: BankItem): readonly Moved[] {
  return received ?? [{ day, amount }];
}

/**
 * Returns receipts and disbursements as the treasurer's report has them: a void or a vendor's refund lessens what was
 * disbursed, a bounced check what was received.
 */
export function receiptsAndDisbursements(
  items: readonly Pick<BankItem, 'key' | 'amount'>[],
): readonly [receipts: Cents, disbursements: Cents] {
  const disbursed = items.filter(({ key }) => isDisbursement(key));
  const received = items.filter(({ key }) => !isDisbursement(key));
  return [sumOf(received), cents(0 - sumOf(disbursed))];
}

/** Returns what the bank has still to add and to take off, both positive. */
function inAndOut(items: readonly Moved[]): readonly [came: Cents, went: Cents] {
  const went = items.filter(({ amount }) => amount < 0);
  const came = items.filter(({ amount }) => amount > 0);
  return [sumOf(came), cents(0 - sumOf(went))];
}

function sumOf(items: readonly Pick<Moved, 'amount'>[]): Cents {
  return sumCents(items.map(({ amount }) => amount));
}

/** A year that was closed, and when. */
export interface ClosedYear {
  readonly year: FiscalYear;
  readonly first: CalendarDate;
  readonly at: number;
}

/**
 * Returns the first day on which an item can be that no list of a statement has: the earliest that was open since it was
 * saved. Nothing gets into a closed day, so all that is older was known when it was saved, and is cleared or outstanding.
 * @param savedAt when the last statement was saved, in milliseconds; null before the first one.
 * @param closedThrough the last day of the last closed year.
 * @returns null where each day must be looked at.
 */
export function firstOpenSince(
  savedAt: number | null,
  closedThrough: CalendarDate | null,
  closings: readonly ClosedYear[],
): CalendarDate | null {
  if (savedAt === null || closedThrough === null) return null;
  const since = closings.filter(({ at }) => at >= savedAt).map(({ first }) => first);
  return since.reduce((one, other) => (other < one ? other : one), addDays(closedThrough, 1));
}
