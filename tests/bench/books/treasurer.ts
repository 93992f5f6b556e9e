import { milliseconds, percentile, type Figure } from '../figures.ts';
import { frame, monthWithoutTransactions, range, totals, transactions } from './big-books.ts';
import { openPanel, timeOpening } from './panel.ts';

const SIZES = [100, 10_000, 100_000];
const ROUNDS = 5;
/** Of each kind in the month of the report, in which the books have nothing else. */
const EACH = 10;
const MONTH = monthWithoutTransactions();
const ADDRESS = `/admin/reports/treasurer?from=${MONTH}-01&to=${MONTH}-28`;

/** The treasurer's report of a month with the same entries, over more and more transactions of other months. */
export async function benchTreasurer(): Promise<Figure[]> {
  const figures: Figure[] = [];
  const documents: number[] = [];
  for (const size of SIZES) {
    const panel = await openPanel(`demo-bench-treasurer-${size}`, books(size));
    try {
      const rounds = [];
      for (let round = 0; round < ROUNDS; round++) {
        rounds.push(await timeOpening(panel.page, ADDRESS, 'tfoot'));
      }
      documents.push(Math.max(...rounds.map((round) => round.documents)));
      const times = rounds.map(({ ms }) => ms);
      figures.push({
        what: `Treasurer's Report of ${4 * EACH} entries with ${size.toLocaleString('en-US')} transactions of other months: median of ${ROUNDS} loads of the page`,
        value: milliseconds(percentile(times, 50)),
        goal: '-',
        met: null,
      });
    } finally {
      await panel.close();
    }
  }
  const [first] = documents;
  figures.push({
    what: 'documents read to open it',
    value: documents.join(' | '),
    goal: 'the same',
    met: documents.every((count) => count === first),
  });
  return figures;
}

function* books(size: number): ReturnType<typeof frame> {
  yield* frame();
  yield* monthOfEntries();
  yield* transactions(0, size);
  yield* totals(size);
}

/** Revenue, manual expenses, transfers and payments of one month. */
function* monthOfEntries(): Generator<readonly [path: string, data: object]> {
  for (const index of range(0, EACH)) {
    const date = `${MONTH}-${String(index + 1).padStart(2, '0')}`;
    const place = { categoryId: `c${index}`, fundId: 'f0' };
    const item = { ...place, date, amount: 12.5, description: `Entry ${index}`, version: 1 };
    yield [`revenueItems/m${index}`, item];
    yield [`manualExpenses/m${index}`, { ...item, paidTo: 'Corner Store' }];
    yield [`transfers/m${index}`, { ...item, fromFundId: 'f0', toFundId: 'f1' }];
    const line = { ...place, expenseId: String(index).padEnd(20, 'x'), amount: 12.5 };
    const payment = { date, method: 'check', checkNumber: String(1000 + index), payee: 'Dana' };
    const own = { lines: [line], voided: null, mistake: null, version: 1 };
    yield [`payments/m${index}`, { ...payment, ...own }];
  }
}
