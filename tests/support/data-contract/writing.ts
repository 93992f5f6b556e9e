import type { Amendment } from '@pa-ledger/domain/ledger/amendment';
import { beginningId, beginningPlace } from '@pa-ledger/domain/ledger/beginnings';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { describe, expect, it } from 'vitest';
import { SERVER_TIME, type Fields } from '../../../web/src/data/documents.ts';
import type { Write } from '../../../web/src/data/write.ts';
import { until, type Listener } from './listener.ts';

/** A document that an administrator may also delete. */
const PLACE = { date: '2026-10-20', fromFundId: 'fair', toFundId: 'main', amount: 5 };
const ITEM = { ...PLACE, description: 'Bake Sale', version: 1 };

const UPDATE = {
  kind: 'update',
  in: 'transfers',
  id: 'main',
  version: 1,
  fields: { ...PLACE, description: 'Book Sale' },
} as const satisfies Write;

/**
 * What a commit leaves and answers, and reading one document.
 * @param given returns the running test's listener.
 */
export function describeWriting(given: () => Listener): void {
  describe('reading a document', () => {
    it('gives its fields, and null when there is none', async () => {
      await given().keeper.put('transfers/main', ITEM);
      expect(await given().keeper.data.readDocument('transfers', 'main')).toEqual({
        ok: true,
        fields: ITEM,
      });
      expect(await given().keeper.data.readDocument('transfers', 'other')).toEqual({
        ok: true,
        fields: null,
      });
    });

    it('says why it cannot', async () => {
      await given().setRights(true);
      expect(await given().keeper.data.readDocument('transfers', 'main')).toMatchObject({
        why: 'denied',
      });
      await given().setRights(false);
      await given().keeper.disconnect();
      expect(await given().keeper.data.readDocument('transfers', 'main')).toMatchObject({
        why: 'offline',
      });
    });
  });

  describe('writing', () => {
    const create = {
      kind: 'create',
      in: 'transfers',
      id: 'main',
      fields: { ...PLACE, description: 'Bake Sale', fromAccountId: undefined },
    } as const satisfies Write;
    const remove = { kind: 'remove', in: 'transfers', id: 'main', version: 1 } as const;

    it('creates version 1 without the undefined fields', async () => {
      expect(await given().keeper.data.commit([create])).toEqual({ ok: true });
      expect(await given().fieldsOf('transfers', 'main')).toEqual(ITEM);
    });

    it('updates to the next version, and replaces all fields', async () => {
      await given().keeper.put('transfers/main', { ...ITEM, fromAccountId: 'a', toAccountId: 'b' });
      expect(await given().keeper.data.commit([UPDATE])).toEqual({ ok: true });
      expect(await given().fieldsOf('transfers', 'main')).toEqual({
        ...UPDATE.fields,
        version: 2,
      });
    });

    it('removes', async () => {
      await given().keeper.put('transfers/main', ITEM);
      expect(await given().keeper.data.commit([remove])).toEqual({ ok: true });
      expect(await given().fieldsOf('transfers', 'main')).toBeNull();
    });

    it('is heard by who listens', async () => {
      const { last } = given().all('transfers');
      await until(() => expect(last()).toEqual({ status: 'ready', value: [] }));
      await given().keeper.data.commit([create]);
      await until(() => expect(last()).toMatchObject({ value: [{ id: 'main', fields: ITEM }] }));
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
      ['a changed document', UPDATE, { ...ITEM, description: 'Theirs', version: 2 }],
      ['a deleted document', UPDATE, null],
      ['an id that is taken', create, { ...ITEM, description: 'Theirs' }],
      ['the removal of a changed document', remove, { ...ITEM, version: 2 }],
    ])('conflicts with %s, and gives what is stored', async (_, write, current) => {
      if (current !== null) await given().keeper.put('transfers/main', current);
      expect(await given().keeper.data.commit([write])).toMatchObject({
        ok: false,
        why: 'changed',
        conflicts: [{ id: 'main', current }],
      });
      expect(await given().fieldsOf('transfers', 'main')).toEqual(current);
    });

    it.each<readonly [string, Write, Fields | null]>([
      ['a creation', create, ITEM],
      ['an update', UPDATE, { ...UPDATE.fields, version: 2 }],
      ['a removal', remove, null],
    ])('counts %s that was committed before as done', async (_, write, stored) => {
      if (stored !== null) await given().keeper.put('transfers/main', stored);
      expect(await given().keeper.data.commit([write])).toEqual({ ok: true });
      expect(await given().fieldsOf('transfers', 'main')).toEqual(stored);
    });

    it('writes all or nothing, and names every conflict', async () => {
      await given().keeper.put('transfers/main', { ...ITEM, version: 2, description: 'Theirs' });
      await given().keeper.put('transfers/second', { ...ITEM, version: 3 });
      const third: Write = { ...create, id: 'third' };
      const result = await given().keeper.data.commit([third, UPDATE, { ...UPDATE, id: 'second' }]);
      expect(result).toMatchObject({ why: 'changed', conflicts: { length: 2 } });
      expect(await given().fieldsOf('transfers', 'third')).toBeNull();
      await given().keeper.put('transfers/second', ITEM);
      const [again, other] = [
        { ...UPDATE, id: 'second' },
        { ...create, id: 'fourth' },
      ];
      expect(await given().keeper.data.commit([again, other])).toEqual({ ok: true });
      expect(await given().fieldsOf('transfers', 'fourth')).toEqual(ITEM);
    });

    it('commits what is open beside what was committed before', async () => {
      await given().keeper.put('transfers/main', { ...UPDATE.fields, version: 2 });
      const other: Write = { ...create, id: 'other' };
      expect(await given().keeper.data.commit([UPDATE, other])).toEqual({ ok: true });
      expect(await given().fieldsOf('transfers', 'main')).toEqual({
        ...UPDATE.fields,
        version: 2,
      });
      expect(await given().fieldsOf('transfers', 'other')).toEqual(ITEM);
    });

    it('is denied without the rights, and changes nothing', async () => {
      await given().keeper.put('transfers/main', ITEM);
      await given().setRights(true);
      expect(await given().keeper.data.commit([UPDATE])).toMatchObject({
        ok: false,
        why: 'denied',
        conflicts: [],
      });
      await given().setRights(false);
      expect(await given().fieldsOf('transfers', 'main')).toEqual(ITEM);
    });

    it('keeps the amendment of an adopted budget, and denies a change without one (#124)', async () => {
      const { data, put } = given().keeper;
      const budget = { fiscalYear: '2026', adoptedOn: '2026-07-15', spending: [], income: [] };
      await put('budgets/2026', { ...budget, version: 1 });
      const fields = {
        categoryId: 'fair',
        fundId: 'main',
        fiscalYear: '2026',
        originalBudget: 5,
        changes: 0,
        finalBudget: 5,
      };
      const line: Write = { kind: 'create', in: 'budgetItems', id: 'main', fields };
      expect(await data.commit([line])).toMatchObject({ why: 'denied' });
      const amendment: Amendment = {
        fiscalYear: '2026' as FiscalYear,
        reason: 'Buses',
        authority: 'board',
        meetingDate: '2026-11-12' as CalendarDate,
      };
      expect(await data.commit([{ ...line, amendment }])).toEqual({ ok: true });
      const entry = await given().fieldsOf('journal', 'budgetItems~main~1');
      expect(entry?.['amendment']).toEqual(amendment);
    });

    it('adds the journal entry of each change, and goes on from it after a deletion (#118)', async () => {
      const { keeper } = given();
      for (const write of [create, UPDATE, { ...remove, version: 2 }, create]) {
        expect(await keeper.data.commit([write])).toEqual({ ok: true });
        // The answer was lost: no second entry.
        expect(await keeper.data.commit([write])).toEqual({ ok: true });
      }
      const second = { ...UPDATE.fields, version: 2 };
      const again = { ...ITEM, version: 4 };
      const words = ['bake', 'sale', 'fair', 'main', 'book'];
      const lives = [
        { kind: 'created', before: null, after: ITEM, words: words.slice(0, 4) },
        { kind: 'changed', before: ITEM, after: second, words },
        { kind: 'deleted', before: second, after: null, words: ['book', 'sale', 'fair', 'main'] },
        { kind: 'created', before: null, after: again, words: words.slice(0, 4) },
      ];
      for (const [index, life] of lives.entries()) {
        expect(await given().fieldsOf('journal', `transfers~main~${index + 1}`)).toEqual({
          collection: 'transfers',
          document: 'main',
          version: index + 1,
          ...life,
          by: keeper.signedIn,
          at: expect.any(Number) as number,
        });
      }
      expect(await given().fieldsOf('journal', 'transfers~main~5')).toBeNull();
      expect(await given().fieldsOf('transfers', 'main')).toEqual(again);
    });

    it('goes on behind the last version of a document whose first entry took it over', async () => {
      const { keeper } = given();
      await keeper.put('transfers/main', { ...ITEM, version: 7 });
      expect(await keeper.data.commit([{ ...remove, version: 7 }])).toEqual({ ok: true });
      expect(await keeper.data.commit([create])).toEqual({ ok: true });
      expect(await given().fieldsOf('transfers', 'main')).toMatchObject({ version: 9 });
    });
  });
}
