import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '../../functions/src/platform/services.ts';
import {
  entryOf,
  joinedPerson,
  linkClient,
  peopleClient,
  personTokenIn,
  type PeopleClient,
} from '../functions/support/people-client.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** Nothing that a person does themself holds off what an administrator decides about their access. */
let testEnv: TestEnvironment;
let services: Services;
let admin: PeopleClient;

const invited = async () => String((await admin.invite()).body['uid']);
const remove = (uid: string, version: number) => admin.manage({ action: 'remove', uid, version });
const END = { role: 'bookkeeper', endsOn: '2099-06-30' };

/** A bookkeeper who changed their name since an administrator looked. */
async function renamedBookkeeper() {
  const person = await joinedPerson(testEnv.db, { role: 'bookkeeper' });
  const own = peopleClient(services, person, 'bookkeeper');
  for (const name of ['One', 'Two', 'Three']) expect((await own.rename(name)).status).toBe(200);
  return person;
}

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  ({ services } = testEnv);
  admin = peopleClient(services, await joinedPerson(testEnv.db));
});

afterAll(() => testEnv.close());

describe('a person who changes their name again and again', () => {
  it('is removed all the same', async () => {
    const { uid } = await renamedBookkeeper();
    expect((await remove(uid, 1)).status).toBe(200);
    expect(await entryOf(testEnv.db, uid)).toBeNull();
  });

  it('gets another role and end all the same, and keeps the name', async () => {
    const { uid } = await renamedBookkeeper();
    const act = { action: 'change', uid, version: 1, ...END };
    expect((await admin.manage(act)).status).toBe(200);
    expect(await entryOf(testEnv.db, uid)).toMatchObject({ ...END, name: 'Three', version: 5 });
  });
});

describe('what an administrator has not seen', () => {
  it.each([
    ['an end', END],
    ['a role', { role: 'admin', endsOn: null }],
  ])('refuses a change over %s of another administrator', async (_what, own) => {
    const { uid } = await renamedBookkeeper();
    await admin.manage({ action: 'change', uid, version: 4, ...own });
    const late = { action: 'change', uid, version: 1, role: 'bookkeeper', endsOn: '2099-01-31' };
    expect(await admin.manage(late)).toMatchObject({ body: { code: 'changedMeanwhile' } });
    expect(await remove(uid, 1)).toMatchObject({ body: { code: 'changedMeanwhile' } });
  });

  it('refuses a removal over a new invitation, and of a version that never was', async () => {
    const uid = await invited();
    testEnv.time.now += 1000;
    await admin.manage({ action: 'resend', uid, version: 1 });
    expect(await remove(uid, 1)).toMatchObject({ body: { code: 'changedMeanwhile' } });
    expect(await remove(uid, 9)).toMatchObject({ body: { code: 'changedMeanwhile' } });
    expect((await remove(uid, 2)).status).toBe(200);
  });
});

it('withdraws an invitation that was just used', async () => {
  const uid = await invited();
  const token = await personTokenIn(testEnv.db, uid);
  expect((await linkClient(services).join(token)).status).toBe(200);
  expect((await remove(uid, 1)).status).toBe(200);
});
