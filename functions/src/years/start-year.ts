import type { Person } from '@pa-ledger/domain/people/person';
import { journalIdOf } from '@pa-ledger/domain/ledger/journal';
import type { TotalsCell } from '@pa-ledger/domain/ledger/cells';
import { dollarsFromCents } from '@pa-ledger/domain/money/money';
import { countWhenOf, type CountWhen } from '@pa-ledger/domain/organization';
import { actualsOf, splitCells } from '@pa-ledger/domain/reports/source';
import { dateAt } from '@pa-ledger/domain/time/dates';
import {
  fiscalYearBefore,
  fiscalYearDays,
  type FiscalYear,
} from '@pa-ledger/domain/time/fiscal-year';
import {
  canStart,
  inOrder,
  newLines,
  originalOf,
  startedOrder,
  type NewBudget,
  type NewLine,
  type OldLine,
} from '@pa-ledger/domain/years/new-year';
import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { requireOpenYear } from '../firestore/books.ts';
import { readCurrent } from '../firestore/data-version.ts';
import {
  BOOKS,
  BUDGETS,
  BUDGET_ITEMS,
  CATEGORIES,
  CLOSINGS,
  FUNDS,
  INCOME_ITEMS,
  JOURNAL,
} from '../firestore/paths.ts';
import { calendarFrom } from '../firestore/fiscal-calendar.ts';
import { budgetOf, cellsIn } from '../firestore/queries.ts';
import { storeChange } from '../journal/journal.ts';
import { DomainError } from '../platform/domain-error.ts';
import { yearManaged } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';

/** Both sides of a budget. */
const SIDES = [BUDGET_ITEMS, INCOME_ITEMS] as const;

/** Each line is a document and its journal entry. */
const LINES_PER_COMMIT = 200;

/** A line of a new year's budget. */
interface PlannedLine extends NewLine {
  /** Whether it was ever added. It stays true if someone deleted the line since. */
  readonly isThere: boolean;
}

/**
 * Reads what a new year's budget can begin with: last year's lines whose category and fund are still in use, spending
 * first, then income. They come in the board's order, or by category name where the board set none.
 * @throws DomainError `startTooEarly` or `budgetAdopted`.
 */
export async function planYear(year: FiscalYear, services: Services): Promise<PlannedLine[]> {
  const { db, clock, organization } = services;
  const closings = await db.collection(CLOSINGS).get();
  const calendar = calendarFrom(closings.docs, organization);
  if (!canStart(year, dateAt(clock(), organization.timeZone), calendar))
    throw new DomainError('startTooEarly');
  requireNotAdopted(await db.collection(BUDGETS).doc(year).get());
  const last = fiscalYearBefore(year);
  const { first, last: end } = fiscalYearDays(last, calendar);
  // A closed year keeps the basis it was closed on.
  const closing = closings.docs.find(({ id }) => id === last);
  const countWhen: CountWhen =
    closing?.get('reopenReason') === null
      ? countWhenOf(String(closing.get('countWhen')))
      : organization.policies.countWhen;
  const [sides, cells, categories, funds, before] = await Promise.all([
    Promise.all(SIDES.map((side) => budgetOf(db, side, last).get())),
    cellsIn(db, first.slice(0, 7), end.slice(0, 7)).get(),
    db.collection(CATEGORIES).select('archived', 'name').get(),
    db.collection(FUNDS).select('archived').get(),
    db.collection(BUDGETS).doc(last).get(),
  ]);
  const known = new Set(
    [...categories.docs, ...funds.docs]
      .filter((place) => place.get('archived') !== true)
      .map(({ ref }) => ref.path),
  );
  const totals = cells.docs.map((cell) => cell.data() as TotalsCell);
  const actuals = actualsOf({ ...splitCells(totals), countWhen });
  const names = new Map(categories.docs.map((one) => [one.id, String(one.get('name'))]));
  const lines = SIDES.flatMap((side, index) => {
    const own = newLines(year, side, usableLines(sides[index]?.docs ?? [], known), actuals);
    const order = orderOf(before, side === BUDGET_ITEMS ? 'spending' : 'income');
    return inOrder(own, startedOrder(year, order), names);
  });
  return withAdded(db, lines);
}

/** @throws DomainError `budgetAdopted`. */
function requireNotAdopted(budget: DocumentSnapshot): void {
  if (budget.get('adoptedOn') !== undefined) throw new DomainError('budgetAdopted');
}

