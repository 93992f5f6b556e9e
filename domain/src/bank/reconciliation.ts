import { cents, sumCents, type Cents } from '../money/money.ts';
import { addDays, type CalendarDate } from '../time/dates.ts';
import type { FiscalYear } from '../time/fiscal-year.ts';
import { documentOfItem, isDisbursement, itemKeys, type BankItem, type Moved } from './items.ts';

/** The bank's balance at the end of a day. */
export interface BankBalance {
  readonly day: CalendarDate;
  /** In cents. */
  readonly balance: Cents;
}

/** The nine lines of the review form, in order, in cents. Money out is positive here. */
export interface NineLines {
  readonly beginning: Cents;
  readonly receipts: Cents;
  readonly disbursements: Cents;
  /** Beginning plus receipts, less disbursements. */
  readonly ending: Cents;
  readonly balance: Cents;
  readonly onTheWay: Cents;
  readonly outstanding: Cents;
  /** The bank's balance plus deposits in transit, less outstanding checks. */
  readonly adjusted: Cents;
  /** Adjusted bank balance less ending book balance: 0 when they agree. */
  readonly difference: Cents;
}

/** The form's names for the nine lines. */
export const NINE_LINE_NAMES: Readonly<Record<keyof NineLines, string>> = {
  beginning: 'Beginning book balance',
  receipts: 'Receipts',
  disbursements: 'Disbursements',
  ending: 'Ending book balance',
  balance: 'Statement ending balance',
  onTheWay: 'Deposits in transit',
  outstanding: 'Outstanding checks',
  adjusted: 'Adjusted bank balance',
  difference: 'Difference',
};

/** An account's balance before its first statement. @param opening its balance at the start of its opening day. */
export function openingBalanceOf(openingDate: CalendarDate, opening: Cents): BankBalance {
  return { day: addDays(openingDate, -1), balance: opening };
}

/**
 * Returns the items without payments whose void is there too: the bank saw neither or both, so nothing is outstanding.
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
 * @param before the last statement's ending balance, or the account's opening one.
 * @param uncleared items that no statement has cleared, up to the statement's day. Revenue in a later deposit is
 * included: it's in transit.
 * @param ticked the keys of the items that this one clears.
 */
export function nineLines(
  before: BankBalance,
  balance: Cents,
  uncleared: readonly BankItem[],
  ticked: ReadonlySet<string>,
): NineLines {
  // Every older item is either cleared, so it's in the bank's balance, or among these.
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

/** Returns only the difference of `nineLines`, which the page updates at each tick. */
export function differenceOf(
  before: BankBalance,
  balance: Cents,
  uncleared: readonly BankItem[],
  ticked: ReadonlySet<string>,
): Cents {
  const cleared = uncleared.filter(({ key }) => ticked.has(key));
  return cents(balance - before.balance - sumOf(cleared));
}

/** Returns the uncleared items that a statement leaves outstanding. */
export function outstandingOf<Item extends BankItem>(
  uncleared: readonly Item[],
  ticked: ReadonlySet<string>,
): readonly Item[] {
  return withoutCancelled(uncleared.filter(({ key }) => !ticked.has(key)));
}

/** Returns an item as the books count it: a deposit's revenue items on their own days. */
function movesOf({ day, amount, received }: BankItem): readonly Moved[] {
  return received ?? [{ day, amount }];
}

/**
 * Returns receipts and disbursements as in the treasurer's report: a void or a vendor's refund reduces disbursements, a
 * bounced check reduces receipts.
 */
export function receiptsAndDisbursements(
  items: readonly Pick<BankItem, 'key' | 'amount'>[],
): readonly [receipts: Cents, disbursements: Cents] {
  const disbursed = items.filter(({ key }) => isDisbursement(key));
  const received = items.filter(({ key }) => !isDisbursement(key));
  return [sumOf(received), cents(0 - sumOf(disbursed))];
}

/** Returns what the bank still has to add and to deduct, both positive. */
function inAndOut(items: readonly Moved[]): readonly [came: Cents, went: Cents] {
  const went = items.filter(({ amount }) => amount < 0);
  const came = items.filter(({ amount }) => amount > 0);
  return [sumOf(came), cents(0 - sumOf(went))];
}

function sumOf(items: readonly Pick<Moved, 'amount'>[]): Cents {
  return sumCents(items.map(({ amount }) => amount));
}

/** A closed year, and when it was closed. */
export interface ClosedYear {
  readonly year: FiscalYear;
  readonly first: CalendarDate;
  readonly at: number;
}

/**
 * Returns the earliest day of items that the last statement may not know: the earliest day still open when it was
 * saved. Nothing can enter a closed day, so older items were known then, and are cleared or outstanding.
 * @param savedAt when the last statement was saved, in milliseconds; null before the first one.
 * @param closedThrough the last day of the last closed year.
 * @returns null if any day may have some.
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
