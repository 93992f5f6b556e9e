import { NO_SETTINGS, settingsDocument } from '@pa-ledger/domain/approvers/approver-settings';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formOptionsEndpoint } from '../../functions/src/submit/form-options.ts';
import { EVENT, OFFICE, PEOPLE, SETTINGS } from '../functions/support/association.ts';
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
