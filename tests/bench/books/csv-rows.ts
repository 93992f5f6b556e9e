import { cents, dollarsFromCents } from '@pa-ledger/domain/money/money';
import { csvParts } from '@pa-ledger/domain/reports/csv';
import papaparse from 'papaparse';
import { percentile, type Figure } from '../figures.ts';

const ROWS = 100_000;
const ROUNDS = 9;

/** Rows a second of our writer and of papaparse's, interleaved. */
export function benchCsvRows(): Promise<Figure[]> {
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    categoryName: `Category ${index % 12}, "large"`,
    fundName: `Fund ${index % 4}`,
    originalBudget: cents(index * 100),
    changes: cents(-index * 25),
    finalBudget: cents(index * 75),
  }));
  const inDollars = rows.map((row) => ({
    ...row,
    originalBudget: dollarsFromCents(row.originalBudget),
    changes: dollarsFromCents(row.changes),
    finalBudget: dollarsFromCents(row.finalBudget),
  }));
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    ours.push(time(() => csvParts(rows, ['originalBudget', 'changes', 'finalBudget'])));
    theirs.push(time(() => papaparse.unparse(inDollars, { escapeFormulae: true })));
  }
  // The first round warms up.
  const rate = (times: readonly number[]): number => ROWS / (percentile(times.slice(1), 50) / 1000);
  return Promise.resolve([
    {
      what: `CSV of ${ROWS.toLocaleString('en-US')} rows, rows a second: ours, papaparse`,
      value: `${thousands(rate(ours))}, ${thousands(rate(theirs))}`,
      goal: 'ours is not slower',
      met: rate(ours) >= rate(theirs),
    },
  ]);
}

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function thousands(rate: number): string {
  return `${Math.round(rate / 1000).toLocaleString('en-US')},000`;
}
