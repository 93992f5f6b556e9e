import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { orderFields } from '../../../firebase/order-fields.ts';
import { EVERYTHING, isFiltered, periodProblem, transactionQuery } from './transaction-query.ts';

const BY_DATE = { by: 'date', direction: 'desc' } as const;

interface Index {
  readonly collectionGroup: string;
  readonly fields: readonly { readonly fieldPath: string; readonly order: string }[];
}

// The deployed file; a wrong shape fails the tests below.
const { indexes } = JSON.parse(
  readFileSync(new URL('../../../../../firestore.indexes.json', import.meta.url), 'utf8'),
) as { readonly indexes: readonly Index[] };

/** Indexes as `collection: field direction, …`. */
const KNOWN = new Set(
  indexes.map(({ collectionGroup, fields }) =>
    described(
      collectionGroup,
      fields.map(({ fieldPath, order }) => [fieldPath, order]),
    ),
  ),
);

function described(collection: string, fields: readonly (readonly [string, string])[]): string {
  return `${collection}: ${fields.map((field) => field.join(' ')).join(', ')}`;
}

const NARROWED = [false, true].flatMap((category) =>
  [false, true].flatMap((fund) =>
    [EVERYTHING, { ...EVERYTHING, from: '2026-07-01' }, { ...EVERYTHING, to: '2026-12-31' }].map(
      (period) => ({ ...period, categoryId: category ? 'c' : '', fundId: fund ? 'f' : '' }),
    ),
  ),
);

describe.each(['revenueItems', 'manualExpenses'] as const)('%s', (book) => {
  describe.each(['date', 'amount'])('by %s', (by) => {
    it.each(['asc', 'desc'] as const)('%s: the database has an index for each filter', (way) => {
      for (const filter of NARROWED) {
        const query = transactionQuery(book, filter, { by, direction: way });
        const order = way === 'asc' ? 'ASCENDING' : 'DESCENDING';
        const tail = orderFields(query).map((field) => [field, order] as const);
        const equal = query.filters.filter(({ op }) => op === '==').map(({ field }) => field);
        // The server joins one index for each field that has to be equal; a field alone has its own.
        const needed = equal.map((field) => [[field, 'ASCENDING'] as const, ...tail]);
        if (equal.length === 0 && tail.length > 1) needed.push([...tail]);
        for (const fields of needed) expect(KNOWN).toContain(described(book, fields));
      }
    });
  });
});

it('asks the server for what was chosen', () => {
  const filter = { categoryId: 'fair', fundId: 'main', from: '2026-07-01', to: '2026-12-31' };
  expect(transactionQuery('revenueItems', filter, { by: 'amount', direction: 'asc' })).toEqual({
    collection: 'revenueItems',
    filters: [
      { field: 'categoryId', op: '==', value: 'fair' },
      { field: 'fundId', op: '==', value: 'main' },
      { field: 'date', op: '>=', value: '2026-07-01' },
      { field: 'date', op: '<=', value: '2026-12-31' },
    ],
    orderBy: { field: 'amount', direction: 'asc' },
  });
});

it.each(['', '2026', '2026-02-31', '0002-01-01'])('does not narrow down by the day %j', (from) => {
  expect(transactionQuery('revenueItems', { ...EVERYTHING, from }, BY_DATE).filters).toEqual([]);
});

it('tells whether anything is narrowed down', () => {
  expect(isFiltered(EVERYTHING)).toBe(false);
  expect(isFiltered({ ...EVERYTHING, to: '2026-01-01' })).toBe(true);
});

it.each([
  ['2026-01-01', '2026-01-01', null],
  ['2026-01-01', '', null],
  ['', '2026-01-01', null],
  ['2026-01-02', '2026-01-01', 'This day lies before the first one.'],
])('from %s to %s: %s', (from, to, problem) => {
  expect(periodProblem({ ...EVERYTHING, from, to })).toBe(problem);
});
