import { afterAll, describe, expect, it } from 'vitest';
import { recount } from '../../functions/src/totals/recount.ts';
import { adminClient } from '../functions/support/admin-client.ts';
import { look, newToken, putTwoYears, YEAR } from '../functions/support/closings.ts';
import { TIMEOUT_MS } from '../support/random.ts';
import {
  brokenBooks,
  categoryRow,
  checkRow,
  fundRow,
  lineRow,
  newImportId,
  revenueRow,
  slice,
  undoAll,
} from '../functions/support/imports.ts';
import { stoppingAt } from '../functions/support/commit-hook.ts';
import { isKilled, runUntilKilled, type KilledAct } from '../functions/support/run-until-killed.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/*
 * An import and its Undo while the server dies, fails, or does something else at the same moment: nothing is added twice or
 * halfway. Inside a transaction the server fails instead of dying, since the emulator keeps a dead one's locks for a minute.
 */

const opened: TestEnvironment[] = [];

afterAll(() => Promise.all(opened.map((testEnv) => testEnv.close())));

/** Three slices that build on each other, and how much of them is in the books. */
async function scene() {
  const testEnv = await createTestEnvironment();
  opened.push(testEnv);
  const id = newImportId();
  const own = { kind: 'budget', rows: 7 };
  const slices = [
    slice(id, [fundRow(2, 'Library Fund', '77'), categoryRow(2, 'Carnival', true)], own),
    slice(id, [lineRow(2, { fundId: `${id}-2` }), revenueRow(3), checkRow(4, '9001')], own),
    slice(id, [], { ...own, approvers: [APPROVER] }),
  ];
  const count = async (): Promise<number> => {
    const collections = ['funds', 'categories', 'budgetItems', 'revenueItems', 'manualExpenses'];
    const found = await Promise.all(
      collections.map((name) => testEnv.db.collection(name).listDocuments()),
    );
    return found.flat().filter((document) => document.id.startsWith(id)).length;
  };
  return { testEnv, admin: adminClient(testEnv.services), id, slices, count };
}

const APPROVER = {
  row: 2,
  role: 'eventApprover',
  category: 'Carnival',
  address: 'ann@example.com',
};

describe.concurrent('a server that is killed', () => {
  it(
    'after its commit in each slice of an import has added nothing by half, and trying again finishes it (#77, #126)',
    async () => {
      const { testEnv, admin, slices, count } = await scene();
      for (const body of slices) {
        await runUntilKilled(
          'after commit',
          (services) => adminClient(services).importRows(body),
          testEnv,
        );
        expect(await brokenBooks(testEnv)).toEqual([]);
        expect((await admin.importRows(body)).body).toMatchObject({ refused: [] });
      }
      expect(await count()).toBe(5);
      expect(await brokenBooks(testEnv)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'in each slice of an Undo has taken nothing back by half, and trying again finishes it (#77, #127)',
    async () => {
      const { testEnv, admin, id, slices, count } = await scene();
      for (const body of slices) await admin.importRows(body);
      let [from, kills]: [unknown, number] = [null, 0];
      do {
        const body = { id, from };
        // A slice that finds nothing to undo commits nothing.
        const undo: KilledAct = (services) => adminClient(services).undoImport(body);
        if (await isKilled('after commit', undo, testEnv)) kills++;
        expect(await brokenBooks(testEnv)).toEqual([]);
        from = (await admin.undoImport(body)).body['next'];
      } while (from !== null);
      expect(kills).toBe(6);
      expect(await count()).toBe(0);
      expect(await brokenBooks(testEnv)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe('a server that fails', () => {
  it(
    'before its commit has added or taken back nothing, and trying again finishes it (#77, #126, #127)',
    async () => {
      const { testEnv, admin, id, slices, count } = await scene();
      const failing = adminClient(stoppingAt(testEnv.services, 'before commit'));
      let there = 0;
      for (const body of slices) {
        expect((await failing.importRows(body)).status).toBe(500);
        expect(await count()).toBe(there);
        await admin.importRows(body);
        there = await count();
      }
      expect(there).toBe(5);
      expect((await failing.undoImport({ id, from: UNDO_ENTRIES })).status).toBe(500);
      expect(await count()).toBe(5);
      expect(await undoAll(admin, id)).toEqual({ removed: 6, kept: [] });
      expect(await brokenBooks(testEnv)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

const UNDO_ENTRIES = { step: 'revenueItems', after: null };

describe('at the same moment', () => {
  it(
    'one slice that is sent thrice is added once (#126)',
    async () => {
      const { testEnv, admin, id, count } = await scene();
      const body = slice(id, [revenueRow(2), checkRow(3, '9001'), categoryRow(4, 'Ball')]);
      const replies = await Promise.all([1, 2, 3].map(() => admin.importRows(body)));
      expect(replies.map((reply) => reply.body)).toEqual(
        Array.from({ length: 3 }, () => ({ success: true, stored: 3, refused: [] })),
      );
      expect(await count()).toBe(3);
      expect(await brokenBooks(testEnv)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'a number of a check goes to the import or to the entry, never to both (#121, #126)',
    async () => {
      const { testEnv, admin, id } = await scene();
      const { fields } = checkRow(1, '9-002');
      const [imported, saved] = await Promise.all([
        admin.importRows(slice(id, [checkRow(2, '9002')])),
        admin.saveManualExpense({ id: 'own', version: null, fields }),
      ]);
      expect([imported.body['stored'], saved.status]).toBeOneOf([
        [1, 409],
        [0, 200],
      ]);
      // Triggers don't run here.
      await recount(testEnv.services, 'manualExpenses~own');
      expect(await brokenBooks(testEnv)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'an import is added and taken back, and nothing of it is left (#127)',
    async () => {
      const { testEnv, admin, id, slices, count } = await scene();
      for (const body of slices.slice(0, 1)) await admin.importRows(body);
      await Promise.all([
        ...slices.slice(1).map((body) => admin.importRows(body)),
        undoAll(admin, id),
      ]);
      await undoAll(admin, id);
      expect(await count()).toBe(0);
      expect(await brokenBooks(testEnv)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'a year that is being closed takes a row before its lock or not at all (#123, #126)',
    async () => {
      const { testEnv, admin, id, count } = await scene();
      await putTwoYears(testEnv);
      testEnv.time.now += 60_000;
      const { seen } = await look(admin);
      const body = slice(id, [revenueRow(2, { date: '2026-06-01' })]);
      const [locked, added] = await Promise.all([
        admin.manageYear({ act: 'lock', year: YEAR, token: newToken(), seen }),
        admin.importRows(body),
      ]);
      expect(locked.status).toBeOneOf([200, 409]);
      const before = await count();
      expect(added.body['stored']).toBe(before);
      // Once the year is locked, nothing more gets in.
      const again = await admin.importRows(
        slice(newImportId(), [revenueRow(3, { date: '2026-06-01' })]),
      );
      if (locked.status === 200) expect(again.body).toMatchObject({ stored: 0 });
      expect(await brokenBooks(testEnv)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
