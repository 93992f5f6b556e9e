import { afterAll, beforeAll, expect, it } from 'vitest';
import { PEOPLE } from '../functions/support/association.ts';
import { placeReceipt, SMALL_PDF } from '../functions/support/expenses.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { DONE, livesIn } from '../functions/support/lives.ts';
import { bucket, newExpenseId } from '../functions/support/suite.ts';
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

/** The files of earlier versions that somebody with the bucket's rights removes or replaces (#140). */
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

const OTHER_PDF = Buffer.concat([SMALL_PDF, Buffer.from('%2')]);

const DAMAGES: readonly (readonly [string, (path: string) => Promise<unknown>])[] = [
  ['removed', (path) => bucket.file(path).delete()],
  ['replaced', (path) => bucket.file(path).save(OTHER_PDF, { contentType: 'application/pdf' })],
];

/** A receipt that a correction brings. */
async function broughtAlong() {
  const uploadId = newExpenseId();
  return { uploadId, receipts: [await placeReceipt(uploadId, 1, OTHER_PDF)] };
}

it.each(DAMAGES)(
  'a receipt that the present version has left out may be %s: it is approved all the same',
  async (_, damage) => {
    const id = await submitted();
    const { token, body } = await sentBack(id);
    const sent = correctionOf(body, { kept: [], ...(await broughtAlong()) });
    expect((await submitter.correct(token, sent)).status).toBe(200);
    await damage(`receipts/${id}/0`);
    const link = await testEnv.tokenFor(id, 0, PEOPLE.president);
    const { review } = (await testEnv.review(link)).body;
    // What changed is told from what is stored of it, not from the file.
    expect(review?.changes.map(({ field }) => field)).toEqual(['receipts']);
    expect(await testEnv.decide(link)).toMatchObject(DONE);
  },
);

it.each(DAMAGES)(
  'a receipt that the present version has kept and that is %s keeps it from being approved, until it is corrected',
  async (_, damage) => {
    const id = await submitted();
    const first = await sentBack(id);
    await submitter.correct(first.token, correctionOf(first.body, { notes: 'Corrected' }));
    await damage(`receipts/${id}/0`);
    const link = await testEnv.tokenFor(id, 0, PEOPLE.president);
    expect((await testEnv.review(link)).status).toBe(200);
    expect((await testEnv.receipt(link, 0)).status).toBe(409);
    expect(await testEnv.decide(link)).toMatchObject(refused('changedSinceSent'));

    const { token, body } = await sentBack(id, 2);
    // Whoever keeps it is told which one it is, and nothing is stored.
    const kept = await submitter.correct(token, correctionOf(body, { notes: 'Again' }));
    expect(kept).toMatchObject({ status: 400, body: { code: 'receiptMissing' } });
    expect(kept.body.error).toContain('receipt 0.pdf');
    expect((await expenseNow(id)).status).toBe('returned');
    const sent = correctionOf(body, { kept: [], ...(await broughtAlong()) });
    expect((await submitter.correct(token, sent)).status).toBe(200);
    const next = await testEnv.tokenFor(id, 0, PEOPLE.president);
    expect(await testEnv.decide(next)).toMatchObject(DONE);
  },
);
