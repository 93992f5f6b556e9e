import { addDays, dateAt } from '@pa-ledger/domain/time/dates';
import { INVITATION_LIFETIME_MS, JOIN_REPEAT_MS } from '@pa-ledger/domain/limits';
import { getAuth } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { signPersonToken } from '../../functions/src/links/person-token.ts';
import { signSubmitterToken } from '../../functions/src/links/submitter-token.ts';
import type { Services } from '../../functions/src/platform/services.ts';
import {
  entryOf,
  joinedPerson,
  linkClient,
  newSecret,
  peopleClient,
  personTokenIn,
  standingOf,
} from '../functions/support/people-client.ts';
import {
  accountsApp,
  confirmPassword,
  isSessionAlive,
  newAddress,
  register,
  sessionOf,
  signIn,
  signInWithGoogle,
  tokenOf,
} from '../functions/support/sign-in.ts';
import { useMailEnvironment } from '../functions/support/mail-environment.ts';
import { keys } from '../functions/support/suite.ts';
import { refused } from '../support/refused.ts';

/** Who was invited joins with the link of their email, whatever others did with their address before. */
const own = useMailEnvironment();
const auth = getAuth(accountsApp);
const PASSWORD = 'four random words here';

/** Invites someone. @returns their id and the token of their link. */
async function invited(email = newAddress(), others: object = {}) {
  const { db, services } = own.testEnv;
  const by = await joinedPerson(db);
  const { body } = await peopleClient(services, by).invite({ email, ...others });
  const uid = String(body['uid']);
  return { uid, email, by, token: await personTokenIn(db, uid) };
}

/** Lets the clock pass the whole second from which sign-ins count. */
function passValidAfter(): void {
  own.testEnv.time.now = Math.max(Date.now(), own.testEnv.time.now) + 1000;
}

/** Presses the button of the link's page, and sets the password. */
async function join(token: string, services: Services = own.testEnv.services) {
  const { status, body } = await linkClient(services).join(token);
  expect([status, body]).toMatchObject([200, { success: true }]);
  expect(await confirmPassword(String(body['code']), PASSWORD)).toBe(true);
  return body;
}

describe('the page of an invitation (#158)', () => {
  it('says who invites to what, and until when', async () => {
    const { testEnv } = own;
    const endsOn = addDays(dateAt(testEnv.time.now, 'America/New_York'), 90);
    const { token, email } = await invited(newAddress(), { role: 'reviewer', endsOn });
    expect(await linkClient(testEnv.services).invitation(token)).toEqual({
      status: 200,
      body: {
        success: true,
        purpose: 'join',
        name: 'Ada Lane',
        email,
        role: 'reviewer',
        endsOn,
        invitedBy: 'Ruth Adeyemi',
      },
    });
  });

  it('changes nothing, however often it is opened', async () => {
    const { token, uid } = await invited();
    const { services, db } = own.testEnv;
    const before = await entryOf(db, uid);
    for (let opened = 0; opened < 3; opened++) await linkClient(services).invitation(token);
    expect(await entryOf(db, uid)).toEqual(before);
    expect(await auth.getUsers([{ uid }])).toMatchObject({ users: [] });
  });
});

