import path from 'node:path';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  EXPENSES,
  REVENUE,
} from '../../../web/src/admin/financial/transactions/transaction-kinds.ts';
import { transactionColumns } from '../../../web/src/admin/financial/transactions/transaction-columns.tsx';
import { expenseColumns } from '../../../web/src/admin/expenses/list/expense-columns.tsx';
import { SORTS } from '../../../web/src/admin/shared/lists/list-address.ts';
import { deployedIndexes } from './deployed-indexes.ts';
import { planQuery, type QueryShape } from './plan-query.ts';
import { describeShape, shapeOfQuery, shapeOfRows } from './query-shapes.ts';
import { EXPENSE_LISTS, PANEL, PASS_ON, SUMS } from './panel-queries.ts';
import { SERVER } from './server-queries.ts';

/*
 * Threat #114: production refuses a query without an index, and the emulators serve every query. Here, the app's own functions
 * make every shape of query that the app can send.
 */

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const NAMES = { categoryName: String, fundName: String };

const SHAPES: ReadonlyMap<string, QueryShape> = new Map(
  [
    ...Object.values(PANEL).flat().map(shapeOfRows),
    ...Object.values(SERVER).flat().map(shapeOfQuery),
    ...SUMS,
  ].map((shape) => [describeShape(shape), shape]),
);

const INDEXES = deployedIndexes();

function unserved(shapes: ReadonlyMap<string, QueryShape>, indexes = INDEXES): string[] {
  return [...shapes]
    .filter(([, shape]) => planQuery(shape, indexes) === null)
    .map(([name]) => name);
}

/** The files below a folder that match a pattern, without tests, relative to the root. */
function filesWith(pattern: RegExp, folder: string): string[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT, exclude: ['**/*.test.*'] })
    .filter((file) => pattern.test(readFileSync(path.join(ROOT, file), 'utf8')))
    .toSorted();
}

describe('every query that the app can ask for (#114)', () => {
  it('is served by the indexes that a deploy makes', () => {
    expect(SHAPES.size).toBeGreaterThan(100);
    expect(unserved(SHAPES)).toEqual([]);
  });

  it('is among those that are planned here: the panel', () => {
    const mayAsk = /^web\/src\/(?:admin\/|data\/journal-query)/;
    const asking = filesWith(/\b(?:listenPage|countRows|RowQuery|EntryQuery)\b/, 'web/src').filter(
      (file) => mayAsk.test(file),
    );
    // Queries belong in an exported function or constant, and in the table of panel-queries.ts.
    expect(asking).toEqual([...Object.keys(PANEL), ...PASS_ON].toSorted());
    const own = filesWith(/(?<!:)\b(?:where|orderBy)\(/, 'web/src');
    expect(own).toEqual(['web/src/data/firestore/query.ts']);
  });

  it('is among those that are planned here: the server', () => {
    const asking = filesWith(
      /\.(?:where|orderBy|aggregate|collectionGroup)\(|\.count\(\)/,
      'functions/src',
    );
    // A query belongs there, and a sample of it in the table of server-queries.ts.
    expect(asking).toEqual([
      'functions/src/firestore/account-queries.ts',
      'functions/src/firestore/mail-queries.ts',
      'functions/src/firestore/queries.ts',
    ]);
  });

  it('needs every index that there is', () => {
    const idle = INDEXES.filter((index) => {
      const others = INDEXES.filter((other) => other !== index);
      return unserved(SHAPES, others).length === 0;
    });
    expect(idle).toEqual([]);
  });
});

it('counts that leave their order to the server are found: 3 of the Expenses tab (#114)', () => {
  const counts = EXPENSE_LISTS.map(shapeOfRows).map((shape) => ({ ...shape, orders: [] }));
  const shapes = new Map(counts.map((shape) => [describeShape(shape), shape]));
  expect(shapes.size).toBe(8);
  // The server orders them by the oldest date, and the list's first order doesn't serve that.
  const newestFirst = INDEXES.filter(({ fields }) => fields.at(-1)?.kind !== 'ASCENDING');
  const refused = unserved(shapes, newestFirst);
  expect(refused).toHaveLength(3);
  for (const shape of refused)
    expect(shape).toMatch(/^expenses; (?:equal|contains).*; range submittedAt$/);
});

it.each([
  ['the submitted expenses', expenseColumns({ lookup: NAMES, now: 0, search: '', among: [] })],
  ['revenue', transactionColumns(REVENUE, NAMES)],
  ['manual expenses', transactionColumns(EXPENSES, NAMES)],
])('every order that the table of %s offers is one that the address keeps', (_name, columns) => {
  const offered = columns.filter(({ sortable }) => sortable === true).map(({ id }) => id);
  expect(new Set(offered)).toEqual(new Set(SORTS.map(({ by }) => by)));
});
