import { actorFields } from '@pa-ledger/domain/people/person';
import { errorMessages } from '@pa-ledger/domain/error-messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { losingAnAnswer } from '../functions/support/commit-hook.ts';
import { adminClient, TEST_ADMIN, type AdminClient } from '../functions/support/admin-client.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { DONE, expectRefused, expensesIn } from '../functions/support/managed-expenses.ts';
import { newExpenseId } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

let testEnv: TestEnvironment;
let admin: AdminClient;
const { touched, submitted, rejected, fundOf, linesOf } = expensesIn(() => testEnv);

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
  await testEnv.db.doc('funds/main').set({ code: '4900', name: 'Main Fund', version: 1 });
  await testEnv.db.doc('funds/other').set({ code: '4910', name: 'Other Fund', version: 1 });
});

afterAll(() => testEnv.close());

describe('the fund', () => {
  it('is set, changed and removed, each with a history entry', async () => {
    const id = await submitted();
    expect(await admin.manage(id, { act: 'setFund', fundId: 'main' })).toEqual(DONE);
    expect(await admin.manage(id, { act: 'setFund', fundId: 'main' })).toEqual(DONE);
    expect(await fundOf(id)).toBe('main');
    expect(await admin.manage(id, { act: 'setFund', fundId: null })).toEqual(DONE);
    expect(await fundOf(id)).toBeNull();
    const lines = (await linesOf(id)).filter(([name]) => name.startsWith('fundSet-'));
    expect(lines.map(([, line]) => line)).toMatchObject([
      { what: 'fundSet', ...actorFields(TEST_ADMIN), step: null, old: null, new: 'main' },
      { what: 'fundSet', ...actorFields(TEST_ADMIN), step: null, old: 'main', new: null },
    ]);
  });

  it('must exist', async () => {
    const id = await submitted();
    const reply = await admin.manage(id, { act: 'setFund', fundId: 'gone' });
    expectRefused(reply, 400, 'Please choose a fund from the list.');
    expect(await fundOf(id)).toBeNull();
  });

  it('cannot be set for a rejected expense', async () => {
    const reply = await admin.manage(await rejected(), { act: 'setFund', fundId: 'main' });
    expectRefused(reply, 409, 'This expense was rejected or withdrawn, so it has no fund.');
  });
});

describe('an act whose answer is lost (#82)', () => {
  it.each<[string, () => Promise<string>, () => object]>([
    ['setFund', submitted, () => ({ act: 'setFund', fundId: 'other' })],
    ['resendLink', submitted, () => ({ act: 'resendLink', step: 0 })],
  ])('%s is done once, and the admin is told success', async (_name, make, act) => {
    const id = await make();
    const { services, lost } = losingAnAnswer(testEnv.services);
    expect(await adminClient(services).manage(id, act())).toEqual(DONE);
    expect(lost()).toBe(1);
    expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
  });
});

describe('a body that is no action', () => {
  const id = newExpenseId();

  it.each<[string, object]>([
    ['nothing', {}],
    ['an unknown act', { expenseId: id, act: 'delete' }],
    ['no expense', { act: 'setFund', fundId: null }],
    ['an id that leads elsewhere', { expenseId: '../x', act: 'setFund', fundId: null }],
    ['a field too many', { expenseId: id, act: 'setFund', fundId: null, status: 'paid' }],
    ['a fund that is no id', { expenseId: id, act: 'setFund', fundId: 'a/b' }],
    ['a step that is none', { expenseId: id, act: 'resendLink', step: -1 }],
    ['a step in words', { expenseId: id, act: 'resendLink', step: '0' }],
  ])('%s is refused', async (_name, body) => {
    expectRefused(await admin.manage('', body), 400, 'We couldn’t read this request.');
  });

  it.each(['\u0007', '\u200e', '\u202e'])(
    'a reason of nothing but the hidden character %j is refused (#107)',
    async (character) => {
      expectRefused(
        await admin.unpay(id, 1, ` ${character}`),
        400,
        errorMessages.voidReasonRequired,
      );
    },
  );

  it('about an expense that does not exist is refused', async () => {
    const reply = await admin.manage(id, { act: 'setFund', fundId: null });
    expectRefused(reply, 400, 'We couldn’t find this expense.');
  });

  it('a reason that is too long is refused', async () => {
    const reply = await admin.unpay(id, 1, 'a'.repeat(2_001));
    expectRefused(reply, 400, 'The reason is too long: use up to 2,000 characters.');
  });
});

it('leaves data without a contradiction', async () => {
  expect(await brokenInvariants(testEnv.db, [...touched])).toEqual([]);
});
