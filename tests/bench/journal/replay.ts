import { Timestamp } from 'firebase-admin/firestore';
import { checkJournal, type JournalData } from '../../../ops/checks/check-journal.ts';
import type { Found } from '../../../ops/checks/project-data.ts';
import type { Figure } from '../figures.ts';

const ENTRIES = 100_000;
/** Versions of each document. */
const VERSIONS = 4;

/** The journal of many documents, replayed and compared with them. */
export function benchReplay(): Promise<Figure[]> {
  const before = usedMegabytes();
  const project = projectOf(ENTRIES / VERSIONS);
  const read = usedMegabytes();
  const start = performance.now();
  const problems = checkJournal(project);
  const seconds = (performance.now() - start) / 1000;
  return Promise.resolve([
    {
      what: `replay of ${ENTRIES.toLocaleString('en-US')} journal entries: seconds; MB read, MB on top`,
      value: `${seconds.toFixed(1)}; ${read - before}, ${usedMegabytes() - read}`,
      goal: 'nothing is wrong',
      met: problems.length === 0,
    },
  ]);
}

function usedMegabytes(): number {
  return Math.round(process.memoryUsage().heapUsed / 1_000_000);
}

function projectOf(documents: number): JournalData {
  const journal: Found[] = [];
  const revenueItems: Found[] = [];
  for (let index = 0; index < documents; index++) {
    const id = `item-${index}`;
    const lives = Array.from({ length: VERSIONS }, (_, at) => item(index, at + 1));
    for (const [at, after] of lives.entries()) {
      journal.push({ id: `revenueItems~${id}~${at + 1}`, data: entryOf(id, lives[at - 1], after) });
    }
    revenueItems.push({ id, data: item(index, VERSIONS) });
  }
  const none = { settings: [], categories: [], funds: [], budgetItems: [], fundBalances: [] };
  return {
    ...none,
    incomeItems: [],
    budgets: [],
    accounts: [],
    manualExpenses: [],
    transfers: [],
    ratifications: [],
    treasurerReports: [],
    statements: [],
    deposits: [],
    closings: [],
    payments: [],
    revenueItems,
    journal,
  };
}

function item(index: number, version: number) {
  const place = { categoryId: `c${index % 12}`, fundId: `f${index % 4}` };
  return { ...place, date: '2026-05-01', amount: version, description: `Item ${index}`, version };
}

function entryOf(document: string, before: object | undefined, after: { version: number }) {
  return {
    collection: 'revenueItems',
    document,
    version: after.version,
    before: before ?? null,
    after,
    kind: before === undefined ? 'created' : 'changed',
    by: {
      uid: 'treasurer',
      email: 'treasurer@example.com',
    },
    at: Timestamp.fromMillis(after.version * 1e3),
    words: ['item', document],
  };
}
