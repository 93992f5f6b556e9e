import { milliseconds, percentile, type Figure } from '../figures.ts';
import { monthWithoutTransactions, range, type Entry } from './big-books.ts';
import { openPanel, timeOpening } from './panel.ts';

const SIZES = [100, 10_000, 100_000];
const ROUNDS = 5;
/** Of each kind in the month. */
const EACH = 10;

/** A month in which the books have nothing but `entriesOfMonth`. */
export const MONTH = monthWithoutTransactions();

/** What shows a month. */
interface MonthPage {
  /** What it is called. */
  readonly name: string;
  /** A part of its projects' ids. */
  readonly key: string;
  readonly address: string;
  /** Its books, with so many transactions of other months. */
  readonly books: (size: number) => Iterable<Entry>;
}

/** Opens what shows a month with the same entries, over more and more transactions of other months. */
export async function benchMonthPage(shown: MonthPage): Promise<Figure[]> {
  const { name, key, address, books } = shown;
  const figures: Figure[] = [];
  const documents: number[] = [];
  for (const size of SIZES) {
    const panel = await openPanel(`demo-bench-${key}-${size}`, books(size));
    try {
      const rounds = [];
      for (let round = 0; round < ROUNDS; round++) {
        rounds.push(await timeOpening(panel.page, address, 'tfoot'));
      }
      documents.push(Math.max(...rounds.map((round) => round.documents)));
      const times = rounds.map(({ ms }) => ms);
      figures.push({
        what: `${name} of ${4 * EACH} entries with ${size.toLocaleString('en-US')} transactions of other months: median of ${ROUNDS} loads of the page`,
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

/** Revenue, manual expenses, transfers and payments of one month. @param named the account of each; none if left out. */
export function* entriesOfMonth(
  named: { readonly accountId?: string } = {},
): Generator<readonly [path: string, fields: Readonly<Record<string, unknown>>]> {
  for (const index of range(0, EACH)) {
    const date = `${MONTH}-${String(index + 1).padStart(2, '0')}`;
    const place = { categoryId: `c${index}`, fundId: 'f0' };
    const dated = { date, amount: 12.5, description: `Entry ${index}`, version: 1 };
    const item = { ...place, ...dated, ...named };
    yield [`revenueItems/m${index}`, item];
    yield [`manualExpenses/m${index}`, { ...item, paidTo: 'Corner Store' }];
    yield [`transfers/m${index}`, { ...dated, fromFundId: 'f0', toFundId: 'f1' }];
    const line = { ...place, expenseId: String(index).padEnd(20, 'x'), amount: 12.5 };
    const payment = { date, method: 'check', checkNumber: String(1000 + index), payee: 'Dana' };
    const own = { lines: [line], voided: null, mistake: null, version: 1, ...named };
    yield [`payments/m${index}`, { ...payment, ...own }];
  }
}
