import { advanceKindOf, settledPair } from './advance.ts';
import { isDocumentId, membersOf } from '../untyped.ts';
import { centsFromDollars, type Cents } from '../money/money.ts';
import { isCalendarDate, type CalendarDate } from '../time/dates.ts';
import { monthOf } from '../time/months.ts';
import {
  cellId,
  MEASURES,
  NO_AMOUNTS,
  pairOf,
  type AccountKey,
  type CellKey,
  type Pair,
  type TotalsAmounts,
  type TotalsKey,
} from './cells.ts';
import { byText } from '../text/sort.ts';

/*
 * The ledger: revenue items, manual expenses, transfers between funds, submitted expenses, and their payments. A
 * document counts as lines, one for each cell it adds to: a payment of expenses in two funds has two, and its void as
 * many again. Documents that name an account count there as well.
 */

/** The collections that count in the totals. */
export const LEDGER_COLLECTIONS = [
  'revenueItems',
  'manualExpenses',
  'transfers',
  'expenses',
  'payments',
] as const;
export type LedgerCollection = (typeof LEDGER_COLLECTIONS)[number];

/** What one document of the ledger adds to one cell. */
export interface Line extends TotalsAmounts {
  readonly cell: CellKey;
}

/** What one document of the ledger adds to one cell on one day. */
interface Dated<Key extends CellKey> extends Line {
  readonly cell: Key;
  readonly day: CalendarDate;
}

/** What a document adds to a category and a fund on a day. */
export type Movement = Dated<TotalsKey>;

/** What a document adds to an account on a day. */
export type AccountMovement = Dated<AccountKey>;

/** What a change of documents adds to a cell, without unchanged amounts. */
export interface CellDifference {
  readonly cellId: string;
  readonly cell: CellKey;
  readonly increments: Partial<TotalsAmounts>;
}

/**
 * Returns what a document of the ledger adds to the totals, from its stored fields: at most one line for each cell, in
 * the order of the cells' ids.
 * @returns nothing for a document that doesn't exist, is pending or rejected, was entered by mistake, or has no
 * readable amount, category, or day.
 */
export function linesOf(
  collection: LedgerCollection,
  fields: Readonly<Record<string, unknown>> | undefined,
): readonly Line[] {
  const lines = merged([
    ...movementsOf(collection, fields),
    ...accountMovementsOf(collection, fields),
  ]);
  if (collection !== 'payments' && collection !== 'expenses') return lines;
  // A payment and its void in one month cancel out, and so do the lines before and after a reclassification.
  return lines.filter((line) => MEASURES.some((measure) => line[measure] !== 0));
}

/**
 * Returns the same by day, before adding up each cell: a payment of several expenses has a movement for each, and its
 * void as many again on its own day.
 */
export function movementsOf(
  collection: LedgerCollection,
  fields: Readonly<Record<string, unknown>> | undefined,
): readonly Movement[] {
  if (fields === undefined) return [];
  if (collection === 'transfers') return transferMovements(fields);
  if (collection === 'payments') return paymentMovements(fields);
  if (collection === 'expenses') return approvals(fields);
  const pair = pairOf(fields);
  if (pair === null) return [];
  const place = placeOf(pair, isFromClosedYear(fields));
  switch (collection) {
    case 'revenueItems':
      return movementOn(fields['date'], place, fields['amount'], (revenue) => ({ revenue }));
    case 'manualExpenses':
      return manualMovements(fields, pair, place);
  }
}

/**
 * An advance is no expense: it and what comes back of it count as `advanced`. Receipts make an expense of it, in their own
 * category and fund.
 */
function manualMovements(fields: Readonly<Record<string, unknown>>, pair: Pair, place: Place) {
  const { date, amount } = fields;
  const kind = advanceKindOf(fields);
  if (kind === 'given' || kind === 'returned')
    return movementOn(date, pair, amount, (advanced) => ({ advanced }));
  return [
    ...movementOn(date, place, amount, (manual) => ({ manual })),
    ...(kind === null
      ? []
      : movementOn(date, settledPair(fields), amount, (settled) => ({ advanced: 0 - settled }))),
  ];
}

/** Returns what a document adds to its account, by day: the same as to its funds, if it names an account. */
export function accountMovementsOf(
  collection: LedgerCollection,
  fields: Readonly<Record<string, unknown>> | undefined,
): readonly AccountMovement[] {
  if (fields === undefined || collection === 'expenses') return [];
  if (collection === 'transfers')
    return transferred(fields, ['fromAccountId', 'toAccountId'], (accountId) => ({ accountId }));
  const { accountId } = fields;
  // Receipts settle an advance without moving money.
  if (!isDocumentId(accountId) || advanceKindOf(fields) === 'settled') return [];
  return movementsOf(collection, fields).map(({ cell: { month }, ...movement }) => ({
    ...movement,
    cell: { month, accountId },
  }));
}

/** A transfer takes from one fund and gives to another; one that lacks either counts for nothing. */
function transferMovements(fields: Readonly<Record<string, unknown>>): readonly Movement[] {
  return transferred(fields, ['fromFundId', 'toFundId'], (fundId) => ({
    categoryId: null,
    fundId,
  }));
}

function transferred<Place extends object>(
  fields: Readonly<Record<string, unknown>>,
  [from, to]: readonly [from: string, to: string],
  placeFor: (id: string) => Place,
) {
  const { date, amount, [from]: source, [to]: target } = fields;
  if (!isDocumentId(source) || !isDocumentId(target)) return [];
  return [
    ...movementOn(date, placeFor(source), amount, (transferOut) => ({ transferOut })),
    ...movementOn(date, placeFor(target), amount, (transferIn) => ({ transferIn })),
  ];
}

