import { settingsDocument, settingsFrom } from '@pa-ledger/domain/approvers/approver-settings';
import { organization } from '@pa-ledger/domain/organization';
import { addDays, dateAt, DAY_MS } from '@pa-ledger/domain/time/dates';
import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../functions/src/approvers/approver-settings.ts';
import { deliver, type Delivery } from '../../functions/src/mail/deliver.ts';
import type { Envelope } from '../../functions/src/mail/transport.ts';
import { makeNotices } from '../../functions/src/notices/make-notices.ts';
import { putRecorded } from '../../tools/seed/put-recorded.ts';
import { COMMIT_POINTS, stoppingAt } from '../functions/support/commit-hook.ts';
import { adminClient, TEST_ADMIN } from '../functions/support/admin-client.ts';
import { alertIds } from '../functions/support/alerts.ts';
import { EVENT, PEOPLE, SETTINGS } from '../functions/support/association.ts';
import { away, STAND_INS } from '../functions/support/stand-ins.ts';
import { useMailEnvironment } from '../functions/support/mail-environment.ts';
import { listeningTo, outboxOf, sweepMail, type OutboxMail } from '../functions/support/outbox.ts';

/** Whoever is put in or taken out, and the other officers, are told of each change of who approves. */
const own = useMailEnvironment();
const HOUR = 60 * 60 * 1000;
const MALLORY = { uid: 'mallory', email: 'mallory@example.com' };
const ALIASES = { presidents: ['alias.p@example.com'], treasurer: 'alias.t@example.com' };
const OFFICERS = [PEOPLE.president, PEOPLE.otherPresident, PEOPLE.treasurer];
const SETTINGS_ENTRY = 'settings~approvers';

const save = (change: object) =>
  putRecorded(own.testEnv.db, 'settings/approvers', { ...SETTINGS, ...change }, MALLORY);

/** Makes the notices of these versions of the settings, as the trigger does. */
async function makeSettingsNotices(...versions: readonly number[]): Promise<void> {
  for (const version of versions) {
    await makeNotices(`${SETTINGS_ENTRY}~${version}`, own.testEnv.services);
  }
}

async function notices(db: Firestore = own.testEnv.db): Promise<OutboxMail[]> {
  return (await outboxOf(db)).filter((mail) => mail['purpose'] === 'notice');
}

/** Who is told of an entry. */
async function toldOf(entry: string): Promise<string[]> {
  const mails = (await notices()).filter((mail) => isAbout(mail, entry));
  return mails.map(({ to }) => to).sort();
}

function isAbout(mail: OutboxMail, entry: string): boolean {
  // Written by the server in this form.
  return (mail['subject'] as { readonly id: string }).id === entry;
}

/** Delivers what was made since, as the triggers do. */
async function deliverAll(delivery: Delivery): Promise<void> {
  const fresh = (await outboxOf(own.testEnv.db)).filter(({ state }) => state === 'PENDING');
  for (const { id } of fresh) await deliver(id, delivery);
}

