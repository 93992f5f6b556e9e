import type { Cents } from '../money/money.ts';
import { DAY_MS, type CalendarDate } from '../time/dates.ts';
import type { KeyedLine } from './bank-line.ts';

/** What the books have and the bank may have too: a payment, a deposit, one side of a transfer. */
export interface BankItem {
  readonly key: string;
  readonly day: CalendarDate;
  /** Above 0 for money in, below 0 for money out. */
  readonly amount: Cents;
  /** Normalized for comparing; null without one. */
  readonly checkNumber: string | null;
}

/** A bank line and the book item that it most likely is. */
export interface Match<Item extends BankItem> {
  readonly line: KeyedLine;
  readonly item: Item;
  /** Whether the check number matched too, or only amount and days. */
  readonly by: 'checkNumber' | 'amount';
}

export interface Matching<Item extends BankItem> {
  /** In the order of the lines. */
  readonly matches: readonly Match<Item>[];
  /** What the books lack, in the order of the lines. */
  readonly lacking: readonly KeyedLine[];
  /** What the bank doesn't have yet, in the order of the items. */
  readonly outstanding: readonly Item[];
  /**
   * Checks that are in both `lacking` and `outstanding`, because bank and books have different amounts for their
   * number.
   */
  readonly differing: readonly Omit<Match<Item>, 'by'>[];
}

/** How many days apart a line and an item without a shared check number may be. */
export const MOST_DAYS_APART = 10;

/** A line or an item with its index in its list. */
interface Placed<T> {
  readonly of: T;
  readonly place: number;
  /** In days since 1970. */
  readonly day: number;
  readonly amount: Cents;
  readonly checkNumber: string | null;
}

/** One search in a series; each works on what the earlier ones left. */
interface Search {
  readonly by: Match<BankItem>['by'];
  /** The most days that a line and an item may be apart. */
  readonly apart: number;
  /** What a line and an item must share; null leaves one out. */
  readonly ofLine: (line: Placed<unknown>) => string | null;
  readonly ofItem: (item: Placed<unknown>) => string | null;
}

/** Whether line and item have check numbers: equal ones are already paired, and different ones never match. */
const NUMBERED = [
  [false, false],
  [false, true],
  [true, false],
] as const;

// The same day says more than the days around it.
const BY_NUMBER = [0, Number.POSITIVE_INFINITY].map((apart): Search => ({
  by: 'checkNumber',
  apart,
  ofLine: numberAndAmount,
  ofItem: numberAndAmount,
}));
const BY_AMOUNT = [0, MOST_DAYS_APART].flatMap((apart) =>
  NUMBERED.map(([lineHas, itemHas]): Search => ({
    by: 'amount',
    apart,
    ofLine: amountWith(lineHas),
    ofItem: amountWith(itemHas),
  })),
);
/** What the number searches left over for one number, whatever the amount. */
const SAME_NUMBER: Omit<Search, 'by'> = {
  apart: Number.POSITIVE_INFINITY,
  ofLine: numberAndDirection,
  ofItem: numberAndDirection,
};

/**
 * Proposes which statement line is which book item, for a person to check off; the same lists always give the same
 * answer. It matches by check number and amount first, on the same day and then on any day; then by amount, on the same
 * day and then at most ten days apart, earliest with earliest, so that equal rows match by count. Different check
 * numbers never match, a number with different amounts on both sides matches nothing else, and nothing matches twice.
 */
