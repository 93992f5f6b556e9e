import { MAX_VERSIONS } from '@pa-ledger/domain/expenses/versions/return-expense';
import { organization } from '@pa-ledger/domain/organization';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepMail } from '../../functions/src/sweep-mail.ts';
import { adminClient } from '../functions/support/admin-client.ts';
import { EVENT, OFFICE, PEOPLE } from '../functions/support/association.ts';
import { filledForm, placeReceipt, SMALL_PDF } from '../functions/support/expenses.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { DONE, livesIn } from '../functions/support/lives.ts';
import { bucket, newExpenseId } from '../functions/support/suite.ts';
import { sweepFilesOf } from '../functions/support/sweep-files.ts';
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

/** An expense that is sent back, corrected, and decided anew. */
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

describe('a correction (#139, #140)', () => {
  it('is a new version, whose chain begins at its first step with links of its own', async () => {
    const id = await submitted();
    const { link, token, body } = await sentBack(id);
    const sent = correctionOf(body, { description: 'Chairs for the spring fair', amount: 40 });
    expect(await submitter.correct(token, sent)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    const expense = await expenseNow(id);
    expect(expense).toMatchObject({
      status: 'pending',
      submissionVersion: 2,
      returned: null,
      submission: { amount: 40, description: 'Chairs for the spring fair' },
      contact: { phone: '555-0100' },
    });
    expect(await testEnv.decide(link)).toMatchObject(refused('linkOfEarlierVersion'));
    const next = await testEnv.tokenFor(id, 0, PEOPLE.president);
    const { review } = (await testEnv.review(next)).body;
    expect(review?.changes.map(({ field }) => field)).toEqual(['amount', 'description']);
    expect(await testEnv.decide(next)).toMatchObject(DONE);
    expect(await testEnv.decide(await testEnv.tokenFor(id, 1, PEOPLE.treasurer))).toMatchObject(
      DONE,
    );
    expect((await expenseNow(id)).status).toBe('approved');
  });

  it('begins with what another event costs, and asks its approver about another part', async () => {
    const form = { category: OFFICE.name, amount: 50, split: `${EVENT.name}: 20.00` };
    const id = await submitted(form);
    expect(await submitter.sendBackAsAdmin(id)).toMatchObject(DONE);
    const token = await submitter.tokenFor(id, 'correct');
    const { body } = await submitter.correction(token);
    expect(body.form).toMatchObject({ fields: form, ownCategories: [] });
    const sent = correctionOf(body, { split: `${EVENT.name}: 30.00` });
    expect(await submitter.correct(token, sent)).toMatchObject({ status: 200 });
    expect((await expenseNow(id)).lines).toMatchObject([
      { categoryId: OFFICE.id, amount: 20 },
      { categoryId: EVENT.id, amount: 30 },
    ]);
    const next = await testEnv.tokenFor(id, 0, PEOPLE.eventApprover);
    expect((await testEnv.review(next)).body.review?.changes).toEqual([
      { field: 'split', before: `${EVENT.name}: 20.00`, after: `${EVENT.name}: 30.00` },
    ]);
  });

  it('pays a vendor instead, and back again from what says nothing of it (#142)', async () => {
    const vendor = { payTo: 'vendor', paidTo: 'Chair Hire', invoiceNumber: 'INV-0042' } as const;
    const id = await submitted();
    const first = await sentBack(id);
    const sent = correctionOf(first.body, vendor);
    for (let press = 0; press < 2; press++)
      expect(await submitter.correct(first.token, sent)).toMatchObject({ status: 200 });
    expect((await expenseNow(id)).submission).toMatchObject(vendor);
    const link = await testEnv.tokenFor(id, 0, PEOPLE.president);
    const { review } = (await testEnv.review(link)).body;
    expect(review?.submission).toMatchObject(vendor);
    expect(review?.changes.slice(0, 3)).toEqual([
      { field: 'payTo', before: '', after: 'vendor' },
      { field: 'paidTo', before: 'Pat Doe', after: 'Chair Hire' },
      { field: 'invoiceNumber', before: '', after: 'INV-0042' },
    ]);
    const second = await sentBack(id, 2);
    expect(second.body.form?.fields).toMatchObject(vendor);
    const { payTo: _choice, invoiceNumber: _number, ...back } = correctionOf(second.body);
    expect(await submitter.correct(second.token, { ...back, invoiceNumber: '42' })).toMatchObject({
      status: 400,
      body: { error: 'Only a vendor has an invoice number.' },
    });
    expect(await submitter.correct(second.token, back)).toMatchObject({ status: 200 });
    const { submission } = await expenseNow(id);
    expect([submission.payTo, submission.invoiceNumber]).toEqual([undefined, undefined]);
    const stored = await testEnv.db.doc(`expenses/${id}`).get();
    expect(stored.get('invoiceKey')).toBeNull();
    expect(
      (await testEnv.db.doc(`expenses/${id}/versions/2`).get()).get('submission'),
    ).toMatchObject(vendor);
    const status = await submitter.status(await submitter.tokenFor(id, 'status'));
    expect(status.body.expense?.paysVendor).toBe(false);
  });

  it('keeps the earlier version as it was, with its contact', async () => {
    const id = await submitted();
    const before = await expenseNow(id);
    const { token, body } = await sentBack(id);
    await submitter.correct(token, correctionOf(body, { phone: '555-0199' }));
    const version = await testEnv.db.doc(`expenses/${id}/versions/1`).get();
    expect(version.get('submission')).toEqual(before.submission);
    const contact = await testEnv.db.doc(`contacts/${id}`).get();
    expect(contact.data()).toMatchObject({
      phone: '555-0199',
      earlier: [{ version: 1, phone: '555-0100', email: before.contact.email }],
    });
  });

  it('that is sent twice is one; another one after it is refused', async () => {
    const id = await submitted();
    const { token, body } = await sentBack(id);
    const sent = correctionOf(body, { notes: 'Once' });
    const answers = await Promise.all([
      submitter.correct(token, sent),
      submitter.correct(token, sent),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const other = correctionOf(body, { notes: 'Twice' });
    expect(await submitter.correct(token, other)).toMatchObject(refused('alreadyCorrected'));
    expect(await expenseNow(id)).toMatchObject({
      submissionVersion: 2,
      submission: { notes: 'Once' },
    });
  });

  it('adds receipts under an id of their own and leaves others out, and the sweeper keeps them all', async () => {
    const id = await submitted();
    const { token, body } = await sentBack(id);
    const uploadId = newExpenseId();
    const added = await placeReceipt(uploadId, 1, Buffer.concat([SMALL_PDF, Buffer.from('%2')]));
    const sent = correctionOf(body, { uploadId, receipts: [added], kept: [] });
    expect(await submitter.correct(token, sent)).toMatchObject({ status: 200 });
    const { submission } = await expenseNow(id);
    expect(submission.receipts.map(({ path }) => path)).toEqual([`receipts/${uploadId}/1`]);
    testEnv.time.now += 25 * 60 * 60 * 1000;
    await sweepFilesOf(testEnv.services, [id, uploadId]);
    for (const path of [`receipts/${id}/0`, `receipts/${uploadId}/1`])
      expect(await bucket.file(path).exists()).toEqual([true]);
    const next = await testEnv.tokenFor(id, 0, PEOPLE.president);
    expect((await testEnv.receipt(next, 1)).status).toBe(200);
  });

  it('without any receipt, with one that is not there or with those of another expense is refused', async () => {
    const id = await submitted();
    const { token, body } = await sentBack(id);
    const none = await submitter.correct(token, correctionOf(body, { kept: [] }));
    expect(none.status).toBe(400);
    const gone = await submitter.correct(token, correctionOf(body, { kept: [0, 7] }));
    expect(gone).toMatchObject(refused('receiptMissing'));
    const others = await filledForm();
    await testEnv.submit(others);
    const taken = correctionOf(body, { kept: [], uploadId: others.id, receipts: others.receipts });
    expect(await submitter.correct(token, taken)).toMatchObject(refused('badRequest'));
    expect((await expenseNow(id)).status).toBe('returned');
  });

  it('by the link of an earlier return is refused', async () => {
    const id = await submitted();
    const { token, body } = await sentBack(id);
    await submitter.correct(token, correctionOf(body, { notes: 'Once' }));
    const again = await sentBack(id, 2);
    expect(await submitter.correction(token)).toMatchObject(refused('submitterLinkReplaced'));
    const sent = correctionOf(again.body, { notes: 'Twice' });
    expect(await submitter.correct(token, sent)).toMatchObject(refused('submitterLinkReplaced'));
    expect((await submitter.correct(again.token, sent)).status).toBe(200);
  });

  it('with another category has the chain of that category', async () => {
    const id = await submitted();
    const { token, body } = await sentBack(id);
    expect(
      (await submitter.correct(token, correctionOf(body, { category: EVENT.name }))).status,
    ).toBe(200);
    const { steps, lines } = await expenseNow(id);
    expect(lines).toMatchObject([{ categoryId: EVENT.id }]);
    expect(steps.map(({ role }) => role)).toEqual(['eventApprover', 'president', 'treasurer']);
    expect(OFFICE.id).not.toBe(EVENT.id);
  });

  it('of the address ends the links that the address before has got', async () => {
    const id = await submitted();
    const status = await submitter.tokenFor(id, 'status');
    const { token, body } = await sentBack(id);
    const email = `new.${id.toLowerCase()}@example.com`;
    expect((await submitter.correct(token, correctionOf(body, { email }))).status).toBe(200);
    expect(await submitter.status(status)).toMatchObject(refused('submitterLinkRefused'));
    expect(await submitter.correct(token, correctionOf(body, { email }))).toMatchObject(
      refused('submitterLinkRefused'),
    );
    expect((await submitter.status(await submitter.tokenFor(id, 'status'))).status).toBe(200);
  });

  it('with a category of fewer steps has fewer, whatever was decided before', async () => {
    const id = await submitted({ category: EVENT.name });
    await testEnv.decide(await testEnv.tokenFor(id, 0, PEOPLE.eventApprover));
    const link = await testEnv.tokenFor(id, 1, PEOPLE.president);
    expect(await submitter.sendBack(link)).toMatchObject(DONE);
    const token = await submitter.tokenFor(id, 'correct');
    const { body } = await submitter.correction(token);
    const sent = correctionOf(body, { category: OFFICE.name });
    expect((await submitter.correct(token, sent)).status).toBe(200);
    expect((await expenseNow(id)).steps).toMatchObject([
      { role: 'president', status: 'open', decision: null },
      { role: 'treasurer', status: 'waiting' },
    ]);
    for (const [step, person] of [PEOPLE.president, PEOPLE.treasurer].entries())
      expect(await testEnv.decide(await testEnv.tokenFor(id, step, person))).toMatchObject(DONE);
    expect(await expenseNow(id)).toMatchObject({
      status: 'approved',
      lines: [{ categoryId: OFFICE.id }],
    });
  });

  it('of the amount to 0 is approved and paid as such', async () => {
    const id = await submitted();
    const { token, body } = await sentBack(id);
    expect((await submitter.correct(token, correctionOf(body, { amount: -1 }))).status).toBe(400);
    expect((await submitter.correct(token, correctionOf(body, { amount: 0 }))).status).toBe(200);
    for (const [step, person] of [PEOPLE.president, PEOPLE.treasurer].entries())
      expect(await testEnv.decide(await testEnv.tokenFor(id, step, person))).toMatchObject(DONE);
    const date = dateAt(testEnv.time.now, organization.timeZone);
    const paid = await adminClient(testEnv.services).pay(id, {
      method: 'cash',
      checkNumber: null,
      date,
    });
    expect(paid).toMatchObject(DONE);
    expect(await expenseNow(id)).toMatchObject({ status: 'paid', submission: { amount: 0 } });
  });

  it('may be asked for until there are 20 versions, each with mails and decisions of its own', async () => {
    const id = await submitted();
    for (let version = 1; version < MAX_VERSIONS; version++) {
      const { token, body } = await sentBack(id, version);
      const sent = correctionOf(body, { notes: `Version ${version + 1}` });
      expect((await submitter.correct(token, sent)).status).toBe(200);
    }
    expect((await expenseNow(id)).submissionVersion).toBe(20);
    const link = await testEnv.tokenFor(id, 0, PEOPLE.president);
    expect(await submitter.sendBack(link, 'Once more', MAX_VERSIONS)).toMatchObject(
      refused('tooManyVersions'),
    );
    await testEnv.decide(link);
    // Nothing is left to mail: each opened step has its mails.
    const mails = () => testEnv.db.collection('mail').where('expenseId', '==', id).get();
    const before = (await mails()).size;
    await sweepMail(testEnv.services, () => {
      throw new Error('No mail is sent here.');
    });
    expect((await mails()).size).toBe(before);
  });
});
