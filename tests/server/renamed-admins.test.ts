import { getAuth } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { personEntry } from '../fixtures/people.ts';
import { alertIds, onlyAlert } from '../functions/support/alerts.ts';
import { useMailEnvironment } from '../functions/support/mail-environment.ts';
import { sweepMail } from '../functions/support/outbox.ts';
import { accountsApp, newAddress, register, type Account } from '../functions/support/sign-in.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const own = useMailEnvironment();

const sweep = () => sweepMail(own.delivery);

const list = ({ uid }: Account, email: string) =>
  own.testEnv.db.doc(`people/${uid}`).set(personEntry(email));

/** Lists an account under another address than it has. */
async function renamed(): Promise<{ account: Account; listed: string }> {
  const account = await register({ admin: true });
  const listed = newAddress();
  await list(account, listed);
  return { account, listed };
}

describe('the alert of an account that was renamed (#91)', () => {
  it('is raised by the sweeper even if the account does nothing, and updated once an hour', async () => {
    const { account, listed } = await renamed();
    const since = own.testEnv.time.now;
    await sweep();
    await sweep();
    const cause = { kind: 'adminRenamed', expenseId: null, uid: account.uid, email: listed };
    expect(await onlyAlert(own.testEnv.db)).toMatchObject({ ...cause, since, count: 1 });
    own.testEnv.time.now += 60 * MINUTE;
    await sweep();
    expect(await onlyAlert(own.testEnv.db)).toMatchObject({ ...cause, since, count: 2 });
  });

  it('is not raised for those whose accounts match, are gone or have no address', async () => {
    const matching = await register({ admin: true }, newAddress());
    await list(matching, matching.email);
    const gone = await register({ admin: true });
    await list(gone, newAddress());
    await getAuth(accountsApp).deleteUser(gone.uid);
    await sweep();
    expect(await alertIds(own.testEnv.db)).toEqual([]);
  });

  it('is cleared at once with the entry', async () => {
    const { account } = await renamed();
    await sweep();
    await own.testEnv.db.doc(`people/${account.uid}`).delete();
    await sweep();
    expect(await alertIds(own.testEnv.db)).toEqual([]);
  });

  it('stays for three days after the account is renamed back', async () => {
    const { account, listed } = await renamed();
    await sweep();
    await getAuth(accountsApp).updateUser(account.uid, { email: listed });
    own.testEnv.time.now += 3 * DAY - MINUTE;
    await sweep();
    expect(await alertIds(own.testEnv.db)).toEqual([`adminRenamed~${account.uid}`]);
    own.testEnv.time.now += MINUTE;
    await sweep();
    expect(await alertIds(own.testEnv.db)).toEqual([]);
  });
});
