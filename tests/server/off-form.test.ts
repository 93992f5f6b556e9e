import { afterEach, beforeEach, expect, it } from 'vitest';
import { formOptionsEndpoint } from '../../functions/src/submit/form-options.ts';
import { adminClient } from '../functions/support/admin-client.ts';
import { EVENT, OFFICE } from '../functions/support/association.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { DONE, livesIn } from '../functions/support/lives.ts';
import { ask, requestOf } from '../functions/support/requests.ts';
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

/** A category that the public form doesn't offer (docs/behaviour.md, 'Categories tab'). */
let testEnv: TestEnvironment;
let submitter: SubmitterClient;
const { submitted, expenseNow, sentBack } = livesIn(
  () => testEnv,
  () => submitter,
);

const takeOff = (category: typeof EVENT | typeof OFFICE) =>
  adminClient(testEnv.services).save({ ...category, version: 1, offForm: true });

beforeEach(async () => {
  testEnv = await createTestEnvironment();
  submitter = submitterClient(testEnv.services);
});

afterEach(() => testEnv.close());

it('is not offered to parents, and takes no submission until it is back on the form', async () => {
  expect(await takeOff(EVENT)).toMatchObject({ status: 200 });
  const { body } = await ask(formOptionsEndpoint, testEnv.services)(requestOf({}));
  expect(JSON.parse(body.toString())).toMatchObject({ categories: [OFFICE] });
  const form = await filledForm({ category: EVENT.name });
  expect(await testEnv.submit(form)).toMatchObject({
    status: 400,
    body: { error: 'Please choose a category from the list.' },
  });
  const back = await adminClient(testEnv.services).save({ ...EVENT, version: 2 });
  expect(back).toMatchObject({ status: 200 });
  const stored = await testEnv.db.doc(`categories/${EVENT.id}`).get();
  expect(stored.data()).not.toHaveProperty('offForm');
  expect((await testEnv.submit(form)).status).toBe(200);
});

it('is kept through a deletion that is undone', async () => {
  await takeOff(EVENT);
  const admin = adminClient(testEnv.services);
  expect(await admin.remove({ id: EVENT.id, version: 2 })).toMatchObject({ status: 200 });
  const deleted = await testEnv.db.doc(`deletedCategories/${EVENT.id}`).get();
  expect(deleted.get('offForm')).toBe(true);
  await admin.save({ ...EVENT, version: null, offForm: true });
  expect((await testEnv.db.doc(`categories/${EVENT.id}`).get()).get('offForm')).toBe(true);
});

it('lets what was submitted before go on, and be corrected without leaving it', async () => {
  const id = await submitted({ category: OFFICE.name });
  const other = await submitted({ category: EVENT.name });
  expect(await takeOff(OFFICE)).toMatchObject({ status: 200 });
  const { token, body } = await sentBack(id);
  expect(body.form?.ownCategories).toEqual([{ ...OFFICE, offForm: true }]);
  const sent = correctionOf(body, { notes: 'It was the fee of the bank.' });
  expect(await submitter.correct(token, sent)).toMatchObject({ status: 200 });
  expect(await expenseNow(id)).toMatchObject({
    status: 'pending',
    lines: [{ categoryId: OFFICE.id }],
  });

  expect(await submitter.sendBackAsAdmin(other)).toMatchObject(DONE);
  const otherToken = await submitter.tokenFor(other, 'correct');
  const otherBody = (await submitter.correction(otherToken)).body;
  expect(otherBody.form?.ownCategories).toEqual([]);
  const moved = correctionOf(otherBody, { category: OFFICE.name });
  expect(await submitter.correct(otherToken, moved)).toMatchObject(refused('unknownCategory'));
});