describe('joining (#159)', () => {
  it('makes the account, and who sets the password signs in as what they are', async () => {
    const { token, uid, email } = await invited();
    const { db, services, time } = own.testEnv;
    const { waitMs, code, ...others } = await join(token);
    expect(others).toEqual({ success: true, email });
    const entry = await entryOf(db, uid);
    expect(entry).toMatchObject({ joinedAt: time.now, version: 2 });
    expect(waitMs).toBe((entry?.validAfter ?? 0) - time.now);
    expect(typeof code).toBe('string');
    const user = await auth.getUser(uid);
    expect(user).toMatchObject({ email, emailVerified: true, disabled: false });
    expect(user.customClaims).toEqual({ admin: true });
    await new Promise((resolve) => setTimeout(resolve, Number(waitMs)));
    passValidAfter();
    const identity = await standingOf(services, await tokenOf({ email, password: PASSWORD }));
    expect(identity).toMatchObject({ kind: 'listed', uid, email, role: 'bookkeeper' });
    const journal = await db.doc(`journal/people~${uid}~2`).get();
    expect(journal.data()).toMatchObject({ kind: 'changed', by: { uid, email } });
  });

  it('deletes an account that a stranger registered for the address (#63)', async () => {
    const email = newAddress();
    const squatter = await register({ admin: true, theme: 'dark' }, email);
    const session = await sessionOf(squatter);
    const { token, uid } = await invited(email);
    expect(uid).not.toBe(squatter.uid);
    await join(token);
    expect((await auth.getUserByEmail(email)).uid).toBe(uid);
    expect(await signIn(squatter)).toBeNull();
    expect(await isSessionAlive(session.refreshToken)).toBe(false);
    expect(await standingOf(own.testEnv.services, session.idToken)).toEqual({ kind: 'signedOut' });
  });

  it('deletes one that a stranger made with a provider, with a second factor and a living session', async () => {
    const email = newAddress();
    const session = await signInWithGoogle(email);
    await auth.updateUser(session.localId, { multiFactor: { enrolledFactors: [PHONE] } });
    const { token, uid } = await invited(email);
    await join(token);
    expect(await isSessionAlive(session.refreshToken)).toBe(false);
    const user = await auth.getUser(uid);
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password']);
    expect(user.multiFactor?.enrolledFactors ?? []).toEqual([]);
    expect((await auth.getUsers([{ uid: session.localId }])).users).toEqual([]);
  });

  it('takes an account back that was theirs before, whatever was done to it', async () => {
    const { db, services } = own.testEnv;
    const first = await invited();
    const { email, uid, by } = first;
    await join(first.token);
    const session = await sessionOf({ email, password: PASSWORD });
    // Auth's clock went on meanwhile; the sign-in is before the next join, as it is for people.
    passValidAfter();
    const { version } = (await entryOf(db, uid)) ?? { version: 0 };
    const admin = peopleClient(services, by);
    await joinedPerson(db);
    expect((await admin.manage({ action: 'remove', uid, version })).status).toBe(200);
    // Someone at the console enabled it, and it has other ways in.
    await auth.updateUser(uid, {
      disabled: false,
      providerToLink: { providerId: 'google.com', uid: `google-${uid}`, email },
      multiFactor: { enrolledFactors: [PHONE] },
    });
    const { body } = await admin.invite({ email });
    expect(body['uid']).toBe(uid);
    expect((await entryOf(db, uid))?.version).toBe(4);
    await join(await personTokenIn(db, uid));
    const user = await auth.getUser(uid);
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password']);
    expect(user.multiFactor?.enrolledFactors ?? []).toEqual([]);
    expect(await standingOf(services, session.idToken)).toEqual({ kind: 'signedOut' });
  });

  it("never takes another person's account, though it has the address now", async () => {
    const { db, services } = own.testEnv;
    const email = newAddress();
    const other = await joinedPerson(db);
    await auth.updateUser(other.uid, { email });
    const { token, uid } = await invited(email);
    expect(await linkClient(services).join(token)).toMatchObject(refused('personAddressTaken'));
    expect((await auth.getUser(other.uid)).email).toBe(email);
    // The link works once that person has their own address again.
    await auth.updateUser(other.uid, { email: other.email });
    await join(token);
    expect((await auth.getUserByEmail(email)).uid).toBe(uid);
  });

  it('reuses no id for an address that its account took, and that was not its person\u2019s', async () => {
    const { db, services } = own.testEnv;
    const former = await joinedPerson(db);
    const by = await joinedPerson(db);
    const admin = peopleClient(services, by);
    await admin.manage({ action: 'remove', uid: former.uid, version: 1 });
    const email = newAddress();
    await auth.updateUser(former.uid, { email });
    const { body } = await admin.invite({ email });
    expect(body['uid']).not.toBe(former.uid);
  });
});

const PHONE = { uid: 'phone', factorId: 'phone', phoneNumber: '+15555550100' } as const;

