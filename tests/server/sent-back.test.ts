import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PEOPLE } from '../functions/support/association.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { DONE, livesIn } from '../functions/support/lives.ts';
import { submitterClient, type SubmitterClient } from '../functions/support/submitter.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { refused } from '../support/refused.ts';

/** An expense that is sent back to its submitter. */
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

describe('an expense that is sent back (#137, #138)', () => {
  it('waits for its submitter, tells them why, and its links act no more', async () => {
    const id = await submitted();
    const { link, body } = await sentBack(id);
    const expense = await expenseNow(id);
    expect(expense).toMatchObject({
      status: 'returned',
      returned: { by: PEOPLE.president, step: 0, note: 'Which fair was it?' },
      steps: [{ status: 'returned' }, { status: 'waiting' }],
    });
    expect(body.form).toMatchObject({ version: 1, note: 'Which fair was it?' });
    for (const answer of [await testEnv.decide(link), await testEnv.review(link)])
      expect(answer).toMatchObject(refused('expenseReturned'));
    const mail = await testEnv.db.collection('mail').where('expenseId', '==', id).get();
    expect(mail.docs.filter((each) => each.get('purpose') === 'returned')).toHaveLength(1);
  });

  it('is sent back once, however often it is pressed', async () => {
    const id = await submitted();
    const { link } = await sentBack(id);
    const before = await expenseNow(id);
    expect(await submitter.sendBack(link, 'Which fair was it?')).toMatchObject(DONE);
    expect(await submitter.sendBack(link, 'Another note')).toMatchObject(
      refused('alreadyReturned'),
    );
    expect(await expenseNow(id)).toEqual(before);
  });

  it.each(['', '  \n '])('needs a note: %j', async (note) => {
    const id = await submitted();
    const link = await testEnv.tokenFor(id, 0, PEOPLE.president);
    expect(await submitter.sendBack(link, note)).toMatchObject(refused('noteRequired'));
  });

  it('shows neither phone nor mailing address nor receipt to who has the mail', async () => {
    const form = await filledForm({
      phone: '555-0142',
      mailingAddress: '17 Elm Hollow\nSpringfield',
    });
    await testEnv.submit(form);
    const { body } = await sentBack(form.id);
    const raw = JSON.stringify(body);
    for (const secret of [
      '555-0142',
      'Elm Hollow',
      'Springfield',
      form.receipts[0]?.sha256,
      'receipts/',
    ])
      expect(raw).not.toContain(secret);
    expect(body.form?.receipts).toMatchObject([{ slot: 0, name: 'receipt 0.pdf' }]);
  });

  it('may be approved already, but not paid, rejected or withdrawn', async () => {
    const id = await submitted();
    await testEnv.decide(await testEnv.tokenFor(id, 0, PEOPLE.president));
    await testEnv.decide(await testEnv.tokenFor(id, 1, PEOPLE.treasurer));
    expect((await expenseNow(id)).approvedOn).not.toBeNull();
    expect(await submitter.sendBackAsAdmin(id)).toMatchObject(DONE);
    expect(await expenseNow(id)).toMatchObject({ status: 'returned', approvedOn: null });
    const rejected = await submitted();
    await testEnv.decide(await testEnv.tokenFor(rejected, 0, PEOPLE.president), 'reject', 'No');
    expect(await submitter.sendBackAsAdmin(rejected)).toMatchObject(refused('notReturnable'));
  });

  it('is not sent back when it counts in a closed year', async () => {
    const id = await submitted();
    await testEnv.decide(await testEnv.tokenFor(id, 0, PEOPLE.president));
    await testEnv.decide(await testEnv.tokenFor(id, 1, PEOPLE.treasurer));
    const { approvedOn } = await expenseNow(id);
    const books = testEnv.db.doc('settings/books');
    await books.set({
      opensOn: null,
      closedThrough: approvedOn,
      closedYear: '2026',
      closing: null,
    });
    const answer = await submitter.sendBackAsAdmin(id);
    await books.delete();
    expect(answer.status).toBe(409);
    expect((await expenseNow(id)).status).toBe('approved');
  });

  it('is not sent back by a link of a later step, nor by one for another purpose', async () => {
    const id = await submitted();
    const president = await testEnv.tokenFor(id, 0, PEOPLE.president);
    await testEnv.decide(president);
    expect(await submitter.sendBack(president)).toMatchObject(refused('linkRefused'));
    const status = await submitter.tokenFor(id, 'status');
    expect(await submitter.sendBack(status)).toMatchObject(refused('linkRefused'));
  });
});
