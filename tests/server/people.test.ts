import { RECENT_SIGN_IN_MS } from '@pa-ledger/domain/people/person';
import { addDays, dateAt, DAY_MS, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { getAuth } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { checkJournal, JOURNALED, type JournalData } from '../../ops/checks/check-journal.ts';
import type { Found } from '../../ops/checks/project-data.ts';
import { losingAnAnswer, stoppingAt } from '../functions/support/commit-hook.ts';
import { useMailEnvironment } from '../functions/support/mail-environment.ts';
import { listeningTo, outboxOf } from '../functions/support/outbox.ts';
import { deliver } from '../../functions/src/mail/deliver.ts';
import {
  entryOf,
  joinedPerson,
  linkClient,
  peopleClient,
  personTokenIn,
  standingOf,
} from '../functions/support/people-client.ts';
import {
  accountsApp,
  isSessionAlive,
  newAddress,
  sessionOf,
} from '../functions/support/sign-in.ts';
import { refused } from '../support/refused.ts';

/** What an administrator does with people: invitations, changes of a role or an end, and removals. */
const own = useMailEnvironment();
const auth = getAuth(accountsApp);

/** Two administrators who count, and a client of the first. */
async function office() {
  const { db, services } = own.testEnv;
  const [admin, other] = [await joinedPerson(db), await joinedPerson(db)];
  return { db, services, admin, other, client: peopleClient(services, admin) };
}

function inDays(days: number): CalendarDate {
  const { time, services } = own.testEnv;
  return addDays(dateAt(time.now, services.organization.timeZone), days);
}

describe('an invitation', () => {
  it('is an entry with its journal, and an email with the link, in one commit', async () => {
    const { db, client, admin } = await office();
    const email = newAddress();
    const { status, body } = await client.invite({ email: ` ${email.toUpperCase()} ` });
    const uid = String(body['uid']);
    expect(status).toBe(200);
    const entry = await entryOf(db, uid);
    const invitedBy = { uid: admin.uid, email: admin.email };
    expect(entry).toMatchObject({ email, name: 'Ada Lane', role: 'bookkeeper', invitedBy });
    expect(entry?.joinedAt).toBeUndefined();
    const journal = await db.doc(`journal/people~${uid}~1`).get();
    expect(journal.data()).toMatchObject({ kind: 'created', by: invitedBy, before: null });
    const { delivery, sent } = listeningTo(own.delivery);
    for (const { id } of await outboxOf(db)) await deliver(id, delivery);
    expect(sent.map(({ to }) => to)).toEqual([email]);
    const token = await personTokenIn(db, uid);
    expect(sent[0]?.text).toContain(`https://expenses.example.org/admin/join#${token}`);
    expect(sent[0]?.text).toMatch(/Ruth Adeyemi invited you to the books of .* As Bookkeeper, you/);
  });

  it('is stored whole or not at all, and a lost answer makes no second one', async () => {
    const { db, services, admin } = await office();
    const invite = { email: newAddress() };
    const stopped = peopleClient(stoppingAt(services, 'before commit'), admin);
    expect((await stopped.invite(invite)).status).toBe(500);
    expect([(await outboxOf(db)).length, (await db.collection('people').get()).size]).toEqual([
      0, 2,
    ]);
    const { services: unlucky, lost } = losingAnAnswer(services);
    const first = await peopleClient(unlucky, admin).invite(invite);
    expect([first.status, lost()]).toEqual([503, 1]);
    const again = await peopleClient(services, admin).invite(invite);
    expect(again.status).toBe(200);
    expect([(await outboxOf(db)).length, (await db.collection('people').get()).size]).toEqual([
      1, 3,
    ]);
  });

  it('is refused for a mailbox of the list, however it is spelled', async () => {
    const { client, other } = await office();
    await client.invite({ email: 'pat.doe@gmail.com' });
    for (const email of [other.email, `  ${other.email.toUpperCase()}`, 'PATDOE+x@googlemail.com'])
      expect(await client.invite({ email })).toEqual(refused('personListed'));
  });

  it.each([
    ['reviewer', null, 'endRequired'],
    ['reviewer', 367, 'endTooFar'],
    ['bookkeeper', -1, 'endPast'],
  ] as const)('of a %s for %s days is refused', async (role, days, code) => {
    const { client, db } = await office();
    const endsOn = days === null ? null : inDays(days);
    expect(await client.invite({ role, endsOn })).toEqual(refused(code));
    expect((await db.collection('people').get()).size).toBe(2);
  });

  it('ends at the end of its day at the school', async () => {
    const { client, db } = await office();
    const endsOn = inDays(0);
    const { body } = await client.invite({ role: 'reviewer', endsOn });
    const uid = String(body['uid']);
    const token = await personTokenIn(db, uid);
    own.testEnv.time.now = ((await entryOf(db, uid))?.endsAt ?? 0) - 1;
    expect((await linkClient(own.testEnv.services).invitation(token)).status).toBe(200);
    own.testEnv.time.now += 1;
    expect(await linkClient(own.testEnv.services).invitation(token)).toEqual(
      refused('accessEnded'),
    );
  });
});

describe('managing people (#161)', () => {
  it('is for administrators, with the password typed within ten minutes', async () => {
    const { db, services, other, admin } = await office();
    const act = { action: 'remove', uid: other.uid, version: 1 };
    for (const role of ['bookkeeper', 'reviewer'] as const) {
      const client = peopleClient(services, admin, role);
      expect(await client.manage(act)).toEqual(refused('roleRefused'));
      expect(await client.list()).toEqual(refused('roleRefused'));
    }
    const late = peopleClient(services, admin, 'admin', services.clock() - RECENT_SIGN_IN_MS);
    expect(await late.manage(act)).toEqual(refused('passwordRequired'));
    expect((await late.list()).status).toBe(200);
    expect(await entryOf(db, other.uid)).not.toBeNull();
  });

  it.each([
    { action: 'change', uid: 'a/b', version: 1, role: 'admin', endsOn: null },
    { action: 'change', uid: 'x', version: 1, role: 'owner', endsOn: null },
    { action: 'change', uid: 'x', version: 1, role: 'admin', endsOn: '2027-02-30' },
    { action: 'remove', uid: 'x', version: 0 },
    { action: 'remove', uid: '' },
    { action: 'invite', name: ' ', email: 'a@b.co', role: 'admin', endsOn: null },
    { action: 'invite', name: 'Ada', email: 'a@b.co,c@d.co', role: 'admin', endsOn: null },
  ])('is refused if it is malformed: %j', async (act) => {
    const { client } = await office();
    expect(await client.manage(act)).toEqual(refused('badRequest'));
  });

  it('lists the last sign-in, and why someone cannot', async () => {
    const { db, client, other, admin } = await office();
    await sessionOf(other);
    const invited = String((await client.invite()).body['uid']);
    const renamed = await joinedPerson(db);
    await auth.updateUser(renamed.uid, { email: newAddress() });
    await auth.updateUser(admin.uid, { disabled: true });
    const people = (await client.list()).body['people'] as { uid: string }[];
    const of = (uid: string) => people.find((one) => one.uid === uid);
    expect(of(invited)).toEqual({ uid: invited, lastSignInAt: null, problem: null });
    expect(of(other.uid)).toMatchObject({
      problem: null,
      lastSignInAt: expect.any(Number) as number,
    });
    expect(of(renamed.uid)).toMatchObject({ problem: 'renamed' });
    expect(of(admin.uid)).toMatchObject({ problem: 'disabled' });
  });

  it('lets everyone change their own name, and nothing else', async () => {
    const { db, services } = await office();
    const reviewer = await joinedPerson(db, { role: 'reviewer' });
    const before = await entryOf(db, reviewer.uid);
    const client = peopleClient(services, reviewer, 'reviewer');
    expect((await client.rename('  Grace Hopper ')).status).toBe(200);
    expect(await entryOf(db, reviewer.uid)).toEqual({
      ...before,
      name: 'Grace Hopper',
      version: 2,
    });
    expect((await client.rename('Grace Hopper')).status).toBe(200);
    expect((await entryOf(db, reviewer.uid))?.version).toBe(2);
    expect(await client.rename('')).toEqual(refused('badRequest'));
  });
});

describe('a change (#157, #161)', () => {
  it('of the role ends earlier sign-ins; of the end alone it does not', async () => {
    const { db, services, client, other } = await office();
    const { idToken } = await sessionOf(other);
    own.testEnv.time.now = Date.now();
    const change = { action: 'change', uid: other.uid, role: 'bookkeeper', endsOn: null };
    expect(
      (await client.manage({ ...change, role: 'admin', endsOn: inDays(9), version: 1 })).status,
    ).toBe(200);
    expect(await standingOf(services, idToken)).toMatchObject({ kind: 'listed', role: 'admin' });
    expect((await client.manage({ ...change, version: 2 })).status).toBe(200);
    expect(await standingOf(services, idToken)).toEqual({ kind: 'signedOut' });
    const entry = await entryOf(db, other.uid);
    expect(entry).toMatchObject({ role: 'bookkeeper', version: 3 });
    expect(entry).not.toHaveProperty('endsOn');
    // The answer may have got lost, and someone else may have come first.
    expect((await client.manage({ ...change, version: 2 })).status).toBe(200);
    expect((await entryOf(db, other.uid))?.version).toBe(3);
    expect(await client.manage({ ...change, role: 'admin', version: 2 })).toEqual(
      refused('changedMeanwhile'),
    );
    expect(await client.manage({ ...change, uid: 'gone', version: 1 })).toEqual(
      refused('deletedMeanwhile'),
    );
  });

  it('never extends one\u2019s own access', async () => {
    const { db, services } = await office();
    const endsOn = inDays(9);
    const endsAt = new Date(Date.now() + 10 * DAY_MS);
    const ending = await joinedPerson(db, { endsOn, endsAt });
    const client = peopleClient(services, ending);
    const change = { action: 'change', uid: ending.uid, version: 1, role: 'admin' };
    for (const later of [null, inDays(10)])
      expect(await client.manage({ ...change, endsOn: later })).toEqual(refused('ownAccess'));
    expect((await client.manage({ ...change, endsOn: inDays(8) })).status).toBe(200);
    // Its sign-in may be of a moment before a change of its role.
    await db.doc(`people/${ending.uid}`).update({ role: 'bookkeeper' });
    const raise = { ...change, version: 2, endsOn: inDays(8) };
    expect(await client.manage(raise)).toEqual(refused('ownAccess'));
  });
});

describe('a removal', () => {
  it('ends the entry, the claim, the sessions, and the account', async () => {
    const { db, services, client, other } = await office();
    const { idToken, refreshToken } = await sessionOf(other);
    expect((await client.manage({ action: 'remove', uid: other.uid, version: 1 })).status).toBe(
      200,
    );
    expect(await entryOf(db, other.uid)).toBeNull();
    const user = await auth.getUser(other.uid);
    expect([user.disabled, user.customClaims ?? {}]).toEqual([true, {}]);
    expect(await isSessionAlive(refreshToken)).toBe(false);
    expect(await standingOf(services, idToken)).toEqual({ kind: 'signedOut' });
  });

  it('that was cut off is harmless, and removing again finishes it', async () => {
    const { services, admin, client, other } = await office();
    const dying = () => Promise.reject(new Error('It stops here.'));
    const broken = { ...services, accounts: { ...services.accounts, close: dying } };
    const { idToken } = await sessionOf(other);
    const removal = { action: 'remove', uid: other.uid, version: 1 };
    expect((await peopleClient(broken, admin).manage(removal)).status).toBe(500);
    expect(await standingOf(services, idToken)).toEqual({ kind: 'notListed' });
    expect((await client.manage(removal)).status).toBe(200);
    expect((await auth.getUser(other.uid)).disabled).toBe(true);
    expect(await client.manage({ ...removal, uid: 'never' })).toEqual(refused('deletedMeanwhile'));
  });

  it('of oneself is fine, unless one is the last', async () => {
    const { services, client, admin, other } = await office();
    expect((await client.manage({ action: 'remove', uid: admin.uid, version: 1 })).status).toBe(
      200,
    );
    const last = peopleClient(services, other);
    const removal = { action: 'remove', uid: other.uid, version: 1 };
    expect(await last.manage(removal)).toEqual(refused('lastAdmin'));
    for (const own of [
      { role: 'bookkeeper', endsOn: null },
      { role: 'admin', endsOn: inDays(30) },
    ]) {
      const change = { action: 'change', uid: other.uid, version: 1, ...own };
      expect(await last.manage(change)).toEqual(refused('lastAdmin'));
    }
  });
});

it('the journal gives every entry, and notices what was changed beside it (#161)', async () => {
  const { db, client, other, services, admin } = await office();
  await client.invite();
  await peopleClient(services, other).rename('Grace Hopper');
  await client.manage({ action: 'remove', uid: other.uid, version: 2 });
  const problems = async (): Promise<string[]> => {
    const read = async (name: string): Promise<readonly Found[]> =>
      (await db.collection(name).get()).docs.map((one) => ({ id: one.id, data: one.data() }));
    const names = ['journal', ...JOURNALED];
    const found = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await read(name)] as const)),
    );
    // It has each collection that it's asked for.
    const all = checkJournal(found as JournalData);
    return all.filter((problem) => problem.startsWith('people/') || problem.includes('people~'));
  };
  expect(await problems()).toEqual([]);
  await db.doc(`people/${admin.uid}`).update({ role: 'reviewer' });
  await db.doc('people/forged').set({ role: 'admin', version: 1 });
  const expected = [
    `people/${admin.uid}: it was changed without an entry in the journal.`,
    'people/forged: it has no journal.',
  ];
  expect((await problems()).toSorted()).toEqual(expected.toSorted());
});
