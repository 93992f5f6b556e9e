import { SENT_LINK_PAUSE_MS } from '@pa-ledger/domain/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRateLimit } from '../../functions/src/http/address-limit.ts';
import { answerOf } from '../../functions/src/http/endpoint.ts';
import { everyRoute } from '../../functions/src/routes.ts';
import { withdrawExpenseEndpoint } from '../../functions/src/submit/withdraw-expense.ts';
import { PEOPLE } from '../functions/support/association.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { DONE, livesIn } from '../functions/support/lives.ts';
import { requestOf } from '../functions/support/requests.ts';
import { keys } from '../functions/support/suite.ts';
import {
  correctionOf,
  submitterClient,
  type SubmitterClient,
} from '../functions/support/submitter.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { refused } from '../support/refused.ts';

/** What a submitter sees of an expense, and the links that they ask for. */
let testEnv: TestEnvironment;
let submitter: SubmitterClient;
const { ids, submitted, expenseNow, sentBack } = livesIn(
  () => testEnv,
  () => submitter,
);

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  submitter = submitterClient(testEnv.services);
});

afterAll(async () => {
  expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
  await testEnv.close();
});

describe('the status page (#137, #138)', () => {
  it('says where an expense stands, and no address, receipt or name', async () => {
    const id = await submitted();
    const token = await submitter.tokenFor(id, 'status');
    const { body } = await submitter.status(token);
    expect(body.expense).toMatchObject({
      status: 'pending',
      steps: [{ role: 'president', status: 'open' }, { role: 'treasurer' }],
      canWithdraw: true,
    });
    const raw = JSON.stringify(body);
    for (const secret of ['@', 'Pat Doe', 'receipt', 'Main Street', '555-0100', 'markers'])
      expect(raw).not.toContain(secret);
  });

  it('says that a vendor is paid, and neither which nor for what (#142)', async () => {
    const id = await submitted({
      payTo: 'vendor',
      paidTo: 'Chair Hire',
      invoiceNumber: 'INV-0042',
    });
    const { body } = await submitter.status(await submitter.tokenFor(id, 'status'));
    expect(body.expense?.paysVendor).toBe(true);
    expect(JSON.stringify(body)).not.toMatch(/Chair Hire|0042/);
  });

  it('mails a link that acts, once an hour, and withdraws with that alone', async () => {
    const id = await submitted();
    const status = await submitter.tokenFor(id, 'status');
    // The first minute of an hour, and its last.
    testEnv.time.now = Math.ceil(testEnv.time.now / SENT_LINK_PAUSE_MS) * SENT_LINK_PAUSE_MS;
    for (const laterMs of [0, 60_000, SENT_LINK_PAUSE_MS - 120_000]) {
      testEnv.time.now += laterMs;
      expect(await submitter.sendLink(status, 'withdraw')).toMatchObject(DONE);
    }
    const asked = await testEnv.db
      .collection('mail')
      .where('expenseId', '==', id)
      .where('purpose', '==', 'withdrawLink')
      .get();
    expect(asked.size).toBe(1);
    expect(await submitter.withdraw(status)).toMatchObject(refused('submitterLinkRefused'));
    const token = await submitter.tokenFor(id, 'withdraw');
    const link = await testEnv.tokenFor(id, 0, PEOPLE.president);
    expect(await submitter.withdraw(token)).toMatchObject(DONE);
    expect(await submitter.withdraw(token)).toMatchObject(DONE);
    expect((await expenseNow(id)).status).toBe('withdrawn');
    expect(await testEnv.decide(link)).toMatchObject(refused('expenseWithdrawn'));
    expect(await submitter.sendLink(status, 'withdraw')).toMatchObject(refused('notWithdrawable'));
  });

  it('withdraws nothing by a link that is only opened, however it is asked for (#135)', async () => {
    const id = await submitted();
    const before = await expenseNow(id);
    const token = await submitter.tokenFor(id, 'withdraw');
    const services = {
      ...testEnv.services,
      keys,
      addressLimit: createRateLimit(1_000, testEnv.services.clock),
    };
    const headers = { 'x-submitter-token': token };
    const route = everyRoute().find(({ path }) => path === '/api/withdraw-expense');
    const answered = route?.method === 'POST' ? 'POST' : 'GET';
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      const request = requestOf({ method, headers });
      const answer = await answerOf(withdrawExpenseEndpoint, answered, () => services, request);
      expect(answer.status).toBe(405);
    }
    // What a page shows is read with a link that only reads, as often as somebody likes.
    const status = await submitter.tokenFor(id, 'status');
    for (let look = 0; look < 2; look++) expect((await submitter.status(status)).status).toBe(200);
    expect(await expenseNow(id)).toEqual(before);
  });

  it('does not withdraw what was corrected since, or is approved', async () => {
    const id = await submitted();
    const old = await submitter.tokenFor(id, 'withdraw');
    const { token, body } = await sentBack(id);
    await submitter.correct(token, correctionOf(body, { notes: 'New' }));
    expect(await submitter.withdraw(old)).toMatchObject(refused('submitterLinkReplaced'));
    const present = await submitter.tokenFor(id, 'withdraw');
    await testEnv.decide(await testEnv.tokenFor(id, 0, PEOPLE.president));
    await testEnv.decide(await testEnv.tokenFor(id, 1, PEOPLE.treasurer));
    expect(await submitter.withdraw(present)).toMatchObject(refused('notWithdrawable'));
  });
});