describe('a swap of approvers that is undone at once (#116)', () => {
  it('is told twice: to who is taken out, to who is put in, and to the other officers', async () => {
    await save(ALIASES);
    await save({});
    await makeSettingsNotices(2, 3);
    const everybody = [...OFFICERS, ALIASES.presidents[0], ALIASES.treasurer].sort();
    expect(await toldOf(`${SETTINGS_ENTRY}~2`)).toEqual(everybody);
    expect(await toldOf(`${SETTINGS_ENTRY}~3`)).toEqual(everybody);
    const { delivery, sent } = listeningTo(own.delivery);
    await deliverAll(delivery);
    const toTreasurer = sent.filter(({ to }) => to === PEOPLE.treasurer);
    expect(toTreasurer).toHaveLength(2);
    const texts = toTreasurer.map(({ text }) => text);
    expect(texts.map((text) => /Treasurer: (.*)/.exec(text)?.[1]).sort()).toEqual([
      'someone was removed, you were added',
      'you were removed, someone was added',
    ]);
    for (const text of texts) expect(text).toContain(`${MALLORY.email} changed this on`);
    const toPresident = sent.filter(({ to }) => to === PEOPLE.otherPresident);
    expect(toPresident.map(({ text }) => text).join()).toContain(
      'Treasurer: someone was removed, someone else was added',
    );
  });

  it('makes each notice once, however often the trigger comes', async () => {
    await save(ALIASES);
    const once = () => makeSettingsNotices(2);
    await Promise.all(Array.from({ length: 5 }, once));
    const mails = (await notices()).map(({ id }) => id).sort();
    expect(mails).toHaveLength(5);
    await once();
    const { delivery, sent } = listeningTo(own.delivery);
    await sweepMail(delivery);
    await sweepMail(delivery);
    expect((await notices()).map(({ id }) => id).sort()).toEqual(mails);
    expect(sent).toHaveLength(5);
  });

  it.each(COMMIT_POINTS)(
    'is told as a whole by the sweeper if the trigger dies %s',
    async (moment) => {
      await save(ALIASES);
      const dies = stoppingAt(own.testEnv.services, moment);
      await expect(makeNotices(`${SETTINGS_ENTRY}~2`, dies)).rejects.toThrow('stops here');
      await sweepMail(own.delivery);
      expect(await toldOf(`${SETTINGS_ENTRY}~2`)).toHaveLength(5);
      expect((await notices()).map(({ state }) => state)).toEqual(
        Array.from({ length: 5 }, () => 'SENT'),
      );
    },
  );

  it('makes its notices even if those of another change fail, which raises an alert', async () => {
    await save(ALIASES);
    const place = { collection: 'settings', document: 'approvers', version: 9 };
    const fields = { presidents: 'no list' };
    await own.testEnv.db.doc(`journal/${SETTINGS_ENTRY}~9`).set({
      ...place,
      kind: 'changed',
      by: MALLORY,
      at: new Date(Date.now() + 1e3),
      before: fields,
      after: fields,
    });
    await sweepMail(own.delivery);
    expect(await toldOf(`${SETTINGS_ENTRY}~2`)).toHaveLength(5);
    expect(await alertIds(own.testEnv.db)).toEqual([`workFails~notice~${SETTINGS_ENTRY}~9`]);
  });

  it('is told by the sweeper if no trigger ever comes, and only while it is news', async () => {
    await save(ALIASES);
    own.testEnv.time.now += 13 * DAY_MS;
    await sweepMail(own.delivery);
    expect(await toldOf(`${SETTINGS_ENTRY}~2`)).toHaveLength(5);
    await save({});
    own.testEnv.time.now += 2 * DAY_MS;
    await sweepMail(own.delivery);
    await makeSettingsNotices(3);
    expect(await toldOf(`${SETTINGS_ENTRY}~3`)).toEqual([]);
  });
});

describe('a notice (#116)', () => {
  const renamed = { ...EVENT, name: 'Pay at http://evil.example now', version: 1 };

  it('holds nothing that an administrator typed', async () => {
    const lure = 'www.evil.example/call.555-0100@lure.example';
    await save({ treasurer: lure, eventApprovers: { [EVENT.name]: lure } });
    const admin = adminClient(own.testEnv.services);
    await admin.save(renamed);
    await admin.save({ ...renamed, requiresEventApprover: false, version: 2 });
    await admin.remove({ id: EVENT.id, version: 3 });
    const { delivery, sent } = listeningTo(own.delivery);
    await sweepMail(delivery);
    expect(sent.length).toBeGreaterThan(5);
    for (const { subject, text, html } of sent) {
      expect(subject + text + html).not.toMatch(/evil|Pay at|Spring Fair|lure/);
    }
    const toChair = sent.filter(({ to }) => to === PEOPLE.eventApprover);
    expect(toChair.map(({ text }) => text).join()).toContain(
      'Event Approver for one event: you were removed, someone was added',
    );
  });

  it('is not made about a renamed or a new category', async () => {
    const admin = adminClient(own.testEnv.services);
    await admin.save(renamed);
    await admin.save({ id: null, name: 'New', requiresEventApprover: true, version: null });
    await sweepMail(own.delivery);
    expect(await notices()).toEqual([]);
    const markers = await own.testEnv.db.collection('notices').get();
    expect(markers.docs.map((marker): unknown => marker.get('mails'))).toEqual([[], [], []]);
  });

  it.each([
    ['changed', 3],
    ['deleted and brought back', 2],
  ])('is that a category has other steps, when it is %s', async (how) => {
    const admin = adminClient(own.testEnv.services);
    if (how === 'changed') await admin.save({ ...EVENT, requiresEventApprover: false, version: 1 });
    else {
      await admin.remove({ id: EVENT.id, version: 1 });
      await admin.save({ ...EVENT, requiresEventApprover: false, version: null });
    }
    const { delivery, sent } = listeningTo(own.delivery);
    await sweepMail(delivery);
    const told = sent.filter(({ text }) => text.includes('Approvals for a category'));
    expect(told.map(({ to }) => to).sort()).toEqual([PEOPLE.eventApprover, ...OFFICERS].sort());
    expect(told[0]?.text).toContain('now 2 steps: President, then Treasurer');
    expect(told[0]?.text).toContain(`${TEST_ADMIN.email} changed this on`);
  });

  it('goes to the officers at the moment of the change', async () => {
    const admin = adminClient(own.testEnv.services);
    await admin.save({ ...EVENT, requiresEventApprover: false, version: 1 });
    // The environment is set up at the present moment, which is before the one that this test works in.
    await save(ALIASES);
    await own.testEnv.db
      .doc(`journal/${SETTINGS_ENTRY}~2`)
      .update({ at: new Date(own.testEnv.time.now + 1_000) });
    await makeNotices(`categories~${EVENT.id}~2`, own.testEnv.services);
    expect(await toldOf(`categories~${EVENT.id}~2`)).toEqual(
      [PEOPLE.eventApprover, ...OFFICERS].sort(),
    );
  });
});

