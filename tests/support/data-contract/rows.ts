import { describe, expect, it } from 'vitest';
import type { Fields } from '../../../web/src/data/documents.ts';
import type { PageQuery } from '../../../web/src/data/row-query.ts';
import { AT, LATER } from './keeper.ts';
import { until, type Listener } from './listener.ts';

const REVENUE = { description: 'Raffle', categoryId: 'fair', fundId: 'main', version: 1 };

/**
 * Which rows come, in which order, page by page.
 * @param given returns the running test's listener.
 */
export function describeRows(given: () => Listener): void {
  describe('rows', () => {
    const query: PageQuery = {
      collection: 'revenueItems',
      filters: [],
      orderBy: { field: 'date', direction: 'asc' },
      size: 10,
      after: null,
    };
    const putRows = (rows: Readonly<Record<string, Fields>>): Promise<unknown> =>
      Promise.all(
        Object.entries(rows).map(([id, fields]) =>
          given().keeper.put(`revenueItems/${id}`, { ...REVENUE, ...fields }),
        ),
      );
    const idsOf = async (asked: Partial<PageQuery>): Promise<readonly string[]> => {
      const { values } = given().page({ ...query, ...asked });
      await until(() => expect(values()).toHaveLength(1));
      return values()[0]?.rows.map(({ id }) => id) ?? [];
    };
    const pagesOf = async (asked: Partial<PageQuery>): Promise<readonly (readonly string[])[]> => {
      const pages: (readonly string[])[] = [];
      let after: PageQuery['after'] = null;
      do {
        const { values } = given().page({
          ...query,
          ...asked,
          size: 2,
          // The panel keeps it as JSON.
          after: JSON.parse(JSON.stringify(after)) as PageQuery['after'],
        });
        await until(() => expect(values()).toHaveLength(1));
        pages.push(values()[0]?.rows.map(({ id }) => id) ?? []);
        after = values()[0]?.next ?? null;
      } while (after !== null);
      return pages;
    };

    it('come in the order of a field, then of the id, in both directions', async () => {
      await putRows({
        b: { date: '2026-02-01' },
        a: { date: '2026-02-01' },
        c: { date: '2026-01-31' },
      });
      expect(await idsOf({})).toEqual(['c', 'a', 'b']);
      expect(await idsOf({ orderBy: { field: 'date', direction: 'desc' } })).toEqual([
        'b',
        'a',
        'c',
      ]);
    });

    it('come in the order of types, and of code points', async () => {
      await putRows({
        text: { date: 'Z' },
        accent: { date: 'é' },
        sign: { date: '\u{1F600}' },
        other: { date: '\uFF5E' },
        shorter: { date: '' },
        number: { date: 2 },
        time: { date: AT },
        nothing: { date: null },
        yes: { date: true },
      });
      expect(await idsOf({})).toEqual([
        'nothing',
        'yes',
        'number',
        'time',
        'shorter',
        'text',
        'accent',
        'other',
        'sign',
      ]);
    });

    it('have the field that orders them', async () => {
      await putRows({ with: { date: '2026-01-01' }, without: {} });
      expect(await idsOf({})).toEqual(['with']);
    });

    it('are ordered by a field inside another', async () => {
      await putRows({
        more: { submission: { amount: 20 } },
        less: { submission: { amount: 3 } },
        none: { submission: 'text' },
      });
      const orderBy = { field: 'submission.amount', direction: 'asc' } as const;
      expect(await idsOf({ orderBy })).toEqual(['less', 'more']);
    });

    it.each([
      [{ field: 'fundId', op: '==', value: 'main' }, ['early', 'late']],
      [{ field: 'fundId', op: '==', value: null }, ['none']],
      [{ field: 'fundId', op: 'in', value: ['grants', 'trips'] }, ['grants']],
      [{ field: 'tags', op: 'array-contains', value: 'b' }, ['early']],
      [{ field: 'tags', op: 'array-contains-any', value: ['a', 'c'] }, ['early', 'late']],
      [{ field: 'date', op: '>=', value: '2026-02-02' }, ['late', 'none']],
      [{ field: 'date', op: '<=', value: '2026-02-02' }, ['early', 'grants', 'late']],
      [{ field: 'date', op: '<', value: '2026-02-02' }, ['early', 'grants']],
      [{ field: 'date', op: '>', value: '2026-02-01' }, ['late', 'none']],
      [{ field: 'paidAt', op: '>=', value: LATER }, ['late']],
      [{ field: 'paidAt', op: '<', value: LATER }, ['early']],
    ] as const)('that pass %o', async (filter, ids) => {
      await putRows({
        early: { date: '2026-01-01', tags: ['a', 'b'], paidAt: AT },
        grants: { date: '2026-02-01', fundId: 'grants', tags: [], paidAt: 'text' },
        late: { date: '2026-02-02', tags: ['c'], paidAt: LATER },
        none: { date: '2026-02-03', fundId: null, tags: 'b' },
      });
      expect(await idsOf({ filters: [filter] })).toEqual(ids);
      expect(await given().keeper.data.countRows({ ...query, filters: [filter] })).toBe(ids.length);
    });

    it('add up, as those that pass a filter and have the field of their periods', async () => {
      await putRows({
        dime: { amount: 0.1, date: '2026-01-01' },
        more: { amount: 0.2, date: '2026-01-02' },
        back: { amount: -0.05, date: '2026-01-03' },
        grants: { amount: 1000, date: '2026-01-02', fundId: 'grants' },
        late: { amount: 7, date: '2026-02-01' },
        undated: { amount: 5 },
        free: { date: '2026-01-02' },
      });
      const filters = [
        { field: 'fundId', op: '==', value: 'main' },
        { field: 'date', op: '<=', value: '2026-01-31' },
      ] as const;
      const { data } = given().keeper;
      for (const direction of ['asc', 'desc'] as const) {
        const orderBy = { field: 'amount', then: 'date', direction } as const;
        expect(await data.sumRows({ ...query, filters, orderBy }, 'amount')).toBe(25);
      }
      expect(await data.sumRows(query, 'amount')).toBe(100_725);
      expect(await data.sumRows({ ...query, collection: 'transfers' }, 'amount')).toBe(0);
    });

    it('of equal values come in the order of a second field, page by page, also in a range of it', async () => {
      await putRows({
        d: { amount: 5, date: '2026-01-02' },
        c: { amount: 5, date: '2026-01-03' },
        b: { amount: 5, date: '2026-01-03' },
        a: { amount: 7, date: '2026-01-01' },
        e: { amount: 0.5, date: '2026-01-04' },
        no: { amount: 5 },
      });
      const smallestFirst = ['e', 'd', 'b', 'c', 'a'];
      const inPeriod = [{ field: 'date', op: '>=', value: '2026-01-02' }] as const;
      for (const direction of ['asc', 'desc'] as const) {
        const ids = direction === 'asc' ? smallestFirst : smallestFirst.toReversed();
        const orderBy = { field: 'amount', then: 'date', direction } as const;
        expect((await pagesOf({ orderBy })).flat()).toEqual(ids);
        expect((await pagesOf({ orderBy, filters: inPeriod })).flat()).toEqual(
          ids.filter((id) => id !== 'a'),
        );
      }
    });

    it('come page by page, each after the one before, also between equal values', async () => {
      await putRows({
        a: { date: '2026-01-01', at: AT },
        b: { date: '2026-01-01', at: AT },
        c: { date: '2026-01-01', at: LATER },
        d: { date: '2026-01-02', at: LATER },
        e: { date: '2026-01-02', at: LATER },
      });
      for (const field of ['date', 'at']) {
        for (const direction of ['asc', 'desc'] as const) {
          expect(await pagesOf({ orderBy: { field, direction } })).toEqual(
            direction === 'asc' ? [['a', 'b'], ['c', 'd'], ['e']] : [['e', 'd'], ['c', 'b'], ['a']],
          );
        }
      }
    });

    it('of a full last page have no next one', async () => {
      await putRows({ a: { date: '1' }, b: { date: '2' } });
      const { values } = given().page({ ...query, size: 2 });
      await until(() => expect(values()[0]).toMatchObject({ next: null, rows: { length: 2 } }));
    });

    it('of all histories come together, by their paths, page by page, and are counted', async () => {
      const history: Partial<PageQuery> = {
        collection: '*/history',
        orderBy: { field: 'at', direction: 'desc' },
      };
      const putEntry = (path: string, fields: Fields): Promise<void> =>
        given().keeper.put(path, { by: 'pat@example.com', words: ['tents'], ...fields });
      await putEntry('expenses/a/history/submitted', { at: AT });
      await putEntry('expenses/a/history/paid', { at: LATER, by: 'system' });
      await putEntry('expenses/a-b/history/submitted', { at: LATER, words: [] });
      await putEntry('expenses/b/history/submitted', { at: LATER });
      await putEntry('expenses/b/decisions/0', { at: LATER });
      const newestFirst = [
        ['expenses/b/history/submitted', 'expenses/a-b/history/submitted'],
        ['expenses/a/history/paid', 'expenses/a/history/submitted'],
      ];
      expect(await pagesOf(history)).toEqual(newestFirst);
      expect(await pagesOf({ ...history, orderBy: { field: 'at', direction: 'asc' } })).toEqual(
        newestFirst.toReversed().map((page) => page.toReversed()),
      );
      const filters = [
        { field: 'by', op: '==', value: 'pat@example.com' },
        { field: 'words', op: 'array-contains', value: 'tents' },
        { field: 'at', op: '>=', value: LATER },
      ] as const;
      expect(await idsOf({ ...history, filters })).toEqual(['expenses/b/history/submitted']);
      expect(await given().keeper.data.countRows({ ...query, ...history, filters })).toBe(1);
    });

    it('of an empty page are none, each time that it is listened to again', async () => {
      const filters = [{ field: 'fundId', op: '==', value: 'nobody' }] as const;
      for (let round = 0; round < 5; round += 1) {
        const { states, stop, last } = given().page({ ...query, filters });
        await until(() => expect(last()).toMatchObject({ value: { rows: [], next: null } }));
        expect(states.map(({ status }) => status)).toEqual(['loading', 'ready']);
        stop();
      }
    });

    it('each have the place where a page after them begins', async () => {
      await putRows({ a: { date: '1' }, b: { date: '2' }, c: { date: '3' } });
      const { values } = given().page({ ...query, size: 2 });
      await until(() => expect(values()[0]?.places).toHaveLength(2));
      const [first, second] = values()[0]?.places ?? [];
      expect(await idsOf({ after: first ?? null })).toEqual(['b', 'c']);
      expect(second).toEqual(values()[0]?.next);
    });

    it('change while they are listened to', async () => {
      const { last } = given().page(query);
      await until(() => expect(last()).toMatchObject({ value: { rows: [] } }));
      await putRows({ a: { date: '1' } });
      await until(() => expect(last()).toMatchObject({ value: { rows: [{ id: 'a' }] } }));
    });

    // Without a network, the SDK counts 0 in Node. The browser tests cover what the page does then.
    it('are neither counted nor added up without the rights', async () => {
      await given().setRights(true);
      expect(await given().keeper.data.countRows(query)).toMatchObject({
        ok: false,
        why: 'denied',
      });
      expect(await given().keeper.data.sumRows(query, 'amount')).toMatchObject({ why: 'denied' });
    });
  });
}
