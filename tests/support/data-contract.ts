import type { Administrator } from '@pa-ledger/domain/people/administrator';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AsyncState } from '../../web/src/data/async-state.ts';
import type { Data, StoredDocument } from '../../web/src/data/data.ts';
import { SERVER_TIME, type CollectionName, type Fields } from '../../web/src/data/documents.ts';
import type { Page, PageQuery } from '../../web/src/data/row-query.ts';
import type { Write } from '../../web/src/data/write.ts';

/** A stored time. */
export const AT = { momentMs: 1_750_000_000_000 };
const LATER = { momentMs: AT.momentMs + 1 };

/** Whoever keeps the data, and what happens to it beside the panel. */
export interface Keeper {
  readonly data: Omit<Data, 'callApi' | 'close'>;
  /** Stores a document without rules; a moment is a timestamp. */
  readonly put: (path: string, fields: Fields) => Promise<void>;
  readonly delete: (path: string) => Promise<void>;
  /** Takes the rights of who is signed in, or gives them back. */
  readonly deny: (isDenied: boolean) => Promise<void>;
  readonly disconnect: () => Promise<void>;
  readonly connect: () => Promise<void>;
  /** Forgets all documents. */
  readonly empty: () => Promise<void>;
  readonly signedIn: Administrator;
}

const FUND = { code: '4900', name: 'Main Fund', version: 1 };
const UPDATE = {
  kind: 'update',
  in: 'funds',
  id: 'main',
  version: 1,
  fields: { code: '4900', name: 'General Fund' },
} as const satisfies Write;

const REVENUE = {
  description: 'Raffle',
  categoryId: 'fair',
  fundId: 'main',
  version: 1,
} as const;