describe('many changes within an hour (#116)', () => {
  /** Swaps the event approver again and again; the notices of each change are made and delivered at once. */
  async function swap(times: number, delivery: Delivery, alias = 'alias.e@example.com') {
    for (let time = 0; time < times; time++) {
      await save(time % 2 === 0 ? { eventApprovers: { [EVENT.name]: alias } } : {});
      await makeSettingsNotices(time + 2);
      await deliverAll(delivery);
    }
  }
  const EVENT_CHANGE = 'Event Approver for one event: ';

  it('of event approvers come one by one three times, and then as one mail that lists every one', async () => {
    const { delivery, sent } = listeningTo(own.delivery);
    await swap(8, delivery);
    const to = (address: string) => sent.filter((mail) => mail.to === address);
    expect(to(PEOPLE.president)).toHaveLength(3);
    own.testEnv.time.now += HOUR;
    await sweepMail(delivery);
    await sweepMail(delivery);
    expect(to(PEOPLE.president)).toHaveLength(4);
    const digest = to(PEOPLE.president)[3];
    expect(digest?.subject).toBe('Approvers changed 5 more times');
    expect(digest?.text.split(`${EVENT_CHANGE}someone was removed`)).toHaveLength(6);
    expect(new Set((await notices()).map(({ state }) => state))).toEqual(new Set(['SENT']));
  });

  /** How many changes the mails to an address tell. */
  const changesToldTo = (address: string, sent: readonly Envelope[]): number =>
    sent
      .filter(({ to }) => to === address)
      .map(({ text }) => text.split(EVENT_CHANGE).length - 1)
      .reduce((sum, count) => sum + count, 0);

  it('are told to each address that was set, and none of them in the place of another', async () => {
    const alias = PEOPLE.eventApprover.replace('@', '+me@');
    const { delivery, sent } = listeningTo(own.delivery);
    await swap(6, delivery, alias);
    for (let hour = 0; hour < 2; hour++) {
      own.testEnv.time.now += HOUR;
      await sweepMail(delivery);
    }
    // Each swap is told at the address of before.
    expect(changesToldTo(PEOPLE.eventApprover, sent)).toBe(3);
    expect(changesToldTo(alias, sent)).toBe(3);
    expect(new Set((await notices()).map(({ state }) => state))).toEqual(new Set(['SENT']));
  });
});

