import { expect, it } from 'vitest';
import { DATA_RIGHTS, JOURNAL_OF_BOOKS, ROUTE_RIGHTS } from './places.ts';
import { may } from './rights.ts';

it('a query can name the collections whose journal everyone reads: Firestore takes up to 30', () => {
  expect(JOURNAL_OF_BOOKS.length).toBeLessThanOrEqual(30);
  for (const kept of ['settings', 'people', 'donors', 'letters'])
    expect(JOURNAL_OF_BOOKS).not.toContain(kept);
});

it('a reviewer writes nothing but findings and reviews', () => {
  const routes = Object.entries(ROUTE_RIGHTS).filter(([, right]) => may('reviewer', right));
  expect(routes.map(([route]) => route).toSorted()).toEqual([
    'check-admin',
    'manage-finding',
    'manage-review',
    'rename-self',
    'review-marks',
  ]);
  const rights = Object.values(DATA_RIGHTS).flatMap((place) => [place.write, place.delete]);
  expect(rights.some((right) => right !== null && may('reviewer', right))).toBe(false);
});
