import type { Firestore } from 'firebase-admin/firestore';
import { PAGE } from '../../../functions/src/totals/recalculation/pages.ts';
import { recalculatePage } from '../../../functions/src/totals/recalculate-endpoint.ts';
import { takeDocumentsRead } from '../../e2e/support/documents-read.ts';
import { milliseconds, percentile, type Figure } from '../figures.ts';
import { frame, range, totals, transactionOf, transactions } from './big-books.ts';
import { inBatches, openPanel, timeOpening, type Panel } from './panel.ts';

const SIZES = [100, 10_000, 100_000];
const ROUNDS = 5;
/** After the figures come the documents of the choice of years. */
const SETTLED_MS = 1_000;
/** The emulator adds up in one thread, in memory: with more it takes minutes, which says nothing of Firestore. */
const RECALCULATED = 10_000;
/** As many as Recalculate looks at in one call. */
const UNCOUNTED = PAGE;
const REPORTS = [
  ['Budget vs Actual', '/admin/reports/budget', 'tbody tr .value'],
  ['Income by Category', '/admin/reports/categories', 'tfoot'],
  ['Income by Fund', '/admin/reports/funds', 'tfoot'],
  ['Event Report', '/admin/reports/event', '[role=tabpanel] select option:nth-child(2)'],
] as const;

/** Each report over more and more transactions of one year and of five: what is read must not grow with them. */
export async function benchReports(): Promise<Figure[]> {
  return [...(await reportsOf(1)), ...(await reportsOf(5))];
}

async function reportsOf(years: number): Promise<Figure[]> {
  const of = `transactions in ${years === 1 ? 'a year' : `${years} years`}`;
  const figures: Figure[] = [];
  const documents: number[][] = [];
  for (const size of SIZES) {
    const panel = await openPanel(`demo-bench-reports-${years}-${size}`, books(size, years));
    try {
      if (size === RECALCULATED && years === 1) figures.push(await recalculated(panel, size));
      const { opened, read } = await openReports(panel, `${words(size)} ${of}`);
      figures.push(...opened);
      documents.push(read);
    } finally {
      await panel.close();
    }
  }
  const [first = [], ...others] = documents;
  const same = others.every((read) => read.every((count, index) => count === first[index]));
  figures.push({
    what: `documents read to open each report, with ${SIZES.map(words).join(', ')} ${of}`,
    value: documents.map((read) => read.join(' ')).join(' | '),
    goal: 'the same',
    met: same,
  });
  return figures;
}

function* books(size: number, years: number): ReturnType<typeof frame> {
  yield* frame(years);
  yield* transactions(0, size, years);
  yield* totals(size, years);
}

async function openReports({ page }: Panel, books: string) {
  const opened: Figure[] = [];
  const read: number[] = [];
  for (const [name, address, content] of REPORTS) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { ms, documents } = await timeOpening(page, address, content);
      await page.waitForTimeout(SETTLED_MS);
      rounds.push({ ms, documents: documents + (await takeDocumentsRead(page)) });
    }
    const times = rounds.map(({ ms }) => ms);
    opened.push({
      what: `${name} with ${books}: median of ${ROUNDS} loads of the page`,
      value: milliseconds(percentile(times, 50)),
      goal: '-',
      met: null,
    });
    read.push(Math.max(...rounds.map(({ documents }) => documents)));
  }
  return { opened, read };
}

/**
 * As the button does it, without the network between, over books that are right; then over the newest, uncounted page
 * of them.
 */
async function recalculated({ db }: Panel, size: number): Promise<Figure> {
  const all = await recalculationSeconds(db);
  await Promise.all((await db.collection('totals').get()).docs.map(({ ref }) => ref.delete()));
  const newest = Math.min(size, UNCOUNTED);
  await inBatches(db, range(size - newest, size), (batch, index) =>
    batch.delete(db.doc(`counted/${transactionOf(index).countedId}`)),
  );
  const wrong = await recalculationSeconds(db);
  return {
    what: `Recalculate with ${words(size)} transactions: all right; totals gone and ${words(newest)} uncounted`,
    value: `${all} s; ${wrong} s`,
    goal: '-',
    met: null,
  };
}

async function recalculationSeconds(db: Firestore): Promise<string> {
  const services = { db, clock: Date.now, checkpoint: () => undefined };
  const start = performance.now();
  let from: string | null = null;
  do from = (await recalculatePage(services, from)).next;
  while (from !== null);
  return ((performance.now() - start) / 1000).toFixed(1);
}

function words(size: number): string {
  return size.toLocaleString('en-US');
}
