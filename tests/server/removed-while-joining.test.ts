import { getAuth } from 'firebase-admin/auth';
import { expect, it, onTestFinished } from 'vitest';
import type { Services } from '../../functions/src/platform/services.ts';
import {
  joinedPerson,
  linkClient,
  peopleClient,
  personTokenIn,
} from '../functions/support/people-client.ts';
import { accountsApp } from '../functions/support/sign-in.ts';
import { createTestEnvironment } from '../functions/support/test-environment.ts';

it('leaves the account closed if a removal comes between the steps of a join', async () => {
  const testEnv = await createTestEnvironment();
  onTestFinished(() => testEnv.close());
  const { services, db } = testEnv;
  const admin = peopleClient(services, await joinedPerson(db));
  const uid = String((await admin.invite()).body['uid']);
  const takeOver: Services['accounts']['takeOver'] = async (person) => {
    // The spent link made version 2.
    const removal = await admin.manage({ action: 'remove', uid, version: 2 });
    expect(removal.status).toBe(200);
    return services.accounts.takeOver(person);
  };
  const slow = { ...services, accounts: { ...services.accounts, takeOver } };
  const token = await personTokenIn(db, uid);
  expect(await linkClient(slow).join(token)).toMatchObject({
    body: { code: 'invitationWithdrawn' },
  });
  const account = await getAuth(accountsApp).getUser(uid);
  expect([account.disabled, account.customClaims?.['admin']]).toEqual([true, undefined]);
});
