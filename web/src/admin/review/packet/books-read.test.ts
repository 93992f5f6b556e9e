import { treasurerReport } from '@pa-ledger/domain/reports/treasurer/treasurer';
import type { Days, FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { REVIEW_DOCUMENTS, REVIEWER } from '../../../../../tests/fixtures/review-books.ts';
import { noonOf } from '../../../../../tests/fixtures/review-entries.ts';
import { useMemory } from '../../../../../tests/support/memory-source.ts';
import type { Contents, MemoryData } from '../../../../../tests/panel/memory/memory-data.ts';
import { reportSource } from '../../reports/report-source.ts';
import { treasurerSourceOf } from '../../reports/treasurer/treasurer-store.ts';
import { firstIn } from '../../shared/records/first-of.ts';
import { bookReader, readOr } from './book-reader.ts';
import { reportSourceIn, treasurerSourceIn, type Books } from './books.ts';
import { readBooks } from './books-read.ts';

const YEAR = { first: '2025-07-01', last: '2026-06-30' } as Days;

let memory: MemoryData;
let end: () => void;

beforeEach(() => {
  // The fixture has what JSON can hold, and moments.
  ({ memory, end } = useMemory(REVIEW_DOCUMENTS as Contents, REVIEWER));
});
afterEach(() => end());

function read(days: Days): Promise<Books> {
  return readBooks(bookReader(new AbortController().signal), days);
}

it.each([
  YEAR,
  { first: '2025-09-10', last: '2025-11-20' },
  { first: '2026-05-03', last: '2026-08-09' },
] as Days[])('reads what the panel’s own reports of $first to $last are made of', async (days) => {
  const books = await read(days);
  const own = await firstIn(treasurerSourceOf(days));
  if ('why' in own) throw new Error(own.message);
  expect(treasurerReport(treasurerSourceIn(books, days), days)).toEqual(treasurerReport(own, days));
  for (const year of books.years) {
    expect(reportSourceIn(books, year)).toEqual(await firstIn(reportSource(year.year)));
  }
});

it('asks for nothing that a reviewer may not read, and reads no document twice but what two queries find', async () => {
  const books = await read(YEAR);
  expect(memory.refused()).toEqual([]);
  const seen = memory
    .documentsRead()
    .filter((path) => !/^(?:payments|ratified|journal)\//.test(path));
  expect(seen.filter((path, index) => seen.indexOf(path) !== index)).toEqual([]);
  expect(books.entries.length).toBeGreaterThan(50);
});

it('knows who entered what, also where that was before the days or after them', async () => {
  const days = { first: '2025-08-10', last: '2025-09-15' } as Days;
  const { enteredBy } = await read(days);
  // It was entered on July 3, a day after its own.
  expect((await read(YEAR)).enteredBy.get('revenueItems~revenue-0')).toBe('sam@example.com');
  const own = [...enteredBy].filter(([key]) => key.startsWith('revenueItems'));
  expect(own.length).toBeGreaterThan(0);
  expect(own.every(([, by]) => by === 'sam@example.com')).toBe(true);
});

it('keeps the activity of the days, and later what concerns their records', async () => {
  const { activity } = await read(YEAR);
  const collections = new Set(activity.map(({ collection }) => collection));
  expect([...collections].toSorted()).toEqual([
    'budgetItems',
    'closings',
    'manualExpenses',
    'papers',
    'payments',
    'purposes',
    'revenueItems',
    'transfers',
  ]);
  const late = activity.filter(({ at }) => at > noonOf('2026-07-31')).map(({ id }) => id);
  expect(late.toSorted()).toEqual([
    expect.stringMatching(/^papers~expenses~/),
    'papers~statements~checking~2026-05-31~1',
    expect.stringMatching(/^purposes~payments-/),
    'revenueItems~removed~2',
    'revenueItems~revenue-0~2',
  ]);
  expect(activity.some(({ document }) => document === 'before')).toBe(false);
});

it('keeps the findings that were written on the days or are on their records', async () => {
  const idsOf = async (days: Days) => (await read(days)).findings.map(({ id }) => id).toSorted();
  expect(await idsOf(YEAR)).toEqual(['deposit', 'gone', 'open', 'request', 'resolved']);
  const march = { first: '2026-03-10', last: '2026-03-31' } as Days;
  expect(await idsOf(march)).toEqual(['gone', 'open']);
});

it('keeps the meetings of the days, and later ones that ratified what was paid on them', async () => {
  const { meetings, marks } = await read(YEAR);
  expect(meetings.map(({ id }) => id).toSorted()).toEqual(['july', 'november', 'undone']);
  expect(marks).toHaveLength(3);
});

it('knows how each year was closed', async () => {
  const { years, closedThrough } = await read({ ...YEAR, last: '2026-08-31' } as Days);
  expect(years.map(({ year }) => year)).toEqual(['2025', '2026'] as FiscalYear[]);
  const [closed, open] = years;
  expect(closed?.closing?.endings.map(({ amount }) => amount)).toEqual([1_500_050, 350_000]);
  expect(closed?.acts.map(({ reopenReason }) => reopenReason)).toEqual([
    null,
    'A check was missing',
    null,
  ]);
  expect([open?.closing, open?.acts, closedThrough]).toEqual([null, [], '2026-06-30']);
});

it('says why it could not read', async () => {
  memory.deny(true);
  expect(await readOr(() => read(YEAR))).toMatchObject({ why: 'denied' });
});

it.each([1, 4, 8])('can be stopped while it reads thing %i', async (last) => {
  const stop = new AbortController();
  const reader = bookReader(stop.signal);
  let things = 0;
  const from: typeof reader.from = (store) => {
    things++;
    if (things === last) stop.abort(new Error('Enough.'));
    return reader.from(store);
  };
  await expect(readBooks({ ...reader, from }, YEAR)).rejects.toThrow('Enough.');
  expect(things).toBe(last);
});