describe('a link works once (#158)', () => {
  it('for one of two browsers that press at once, and the other is told', async () => {
    const { token } = await invited();
    const { join: press } = linkClient(own.testEnv.services);
    const replies = await Promise.all([press(token), press(token)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect(replies).toContainEqual(refused('personLinkUsed'));
  });

  it('and not again, but for the browser that began, for 15 minutes', async () => {
    const { token, uid } = await invited();
    const { testEnv } = own;
    const { join: press, invitation } = linkClient(testEnv.services);
    const secret = newSecret();
    const first = await press(token, secret);
    expect(first.status).toBe(200);
    const entry = await entryOf(testEnv.db, uid);
    testEnv.time.now += JOIN_REPEAT_MS - 1;
    const again = await press(token, secret);
    expect(again).toMatchObject({ status: 200, body: { waitMs: 0 } });
    expect(await confirmPassword(String(again.body['code']), PASSWORD)).toBe(true);
    expect(await entryOf(testEnv.db, uid)).toEqual(entry);
    expect(await press(token, newSecret())).toEqual(refused('personLinkUsed'));
    expect(await invitation(token)).toEqual(refused('personLinkUsed'));
    testEnv.time.now += 1;
    expect(await press(token, secret)).toEqual(refused('personLinkUsed'));
  });

  it.each(['takeOver', 'resetCode'] as const)(
    'though the server dies at %s: repeating finishes it',
    async (name) => {
      const { token, email, uid } = await invited();
      const { services } = own.testEnv;
      const dying = () => Promise.reject(new Error('It stops here.'));
      const broken = { ...services, accounts: { ...services.accounts, [name]: dying } };
      const secret = newSecret();
      expect((await linkClient(broken).join(token, secret)).status).toBe(500);
      expect((await entryOf(own.testEnv.db, uid))?.joinedAt).toBeDefined();
      const { status, body } = await linkClient(services).join(token, secret);
      expect(status).toBe(200);
      expect(await confirmPassword(String(body['code']), PASSWORD)).toBe(true);
      expect(await signIn({ email, password: PASSWORD })).not.toBeNull();
    },
  );

  it('and stops when a new one is sent', async () => {
    const { token, uid, by } = await invited();
    const { db, services } = own.testEnv;
    const admin = peopleClient(services, by);
    expect((await admin.manage({ action: 'resend', uid, version: 1 })).status).toBe(200);
    const client = linkClient(services);
    expect(await client.invitation(token)).toEqual(refused('personLinkReplaced'));
    expect(await client.join(token)).toEqual(refused('personLinkReplaced'));
    await join(await personTokenIn(db, uid));
    const { version = 0 } = (await entryOf(db, uid)) ?? {};
    expect(await admin.manage({ action: 'resend', uid, version })).toEqual(refused('personJoined'));
  });

  it('and stops with the removal, and after seven days', async () => {
    const { testEnv } = own;
    const gone = await invited();
    const late = await invited();
    const client = linkClient(testEnv.services);
    await peopleClient(testEnv.services, gone.by).manage({
      action: 'remove',
      uid: gone.uid,
      version: 1,
    });
    expect(await client.join(gone.token)).toEqual(refused('invitationWithdrawn'));
    testEnv.time.now += INVITATION_LIFETIME_MS;
    expect(await client.join(late.token)).toEqual(refused('personLinkExpired'));
    expect((await auth.getUsers([{ uid: gone.uid }, { uid: late.uid }])).users).toEqual([]);
  });

  it('and not at all if it is guessed, of another purpose, or of another person', async () => {
    const { uid, token } = await invited();
    const { testEnv } = own;
    const expiresAt = testEnv.time.now + 1000;
    const guessed = signPersonToken({ uid, purpose: 'join', nonce: 'guessed', expiresAt }, keys);
    const reset = signPersonToken({ uid, purpose: 'reset', nonce: 'guessed', expiresAt }, keys);
    const status = { purpose: 'status', about: 'status', submitterId: 'x' } as const;
    const other = signSubmitterToken({ expenseId: uid, ...status }, keys, testEnv.time.now);
    const nobody = signPersonToken({ uid: 'x', purpose: 'join', nonce: 'n', expiresAt }, keys);
    const client = linkClient(testEnv.services);
    const codes = async (one: string) => (await client.join(one)).body['code'];
    expect(await codes(guessed)).toBe('personLinkReplaced');
    expect(await codes(reset)).toBe('personLinkReplaced');
    expect(await codes(nobody)).toBe('invitationWithdrawn');
    for (const bad of [other, '', 'guessed', token.slice(0, -2)])
      expect(await client.join(bad)).toEqual(refused('personLinkRefused'));
    await join(token);
  });
});

it("Firebase's own code opens nothing after the removal (#158)", async () => {
  const { token, uid, email, by } = await invited();
  const { db, services } = own.testEnv;
  await join(token);
  const code = new URL(await auth.generatePasswordResetLink(email)).searchParams.get('oobCode');
  const { version = 0 } = (await entryOf(db, uid)) ?? {};
  await peopleClient(services, by).manage({ action: 'remove', uid, version });
  expect(await confirmPassword(code ?? '', 'another long password')).toBe(true);
  expect(await signIn({ email, password: 'another long password' })).toBeNull();
  // Even an account that someone enables again is no person's.
  await auth.updateUser(uid, { disabled: false });
  passValidAfter();
  const idToken = await tokenOf({ email, password: 'another long password' });
  expect(await standingOf(services, idToken)).toEqual({ kind: 'notListed' });
});
