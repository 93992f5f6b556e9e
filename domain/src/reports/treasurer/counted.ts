import { entryPlace } from '../../bank/entry-place.ts';
import {
  accountMovementsOf,
  movementsOf,
  type LedgerCollection,
  type Movement,
} from '../../ledger/lines.ts';
import { cellId } from '../../ledger/cells.ts';
import { cents, sumCents, type Cents } from '../../money/money.ts';
import type { CountWhen } from '../../organization.ts';
import { byText } from '../../text/sort.ts';
import type { CalendarDate } from '../../time/dates.ts';
import type { Days } from '../../time/fiscal-year.ts';
import { membersOf, textIn } from '../../untyped.ts';
import type { ReportNames } from '../names.ts';
import { disbursementLines, linesOfPosting } from './entry-lines.ts';
import type { LedgerEntry, Posting } from './treasurer-source.ts';

/* The entries behind a figure of the budget or of a fund. */

/** A stored document of the ledger; an expense counts on the day of its approval. */
export interface CountedEntry extends Omit<LedgerEntry, 'collection'> {
  readonly collection: LedgerCollection;
}

/** What a figure counts. */
export interface CountedFigure {
  /** What came in, was spent, is left of both, changed a balance, was transferred, or was advanced less what was settled. */
  readonly figure: 'received' | 'spent' | 'net' | 'balance' | 'transferred' | 'advanced';
  readonly days: Days;
  /** Null counts what's from closed years; absent if all categories count. */
  readonly categoryId?: string | null;
  /** Null counts what has no fund; absent if all funds count. */
  readonly fundId?: string | null;
  /** The account whose money counts, instead of categories and funds. */
  readonly accountId?: string;
  /** When a submitted expense is spent; a balance always counts payments. */
  readonly countWhen: CountWhen;
}

/** What counts, in the order that it's shown. */
const KINDS = {
  revenue: ['revenueItems', 'revenue', 1],
  approved: ['expenses', 'approved', -1],
  paid: ['payments', 'paid', -1],
  manual: ['manualExpenses', 'manual', -1],
  advanced: ['manualExpenses', 'advanced', -1],
  transferIn: ['transfers', 'transferIn', 1],
  transferOut: ['transfers', 'transferOut', -1],
} as const;

export type CountedKind = keyof typeof KINDS;

/** Returns which kinds a figure counts. */
export function kindsOf({ figure, countWhen }: CountedFigure): readonly CountedKind[] {
  switch (figure) {
    case 'received':
      return ['revenue'];
    case 'spent':
      return [countWhen, 'manual'];
    case 'net':
      return ['revenue', countWhen, 'manual'];
    case 'balance':
      return ['revenue', 'paid', 'manual', 'advanced', 'transferIn', 'transferOut'];
    case 'advanced':
      return ['advanced'];
    case 'transferred':
      return ['transferIn', 'transferOut'];
  }
}

/** An entry, or its part in one category and fund. */
export interface CountedLine {
  readonly id: string;
  readonly day: CalendarDate;
  /** Who was paid; empty for revenue and transfers. */
  readonly payee: string;
  readonly description: string;
  /** In cents, with the sign that it has in the figure. */
  readonly amount: Cents;
  /** The submitted expenses that it is about. */
  readonly expenseIds: readonly string[];
}

/** The entries of one kind, the newest first. */
export interface CountedGroup {
  readonly kind: CountedKind;
  readonly lines: readonly CountedLine[];
  readonly total: Cents;
}

/** Returns the collections whose entries a figure counts. */
export function collectionsOf(counted: CountedFigure): ReadonlySet<LedgerCollection> {
  return new Set(kindsOf(counted).map((kind) => KINDS[kind][0]));
}

/**
 * Returns the entries that a figure counts, by kind. Their totals add up to the figure: to what was spent, or to a balance
 * less what it began with.
 * @param from the place (`entryPlace`) from which on entries are known; null if all are.
 */
export function countedGroups(
  entries: readonly CountedEntry[],
  counted: CountedFigure,
  names: ReportNames,
  from: string | null = null,
): readonly CountedGroup[] {
  const { days, figure } = counted;
  const moved = entries.flatMap((entry) =>
    countedMovements(entry, counted)
      .filter(({ day }) => {
        const isKnown = from === null || entryPlace(day, `${entry.collection}~${entry.id}`) >= from;
        return isKnown && day >= days.first && day <= days.last;
      })
      .map((movement) => ({ entry, movement })),
  );
  return kindsOf(counted).flatMap((kind) => {
    const [collection, measure, sign] = KINDS[kind];
    const own = moved.filter(
      ({ entry, movement }) => entry.collection === collection && movement[measure] !== 0,
    );
    const lines = linesOf(own, measure, names)
      .map((line) => ({
        ...line,
        amount: cents(figure === 'spent' ? line.amount : sign * line.amount),
      }))
      .sort(byText(({ day, id }) => `${day} ${id}`))
      .reverse();
    if (lines.length === 0) return [];
    return [{ kind, lines, total: sumCents(lines.map(({ amount }) => amount)) }];
  });
}

/** Returns what an entry moved in the figure's place. What an account moved is in its funds, and a transfer in none. */
function countedMovements(
  { collection, fields }: CountedEntry,
  { accountId, categoryId, fundId }: CountedFigure,
): readonly Movement[] {
  if (accountId !== undefined && collection === 'transfers')
    return accountMovementsOf(collection, fields)
      .filter(({ cell }) => cell.accountId === accountId)
      .map(({ cell: { month }, ...movement }) => ({
        ...movement,
        cell: { month, categoryId: null, fundId: null },
      }));
  if (accountId !== undefined && fields['accountId'] !== accountId) return [];
  return movementsOf(collection, fields).filter(
    ({ cell }) =>
      (categoryId === undefined || cell.categoryId === categoryId) &&
      (fundId === undefined || cell.fundId === fundId),
  );
}

interface Moved {
  readonly entry: CountedEntry;
  readonly movement: Movement;
}

/** The amounts are those of the measure. */
function linesOf(
  moved: readonly Moved[],
  measure: (typeof KINDS)[CountedKind][1],
  names: ReportNames,
): CountedLine[] {
  if (measure === 'paid') return paymentLines(moved, names);
  return moved.map(({ entry: { collection, id, fields }, movement }) => {
    const submission = membersOf(fields['submission']);
    const isExpense = collection === 'expenses';
    return {
      id,
      day: movement.day,
      payee: textIn(isExpense ? submission : fields, 'paidTo'),
      description: textIn(isExpense ? submission : fields, 'description'),
      amount: cents(movement[measure]),
      expenseIds: isExpense ? [id] : [],
    };
  });
}

/** A payment has a line for each category and fund; its void has as many again. */
function paymentLines(moved: readonly Moved[], names: ReportNames): CountedLine[] {
  // What has this measure is a payment.
  return disbursementLines(moved as readonly Posting[], names).map((line) => {
    const { id, day, payee, description, amount } = line;
    const cell = id.split('~').slice(-3).join('~');
    const own = (moved as readonly Posting[])
      .filter(
        ({ entry, movement }) => id.startsWith(`${entry.id}~`) && cellId(movement.cell) === cell,
      )
      .flatMap(linesOfPosting);
    const expenseIds = [...new Set(own.map((one) => textIn(one, 'expenseId')))];
    return { id, day, payee, description, amount, expenseIds };
  });
}
