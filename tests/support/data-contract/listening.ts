import { describe, expect, it } from 'vitest';
import type { Fields } from '../../../web/src/data/documents.ts';
import { AT, FUND, LATER } from './keeper.ts';
import { until, type Listener } from './listener.ts';

/**
 * What a listener reports about a collection and a document.
 * @param given returns the running test's listener.
 */
export function describeListening(given: () => Listener): void {
  describe('listening to a collection', () => {
    it('says that it loads, then what there is, then every change', async () => {
      await given().keeper.put('funds/main', FUND);
      const { states, last } = given().all('funds');
      expect(states).toEqual([{ status: 'loading' }]);
      await until(() =>
        expect(last()).toEqual({ status: 'ready', value: [{ id: 'main', fields: FUND }] }),
      );
      await given().keeper.put('funds/main', { ...FUND, name: 'Other', version: 2 });
      await until(() =>
        expect(last()).toMatchObject({ value: [{ fields: { name: 'Other', version: 2 } }] }),
      );
      await given().keeper.delete('funds/main');
      await until(() => expect(last()).toEqual({ status: 'ready', value: [] }));
    });

    it('reports an empty one', async () => {
      const { last } = given().all('budgetItems');
      await until(() => expect(last()).toEqual({ status: 'ready', value: [] }));
    });

    it('reports what passes all filters, and what begins and ends to pass them', async () => {
      const ids = (values: readonly (readonly { readonly id: string }[])[]) =>
        values.at(-1)?.map(({ id }) => id);
      await given().keeper.put('totals/a', { month: '2026-06', fundId: 'main' });
      await given().keeper.put('totals/b', { month: '2026-07', fundId: 'main' });
      await given().keeper.put('totals/c', { month: '2027-06', fundId: 'main' });
      await given().keeper.put('totals/d', { month: '2027-07', fundId: 'main' });
      await given().keeper.put('totals/e', { fundId: 'main' });
      const year = given().all('totals', [
        { field: 'month', op: '>=', value: '2026-07' },
        { field: 'month', op: '<=', value: '2027-06' },
      ]);
      await until(() => expect(ids(year.values())?.toSorted()).toEqual(['b', 'c']));
      // Something that another listener found doesn't mean there's no connection.
      const one = given().all('totals', [{ field: 'month', op: '==', value: '2026-07' }]);
      await until(() => expect(ids(one.values())).toEqual(['b']));
      expect(one.states.map(({ status }) => status)).toEqual(['loading', 'ready']);
      const all = given().all('totals');
      await until(() => expect(ids(all.values())).toHaveLength(5));
      expect(all.states.map(({ status }) => status)).toEqual(['loading', 'ready']);
      await given().keeper.put('totals/b', { month: '2027-07', fundId: 'main' });
      await given().keeper.put('totals/f', { month: '2027-01', fundId: 'main' });
      await until(() => expect(ids(year.values())?.toSorted()).toEqual(['c', 'f']));
      await until(() => expect(ids(one.values())).toEqual([]));
    });

    it('reports an empty one each time that it is listened to again', async () => {
      const filters = [{ field: 'month', op: '==', value: '2026-07' }] as const;
      for (let round = 0; round < 5; round += 1) {
        const { states, stop, last } = given().all('totals', filters);
        await until(() => expect(last()).toEqual({ status: 'ready', value: [] }));
        expect(states.map(({ status }) => status)).toEqual(['loading', 'ready']);
        stop();
      }
    });

    it('says "offline" of an empty one that is listened to again, as of any other', async () => {
      const { stop, last } = given().all('budgetItems');
      await until(() => expect(last()).toEqual({ status: 'ready', value: [] }));
      stop();
      await given().keeper.disconnect();
      const again = given().all('budgetItems');
      const offline = { status: 'error', failure: { why: 'offline' } };
      await until(() => expect(again.last()).toMatchObject(offline));
      await given().keeper.connect();
      await until(() => expect(again.last()).toEqual({ status: 'ready', value: [] }));
    });

    it('reports nothing after it was stopped', async () => {
      const { states, stop, last } = given().all('funds');
      await until(() => expect(last()).toMatchObject({ status: 'ready' }));
      stop();
      const before = states.length;
      const { last: lastOfOther } = given().all('funds');
      // The emulator loses a write that arrives just as it begins to listen.
      await until(() => expect(lastOfOther()).toMatchObject({ status: 'ready' }));
      await given().keeper.put('funds/main', FUND);
      await until(() => expect(lastOfOther()).toMatchObject({ value: [{ id: 'main' }] }));
      expect(states).toHaveLength(before);
    });

    it('ends with "denied" when nothing is allowed', async () => {
      await given().setRights(true);
      const { last } = given().all('funds');
      const denied = { status: 'error', failure: { why: 'denied' } };
      await until(() => expect(last()).toMatchObject(denied));
      await given().setRights(false);
      await given().keeper.put('funds/main', FUND);
      expect(await given().fieldsOf('funds', 'main')).toEqual(FUND);
      expect(last()).toMatchObject(denied);
    });

    it('says "offline" without a connection, and what there is when it is back', async () => {
      await given().keeper.put('funds/main', FUND);
      await given().keeper.disconnect();
      const { last } = given().all('funds');
      await until(() =>
        expect(last()).toMatchObject({ status: 'error', failure: { why: 'offline' } }),
      );
      await given().keeper.connect();
      await until(() => expect(last()).toMatchObject({ value: [{ id: 'main' }] }));
    });

    it('keeps what it found while there is no connection', async () => {
      await given().keeper.put('funds/main', FUND);
      const { states, last } = given().all('funds');
      await until(() => expect(last()).toMatchObject({ value: [{ id: 'main' }] }));
      states.length = 0;
      await given().keeper.disconnect();
      await given().keeper.put('funds/other', FUND);
      await given().keeper.connect();
      await until(() => expect(last()).toMatchObject({ value: { length: 2 } }));
      expect(states.some(({ status }) => status === 'error')).toBe(false);
    });

    it('gives times as milliseconds, at every depth', async () => {
      await given().keeper.put('fundBalances/main', { fundId: 'main', amount: 1, lastUpdated: AT });
      await given().keeper.put('fundBalances/other', { list: [AT], map: { at: LATER, text: 'x' } });
      const { values } = given().all('fundBalances');
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
      const { last } = given().document('settings', 'approvers');
      await until(() => expect(last()).toEqual({ status: 'ready', value: null }));
      await given().keeper.put('settings/approvers', { treasurer: 't@example.com', version: 1 });
      await until(() =>
        expect(last()).toEqual({
          status: 'ready',
          value: { treasurer: 't@example.com', version: 1 },
        }),
      );
      await given().keeper.delete('settings/approvers');
      await until(() => expect(last()).toEqual({ status: 'ready', value: null }));
    });

    it('reports no lack of a connection when a list has found the document', async () => {
      await given().keeper.put('funds/main', FUND);
      const all = given().all('funds');
      await until(() => expect(all.last()).toMatchObject({ value: [{ id: 'main' }] }));
      const { states, last } = given().document('funds', 'main');
      await until(() => expect(last()).toEqual({ status: 'ready', value: FUND }));
      expect(states.map(({ status }) => status)).toEqual(['loading', 'ready']);
    });

    it('says "offline" of it without a connection, found or not', async () => {
      await given().keeper.put('funds/main', FUND);
      const all = given().all('funds');
      await until(() => expect(all.last()).toMatchObject({ value: [{ id: 'main' }] }));
      await given().keeper.disconnect();
      const offline = { status: 'error', failure: { why: 'offline' } };
      const found = given().document('funds', 'main');
      const missing = given().document('funds', 'other');
      await until(() => expect(found.last()).toMatchObject(offline));
      await until(() => expect(missing.last()).toMatchObject(offline));
      await given().keeper.connect();
      await until(() => expect(found.last()).toEqual({ status: 'ready', value: FUND }));
      await until(() => expect(missing.last()).toEqual({ status: 'ready', value: null }));
    });

    it('reports a missing one each time that it is listened to again', async () => {
      for (let round = 0; round < 3; round += 1) {
        const { states, stop, last } = given().document('settings', 'approvers');
        await until(() => expect(last()).toEqual({ status: 'ready', value: null }));
        expect(states.map(({ status }) => status)).toEqual(['loading', 'ready']);
        stop();
      }
    });
  });
}
