import { receiptNameFor } from '@pa-ledger/domain/expenses/receipt-name';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { PEOPLE } from '../functions/support/association.ts';
import { filledForm, placeReceipt } from '../functions/support/expenses.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { DONE, livesIn } from '../functions/support/lives.ts';
import { expensesIn, inFundAct } from '../functions/support/managed-expenses.ts';
import { newExpenseId } from '../functions/support/suite.ts';
import {
  correctionOf,
  submitterClient,
  type SubmitterClient,
} from '../functions/support/submitter.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { pngReceipt } from '../fixtures/receipt-files.ts';
import { STATEMENT } from '../fixtures/statement.ts';
import { refused, refusedReceipt } from '../support/refused.ts';

/** A statement in the place of a receipt, from the form to the payment. */
let testEnv: TestEnvironment;
let submitter: SubmitterClient;
let admin: AdminClient;
const { ids, submitted, expenseNow, sentBack } = livesIn(
  () => testEnv,
  () => submitter,
);

const { cash } = expensesIn(() => testEnv);

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  submitter = submitterClient(testEnv.services);
  admin = adminClient(testEnv.services);
});

afterAll(async () => {
  expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
  await testEnv.close();
});

/** Places a statement, as the form says it. */
async function statement(id: string, slot = 0) {
  const { bytes, type } = pngReceipt();
  return { ...(await placeReceipt(id, slot, bytes, type)), statement: STATEMENT };
}

/** Submits an expense with a statement, and a receipt beside it if there is to be one. */
async function stated(withReceipt = false): Promise<string> {
  const id = newExpenseId();
  const beside = withReceipt ? [await placeReceipt(id, 1)] : [];
  return submitted({ id, receipts: [await statement(id), ...beside] });
}

async function approved(id: string): Promise<void> {
  for (const [step, by] of [PEOPLE.president, PEOPLE.treasurer].entries())
    expect(await testEnv.decide(await testEnv.tokenFor(id, step, by))).toMatchObject(DONE);
}

describe('a statement instead of a receipt (#143)', () => {
  it('is stored with its facts, which whoever decides is shown, and not who only reads the status', async () => {
    const id = await stated(true);
    const { submission } = await expenseNow(id);
    expect(submission.receipts.map(({ statement: said }) => said)).toEqual([STATEMENT, undefined]);
    const { body } = await testEnv.review(await testEnv.tokenFor(id, 0, PEOPLE.president));
    expect(body).toMatchObject({
      review: { submission: { receipts: [{ slot: 0, statement: STATEMENT }, { slot: 1 }] } },
    });
    const status = await submitter.status(await submitter.tokenFor(id, 'status'));
    expect(status.status).toBe(200);
    expect(JSON.stringify(status.body)).not.toMatch(/statement|Miller/i);
  });

  it('is a picture only, whatever the form says', async () => {
    const id = newExpenseId();
    const pdf = await placeReceipt(id);
    const claims = [
      { ...pdf, statement: STATEMENT },
      { ...pdf, type: 'image/png' as const, statement: STATEMENT },
    ];
    const answers = [];
    for (const claim of claims)
      answers.push(await testEnv.submit(await filledForm({ id, receipts: [claim] })));
    expect(answers[0]).toMatchObject({ status: 400, body: { fields: [{ field: 'receipts' }] } });
    const named = { ...pdf, name: receiptNameFor(pdf.name, 'image/png') };
    expect(answers[1]).toMatchObject(refusedReceipt('receiptDamaged', named));
    expect((await testEnv.db.doc(`expenses/${id}`).get()).exists).toBe(false);
  });

  it('is part of what was submitted: without its facts or with others it is another form, and cannot be approved', async () => {
    const id = newExpenseId();
    const receipt = await statement(id);
    await submitted({ id, receipts: [receipt] });
    const { statement: _facts, ...plain } = receipt;
    const other = { ...receipt, statement: { ...STATEMENT, price: 4.2 } };
    for (const claim of [plain, other])
      expect(await testEnv.submit(await filledForm({ id, receipts: [claim] }))).toMatchObject(
        refused('alreadySubmitted'),
      );
    const token = await testEnv.tokenFor(id, 0, PEOPLE.president);
    const document = testEnv.db.doc(`expenses/${id}`);
    const { submission } = await expenseNow(id);
    for (const changed of [plain, other]) {
      const receipts = submission.receipts.map(({ statement: _gone, ...bare }) => ({
        ...bare,
        ...changed,
      }));
      await document.update({ submission: { ...submission, receipts } });
      expect(await testEnv.decide(token)).toMatchObject(refused('submissionChanged'));
    }
    await document.update({ submission });
    expect(await testEnv.decide(token)).toMatchObject(DONE);
  });

  it('stays, comes or goes with a correction, and its versions say so', async () => {
    const id = await stated();
    const first = await sentBack(id);
    expect(first.body).toMatchObject({ form: { receipts: [{ slot: 0, statement: STATEMENT }] } });
    const kept = correctionOf(first.body);
    expect(await submitter.correct(first.token, kept)).toMatchObject(DONE);
    expect((await expenseNow(id)).submission.receipts).toMatchObject([{ statement: STATEMENT }]);

    const second = await sentBack(id, 2);
    const uploadId = newExpenseId();
    const replaced = correctionOf(second.body, {
      kept: [],
      uploadId,
      receipts: [await placeReceipt(uploadId, 1)],
    });
    expect(await submitter.correct(second.token, replaced)).toMatchObject(DONE);
    const token = await testEnv.tokenFor(id, 0, PEOPLE.president);
    const { body } = await testEnv.review(token);
    expect(body).toMatchObject({
      review: {
        changes: [
          {
            field: 'receipts',
            before: [{ name: 'receipt 0.png', isStatement: true }],
            after: [{ name: 'receipt 1.pdf', isStatement: false }],
          },
        ],
      },
    });
  });

  it('is kept with the payment, also when that counts in another fund', async () => {
    const id = await stated();
    await approved(id);
    expect(await admin.pay(id, cash())).toEqual(DONE);
    const payment = testEnv.db.doc(`payments/${id}-1`);
    expect((await payment.get()).get('lines')).toMatchObject([{ statement: true }]);
    await testEnv.db.doc('funds/grants').set({ code: '4950', name: 'Grants', version: 1 });
    const act = await inFundAct(testEnv.db, id, 'grants');
    expect(await admin.manage(id, act)).toEqual(DONE);
    expect((await payment.get()).get('lines')).toMatchObject([
      { fundId: 'grants', statement: true },
    ]);
  });
});
