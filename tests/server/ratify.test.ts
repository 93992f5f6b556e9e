import { getApp } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkJournal } from '../../ops/checks/check-journal.ts';
import { checkRatifications } from '../../ops/checks/check-ratifications.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { TIMEOUT_MS } from '../support/random.ts';
import { DONE, expectRefused } from '../functions/support/managed-expenses.ts';
import { COMMIT_POINTS } from '../functions/support/commit-hook.ts';
import { stopAt } from '../functions/support/stop-at.ts';
import { LEDGER_RECORDS } from '../fixtures/ledger-records.ts';
import { bucket } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** What meetings ratify, slice by slice. The tests follow each other. */
let testEnv: TestEnvironment;
let admin: AdminClient;

const ON = '2026-07-10';
const manual = (id: string) => ({ collection: 'manualExpenses', id });
const CHECK = { collection: 'payments', id: 'check' };
const ratify = (id: string, entries: readonly object[], ratifiedOn = ON) =>
  admin.ratify({ act: 'ratify', id, ratifiedOn, entries });
const takeBack = (id: string) => admin.ratify({ act: 'takeBack', id, reason: 'Another day' });
const answered = (answer: object) => ({ status: 200, body: { ...DONE.body, ...answer } });
const meeting = async (id: string) =>
  (await testEnv.db.doc(`ratifications/${id}`).get()).data() ?? {};

async function problems(): Promise<string[]> {
  const project = await readProject(getApp(testEnv.projectId), bucket.name);
  const own = checkJournal(project).filter((problem) => problem.includes('ratification'));
  return [...own, ...checkRatifications(project)];
}

async function putManual(id: string, date = '2026-07-01'): Promise<void> {
  await testEnv.db.doc(`manualExpenses/${id}`).set({ date, amount: 1.25, version: 1 });
}

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  testEnv.time.now = Date.UTC(2026, 6, 20, 16);
  admin = adminClient(testEnv.services);
  for (const id of ['a', 'b', 'c']) await putManual(id);
  await putManual('late', '2026-07-11');
  const paid = { date: '2026-07-02', lines: [{ amount: 10 }], voided: null, version: 1 };
  await testEnv.db.doc('payments/check').set(paid);
  await testEnv.db.doc('payments/wrong').set({ ...paid, mistake: { reason: 'Twice' } });
});

afterAll(() => testEnv.close());

describe('a ratification (#129)', () => {
  it('marks what was paid, again without doubles, and leaves what is later or gone', async () => {
    const entries = [manual('a'), CHECK, manual('a')];
    expect(await ratify('july', entries)).toEqual(answered({ ratified: 2, left: 0 }));
    expect(await ratify('july', entries)).toEqual(answered({ ratified: 2, left: 0 }));
    const others = [manual('late'), manual('gone'), { ...CHECK, id: 'wrong' }];
    expect(await ratify('july', others)).toEqual(answered({ ratified: 0, left: 3 }));
    expect(await meeting('july')).toMatchObject({ count: 2, amount: 11.25, version: 1 });
    expect(await problems()).toEqual([]);
  });

  it('leaves what another meeting ratified', async () => {
    const entries = [manual('a'), manual('b')];
    expect(await ratify('other', entries)).toEqual(answered({ ratified: 1, left: 1 }));
    expect(await meeting('other')).toMatchObject({ count: 1, amount: 1.25 });
    expect(await problems()).toEqual([]);
  });

  it('keeps what it ratified, and is found on the day to which that is moved', async () => {
    const { categoryId, fundId } = LEDGER_RECORDS.manualExpenses;
    const typed = {
      date: '2026-07-03',
      amount: 4,
      description: 'Ink',
      paidTo: 'Office Shop',
      categoryId,
      fundId,
    };
    const save = (version: number | null, fields: object) =>
      admin.saveManualExpense({ id: 'ink', version, fields: { ...typed, ...fields } });
    expect(await save(null, {})).toEqual(DONE);
    await ratify('ink', [manual('ink')]);
    const mark = async () => (await testEnv.db.doc('ratified/manualExpenses~ink').get()).data();
    const kept = {
      day: '2026-07-03',
      amount: 4,
      description: 'Ink',
      payee: 'Office Shop',
      checkNumber: null,
      isVoided: false,
    };
    const before = { ratification: 'ink', ratifiedOn: ON, itemDay: '2026-07-03', as: kept };
    expect(await mark()).toEqual(before);
    expect(await save(1, { date: '2026-08-01', amount: 5 })).toEqual(DONE);
    expect(await mark()).toEqual({ ...before, itemDay: '2026-08-01' });
    expect(await admin.saveManualExpense({ id: 'ink', version: 2, fields: null })).toEqual(DONE);
    // What was taken out of the books is told to the next meeting, unless it comes back.
    const ended = { ...before, itemDay: '2026-08-01', voidedOn: '2026-07-20' };
    expect(await mark()).toEqual(ended);
    expect(await save(null, { date: '2026-08-01' })).toEqual(DONE);
    expect(await mark()).toEqual({ ...before, itemDay: '2026-08-01' });
    expect(await problems()).toEqual([]);
  });

  it('has one day, which is not ahead', async () => {
    expectRefused(await ratify('july', [manual('c')], '2026-07-09'), 400, /./);
    const ahead = await ratify('ahead', [manual('c')], '2026-07-21');
    expectRefused(ahead, 400, 'The meeting date can’t be in the future.');
  });

  it('is taken back with a reason, once, and adds nothing more', async () => {
    expectRefused(await takeBack('none'), 400, 'We couldn’t find this ratification.');
    expect(await takeBack('july')).toEqual(answered({ removed: 2, more: false }));
    expect(await takeBack('july')).toEqual(answered({ removed: 0, more: false }));
    expect(await meeting('july')).toMatchObject({ takenBack: { reason: 'Another day' } });
    expectRefused(await ratify('july', [manual('c')]), 409, 'was undone');
    expect(await ratify('again', [manual('a')])).toEqual(answered({ ratified: 1, left: 0 }));
    expect(await problems()).toEqual([]);
  });

  it.each(COMMIT_POINTS)(
    'is finished by trying again when it was stopped %s (#77)',
    async (point) => {
      const id = point.replaceAll(' ', '');
      const ids = Array.from({ length: 3 }, (_, index) => `${id}${index}`);
      for (const one of ids) await putManual(one);
      const act = { act: 'ratify', id, ratifiedOn: ON, entries: ids.map(manual) };
      await stopAt(point, 'ratify', act, testEnv);
      expect(await admin.ratify(act)).toEqual(answered({ ratified: 3, left: 0 }));
      const away = { act: 'takeBack', id, reason: 'Another day' };
      await stopAt(point, 'ratify', away, testEnv);
      await admin.ratify(away);
      expect(await meeting(id)).toMatchObject({ count: 3, version: 2 });
      expect(await problems()).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