/** @param known the paths of the categories and funds that are in use. */
function usableLines(
  items: readonly QueryDocumentSnapshot[],
  known: ReadonlySet<string>,
): OldLine[] {
  return (
    items
      // The rules guarantee the shape.
      .map((item) => ({ ...(item.data() as Omit<OldLine, 'id'>), id: item.id }))
      .filter(
        ({ categoryId, fundId }) =>
          known.has(`${CATEGORIES}/${categoryId}`) && known.has(`${FUNDS}/${fundId}`),
      )
  );
}

/** Marks the lines that were ever added: the journal keeps each line's first entry, even after a deletion. */
async function withAdded(db: Firestore, lines: readonly NewLine[]): Promise<PlannedLine[]> {
  const entries = lines.map((line) => db.collection(JOURNAL).doc(firstEntryOf(line)));
  const found = entries.length === 0 ? [] : await db.getAll(...entries);
  return lines.map((line, index) => ({ ...line, isThere: found[index]?.exists === true }));
}

function firstEntryOf({ collection, id }: NewLine): string {
  return journalIdOf({ collection, document: id, version: 1 });
}

/**
 * Starts a year: adds the lines of its budget that were never added, in last year's order. Running it again, by anyone,
 * adds nothing.
 * @returns how many lines it added.
 * @throws DomainError `startTooEarly`, `budgetAdopted`, `yearClosed` or `yearClosing`.
 */
export async function startYear(
  year: FiscalYear,
  choice: NewBudget,
  by: Person,
  services: Services,
): Promise<number> {
  const { db, clock } = services;
  const planned = (await planYear(year, services)).filter(({ isThere }) => !isThere);
  let added = 0;
  for (let at = 0; at < planned.length; at += LINES_PER_COMMIT) {
    const lines = planned.slice(at, at + LINES_PER_COMMIT);
    added += await db.runTransaction(async (transaction) => {
      const [books, budget, ...entries] = await readCurrent(
        transaction,
        db.doc(BOOKS),
        db.collection(BUDGETS).doc(year),
        ...lines.map((line) => db.collection(JOURNAL).doc(firstEntryOf(line))),
      );
      const now = clock();
      requireOpenYear(books, year, now);
      requireNotAdopted(budget);
      let stored = 0;
      for (const [index, line] of lines.entries()) {
        if (entries[index]?.exists === true) continue;
        const place = { collection: line.collection, document: line.id };
        const after = budgetLine(year, line, dollarsFromCents(originalOf(line, choice)));
        storeChange(transaction, db, place, { before: null, after }, { by, at: now });
        stored++;
      }
      return stored;
    });
  }
  await copyOrder(year, by, services);
  yearManaged('started', year);
  return added;
}

function budgetLine(fiscalYear: FiscalYear, line: NewLine, original: number) {
  const { categoryId, fundId, description } = line;
  return {
    categoryId,
    fundId,
    fiscalYear,
    version: 1,
    originalBudget: original,
    changes: 0,
    finalBudget: original,
    ...(description === null ? {} : { description }),
  };
}

/**
 * Copies the board's order from last year into a new year's budget record, unless the new year ever had a record of its own.
 * @throws DomainError `yearClosed` or `yearClosing`.
 */
async function copyOrder(year: FiscalYear, by: Person, { db, clock }: Services): Promise<void> {
  const place = { collection: BUDGETS, document: year };
  await db.runTransaction(async (transaction) => {
    const [books, before, first] = await readCurrent(
      transaction,
      db.doc(BOOKS),
      db.collection(BUDGETS).doc(fiscalYearBefore(year)),
      db.collection(JOURNAL).doc(journalIdOf({ ...place, version: 1 })),
    );
    const now = clock();
    requireOpenYear(books, year, now);
    if (first.exists || !hasOrder(before)) return;
    const after = {
      fiscalYear: year,
      version: 1,
      spending: startedOrder(year, orderOf(before, 'spending')),
      income: startedOrder(year, orderOf(before, 'income')),
    };
    storeChange(transaction, db, place, { before: null, after }, { by, at: now });
  });
}

function hasOrder(budget: DocumentSnapshot): boolean {
  return orderOf(budget, 'spending').length + orderOf(budget, 'income').length > 0;
}

/** Returns the ids of a side's lines in the board's order; empty if the board set none. */
function orderOf(budget: DocumentSnapshot, side: 'spending' | 'income'): readonly string[] {
  // The rules guarantee the shape.
  return (budget.get(side) as readonly string[] | undefined) ?? [];
}
