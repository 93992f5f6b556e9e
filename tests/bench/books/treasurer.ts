import type { Figure } from '../figures.ts';
import { frame, totals, transactions, type Entry } from './big-books.ts';
import { benchMonthPage, entriesOfMonth, MONTH } from './month-page.ts';

/** The treasurer's report of a month. */
export function benchTreasurer(): Promise<Figure[]> {
  return benchMonthPage({
    name: "Treasurer's Report",
    key: 'treasurer',
    books,
    address: `/admin/reports/treasurer?from=${MONTH}-01&to=${MONTH}-28`,
  });
}

function* books(size: number): Generator<Entry> {
  yield* frame();
  yield* entriesOfMonth();
  yield* transactions(0, size);
  yield* totals(size);
}
