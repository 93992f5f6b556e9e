import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { describe, expect, it } from 'vitest';
import { alertIds } from '../functions/support/alerts.ts';
import { EVENT, PEOPLE } from '../functions/support/association.ts';
import { meanwhile } from '../functions/support/commit-hook.ts';
import { countReads } from '../functions/support/count-reads.ts';
import { outboxOf } from '../functions/support/outbox.ts';
import { remindAll } from '../functions/support/remind-all.ts';
import {
  BEGIN,
  DAY,
  HOUR,
  MINUTE,
  referencesOf,
  remindersWith,
  tokensOf,
  useRemindingSchool,
} from '../functions/support/reminding.ts';

const OTHERS = { approvers: true, treasurer: false };
const BOTH = [PEOPLE.president, PEOPLE.otherPresident];

describe('an approver for whom something waits (#133)', () => {
  const school = useRemindingSchool(remindersWith(OTHERS));

  it('is reminded after three days, then weekly, of everything that waits, the oldest first', async () => {
    const first = await school.submitted();
    school.testEnv.time.now = BEGIN + 2 * DAY;
    const second = await school.submitted();
    expect(await school.sweepAt(BEGIN + 3 * DAY - 1)).toEqual([]);

    const reminders = await school.sweepAt(BEGIN + 3 * DAY);
    expect(reminders.map(({ to }) => to).toSorted()).toEqual(BOTH);
    for (const mail of reminders) {
      expect(mail.subject).toBe('Reminder: 2 requests need your review');
      expect(referencesOf(mail)).toEqual([first, second].map(referenceOf));
      expect(mail.text).toContain('We asked you on Oct 15, 2026.');
      expect(mail.text).toContain('We asked you on Oct 17, 2026.');
    }
    for (const later of [1, DAY, 7 * DAY - 1])
      expect(await school.sweepAt(BEGIN + 3 * DAY + later)).toEqual([]);
    expect(await school.sweepAt(BEGIN + 10 * DAY)).toHaveLength(2);
    expect(await school.sweepAt(BEGIN + 16 * DAY)).toEqual([]);
    expect(await school.sweepAt(BEGIN + 17 * DAY)).toHaveLength(2);
  });

  it('is not reminded of what is decided, and the next one is asked first', async () => {
    const id = await school.submitted();
    school.testEnv.time.now = BEGIN + 3 * DAY - HOUR;
    await school.approve(id, 0, PEOPLE.president);
    expect(await school.remindAt(BEGIN + 5 * DAY)).toEqual([]);
    expect(await school.remindAt(BEGIN + 6 * DAY - HOUR - 1)).toEqual([]);
    const [mail, ...others] = await school.remindAt(BEGIN + 6 * DAY - HOUR);
    expect(others).toEqual([]);
    expect(mail?.to).toBe(PEOPLE.treasurer);
    school.testEnv.time.now += HOUR;
    await school.approve(id, 1, PEOPLE.treasurer);
    expect(await school.remindAt(BEGIN + 40 * DAY)).toEqual([]);
  });

  it('gets none when all is decided between the making and the sending', async () => {
    const id = await school.submitted();
    school.testEnv.time.now = BEGIN + 3 * DAY;
    const { services, db } = school.testEnv;
    await remindAll(services);
    await school.approve(id, 0, PEOPLE.president);
    expect(await school.sweepAt(BEGIN + 3 * DAY + MINUTE)).toEqual([]);
    const made = (await outboxOf(db)).filter((mail) => mail['purpose'] === 'reminder');
    expect(made.map(({ state }) => state)).toEqual(['SKIPPED', 'SKIPPED']);
  });

  it('who was put in is reminded three days after that, and whoever stays when it was due', async () => {
    await school.submitted();
    const putIn = 'president.three@example.com';
    school.testEnv.time.now = BEGIN + 2 * DAY;
    await school.setApprovers({ presidents: [PEOPLE.president, putIn] });
    const [stayed, ...others] = await school.remindAt(BEGIN + 3 * DAY);
    expect([stayed?.to, others]).toEqual([PEOPLE.president, []]);
    expect(await school.remindAt(BEGIN + 5 * DAY - 1)).toEqual([]);
    const [late, ...more] = await school.remindAt(BEGIN + 5 * DAY);
    expect([late?.to, more]).toEqual([putIn, []]);
    expect(late?.text).toContain('We asked you on Oct 17, 2026.');
  });

  it('whose link was sent again is reminded three days after that', async () => {
    const id = await school.submitted({ category: EVENT.name });
    school.testEnv.time.now = BEGIN + 2 * DAY;
    await school.resend(id, 0);
    expect(await school.remindAt(BEGIN + 5 * DAY - 1)).toEqual([]);
    expect((await school.remindAt(BEGIN + 5 * DAY)).map(({ to }) => to)).toEqual([
      PEOPLE.eventApprover,
    ]);
  });

  it('decides with the link of each reminder until its own thirty days are over (#11)', async () => {
    const id = await school.submitted({ category: EVENT.name });
    const linkOf = async (now: number) => tokensOf((await school.remindAt(now))[0] ?? { text: '' });
    const [first = ''] = await linkOf(BEGIN + 3 * DAY);
    const [second = ''] = await linkOf(BEGIN + 10 * DAY);
    expect(first).not.toBe(second);
    const { testEnv } = school;
    const statusAt = async (now: number, token: string) => {
      testEnv.time.now = now;
      return (await testEnv.review(token)).status;
    };
    expect(await statusAt(BEGIN + 33 * DAY - 1, first)).toBe(200);
    expect(await statusAt(BEGIN + 33 * DAY, first)).toBe(410);
    expect(await statusAt(BEGIN + 40 * DAY - 1, second)).toBe(200);
    expect((await testEnv.decide(second)).status).toBe(200);
    const steps = (await testEnv.db.doc(`expenses/${id}`).get()).get('steps') as unknown;
    expect(steps).toMatchObject([{ status: 'approved' }, { status: 'open' }, {}]);
  });

  it('gets one of two sweepers that meet, also at midnight, and no alert says that one came second', async () => {
    await school.submitted();
    const { services, db, time } = school.testEnv;
    const made = async () => {
      const mails = (await outboxOf(db)).filter((mail) => mail['purpose'] === 'reminder');
      return mails.map(({ to }) => to).toSorted();
    };
    // The first reminder is noted by a new document, and the next one by a change of it.
    const midnights = ['2026-10-19T04:00Z', '2026-10-27T04:00Z'].map((text) => Date.parse(text));
    for (const [index, midnight] of midnights.entries()) {
      time.now = midnight - MINUTE;
      const another = async () => {
        time.now = midnight;
        await remindAll(services);
      };
      await remindAll(meanwhile(services, another));
      await Promise.all([remindAll(services), remindAll(services)]);
      expect(await made()).toEqual(BOTH.flatMap((to) => [to, to].slice(0, index + 1)));
    }
    // The day's mails cannot be made again, even if nothing says that they were.
    await db.recursiveDelete(db.collection('reminders'));
    await remindAll(services);
    expect(await made()).toHaveLength(4);
    expect(await alertIds(db)).toEqual([]);
    expect(await school.sweepAt(time.now + 1)).toHaveLength(4);
  });

  it('costs no read until something has waited, and then one until a week is over', async () => {
    await school.submitted({ category: EVENT.name });
    const { db, services, time } = school.testEnv;
    const reads = countReads(db);
    const readAt = async (now: number) => {
      time.now = now;
      reads.take();
      await remindAll(services);
      return reads.take();
    };
    const waiting = await readAt(BEGIN + 3 * DAY - 1);
    // When the last reminder was, and since when somebody has been asked.
    expect(await readAt(BEGIN + 3 * DAY)).toBe(waiting + 2);
    expect(await readAt(BEGIN + 10 * DAY - 1)).toBe(waiting + 1);
    expect(await readAt(BEGIN + 10 * DAY)).toBe(waiting + 2);
  });

  it('that cannot be delivered has an alert, which the next one that arrives clears', async () => {
    await school.submitted({ category: EVENT.name });
    await school.sweepAt(BEGIN + 3 * DAY - MINUTE);
    const { delivery } = school;
    const { send } = delivery;
    const refused = Object.assign(new Error('no such mailbox'), {
      command: 'RCPT TO',
      responseCode: 550,
    });
    Object.assign(delivery, { send: () => Promise.reject(refused) });
    await school.sweepAt(BEGIN + 3 * DAY);
    const dead = (await alertIds(school.testEnv.db)).filter((id) => id.includes('_reminder_'));
    expect(dead).toHaveLength(1);
    Object.assign(delivery, { send });
    expect(await school.sweepAt(BEGIN + 10 * DAY)).toHaveLength(1);
    expect(await alertIds(school.testEnv.db)).toEqual([]);
  });
});

describe('a school that reminds nobody (#133)', () => {
  const school = useRemindingSchool(remindersWith({ approvers: false, treasurer: false }));

  it('sends no reminder and no digest', async () => {
    await school.submitted();
    for (const day of [3, 4, 11, 60]) expect(await school.sweepAt(BEGIN + day * DAY)).toEqual([]);
    expect((await school.testEnv.db.collection('reminders').get()).size).toBe(0);
  });
});

describe('a school with days of its own (#133)', () => {
  const school = useRemindingSchool(remindersWith({ ...OTHERS, afterDays: 1, everyDays: 2 }));

  it('reminds after those, also while the clocks change', async () => {
    const start = Date.parse('2026-10-31T04:30:00Z');
    school.testEnv.time.now = start;
    await school.submitted({ category: EVENT.name });
    const days: number[] = [];
    // A day of 25 hours is among them.
    for (let day = 1; day <= 6; day++) {
      expect(await school.remindAt(start + day * DAY - 1)).toEqual([]);
      if ((await school.remindAt(start + day * DAY)).length > 0) days.push(day);
    }
    expect(days).toEqual([1, 3, 5]);
  });
});
