import type { Administrator } from '@pa-ledger/domain/people/administrator';
import { journalIdOf } from '@pa-ledger/domain/ledger/journal';
import { fiscalYearBefore, type FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { startedOrder } from '@pa-ledger/domain/years/new-year';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { requireOpenYear } from '../firestore/books.ts';
import { requireCurrentVersion } from '../firestore/data-version.ts';
import { BOOKS, BUDGETS, DATA_VERSION, JOURNAL } from '../firestore/paths.ts';
import { storeChange } from '../journal/journal.ts';
import type { Services } from '../platform/services.ts';

/**
 * Gives a year that is started the board's order of the year before, unless it has had a budget record of its own.
 * @throws DomainError `yearClosed` or `yearClosing`.
 */
export async function startOrder(
  year: FiscalYear,
  by: Administrator,
  { db, clock }: Services,
): Promise<void> {
  const place = { collection: BUDGETS, document: year };
  await db.runTransaction(async (transaction) => {
    const [version, books, before, first] = await transaction.getAll(
      db.doc(DATA_VERSION),
      db.doc(BOOKS),
      db.collection(BUDGETS).doc(fiscalYearBefore(year)),
      db.collection(JOURNAL).doc(journalIdOf({ ...place, version: 1 })),
    );
    requireCurrentVersion(version);
    const now = clock();
    requireOpenYear(books, year, now);
    if (first?.exists === true || !hasOrder(before)) return;
    const after = {
      fiscalYear: year,
      version: 1,
      spending: startedOrder(year, orderOf(before, 'spending')),
      income: startedOrder(year, orderOf(before, 'income')),
    };
    storeChange(transaction, db, place, { before: null, after }, { by, at: now });
  });
}

function hasOrder(budget: DocumentSnapshot | undefined): boolean {
  return orderOf(budget, 'spending').length + orderOf(budget, 'income').length > 0;
}

/** Returns the order of a side; empty if there is none. */
export function orderOf(
  budget: DocumentSnapshot | undefined,
  side: 'spending' | 'income',
): readonly string[] {
  // The rules hold the shape.
  return (budget?.get(side) as readonly string[] | undefined) ?? [];
}
