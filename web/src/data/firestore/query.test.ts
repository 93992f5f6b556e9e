import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  documentId,
  getFirestore,
  orderBy,
  query,
  queryEqual,
  Timestamp,
  where,
} from 'firebase/firestore';
import { afterAll, expect, it } from 'vitest';
import { rowsOf } from './query.ts';
import type { RowQuery } from '../row-query.ts';

const app = initializeApp({ projectId: 'demo-rows' }, 'rows');
const db = getFirestore(app);
afterAll(() => deleteApp(app));

const ROWS: RowQuery = {
  collection: 'expenses',
  filters: [
    { field: 'status', op: '==', value: 'paid' },
    { field: 'submittedAt', op: '>=', value: { momentMs: 5000 } },
  ],
  orderBy: { field: 'submission.amount', direction: 'desc' },
};
const CONDITIONS = [
  where('status', '==', 'paid'),
  where('submittedAt', '>=', Timestamp.fromMillis(5000)),
];

it('asks for rows, and counts them, in the order of the list down to the id (#114)', () => {
  const expected = query(
    collection(db, 'expenses'),
    ...CONDITIONS,
    orderBy('submission.amount', 'desc'),
    orderBy('submittedAt', 'desc'),
    orderBy(documentId(), 'desc'),
  );
  expect(queryEqual(rowsOf(db, ROWS), expected)).toBe(true);
});

it('orders rows of equal values by a second field, each field once (#114)', () => {
  const asc = (...fields: readonly string[]) => fields.map((field) => orderBy(field, 'asc'));
  const orderOf = (field: string) => ({ field, then: 'submittedAt', direction: 'asc' }) as const;
  const rowsBy = (field: string) => rowsOf(db, { ...ROWS, filters: [], orderBy: orderOf(field) });
  const rows = collection(db, 'expenses');
  expect(
    queryEqual(
      rowsBy('submission.amount'),
      query(rows, ...asc('submission.amount', 'submittedAt'), orderBy(documentId(), 'asc')),
    ),
  ).toBe(true);
  expect(
    queryEqual(
      rowsBy('submittedAt'),
      query(rows, ...asc('submittedAt'), orderBy(documentId(), 'asc')),
    ),
  ).toBe(true);
});

it('leaves no order to the server, which would add another one to a count', () => {
  expect(queryEqual(rowsOf(db, ROWS), query(collection(db, 'expenses'), ...CONDITIONS))).toBe(
    false,
  );
});
