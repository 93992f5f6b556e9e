import { beforeAll, expect, it } from 'vitest';
import { takeDocumentsRead } from '../e2e/support/documents-read.ts';
import { foundAssociation } from '../functions/support/association.ts';
import { figure } from '../support/figure.ts';
import { entriesOfMonth, frame, MONTH, totals, transactions } from './support/big-books.ts';
import { openPanel, timeOpening } from './support/panel.ts';
import { milliseconds, percentile } from './support/times.ts';

const SIZES = [100, 10_000];
const ROUNDS = 3;
/** After the figures come the documents of the choice of years. */
const SETTLED_MS = 1_000;
/** Where each report is, and what is on its page once it is there. */
const REPORTS = [
  ['Budget vs Actual', '/admin/reports/budget', 'tbody tr .value'],
  ['Income by Category', '/admin/reports/categories', 'tfoot'],
  ['Income by Fund', '/admin/reports/funds', 'tfoot'],
  ['Event Report', '/admin/reports/event', '[role=tabpanel] select option:nth-child(2)'],
  [
    "Treasurer's Report of a month",
    `/admin/reports/treasurer?from=${MONTH}-01&to=${MONTH}-28`,
    'tfoot',
  ],
] as const;

beforeAll(() => foundAssociation());

it.each([1, 5])(
  'a report of %d years reads as many documents with 10,000 entries as with 100',
  async (years) => {
    const read: number[][] = [];
    for (const size of SIZES) read.push(await openReports(size, years));
    expect(read[1]).toEqual(read[0]);
  },
);

/** Opens each report over so many entries. @returns the documents that each has read. */
async function openReports(size: number, years: number): Promise<number[]> {
  const { page, close } = await openPanel(`demo-bench-${years}-${size}`, books(size, years));
  const read: number[] = [];
  try {
    for (const [name, address, content] of REPORTS) {
      const times: number[] = [];
      let most = 0;
      for (let round = 0; round < ROUNDS; round++) {
        const { ms, documents } = await timeOpening(page, address, content);
        await page.waitForTimeout(SETTLED_MS);
        times.push(ms);
        most = Math.max(most, documents + (await takeDocumentsRead(page)));
      }
      read.push(most);
      const time = milliseconds(percentile(times, 50));
      figure(`${name}, ${years} years, ${size} entries`, `${most} documents, there after ${time}`);
    }
  } finally {
    await close();
  }
  return read;
}

function* books(size: number, years: number): ReturnType<typeof frame> {
  yield* frame(years);
  yield* entriesOfMonth();
  yield* transactions(0, size, years);
  yield* totals(size, years);
}
