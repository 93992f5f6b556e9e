import { NO_SETTINGS, settingsDocument } from '@pa-ledger/domain/approvers/approver-settings';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formOptionsEndpoint } from '../../functions/src/submit/form-options.ts';
import { adminClient } from '../functions/support/admin-client.ts';
import { EVENT, OFFICE, PEOPLE, SETTINGS } from '../functions/support/association.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { ask, requestOf } from '../functions/support/requests.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

let testEnv: TestEnvironment;

beforeEach(async () => {
  testEnv = await createTestEnvironment();
});

afterEach(() => testEnv.close());

async function options() {
  const { headers, body } = await ask(formOptionsEndpoint, testEnv.services)(requestOf({}));
  // The same for everybody, so it's kept whatever it says.
  expect(headers['Cache-Control']).toMatch(/^public, max-age=60/);
  return JSON.parse(String(body)) as Record<string, unknown>;
}

const put = (settings: object) => testEnv.db.doc('settings/approvers').set(settings);

it('says that the form opens soon until there is a category, a president, and a treasurer', async () => {
  expect(await options()).not.toHaveProperty('opensSoon');
  const missing = [
    {},
    { ...SETTINGS, treasurer: '' },
    { ...SETTINGS, presidents: ['', ''] },
    { presidents: [PEOPLE.president], treasurer: '' },
  ];
  for (const settings of missing) {
    await put(settingsDocument({ ...NO_SETTINGS, ...settings }));
    expect(await options()).toMatchObject({ opensSoon: true });
  }
  await put(settingsDocument({ ...NO_SETTINGS, ...SETTINGS, presidents: ['', PEOPLE.president] }));
  expect(await options()).not.toHaveProperty('opensSoon');
  await testEnv.db.doc(`categories/${OFFICE.id}`).delete();
  await testEnv.db.doc(`categories/${EVENT.id}`).update({ offForm: true });
  expect(await options()).toMatchObject({ opensSoon: true, categories: [] });
});

it('names a category in Spanish for the form in Spanish, in one answer for all languages (#46)', async () => {
  const admin = adminClient(testEnv.services);
  const named = { ...EVENT, spanishName: 'Feria del libro' };
  expect(await admin.save({ ...named, version: 1 })).toMatchObject({ status: 200 });
  const { categories } = await options();
  expect(categories).toEqual(expect.arrayContaining([named, OFFICE]));
  // Nothing else changes: people choose it by its own name.
  expect((await testEnv.submit(await filledForm({ category: EVENT.name }))).status).toBe(200);
  const form = await filledForm({ category: named.spanishName });
  expect((await testEnv.submit(form)).body).toMatchObject({ code: 'unknownCategory' });
  expect(await admin.save({ ...EVENT, version: 2 })).toMatchObject({ status: 200 });
  const stored = await testEnv.db.doc(`categories/${EVENT.id}`).get();
  expect(stored.data()).not.toHaveProperty('spanishName');
});