/** What a panel may ask of its data: every implementation answers all of it alike. */
export function describeData(name: string, open: () => Promise<Keeper>): void {
  describe(`the panel's data, kept by ${name}`, () => {
    let keeper: Keeper;
    const stops: (() => void)[] = [];

    beforeAll(async () => {
      keeper = await open();
    });
    beforeEach(() => keeper.empty());
    afterEach(async () => {
      for (const stop of stops.splice(0)) stop();
      await keeper.connect();
      await setRights(false);
    });

    /** Listens and keeps what is reported. */
    function heard<T>(listen: (onChange: (state: AsyncState<T>) => void) => () => void) {
      const states: AsyncState<T>[] = [];
      const stop = listen((state) => states.push(state));
      stops.push(stop);
      const values = (): readonly T[] =>
        states.flatMap((state) => (state.status === 'ready' ? [state.value] : []));
      return { states, stop, values, last: () => states.at(-1) };
    }
    const heardAll = (collection: CollectionName) =>
      heard<readonly StoredDocument[]>((onChange) => keeper.data.listenAll(collection, onChange));
    const heardPage = (query: PageQuery) =>
      heard<Page<StoredDocument>>((onChange) => keeper.data.listenPage(query, onChange));
    const until = (check: () => void | Promise<void>): Promise<void> =>
      vi.waitFor(check, { timeout: 10_000 });
    /** Takes the rights or gives them back, and waits until the emulator's rules see it. */
    const setRights = async (isDenied: boolean): Promise<void> => {
      await keeper.deny(isDenied);
      await until(async () =>
        expect(await keeper.data.readDocument('funds', 'any')).toMatchObject({ ok: !isDenied }),
      );
    };
    const fieldsOf = async (path: CollectionName, id: string): Promise<Fields | null> => {
      const read = await keeper.data.readDocument(path, id);
      if (!read.ok) throw new Error(read.message);
      return read.fields;
    };

    describe('listening to a collection', () => {
      it('says that it loads, then what there is, then every change', async () => {
        await keeper.put('funds/main', FUND);
        const { states, last } = heardAll('funds');
        expect(states).toEqual([{ status: 'loading' }]);
        await until(() =>
          expect(last()).toEqual({ status: 'ready', value: [{ id: 'main', fields: FUND }] }),
        );
        await keeper.put('funds/main', { ...FUND, name: 'Other', version: 2 });
        await until(() =>
          expect(last()).toMatchObject({ value: [{ fields: { name: 'Other', version: 2 } }] }),
        );
        await keeper.delete('funds/main');
        await until(() => expect(last()).toEqual({ status: 'ready', value: [] }));
      });

      it('reports an empty one', async () => {
        const { last } = heardAll('budgetItems');
        await until(() => expect(last()).toEqual({ status: 'ready', value: [] }));
      });

      it('reports nothing after it was stopped', async () => {
        const { states, stop, last } = heardAll('funds');
        await until(() => expect(last()).toMatchObject({ status: 'ready' }));
        stop();
        const before = states.length;
        const { last: lastOfOther } = heardAll('funds');
        await keeper.put('funds/main', FUND);
        await until(() => expect(lastOfOther()).toMatchObject({ value: [{ id: 'main' }] }));
        expect(states).toHaveLength(before);
      });

      it('ends with "denied" when nothing is allowed', async () => {
        await setRights(true);
        const { last } = heardAll('funds');
        const denied = { status: 'error', failure: { why: 'denied' } };
        await until(() => expect(last()).toMatchObject(denied));
        await setRights(false);
        await keeper.put('funds/main', FUND);
        expect(await fieldsOf('funds', 'main')).toEqual(FUND);
        expect(last()).toMatchObject(denied);
      });

      it('says "offline" without a connection, and what there is when it is back', async () => {
        await keeper.put('funds/main', FUND);
        await keeper.disconnect();
        const { last } = heardAll('funds');
        await until(() =>
          expect(last()).toMatchObject({ status: 'error', failure: { why: 'offline' } }),
        );
        await keeper.connect();
        await until(() => expect(last()).toMatchObject({ value: [{ id: 'main' }] }));
      });

      it('keeps what it found while there is no connection', async () => {
        await keeper.put('funds/main', FUND);
        const { states, last } = heardAll('funds');
        await until(() => expect(last()).toMatchObject({ value: [{ id: 'main' }] }));
        states.length = 0;
        await keeper.disconnect();
        await keeper.put('funds/other', FUND);
        await keeper.connect();
        await until(() => expect(last()).toMatchObject({ value: { length: 2 } }));
        expect(states.some(({ status }) => status === 'error')).toBe(false);
      });

      it('gives times as milliseconds, at every depth', async () => {
        await keeper.put('fundBalances/main', { fundId: 'main', amount: 1, lastUpdated: AT });
        await keeper.put('fundBalances/other', { list: [AT], map: { at: LATER, text: 'x' } });
        const { values } = heardAll('fundBalances');
        await until(() => expect(values()).toHaveLength(1));
        expect(new Map(values()[0]?.map(({ id, fields }) => [id, fields]))).toEqual(
          new Map<string, Fields>([
            ['main', { fundId: 'main', amount: 1, lastUpdated: AT.momentMs }],
            ['other', { list: [AT.momentMs], map: { at: LATER.momentMs, text: 'x' } }],
          ]),
        );
      });
    });

    describe('listening to a document', () => {
      it('reports null, then the document, then null when it is gone', async () => {
        const { last } = heard<Fields | null>((onChange) =>
          keeper.data.listenDocument('settings', 'approvers', onChange),
        );
        await until(() => expect(last()).toEqual({ status: 'ready', value: null }));
        await keeper.put('settings/approvers', { treasurer: 't@example.com', version: 1 });
        await until(() =>
          expect(last()).toEqual({
            status: 'ready',
            value: { treasurer: 't@example.com', version: 1 },
          }),
        );
        await keeper.delete('settings/approvers');
        await until(() => expect(last()).toEqual({ status: 'ready', value: null }));
      });
    });

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
            keeper.put(`revenueItems/${id}`, { ...REVENUE, ...fields }),
          ),
        );
      const idsOf = async (asked: Partial<PageQuery>): Promise<readonly string[]> => {
        const { values } = heardPage({ ...query, ...asked });
        await until(() => expect(values()).toHaveLength(1));
        return values()[0]?.rows.map(({ id }) => id) ?? [];
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
        expect(await keeper.data.countRows({ ...query, filters: [filter] })).toBe(ids.length);
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
            const pages: (readonly string[])[] = [];
            let after: PageQuery['after'] = null;
            do {
              const { values } = heardPage({
                ...query,
                orderBy: { field, direction },
                size: 2,
                // It is kept as JSON.
                after: JSON.parse(JSON.stringify(after)) as PageQuery['after'],
              });
              await until(() => expect(values()).toHaveLength(1));
              pages.push(values()[0]?.rows.map(({ id }) => id) ?? []);
              after = values()[0]?.next ?? null;
            } while (after !== null);
            expect(pages).toEqual(
              direction === 'asc'
                ? [['a', 'b'], ['c', 'd'], ['e']]
                : [['e', 'd'], ['c', 'b'], ['a']],
            );
          }
        }
      });

      it('of a full last page have no next one', async () => {
        await putRows({ a: { date: '1' }, b: { date: '2' } });
        const { values } = heardPage({ ...query, size: 2 });
        await until(() => expect(values()[0]).toMatchObject({ next: null, rows: { length: 2 } }));
      });

      it('change while they are listened to', async () => {
        const { last } = heardPage(query);
        await until(() => expect(last()).toMatchObject({ value: { rows: [] } }));
        await putRows({ a: { date: '1' } });
        await until(() => expect(last()).toMatchObject({ value: { rows: [{ id: 'a' }] } }));
      });

      // Without a network the SDK counts 0 in Node; what the page does without one, the browser's tests try.
      it('are not counted without the rights', async () => {
        await setRights(true);
        expect(await keeper.data.countRows(query)).toMatchObject({ ok: false, why: 'denied' });
      });
    });

    describe('reading a document', () => {
      it('gives its fields, and null when there is none', async () => {
        await keeper.put('funds/main', FUND);
        expect(await keeper.data.readDocument('funds', 'main')).toEqual({ ok: true, fields: FUND });
        expect(await keeper.data.readDocument('funds', 'other')).toEqual({
          ok: true,
          fields: null,
        });
      });

      it('says why it cannot', async () => {
        await setRights(true);
        expect(await keeper.data.readDocument('funds', 'main')).toMatchObject({ why: 'denied' });
        await setRights(false);
        await keeper.disconnect();
        expect(await keeper.data.readDocument('funds', 'main')).toMatchObject({ why: 'offline' });
      });
    });

    describe('writing', () => {
      const create = {
        kind: 'create',
        in: 'funds',
        id: 'main',
        fields: { code: '4900', name: 'Main Fund', description: undefined },
      } as const satisfies Write;
      const remove = { kind: 'remove', in: 'funds', id: 'main', version: 1 } as const;

      it('creates version 1 without the undefined fields', async () => {
        expect(await keeper.data.commit([create])).toEqual({ ok: true });
        expect(await fieldsOf('funds', 'main')).toEqual(FUND);
      });

      it('updates to the next version, and replaces all fields', async () => {
        await keeper.put('funds/main', { ...FUND, description: 'For all' });
        expect(await keeper.data.commit([UPDATE])).toEqual({ ok: true });
        expect(await fieldsOf('funds', 'main')).toEqual({ ...UPDATE.fields, version: 2 });
      });

      it('removes', async () => {
        await keeper.put('funds/main', FUND);
        expect(await keeper.data.commit([remove])).toEqual({ ok: true });
        expect(await fieldsOf('funds', 'main')).toBeNull();
      });

      it('is heard by who listens', async () => {
        const { last } = heardAll('funds');
        await until(() => expect(last()).toEqual({ status: 'ready', value: [] }));
        await keeper.data.commit([create]);
        await until(() => expect(last()).toMatchObject({ value: [{ id: 'main', fields: FUND }] }));
      });

      it('stores the time of the commit', async () => {
        const lastUpdated = SERVER_TIME;
        const before = Date.now();
        const write: Write = {
          kind: 'create',
          in: 'fundBalances',
          id: 'main',
          fields: { fundId: 'main', amount: 1, lastUpdated },
        };
        expect(await keeper.data.commit([write])).toEqual({ ok: true });
        const at = Number((await fieldsOf('fundBalances', 'main'))?.['lastUpdated']);
        expect(at).toBeGreaterThanOrEqual(before - 1000);
        expect(at).toBeLessThanOrEqual(Date.now() + 1000);
      });

      it.each<readonly [string, Write, Fields | null]>([
        ['a changed document', UPDATE, { ...FUND, name: 'Theirs', version: 2 }],
        ['a deleted document', UPDATE, null],
        ['an id that is taken', create, { ...FUND, name: 'Theirs' }],
        ['the removal of a changed document', remove, { ...FUND, version: 2 }],
      ])('conflicts with %s, and gives what is stored', async (_, write, current) => {
        if (current !== null) await keeper.put('funds/main', current);
        expect(await keeper.data.commit([write])).toMatchObject({
          ok: false,
          why: 'changed',
          conflicts: [{ id: 'main', current }],
        });
        expect(await fieldsOf('funds', 'main')).toEqual(current);
      });

      it.each<readonly [string, Write, Fields | null]>([
        ['a creation', create, FUND],
        ['an update', UPDATE, { ...UPDATE.fields, version: 2 }],
        ['a removal', remove, null],
      ])('counts %s that was committed before as done', async (_, write, stored) => {
        if (stored !== null) await keeper.put('funds/main', stored);
        expect(await keeper.data.commit([write])).toEqual({ ok: true });
        expect(await fieldsOf('funds', 'main')).toEqual(stored);
      });

      it('writes all or nothing, and names every conflict', async () => {
        await keeper.put('funds/main', { ...FUND, version: 2, name: 'Theirs' });
        await keeper.put('funds/second', { ...FUND, version: 3 });
        const third: Write = { ...create, id: 'third' };
        const result = await keeper.data.commit([third, UPDATE, { ...UPDATE, id: 'second' }]);
        expect(result).toMatchObject({ why: 'changed', conflicts: { length: 2 } });
        expect(await fieldsOf('funds', 'third')).toBeNull();
        await keeper.put('funds/second', FUND);
        const [again, other] = [
          { ...UPDATE, id: 'second' },
          { ...create, id: 'fourth' },
        ];
        expect(await keeper.data.commit([again, other])).toEqual({ ok: true });
        expect(await fieldsOf('funds', 'fourth')).toEqual(FUND);
      });

      it('commits what is open beside what was committed before', async () => {
        await keeper.put('funds/main', { ...UPDATE.fields, version: 2 });
        const other: Write = { ...create, id: 'other' };
        expect(await keeper.data.commit([UPDATE, other])).toEqual({ ok: true });
        expect(await fieldsOf('funds', 'main')).toEqual({ ...UPDATE.fields, version: 2 });
        expect(await fieldsOf('funds', 'other')).toEqual(FUND);
      });

      it('is denied without the rights, and changes nothing', async () => {
        await keeper.put('funds/main', FUND);
        await setRights(true);
        expect(await keeper.data.commit([UPDATE])).toMatchObject({
          ok: false,
          why: 'denied',
          conflicts: [],
        });
        await setRights(false);
        expect(await fieldsOf('funds', 'main')).toEqual(FUND);
      });

      it('adds the journal entry of settings: who, when, before and after', async () => {
        const approvers = { presidents: [], treasurer: 't@example.com', eventApprovers: {} };
        const settings = { in: 'settings', id: 'approvers' } as const;
        const first: Write = { kind: 'create', ...settings, fields: approvers };
        expect(await keeper.data.commit([first])).toEqual({ ok: true });
        const fields = { ...approvers, treasurer: 'other@example.com' };
        const second: Write = { kind: 'update', ...settings, version: 1, fields };
        expect(await keeper.data.commit([second])).toEqual({ ok: true });
        const place = { collection: 'settings', document: 'approvers', by: keeper.signedIn };
        const before = { ...approvers, version: 1 };
        expect(await fieldsOf('journal', 'settings~approvers~1')).toEqual({
          ...place,
          version: 1,
          kind: 'created',
          at: expect.any(Number) as number,
          before: null,
          after: before,
        });
        expect(await fieldsOf('journal', 'settings~approvers~2')).toEqual({
          ...place,
          version: 2,
          kind: 'changed',
          at: expect.any(Number) as number,
          before,
          after: { ...fields, version: 2 },
        });
        expect(await fieldsOf('journal', 'funds~main~1')).toBeNull();
      });
    });
  });
}