describe('a change of the president or the treasurer (#116)', () => {
  const spelling = (address: string, n: number) => address.replace('@', `+${n}@`);
  const many = Object.fromEntries(
    Array.from({ length: 90 }, (_, n) => [`Event ${n}`, spelling(PEOPLE.treasurer, n)]),
  );
  const today = dateAt(Date.now(), organization.timeZone);
  const absent = (address: string): unknown => {
    const absences = [away(address, today, addDays(today, 3))];
    return settingsDocument({ ...settingsFrom({ ...SETTINGS }), absences })['absences'];
  };

  /** Saves these settings one after the other; what each of them causes is made and delivered at once. */
  async function saveAll(delivery: Delivery, changes: readonly object[]): Promise<void> {
    const { version } = await readSettings(own.testEnv.db);
    for (const [index, change] of changes.entries()) {
      // What comes later has waited less long.
      own.testEnv.time.now += 1;
      await save(change);
      await makeSettingsNotices(version + index + 1);
      await deliverAll(delivery);
    }
  }

  const aliasAndBack = (n: number) => [{ treasurer: spelling(PEOPLE.treasurer, n) }, {}];
  const FLOODS: readonly (readonly [name: string, changes: readonly object[]])[] = [
    ['nothing', []],
    ['event approvers', [1, 2, 3, 4].flatMap(() => [{ eventApprovers: many }, {}])],
    ['absences', [1, 2, 3, 4].flatMap(() => [{ absences: absent(PEOPLE.eventApprover) }, {}])],
    ["the treasurer's other spellings", [1, 2, 3, 4, 5, 6].flatMap(aliasAndBack)],
    ["the president's place", [1, 2, 3, 4].flatMap(() => [{ presidents: ['x@example.com'] }, {}])],
  ];

  it.each(FLOODS)(
    'is mailed at once to all whom it concerns, whatever came before: %s',
    async (_name, flood) => {
      const { delivery, sent } = listeningTo(own.delivery);
      await saveAll(delivery, flood);
      const before = sent.length;
      await saveAll(delivery, [{ treasurer: ALIASES.treasurer }]);
      const told = sent.slice(before).map(({ to }) => to);
      expect(told.sort()).toEqual([...OFFICERS, ALIASES.treasurer].sort());
      const text = sent.slice(before).find(({ to }) => to === PEOPLE.treasurer)?.text;
      expect(text).toContain('Treasurer: you were removed, someone was added');
    },
  );

  it('by way of a stand-in and an absence is told at once as well', async () => {
    const { delivery, sent } = listeningTo(own.delivery);
    await saveAll(
      delivery,
      [1, 2, 3, 4].flatMap(() => [{ eventApprovers: many }, {}]),
    );
    const before = sent.length;
    const standIns = { ...STAND_INS, president: '', eventApprovers: {} };
    await saveAll(delivery, [{ standIns }, { standIns, absences: absent(PEOPLE.treasurer) }]);
    const toTreasurer = sent.slice(before).filter(({ to }) => to === PEOPLE.treasurer);
    expect(toTreasurer.map(({ text }) => /^(?:Stand-in|Away).*$/m.exec(text)?.[0])).toEqual([
      'Stand-in for the Treasurer: someone was added',
      expect.stringMatching(/^Away: you were set as away from /),
    ]);
  });

  it('takes no place of the notices that are capped', async () => {
    const { delivery, sent } = listeningTo(own.delivery);
    await saveAll(delivery, [1, 2, 3, 4].flatMap(aliasAndBack));
    const before = sent.length;
    await saveAll(delivery, [{ eventApprovers: { [EVENT.name]: 'alias.e@example.com' } }]);
    expect(sent.slice(before).map(({ to }) => to)).toContain(PEOPLE.treasurer);
  });

  it('does not let an event approver of the same save past the cap', async () => {
    const { delivery, sent } = listeningTo(own.delivery);
    const both = (treasurer: string) => ({
      treasurer,
      eventApprovers: { [EVENT.name]: 'e@x.org' },
    });
    await saveAll(
      delivery,
      [1, 2, 3, 4].flatMap((n) => [both(`a${n}@example.com`), {}]),
    );
    expect(sent.filter(({ to }) => to === 'e@x.org')).toHaveLength(3);
    expect(sent.filter(({ to }) => to === PEOPLE.treasurer)).toHaveLength(8);
  });

  it('is found by the sweeper, however many entries of the journal are newer', async () => {
    await save(ALIASES);
    const { db, time } = own.testEnv;
    const batch = db.batch();
    for (let n = 0; n < 320; n++) {
      batch.create(db.doc(`journal/categories~flood~${n}`), {
        collection: 'categories',
        document: 'flood',
        version: n,
        kind: 'takenOver',
        by: null,
        before: null,
        after: {},
        at: new Date(Date.now() + 1e3 + n),
      });
    }
    await batch.commit();
    time.now += 10_000;
    await sweepMail(own.delivery);
    expect(await toldOf(`${SETTINGS_ENTRY}~2`)).toHaveLength(5);
  });
});

describe('a closed year that is reopened', () => {
  const CLOSED = { first: '2025-07-01', last: '2026-06-30', reopenReason: null };

  it('is told to the officers at once, by trigger or sweeper, without what was typed', async () => {
    const { db } = own.testEnv;
    await putRecorded(db, 'closings/2025', CLOSED, MALLORY);
    await putRecorded(
      db,
      'closings/2025',
      { ...CLOSED, reopenReason: 'www.evil.example' },
      MALLORY,
    );
    const { delivery, sent } = listeningTo(own.delivery);
    await sweepMail(delivery);
    await makeNotices('closings~2025~2', own.testEnv.services);
    expect(sent.map(({ to }) => to).sort()).toEqual([...OFFICERS].sort());
    for (const { subject, text, html } of sent) {
      expect(subject).toBe('A closed fiscal year was reopened');
      expect(text).toContain('Fiscal year: Jul 1, 2025 to Jun 30, 2026');
      expect(text).toContain(`${MALLORY.email} reopened it on`);
      expect(text + html).not.toContain('evil');
    }
  });

  it('waits for no cap, however often it happens within an hour', async () => {
    const { db, services } = own.testEnv;
    const { delivery, sent } = listeningTo(own.delivery);
    for (const version of [2, 4, 6, 8]) {
      await putRecorded(db, 'closings/2025', CLOSED, MALLORY);
      await putRecorded(db, 'closings/2025', { ...CLOSED, reopenReason: 'Again' }, MALLORY);
      await makeNotices(`closings~2025~${version}`, services);
      await deliverAll(delivery);
    }
    expect(sent.filter(({ to }) => to === PEOPLE.treasurer)).toHaveLength(4);
  });
});
