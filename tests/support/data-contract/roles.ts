import { JOURNAL_OF_BOOKS } from '@pa-ledger/domain/people/places';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CollectionName } from '../../../web/src/data/documents.ts';
import type { Filter } from '../../../web/src/data/row-query.ts';
import { until, type Listener } from './listener.ts';

/** What only those who may read how to reach people get. */
const CONTACTS: readonly CollectionName[] = [
  'contacts',
  'advanceHolders',
  'donors',
  'letters',
  'alerts',
  'imports',
];

const OF_BOOKS: Filter = { field: 'collection', op: 'in', value: JOURNAL_OF_BOOKS };

/** What the roles may read. */
export function describeRoles(given: () => Listener): void {
  const journal = (filters: readonly Filter[]) =>
    given().page({
      collection: 'journal',
      filters,
      orderBy: { field: 'at', direction: 'desc' },
      size: 10,
      after: null,
    });

  describe('for a reviewer', () => {
    beforeAll(() => given().keeper.become('reviewer'));
    afterAll(() => given().keeper.become('admin'));

    it.each(['funds', 'expenses', 'payments', 'categories'] as const)('reads %s', async (name) => {
      const { last } = given().all(name);
      await until(() => expect(last()).toMatchObject({ status: 'ready' }));
    });

    it.each(CONTACTS)('refuses %s', async (name) => {
      const { last } = given().all(name);
      await until(() => expect(last()).toMatchObject({ failure: { why: 'denied' } }));
    });

    it('refuses who approves, and reads where the books begin and their own entry', async () => {
      const approvers = given().document('settings', 'approvers');
      const books = given().document('settings', 'books');
      const own = given().document('people', given().keeper.signedIn.uid);
      await until(() => expect(approvers.last()).toMatchObject({ failure: { why: 'denied' } }));
      await until(() => expect(books.last()).toEqual({ status: 'ready', value: null }));
      await until(() => expect(own.last()).toMatchObject({ value: { role: 'reviewer' } }));
    });

    it('reads the journal of the books, if the query says so', async () => {
      const allowed = [
        [OF_BOOKS],
        [{ field: 'collection', op: '==', value: 'funds' } as const],
      ].map((filters) => journal(filters));
      for (const { last } of allowed) {
        await until(() => expect(last()).toMatchObject({ status: 'ready' }));
      }
    });

    it.each([
      ['all of the journal', []],
      ['that of approvers', [{ field: 'collection', op: '==', value: 'settings' } as const]],
      ['that of people', [{ field: 'collection', op: '==', value: 'people' } as const]],
      ['that of donors', [{ field: 'collection', op: '==', value: 'donors' } as const]],
    ])('refuses %s', async (_name, filters) => {
      const { last } = journal(filters);
      await until(() => expect(last()).toMatchObject({ failure: { why: 'denied' } }));
    });
  });

  describe('for a bookkeeper', () => {
    beforeAll(() => given().keeper.become('bookkeeper'));
    afterAll(() => given().keeper.become('admin'));

    it.each(CONTACTS)('reads %s', async (name) => {
      const { last } = given().all(name);
      await until(() => expect(last()).toMatchObject({ status: 'ready' }));
    });

    it('reads who approves, and all of the journal', async () => {
      const approvers = given().document('settings', 'approvers');
      const all = journal([]);
      await until(() => expect(approvers.last()).toMatchObject({ status: 'ready' }));
      await until(() => expect(all.last()).toMatchObject({ status: 'ready' }));
    });
  });
}
