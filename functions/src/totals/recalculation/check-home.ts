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

/* Computes what the first page reads from the totals and from what is noted of open work, when both are right. */

/** The documents of `home` of one call: most of them add up a month's cells. */
const DOCUMENTS = 12;
const MAX_TRIES = 10;

/**
 * Notes again what documents add to the open work, where that's wrong.
 * @param keys `{collection}~{id}`.
 * @param isTold whether to report what was wrong with one; the event of its last change may be on its way.
 */
export async function checkShares(
  db: Firestore,
  keys: readonly string[],
  isTold: (key: string) => boolean = () => true,
): Promise<Difference[]> {
  const differed: Difference[] = [];
  for (const key of await wrongShares(db, keys)) {
    if (!(await shareAgain(db, key)) || !isTold(key)) continue;
    const path = key.replace('~', '/');
    differed.push({ what: 'total', path, sentence: `Home: ${path} was not counted as it is.` });
  }
  return differed;
}

/** Checks the notes of a page: one may be of a document that is gone. */
export async function checkNoted({ db }: Recalculator, start: PageStart): Promise<PageReport> {
  const { found, last } = await readPage(db, HOME_SHARES, start, []);
  const differed = await checkShares(
    db,
    found.map(({ id }) => id),
  );
  return { checked: found.length, differed, last };
}

/** Checks a page of the documents of `home`. The first call makes those that are missing. */
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

/** Creates an empty document for each that is gone, so that `checkHome` finds what is missing in it. */
export async function createMissing(db: Firestore, ids: readonly string[]): Promise<void> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return;
  const found = await db.getAll(...unique.map((id) => db.collection(HOME).doc(id)));
  const missing = found.filter(({ exists }) => !exists);
  // A merge of nothing leaves what someone else made meanwhile.
  await Promise.all(missing.map(({ id, ref }) => ref.set(documentOf(id, []), { merge: true })));
}

/** @returns the id if the document was wrong; null otherwise. */
async function checkOne(db: Firestore, id: string): Promise<string | null> {
  if (id === 'plan') return null;
  // All at one moment and without a lock, since most documents are right.
  const isRight = await retryOnContention(id, () =>
    db.runTransaction((transaction) => readBeside(transaction, db, id).then(isSame), {
      readOnly: true,
    }),
  );
  if (isRight) return null;
  // Whatever changes it changes its sources in the same commit, so while it's locked, they stay too.
  return retryOnContention(id, () =>
    db.runTransaction(
      async (transaction) => {
        const found = await readBeside(transaction, db, id);
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

/** A document of `home` as it is stored, and as it should be. */
interface Beside {
  readonly stored: DocumentData | undefined;
  readonly right: DocumentData | null;
}

async function readBeside(transaction: Transaction, db: Firestore, id: string): Promise<Beside> {
  const stored = (await transaction.get(db.collection(HOME).doc(id))).data();
  return { stored, right: await rightOf(db, id, (query) => transaction.get(query)) };
}

type Reading = (query: Query) => Promise<{ readonly docs: readonly DocumentSnapshot[] }>;

/** Computes a document of `home`; null for an id that none has. */
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

/** Whether two documents of `home` say the same: a number of 0 is like an absent one. */
function isSame({ stored, right }: Beside): boolean {
  return right !== null && stored !== undefined && isDeepStrictEqual(bare(stored), bare(right));
}

function bare(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, bare(inner)] as const);
  const kept = entries.filter(([, inner]) => inner !== 0 && inner !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
