import { recalculatePage } from '../../../functions/src/recalculation/recalculate.ts';
import { milliseconds, percentile, type Figure } from '../figures.ts';
import { openPanel, putAll, timeOpening, type Panel } from './panel.ts';

const SIZES = [100, 10_000, 100_000];
const CATEGORIES = 12;
const FUNDS = 4;
const ROUNDS = 5;
const REPORTS = [
  ['Budget vs Actual', '/admin/reports/budget', 'tbody tr .value'],
  ['Income by Category', '/admin/reports/categories', 'tfoot'],
  ['Income by Fund', '/admin/reports/funds', 'tfoot'],
  ['Event Report', '/admin/reports/event', 'select option:nth-child(2)'],
] as const;

/** Each report over more and more transactions: what is read must not grow with them. */
export async function benchReports(): Promise<Figure[]> {
  const panel = await openPanel('demo-bench-reports');
  const figures: Figure[] = [];
  const documents: number[][] = [];
  try {
    await putAll(panel.db, frame());
    let filled = 0;
    for (const size of SIZES) {
      await putAll(panel.db, transactions(filled, size));
      filled = size;
      figures.push(await recalculated(panel, size));
      const { opened, read } = await openReports(panel, size);
      figures.push(...opened);
      documents.push(read);
    }
  } finally {
    await panel.close();
  }
  const [first = [], ...others] = documents;
  const same = others.every((read) => read.every((count, index) => count === first[index]));
  figures.push({
    what: `documents read to open each report, with ${SIZES.map(words).join(', ')} transactions`,
    value: documents.map((read) => read.join(' ')).join(' | '),
    goal: 'the same',
    met: same,
  });
  return figures;
}

async function openReports({ page }: Panel, size: number) {
  const opened: Figure[] = [];
  const read: number[] = [];
  for (const [name, address, content] of REPORTS) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push(await timeOpening(page, address, content));
    }
    const times = rounds.map(({ ms }) => ms);
    opened.push({
      what: `${name} with ${words(size)} transactions: median of ${ROUNDS} loads of the page`,
      value: milliseconds(percentile(times, 50)),
      goal: '-',
      met: null,
    });
    read.push(Math.max(...rounds.map(({ documents }) => documents)));
  }
  return { opened, read };
}

/** From nothing, as the button does it, without the network between. */
async function recalculated({ db }: Panel, size: number): Promise<Figure> {
  const services = { db, clock: Date.now, checkpoint: () => undefined };
  const start = performance.now();
  let from: string | null = null;
  do from = (await recalculatePage(services, from))?.next ?? null;
  while (from !== null);
  return {
    what: `Recalculate with ${words(size)} transactions`,
    value: `${((performance.now() - start) / 1000).toFixed(1)} s`,
    goal: '-',
    met: null,
  };
}

function* frame(): Generator<[string, object]> {
  for (let index = 0; index < FUNDS; index++) {
    yield [`funds/f${index}`, { code: String(4900 + index), name: `Fund ${index}`, version: 1 }];
    yield [`fundBalances/f${index}`, { amount: 1000, lastUpdated: new Date(), version: 1 }];
  }
  for (let index = 0; index < CATEGORIES; index++) {
    const name = `Category ${index}`;
    yield [`categories/c${index}`, { name, requiresEventApprover: index % 2 === 0, version: 1 }];
    const item = { categoryId: `c${index}`, fundId: `f${index % FUNDS}`, version: 1 };
    yield [
      `budgetItems/b${index}`,
      { ...item, originalBudget: 5000, changes: 0, finalBudget: 5000 },
    ];
  }
}

/** Those from one number on; every third one is revenue. */
function* transactions(from: number, to: number): Generator<[string, object]> {
  for (let index = from; index < to; index++) {
    const item = {
      date: `2026-${String((index % 12) + 1).padStart(2, '0')}-15`,
      categoryId: `c${index % CATEGORIES}`,
      fundId: `f${index % FUNDS}`,
      amount: (index % 10_000) / 100,
      description: `Item ${index}`,
      version: 1,
    };
    yield index % 3 === 0
      ? [`revenueItems/t${index}`, item]
      : [`manualExpenses/t${index}`, { ...item, paidTo: 'Corner Store' }];
  }
}

function words(size: number): string {
  return size.toLocaleString('en-US');
}
