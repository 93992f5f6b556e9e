import { getApp } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkJournal } from '../../ops/checks/check-journal.ts';
import { checkPayments } from '../../ops/checks/check-payments.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { putRecorded } from '../../tools/seed/put-recorded.ts';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { TIMEOUT_MS, times } from '../support/random.ts';
import { DONE, expectRefused, expensesIn } from '../functions/support/managed-expenses.ts';
import { bucket } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** Manual expenses that were paid by check: the server saves them, so that record and number are in one commit. */
let testEnv: TestEnvironment;
let admin: AdminClient;
const { check, approved } = expensesIn(() => testEnv);
let made = 0;

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
});

afterAll(() => testEnv.close());

const FIELDS = {
  date: '2026-10-01',
  amount: 40.5,
  categoryId: 'fair',
  fundId: 'main',
  paidTo: 'Hilltop Cider Mill',
  description: 'Cider',
  method: 'check',
};
const newId = () => `manual-${++made}`;
const numbered = (checkNumber: string, own = {}) => ({ ...FIELDS, checkNumber, ...own });
const save = (id: string, fields: object | null, version: number | null = null) =>
  admin.saveManualExpense({ id, version, fields });
const stored = async (id: string) => (await testEnv.db.doc(`manualExpenses/${id}`).get()).data();
const held = async (id: string) => {
  const { docs } = await testEnv.db.collection('checkNumbers').where('id', '==', id).get();
  return docs.map((use) => use.get('checkNumber') as string);
};

/** Everything that the journal, the numbers and the payments contradict. */
async function problems(): Promise<string[]> {
  const project = await readProject(getApp(testEnv.projectId), bucket.name);
  const journal = checkJournal(project).filter((problem) => problem.includes('manualExpenses'));
  return [...journal, ...checkPayments(project)];
}

describe('a manual expense with a check number (#121)', () => {
  it('is created, changed and deleted with its number, and pressed twice it is done once', async () => {
    const id = newId();
    for (let time = 0; time < 2; time++) expect(await save(id, numbered('501'))).toEqual(DONE);
    expect(await stored(id)).toEqual({ ...numbered('501'), version: 1 });
    expect(await held(id)).toEqual(['501']);
    for (let time = 0; time < 2; time++) expect(await save(id, numbered('502'), 1)).toEqual(DONE);
    expect(await held(id)).toEqual(['502']);
    expect(await save(newId(), numbered('501'))).toEqual(DONE);
    // Another spelling is the same number.
    expect(await save(id, numbered('0-502', { amount: 41 }), 2)).toEqual(DONE);
    expect(await held(id)).toEqual(['502']);
    const { checkNumber: _number, ...without } = numbered('', { method: 'cash' });
    expect(await save(id, without, 3)).toEqual(DONE);
    expect([await held(id), await stored(id)]).toEqual([[], { ...without, version: 4 }]);
    expect(await save(id, numbered('502'), 4)).toEqual(DONE);
    for (let time = 0; time < 2; time++) expect(await save(id, null, 5)).toEqual(DONE);
    expect([await held(id), await stored(id)]).toEqual([[], undefined]);
    // Brought back, its versions go on.
    expect(await save(id, numbered('502'))).toEqual(DONE);
    expect(await stored(id)).toMatchObject({ version: 7 });
    expect(await problems()).toEqual([]);
  });

  it('is refused without its number, but for one that was stored or deleted so', async () => {
    const missing = 'Check Number is required.';
    const id = newId();
    expectRefused(await save(id, FIELDS), 400, missing);
    expect(await save(id, numbered('511'))).toEqual(DONE);
    expectRefused(await save(id, FIELDS, 1), 400, missing);
    const old = newId();
    await putRecorded(testEnv.db, `manualExpenses/${old}`, FIELDS);
    expect(await save(old, { ...FIELDS, amount: 41 }, 1)).toEqual(DONE);
    expect(await save(old, null, 2)).toEqual(DONE);
    expect(await save(old, FIELDS)).toEqual(DONE);
  });

  it('is refused a number that is used, by what has it', async () => {
    const id = await approved();
    await admin.pay(id, check('700'));
    expectRefused(
      await save(newId(), numbered('0700')),
      409,
      /^Check 700 was already used for .+: Pat Doe, /,
    );
    const other = newId();
    await save(other, numbered('701'));
    const sentence =
      'Check 701 was already used for a manual expense: Hilltop Cider Mill, Oct 1, 2026.';
    expectRefused(await save(newId(), numbered('7-01')), 409, sentence);
    expectRefused(await admin.pay(await approved(), check('701')), 409, sentence);
    expect(await held(other)).toEqual(['701']);
    expect(await problems()).toEqual([]);
  });

  it('is not saved over a change that was not seen', async () => {
    const id = newId();
    await save(id, numbered('801'));
    const late = await save(id, numbered('802'), null);
    expectRefused(late, 409, 'Someone else just changed this.');
    await save(id, numbered('801', { amount: 1 }), 1);
    expectRefused(await save(id, numbered('803'), 1), 409, 'Someone else just changed this.');
    expectRefused(await save(id, null, 1), 409, 'Someone else just changed this.');
    await save(id, null, 2);
    expectRefused(await save(id, numbered('803'), 2), 409, 'Someone else just deleted this.');
    expect(await held(id)).toEqual([]);
    expect(await problems()).toEqual([]);
  });

  it.each<[object, string]>([
    [
      { checkNumber: 'abc' },
      'Check Number can have only digits, letters, and hyphens, such as 1042.',
    ],
    [{ method: 'cash', checkNumber: '9' }, 'Only a check has a check number.'],
    [{ amount: 0.001 }, 'Amount'],
    [{ date: '2026-02-31' }, 'Date isn’t a valid date.'],
    [{ paidTo: ' ' }, 'Paid To is required.'],
  ])('%j is refused with a sentence', async (own, sentence) => {
    const id = newId();
    expectRefused(await save(id, numbered('900', own)), 400, sentence);
    expect(await stored(id)).toBeUndefined();
  });

  it.each<[string, object]>([
    ['nothing', {}],
    ['an id that leads elsewhere', { id: '../x', version: null, fields: numbered('1') }],
    ['a field too many', { id: 'x', version: null, fields: { ...numbered('1'), version: 9 } }],
    ['a deletion of nothing', { id: 'x', version: null, fields: null }],
  ])('%s is refused', async (_name, body) => {
    expectRefused(await admin.saveManualExpense(body), 400, 'We couldn’t read this request.');
  });

  it(
    'and a payment at the same moment: one has the number, the other is told who',
    async () => {
      for (let round = 0; round < times(3, 100); round++) {
        const expense = await approved();
        const number = `N-${round}`;
        const [manual, payment] = await Promise.all([
          save(newId(), numbered(number)),
          admin.pay(expense, check(number)),
        ]);
        expect([manual.status, payment.status].sort()).toEqual([200, 409]);
        const refused = manual.status === 409 ? manual : payment;
        expect(refused.body.error).toMatch(/^(Check N-\d+|This check number) was already used/);
      }
      expect(await problems()).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
