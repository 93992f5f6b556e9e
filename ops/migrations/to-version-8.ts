import { beginningId, beginningPlace } from '@pa-ledger/domain/ledger/beginnings';
import {
  journalIdOf,
  storedVersion,
  type JournalEntry,
  type JournalPlace,
  type StoredFields,
} from '@pa-ledger/domain/ledger/journal';
import { journalWords } from '@pa-ledger/domain/ledger/journal-words';
import { organization } from '@pa-ledger/domain/organization';
import { isCalendarDate } from '@pa-ledger/domain/time/dates';
import {
  fiscalYearOf,
  presentFiscalYear,
  type FiscalYear,
} from '@pa-ledger/domain/time/fiscal-year';
import type { QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { MigrationContext, MigrationStep } from './migration.ts';
import { pagesOf } from './pages.ts';

const { timeZone, fiscalYearFirstMonth } = organization;

/** Where a day is that something counted on. */
const DATED = [
  ['revenueItems', 'date'],
  ['manualExpenses', 'date'],
  ['expenses', 'approvedOn'],
  ['expenses', 'payment.date'],
] as const;

/** The first day of the books: of no query is a text that is no day the first one. */
const FIRST_DAY = '2000-01-01';

/**
 * Before version 8 a budget was of no year. Each item is now of one, all of the same: of the one that a run before this
 * one has begun with, of the one that is asked for, or of the present one.
 */
export const BUDGET_YEARS: MigrationStep = {
  name: 'Budget items are of a fiscal year',
  async run(context) {
    const items = context.db.collection('budgetItems');
    const begun = await items.orderBy('fiscalYear').limit(1).get();
    // Only this step has written it.
    const first = begun.docs[0]?.get('fiscalYear') as FiscalYear | undefined;
    const fiscalYear = first ?? context.year ?? presentYear(context.now);
    for await (const page of pagesOf(items)) {
      const batch = context.db.batch();
      for (const item of page) {
        if (item.get('fiscalYear') !== undefined) continue;
        const before = item.data();
        const after = { ...before, fiscalYear, version: storedVersion(before) + 1 };
        batch.update(item.ref, after, { lastUpdateTime: item.updateTime });
        const entry = upgraded({ collection: 'budgetItems', document: item.id }, before, after);
        batch.create(context.db.doc(`journal/${journalIdOf(entry)}`), {
          ...entry,
          at: context.now,
        });
      }
      await batch.commit();
    }
  },
};

/**
 * Before version 8 a fund had one beginning balance, of the year in which the books begin. Each moves to the document of
 * that year; its journal ends where it was, and goes on at the new place with the version that it had.
 */
export const BALANCE_YEARS: MigrationStep = {
  name: 'Beginning balances are of the first fiscal year',
  async run(context) {
    const fiscalYear = await firstYear(context);
    for await (const page of pagesOf(context.db.collection('fundBalances'))) {
      for (const found of page) {
        if (found.get('fiscalYear') === undefined) await moveBalance(context, found, fiscalYear);
      }
    }
  },
};

async function moveBalance(
  { db, now }: MigrationContext,
  found: QueryDocumentSnapshot,
  fiscalYear: FiscalYear,
): Promise<void> {
  const before = found.data();
  const place = beginningPlace(found.id, fiscalYear, fiscalYearFirstMonth);
  const after = { ...before, ...place, source: 'typed' };
  const gone = upgraded({ collection: 'fundBalances', document: found.id }, before, null);
  const cause = journalIdOf(gone);
  const moved = {
    ...{ collection: 'fundBalances', document: beginningId(place), version: storedVersion(before) },
    ...{
      by: null,
      kind: 'takenOver',
      before: null,
      after,
      words: journalWords(null, after),
      cause,
    },
  };
  const batch = db.batch();
  batch.delete(found.ref, { lastUpdateTime: found.updateTime });
  batch.create(db.doc(`journal/${cause}`), { ...gone, at: now });
  batch.create(db.doc(`fundBalances/${moved.document}`), after);
  batch.create(db.doc(`journal/${journalIdOf(moved)}`), { ...moved, at: now });
  await batch.commit();
}

/** Returns the entry, without its time, of a change that the upgrade makes. */
function upgraded(
  place: JournalPlace,
  before: StoredFields,
  after: StoredFields | null,
): Omit<JournalEntry, 'at'> {
  const version = storedVersion(before) + 1;
  const words = journalWords(before, after);
  return { ...place, version, by: null, kind: 'upgraded', before, after, words };
}

/** Returns the year of the first day on which something counted; the present one if nothing has. */
async function firstYear({ db, now }: MigrationContext): Promise<FiscalYear> {
  const days = await Promise.all(
    DATED.map(async ([collection, field]) => {
      const dated = db.collection(collection).where(field, '>=', FIRST_DAY).orderBy(field);
      const { docs } = await dated.limit(1).get();
      return docs.map((found): unknown => found.get(field)).filter(isCalendarDate);
    }),
  );
  const first = days.flat().toSorted()[0];
  return first === undefined ? presentYear(now) : fiscalYearOf(first, fiscalYearFirstMonth);
}

function presentYear(now: Timestamp): FiscalYear {
  return presentFiscalYear(now.toMillis(), timeZone, fiscalYearFirstMonth);
}

/** From data of version 7 to version 8. */
export const STEPS_TO_8: readonly MigrationStep[] = [BUDGET_YEARS, BALANCE_YEARS];