/** An expense counts when approved, and its payment when paid; readers of the totals choose which to use. */
function approvals(fields: Readonly<Record<string, unknown>>): readonly Movement[] {
  if (fields['status'] !== 'paid' && fields['status'] !== 'approved') return [];
  return inTurn(fields, fields['approvedOn']).flatMap(({ day, sign, lines }) =>
    lines.flatMap((line) => {
      const pair = pairOf(line);
      if (pair === null || line['refused'] === true) return [];
      return movementOn(day, pair, line['amount'], (amount) => ({
        approved: sign * amount,
        approvedCount: sign,
      }));
    }),
  );
}

/** Lines that count from a day on, or with the sign -1 no longer do. */
interface Turn {
  readonly day: unknown;
  readonly sign: 1 | -1;
  readonly lines: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Returns the lines of an expense or a payment by the day from which they count: a reclassification takes the former
 * lines back on its own day and brings those that follow, so that the months before it stay as they were reported.
 * @param from the day of the first ones.
 */
function inTurn(fields: Readonly<Record<string, unknown>>, from: unknown): readonly Turn[] {
  const former = listOf(fields['reclassified']);
  const all = [...former.map(({ lines }) => listOf(lines)), listOf(fields['lines'])];
  return all.flatMap((lines, index): readonly Turn[] => {
    const begun: Turn = { day: index === 0 ? from : former[index - 1]?.['on'], sign: 1, lines };
    const ended = former[index];
    return ended === undefined ? [begun] : [begun, { day: ended['on'], sign: -1, lines }];
  });
}

/** Reads a list of a stored document; empty for anything else. */
export function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.map(membersOf) : [];
}

/**
 * A void adds the same with the opposite sign, on its own day. If the payment is from a closed year, neither the void
 * nor the next payment counts in a category of this year.
 */
function paymentMovements(fields: Readonly<Record<string, unknown>>): readonly Movement[] {
  const { date, voided = null, mistake = null } = fields;
  if (mistake !== null) return [];
  const paid = ({ day, sign, lines }: Turn, isClosed: boolean) =>
    lines.flatMap((line) => {
      const pair = pairOf(line);
      if (pair === null) return [];
      const place = placeOf(pair, isClosed || isFromClosedYear(line));
      return movementOn(day, place, line['amount'], (amount) => ({
        paid: sign * amount,
        paidCount: sign,
      }));
    });
  const undone = membersOf(voided);
  const end: Turn = { day: undone['date'], sign: -1, lines: listOf(fields['lines']) };
  const voids = voided === null ? [] : paid(end, isFromClosedYear(undone));
  return [...inTurn(fields, date).flatMap((turn) => paid(turn, false)), ...voids];
}

/** Whether a record undoes something from a closed year or pays it again (docs/behaviour.md, 'From closed years'). */
export function isFromClosedYear(fields: Readonly<Record<string, unknown>>): boolean {
  return fields['fromClosedYear'] === true;
}

/** Where something counts in a month. */
type Place = Omit<TotalsKey, 'month'>;

/** Returns where something counts: always in its fund, and in its category unless it's from a closed year. */
function placeOf({ categoryId, fundId }: Pair, isClosed: boolean): Place {
  return { categoryId: isClosed ? null : categoryId, fundId };
}

function movementOn<Place extends object>(
  day: unknown,
  place: Place,
  dollars: unknown,
  measuresOf: (amount: Cents) => Partial<TotalsAmounts>,
) {
  const amount = centsFromDollars(dollars);
  if (amount === null || !isCalendarDate(day)) return [];
  const cell = { month: monthOf(day), ...place };
  return [{ day, cell, ...NO_AMOUNTS, ...measuresOf(amount) }];
}

/** Adds up the lines of each cell, in the order of the cells' ids. */
function merged(lines: readonly Line[]): readonly Line[] {
  const byCell = new Map<string, Line>();
  for (const line of lines) {
    const id = cellId(line.cell);
    const known = byCell.get(id) ?? NO_AMOUNTS;
    byCell.set(id, { cell: line.cell, ...eachMeasure((name) => known[name] + line[name]) });
  }
  return [...byCell].sort(byText(([id]) => id)).map(([, line]) => line);
}

function eachMeasure(valueOf: (measure: keyof TotalsAmounts) => number): TotalsAmounts {
  // Made from the list of all measures.
  return Object.fromEntries(MEASURES.map((name) => [name, valueOf(name)])) as Record<
    keyof TotalsAmounts,
    number
  >;
}

/** Returns what to add to the cells when documents that added `before` now add `after`: one difference for each cell. */
export function differences(before: readonly Line[], after: readonly Line[]): CellDifference[] {
  const gone = before.map((line) => ({ cell: line.cell, ...eachMeasure((name) => -line[name]) }));
  return merged([...gone, ...after]).flatMap(({ cell, ...sums }) => {
    const changed = MEASURES.filter((name) => sums[name] !== 0);
    if (changed.length === 0) return [];
    const increments = Object.fromEntries(changed.map((name) => [name, sums[name]]));
    return [{ cellId: cellId(cell), cell, increments }];
  });
}

/** Returns whether two documents add the same to the same cells. */
export function sameLines(one: readonly Line[], other: readonly Line[]): boolean {
  return one.length === other.length && one.every((line, index) => isSameLine(line, other[index]));
}

function isSameLine(one: Line, other: Line | undefined): boolean {
  return (
    other !== undefined &&
    cellId(one.cell) === cellId(other.cell) &&
    MEASURES.every((measure) => one[measure] === other[measure])
  );
}
