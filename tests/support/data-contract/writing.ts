import { beginningId, beginningPlace } from '@pa-ledger/domain/ledger/beginnings';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { describe, expect, it } from 'vitest';
import { SERVER_TIME, type Fields } from '../../../web/src/data/documents.ts';
import type { Write } from '../../../web/src/data/write.ts';
import { FUND } from './keeper.ts';
import { until, type Listener } from './listener.ts';

const UPDATE = {
  kind: 'update',
  in: 'funds',
  id: 'main',
  version: 1,
  fields: { code: '4900', name: 'General Fund' },
} as const satisfies Write;

/**
 * What a commit leaves, and what it answers; reading one document.
 * @param given returns what the running test asks.
 */
export function describeWriting(given: () => Listener): void {
  describe('reading a document', () => {
    it('gives its fields, and null when there is none', async () => {
      await given().keeper.put('funds/main', FUND);
      expect(await given().keeper.data.readDocument('funds', 'main')).toEqual({
        ok: true,
        fields: FUND,
      });
      expect(await given().keeper.data.readDocument('funds', 'other')).toEqual({
        ok: true,
        fields: null,
      });
    });

    it('says why it cannot', async () => {
      await given().setRights(true);
      expect(await given().keeper.data.readDocument('funds', 'main')).toMatchObject({
        why: 'denied',
      });
      await given().setRights(false);
      await given().keeper.disconnect();
      expect(await given().keeper.data.readDocument('funds', 'main')).toMatchObject({
        why: 'offline',
      });
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
      expect(await given().keeper.data.commit([create])).toEqual({ ok: true });
      expect(await given().fieldsOf('funds', 'main')).toEqual(FUND);
    });

    it('updates to the next version, and replaces all fields', async () => {
      await given().keeper.put('funds/main', { ...FUND, description: 'For all' });
      expect(await given().keeper.data.commit([UPDATE])).toEqual({ ok: true });
      expect(await given().fieldsOf('funds', 'main')).toEqual({ ...UPDATE.fields, version: 2 });
    });

    it('removes', async () => {
      await given().keeper.put('funds/main', FUND);
      expect(await given().keeper.data.commit([remove])).toEqual({ ok: true });
      expect(await given().fieldsOf('funds', 'main')).toBeNull();
    });

    it('is heard by who listens', async () => {
      const { last } = given().all('funds');
      await until(() => expect(last()).toEqual({ status: 'ready', value: [] }));
      await given().keeper.data.commit([create]);
      await until(() => expect(last()).toMatchObject({ value: [{ id: 'main', fields: FUND }] }));
    });

    it('stores the time of the commit', async () => {
      const lastUpdated = SERVER_TIME;
      const before = Date.now();
      const place = beginningPlace('main', '2026' as FiscalYear, 7);
      const id = beginningId(place);
      const fields = { ...place, amount: 1, source: 'typed', lastUpdated };
      const write: Write = { kind: 'create', in: 'fundBalances', id, fields };
      expect(await given().keeper.data.commit([write])).toEqual({ ok: true });
      const at = Number((await given().fieldsOf('fundBalances', id))?.['lastUpdated']);
      expect(at).toBeGreaterThanOrEqual(before - 1000);
      expect(at).toBeLessThanOrEqual(Date.now() + 1000);
    });

    it.each<readonly [string, Write, Fields | null]>([
      ['a changed document', UPDATE, { ...FUND, name: 'Theirs', version: 2 }],
      ['a deleted document', UPDATE, null],
      ['an id that is taken', create, { ...FUND, name: 'Theirs' }],
      ['the removal of a changed document', remove, { ...FUND, version: 2 }],
    ])('conflicts with %s, and gives what is stored', async (_, write, current) => {
      if (current !== null) await given().keeper.put('funds/main', current);
      expect(await given().keeper.data.commit([write])).toMatchObject({
        ok: false,
        why: 'changed',
        conflicts: [{ id: 'main', current }],
      });
      expect(await given().fieldsOf('funds', 'main')).toEqual(current);
    });

    it.each<readonly [string, Write, Fields | null]>([
      ['a creation', create, FUND],
      ['an update', UPDATE, { ...UPDATE.fields, version: 2 }],
      ['a removal', remove, null],
    ])('counts %s that was committed before as done', async (_, write, stored) => {
      if (stored !== null) await given().keeper.put('funds/main', stored);
      expect(await given().keeper.data.commit([write])).toEqual({ ok: true });
      expect(await given().fieldsOf('funds', 'main')).toEqual(stored);
    });

    it('writes all or nothing, and names every conflict', async () => {
      await given().keeper.put('funds/main', { ...FUND, version: 2, name: 'Theirs' });
      await given().keeper.put('funds/second', { ...FUND, version: 3 });
      const third: Write = { ...create, id: 'third' };
      const result = await given().keeper.data.commit([third, UPDATE, { ...UPDATE, id: 'second' }]);
      expect(result).toMatchObject({ why: 'changed', conflicts: { length: 2 } });
      expect(await given().fieldsOf('funds', 'third')).toBeNull();
      await given().keeper.put('funds/second', FUND);
      const [again, other] = [
        { ...UPDATE, id: 'second' },
        { ...create, id: 'fourth' },
      ];
      expect(await given().keeper.data.commit([again, other])).toEqual({ ok: true });
      expect(await given().fieldsOf('funds', 'fourth')).toEqual(FUND);
    });

    it('commits what is open beside what was committed before', async () => {
      await given().keeper.put('funds/main', { ...UPDATE.fields, version: 2 });
      const other: Write = { ...create, id: 'other' };
      expect(await given().keeper.data.commit([UPDATE, other])).toEqual({ ok: true });
      expect(await given().fieldsOf('funds', 'main')).toEqual({ ...UPDATE.fields, version: 2 });
      expect(await given().fieldsOf('funds', 'other')).toEqual(FUND);
    });

    it('is denied without the rights, and changes nothing', async () => {
      await given().keeper.put('funds/main', FUND);
      await given().setRights(true);
      expect(await given().keeper.data.commit([UPDATE])).toMatchObject({
        ok: false,
        why: 'denied',
        conflicts: [],
      });
      await given().setRights(false);
      expect(await given().fieldsOf('funds', 'main')).toEqual(FUND);
    });

    it('adds the journal entry of each change, and goes on from it after a deletion (#118)', async () => {
      const { keeper } = given();
      for (const write of [create, UPDATE, { ...remove, version: 2 }, create]) {
        expect(await keeper.data.commit([write])).toEqual({ ok: true });
        // Its answer was lost: no second entry.
        expect(await keeper.data.commit([write])).toEqual({ ok: true });
      }
      const second = { ...UPDATE.fields, version: 2 };
      const again = { ...FUND, version: 4 };
      const words = ['4900', 'main', 'fund', 'general'];
      const lives = [
        { kind: 'created', before: null, after: FUND, words: words.slice(0, 3) },
        { kind: 'changed', before: FUND, after: second, words },
        { kind: 'deleted', before: second, after: null, words: ['4900', 'general', 'fund'] },
        { kind: 'created', before: null, after: again, words: words.slice(0, 3) },
      ];
      for (const [index, life] of lives.entries()) {
        expect(await given().fieldsOf('journal', `funds~main~${index + 1}`)).toEqual({
          ...{ collection: 'funds', document: 'main', version: index + 1, ...life },
          ...{ by: keeper.signedIn, at: expect.any(Number) as number },
        });
      }
      expect(await given().fieldsOf('journal', 'funds~main~5')).toBeNull();
      expect(await given().fieldsOf('funds', 'main')).toEqual(again);
    });

    it('goes on behind the last version of a document whose first entry took it over', async () => {
      const { keeper } = given();
      await keeper.put('funds/main', { ...FUND, version: 7 });
      expect(await keeper.data.commit([{ ...remove, version: 7 }])).toEqual({ ok: true });
      expect(await keeper.data.commit([create])).toEqual({ ok: true });
      expect(await given().fieldsOf('funds', 'main')).toMatchObject({ version: 9 });
    });
  });
}
