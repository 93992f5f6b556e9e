import { movedMoney } from '@pa-ledger/domain/home/moved-money';
import { sharesFrom, workChanges } from '@pa-ledger/domain/home/open-work';
import { anyCellFrom, readAmounts } from '@pa-ledger/domain/ledger/cells';
import { formatMonth, isMonth } from '@pa-ledger/domain/time/months';
import { isDeepStrictEqual } from 'node:util';
import type {
  DocumentData,
  DocumentSnapshot,
  Firestore,
  Query,
  Transaction,
} from 'firebase-admin/firestore';
import { retryOnContention } from '../../platform/retry-on-contention.ts';
import { ACCOUNT_TOTALS, HOME, HOME_SHARES, TOTALS } from '../../firestore/paths.ts';
import { cellsIn } from '../../firestore/queries.ts';
import { documentOf } from '../../home/moved.ts';
import { wholePlanAgain } from '../../home/plan.ts';
import { documentOfWork, shareAgain, wrongShares } from '../../home/shares.ts';
import {
  readPage,
  type Difference,
  type PageReport,
  type PageStart,
  type Recalculator,
} from './pages.ts';

/* Computes what Home reads from the totals and from the notes about open work, once both are right. */

/** How many documents of `home` one call checks. Most of them add up a month's cells. */
const DOCUMENTS = 12;
const MAX_TRIES = 10;

/**
 * Corrects the notes about what documents add to the open work.
 * @param keys `{collection}~{id}`.
 * @param isReported whether to report a wrong one: the event of its last change may be on its way.
 */
export async function checkShares(
  db: Firestore,
  keys: readonly string[],
  isReported: (key: string) => boolean = () => true,
): Promise<Difference[]> {
  const differed: Difference[] = [];
  for (const key of await wrongShares(db, keys)) {
    if (!(await shareAgain(db, key)) || !isReported(key)) continue;
    const path = key.replace('~', '/');
    differed.push({ what: 'total', path, sentence: `Home: ${path} was not counted as it is.` });
  }
  return differed;
}

/** Checks the notes of a page, since a note's document may be gone. */
export async function checkShareNotes({ db }: Recalculator, start: PageStart): Promise<PageReport> {
  const { found, last } = await readPage(db, HOME_SHARES, start, []);
  const differed = await checkShares(
    db,
    found.map(({ id }) => id),
  );
  return { checked: found.length, differed, last };
}

/** Checks a page of the documents of `home`. The first call creates the missing ones. */
export async function checkHome(services: Recalculator, start: PageStart): Promise<PageReport> {
  const { db } = services;
  const planned = start.after === null ? await wholePlanAgain(services) : [];
  if (start.after === null) await createMissing(db, ['now', 'cash']);
  const { found, last } = await readPage(db, HOME, start, [], DOCUMENTS);
  const checked = await Promise.all(found.map(({ id }) => checkOne(db, id)));
  const wrong = [...planned, ...checked.filter((id) => id !== null)];
  const differed = wrong.map((name): Difference => ({
    what: 'total',
    path: `${HOME}/${isMonth(name) || name === 'now' || name === 'cash' ? name : 'plan'}`,
    sentence: `Home: what it shows of ${isMonth(name) ? formatMonth(name) : (WORDS[name] ?? name)} was wrong.`,
  }));
  return { checked: found.length, differed, last };
}

const WORDS: Readonly<Record<string, string>> = {
  now: 'open work',
  cash: 'cash',
  budgetItems: 'budgets',
  fundBalances: 'fund balances',
  treasurerReports: 'reports',
};

/** Creates an empty document for each missing one, so that `checkHome` finds what it lacks. */
export async function createMissing(db: Firestore, ids: readonly string[]): Promise<void> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return;
  const found = await db.getAll(...unique.map((id) => db.collection(HOME).doc(id)));
  const missing = found.filter(({ exists }) => !exists);
  // If someone else has just created it, merging nothing leaves that.
  await Promise.all(missing.map(({ id, ref }) => ref.set(documentOf(id, []), { merge: true })));
}

/** @returns the id if the document was wrong; null otherwise. */
async function checkOne(db: Firestore, id: string): Promise<string | null> {
  if (id === 'plan') return null;
  // Reads all at one moment and without a lock, since most documents are right.
  const isRight = await retryOnContention(id, () =>
    db.runTransaction((transaction) => readBoth(transaction, db, id).then(isSame), {
      readOnly: true,
    }),
  );
  if (isRight) return null;
  // Each commit that changes its sources changes it too, so locking it also locks them.
  return retryOnContention(id, () =>
    db.runTransaction(
      async (transaction) => {
        const found = await readBoth(transaction, db, id);
        if (isSame(found)) return null;
        const ref = db.collection(HOME).doc(id);
        if (found.right === null) transaction.delete(ref);
        else transaction.set(ref, found.right);
        return id;
      },
      { maxAttempts: MAX_TRIES },
    ),
  );
}

/** A document of `home` as it's stored, and as it should be. */
interface StoredAndRight {
  readonly stored: DocumentData | undefined;
  readonly right: DocumentData | null;
}

async function readBoth(
  transaction: Transaction,
  db: Firestore,
  id: string,
): Promise<StoredAndRight> {
  const stored = (await transaction.get(db.collection(HOME).doc(id))).data();
  return { stored, right: await rightOf(db, id, (query) => transaction.get(query)) };
}

type Reading = (query: Query) => Promise<{ readonly docs: readonly DocumentSnapshot[] }>;

/** Computes a document of `home`; null for an unknown id. */
async function rightOf(db: Firestore, id: string, read: Reading): Promise<DocumentData | null> {
  if (id === 'now') {
    const { docs } = await read(db.collection(HOME_SHARES));
    const shares = docs.flatMap((noted) => sharesFrom(noted.data()) ?? []);
    return documentOfWork(workChanges([], shares));
  }
  if (id !== 'cash' && !isMonth(id)) return null;
  const found = await Promise.all(
    id === 'cash'
      ? [read(db.collection(TOTALS)), read(db.collection(ACCOUNT_TOTALS))]
      : [read(cellsIn(db, id, id))],
  );
  const cells = found
    .flatMap(({ docs }) => docs)
    .flatMap((document) => {
      const cell = anyCellFrom(document.id);
      return cell === null ? [] : [{ cell, ...readAmounts(document.data() ?? {}) }];
    });
  const numbers = movedMoney(cells).filter((number) => number.id === id);
  return documentOf(id, numbers);
}

/** Whether both say the same. A 0 is the same as no number. */
function isSame({ stored, right }: StoredAndRight): boolean {
  return (
    right !== null &&
    stored !== undefined &&
    isDeepStrictEqual(withoutZeros(stored), withoutZeros(right))
  );
}

function withoutZeros(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withoutZeros(inner)] as const);
  const kept = entries.filter(([, inner]) => inner !== 0 && inner !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