export function matchStatement<Item extends BankItem>(
  lines: readonly KeyedLine[],
  items: readonly Item[],
): Matching<Item> {
  const steps = matchingSteps(lines, items);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/**
 * The same in steps of a fraction of a second each, however long the lists are, so that the page can respond in
 * between.
 */
export function* matchingSteps<Item extends BankItem>(
  lines: readonly KeyedLine[],
  items: readonly Item[],
): Generator<void, Matching<Item>> {
  const matches = new Map<number, Match<Item>>();
  const taken = new Set<Item>();
  const open = {
    lines: lines.map((line, place) => placed(line, line.line, place)),
    items: items.map((item, place) => placed(item, item, place)),
  };
  const search = function* (searches: readonly Search[]): Generator<void, void> {
    for (const one of searches) {
      yield;
      for (const [line, item] of pairsIn(one, open.lines, open.items)) {
        matches.set(line.place, { line: line.of, item: item.of, by: one.by });
        taken.add(item.of);
      }
      open.lines = open.lines.filter(({ place }) => !matches.has(place));
      open.items = open.items.filter(({ of }) => !taken.has(of));
    }
  };
  yield* search(BY_NUMBER);
  const differing = pairsIn(SAME_NUMBER, open.lines, open.items);
  const apart = new Set<unknown>(differing.flat());
  open.lines = open.lines.filter((line) => !apart.has(line));
  open.items = open.items.filter((item) => !apart.has(item));
  yield* search(BY_AMOUNT);
  return {
    matches: lines.flatMap((_, place) => matches.get(place) ?? []),
    lacking: lines.filter((_, place) => !matches.has(place)),
    outstanding: items.filter((item) => !taken.has(item)),
    differing: differing.map(([line, item]) => ({ line: line.of, item: item.of })),
  };
}

function pairsIn<Line, Item>(
  { apart, ofLine, ofItem }: Omit<Search, 'by'>,
  lines: readonly Placed<Line>[],
  items: readonly Placed<Item>[],
): readonly (readonly [Placed<Line>, Placed<Item>])[] {
  const itemsBy = inGroups(items, ofItem);
  return [...inGroups(lines, ofLine)].flatMap(([common, some]) =>
    inOrder(some, itemsBy.get(common) ?? [], apart),
  );
}

/** Pairs earliest with earliest, as far as they're close enough. */
function inOrder<Line, Item>(
  lines: readonly Placed<Line>[],
  items: readonly Placed<Item>[],
  apart: number,
): readonly (readonly [Placed<Line>, Placed<Item>])[] {
  const pairs: (readonly [Placed<Line>, Placed<Item>])[] = [];
  let at = 0;
  for (const line of lines) {
    while ((items[at]?.day ?? line.day) < line.day - apart) at++;
    const item = items[at];
    if (item === undefined || item.day > line.day + apart) continue;
    pairs.push([line, item]);
    at++;
  }
  return pairs;
}

/** Groups entries by what they share, each group by day. */
function inGroups<T>(
  all: readonly Placed<T>[],
  commonIn: (one: Placed<T>) => string | null,
): ReadonlyMap<string, readonly Placed<T>[]> {
  const groups = new Map<string, Placed<T>[]>();
  for (const one of all) {
    const common = commonIn(one);
    if (common === null) continue;
    const group = groups.get(common);
    if (group === undefined) groups.set(common, [one]);
    else group.push(one);
  }
  for (const group of groups.values()) {
    group.sort((one, other) => one.day - other.day || one.place - other.place);
  }
  return groups;
}

function placed<T>(
  of: T,
  { day, amount, checkNumber }: Pick<BankItem, 'day' | 'amount' | 'checkNumber'>,
  place: number,
): Placed<T> {
  return { of, place, day: Date.parse(`${day}T00:00:00Z`) / DAY_MS, amount, checkNumber };
}

function numberAndAmount({ amount, checkNumber }: Placed<unknown>): string | null {
  return checkNumber === null ? null : `${amount}~${checkNumber}`;
}

/** A check and its void have one number. */
function numberAndDirection({ amount, checkNumber }: Placed<unknown>): string | null {
  return checkNumber === null ? null : `${Math.sign(amount)}~${checkNumber}`;
}

/** Returns a key by amount, for entries with check numbers or for those without. */
function amountWith(isNumbered: boolean): (one: Placed<unknown>) => string | null {
  return ({ amount, checkNumber }) =>
    (checkNumber !== null) === isNumbered ? String(amount) : null;
}
