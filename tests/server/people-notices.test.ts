import { addDays, dateAt, formatDate } from '@pa-ledger/domain/time/dates';
import { getApp } from 'firebase-admin/app';
import { describe, expect, it } from 'vitest';
import { deliver } from '../../functions/src/mail/deliver.ts';
import { makeNotices } from '../../functions/src/notices/make-notices.ts';
import { addPerson } from '../../ops/people/people.ts';
import { PEOPLE as OFFICERS } from '../functions/support/association.ts';
import { cappedMails } from '../functions/support/capped-mails.ts';
import { useMailEnvironment } from '../functions/support/mail-environment.ts';
import { listeningTo } from '../functions/support/outbox.ts';
import {
  entryOf,
  joinedPerson,
  linkClient,
  peopleClient,
  personTokenIn,
} from '../functions/support/people-client.ts';
import { newAddress } from '../functions/support/sign-in.ts';

/** Every administrator and officer learns by email who got access, has other access, or lost it. */
const own = useMailEnvironment();
const { mailsOf } = cappedMails(own);
const OFFICE = [OFFICERS.president, OFFICERS.otherPresident, OFFICERS.treasurer];

/** Makes the notices of the journal's entries, and delivers them. @returns them by recipient. */
async function notices(uid: string): Promise<Map<string, string>> {
  const { db, services } = own.testEnv;
  const { delivery, sent } = listeningTo(own.delivery);
  const journal = await db.collection('journal').where('document', '==', uid).get();
  for (const { id } of journal.docs) await makeNotices(id, services);
  for (const { id } of await mailsOf('notice')) await deliver(id, delivery);
  return new Map(sent.map(({ to, text }) => [to, text]));
}

async function office() {
  const { db, services } = own.testEnv;
  const [admin, other] = [await joinedPerson(db), await joinedPerson(db)];
  return { db, services, admin, other, client: peopleClient(services, admin) };
}

describe('a notice about people (#162)', () => {
  it('of an invitation goes to every administrator and officer, and not to who was invited', async () => {
    const { admin, other, client, services } = await office();
    const bookkeeper = await joinedPerson(own.testEnv.db, { role: 'bookkeeper' });
    const endsOn = addDays(dateAt(own.testEnv.time.now, services.organization.timeZone), 30);
    const { body } = await client.invite({ role: 'reviewer', endsOn });
    const sent = await notices(String(body['uid']));
    expect([...sent.keys()].toSorted()).toEqual([admin.email, other.email, ...OFFICE].toSorted());
    expect(sent.get(bookkeeper.email)).toBeUndefined();
    const text = sent.get(other.email) ?? '';
    expect(text).toContain(`${admin.email} changed this on`);
    expect(text).toContain('Access: someone was invited');
    expect(text).toContain('Role: Reviewer');
    expect(text).toContain(`Last day: ${formatDate(endsOn)}`);
    expect(text).not.toContain('Ada Lane');
  });

  it('of another role or end goes to the person, too, and says what it was', async () => {
    const { client, other, db } = await office();
    const person = await joinedPerson(db, { role: 'bookkeeper' });
    await client.manage({
      action: 'change',
      uid: person.uid,
      version: 1,
      role: 'admin',
      endsOn: null,
    });
    const sent = await notices(person.uid);
    expect(sent.get(person.email)).toContain('Access: you were given another role');
    expect(sent.get(other.email)).toContain('Access: someone was given another role');
    expect(sent.get(other.email)).toContain('Role: Administrator (before: Bookkeeper)');
    expect(sent.size).toBe(3 + OFFICE.length);
  });

  it('of another last day says that, and not that the role changed', async () => {
    const { client, db, services } = await office();
    const person = await joinedPerson(db, { role: 'bookkeeper' });
    const { uid } = person;
    const endsOn = addDays(dateAt(own.testEnv.time.now, services.organization.timeZone), 30);
    await client.manage({ action: 'change', uid, version: 1, role: 'bookkeeper', endsOn });
    const text = (await notices(uid)).get(person.email);
    expect(text).toContain('Access: you were given another last day');
    expect(text).toContain(`Last day: ${formatDate(endsOn)} (before: no end)`);
  });

  it('of a removal goes to the person, too, and to administrators who were removed right after', async () => {
    const { client, admin, other, db } = await office();
    const third = await joinedPerson(db);
    for (const { uid } of [other, third])
      await client.manage({ action: 'remove', uid, version: 1 });
    const first = await notices(other.uid);
    expect([...first.keys()].toSorted()).toEqual(
      [admin.email, other.email, third.email, ...OFFICE].toSorted(),
    );
    expect(first.get(other.email)).toContain('Access: you were removed');
    expect(first.get(third.email)).toContain('Access: someone was removed');
  });

  it('is not held by any cap', async () => {
    const { client, other } = await office();
    for (let invited = 0; invited < 5; invited++) {
      const { body } = await client.invite();
      expect((await notices(String(body['uid']))).has(other.email)).toBe(true);
    }
  });

  it('is not made when someone joins, is sent a new link, or changes their name', async () => {
    const { client, db, services } = await office();
    const uid = String((await client.invite()).body['uid']);
    await notices(uid);
    await client.manage({ action: 'resend', uid, version: 1 });
    await linkClient(services).join(await personTokenIn(db, uid));
    const email = (await entryOf(db, uid))?.email ?? '';
    await peopleClient(services, { uid, email }, 'bookkeeper').rename('Ada King');
    expect((await entryOf(db, uid))?.version).toBe(4);
    expect(await notices(uid)).toEqual(new Map());
  });
});

it('an addition by the terminal program says so', async () => {
  const { other, db } = await office();
  const app = getApp(own.testEnv.projectId);
  await addPerson(app, { email: newAddress(), name: 'Ada', password: 'four random words' });
  const journal = await db.collection('journal').where('by', '==', null).get();
  const [entry] = journal.docs.filter((one) => one.get('kind') === 'created');
  const sent = await notices(String(entry?.get('document')));
  expect(sent.get(other.email)).toContain('Someone with the project’s terminal changed this on');
  expect(sent.get(other.email)).toContain('Access: someone was added');
});
