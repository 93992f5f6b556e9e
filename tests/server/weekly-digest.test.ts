import { putIntoFund } from '../functions/support/managed-expenses.ts';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { describe, expect, it } from 'vitest';
import { makeWeekly } from '../../functions/src/reminders/make-weekly.ts';
import { FUND, PEOPLE } from '../functions/support/association.ts';
import { meanwhile } from '../functions/support/commit-hook.ts';
import { outboxOf } from '../functions/support/outbox.ts';
import {
  BEGIN,
  DAY,
  HOUR,
  MINUTE,
  referencesOf,
  remindersWith,
  useRemindingSchool,
} from '../functions/support/reminding.ts';

const OTHERS = { approvers: false, treasurer: true };

/** Seven o'clock at the school on the Mondays behind the beginning; the clocks change on November 1. */
const MONDAYS = ['2026-10-19T11:00Z', '2026-10-26T11:00Z', '2026-11-02T12:00Z'].map(Date.parse);
const [FIRST = 0, SECOND = 0, THIRD = 0] = MONDAYS;

describe("the treasurer's digest (#134)", () => {
  const school = useRemindingSchool(remindersWith(OTHERS));

  async function approved(): Promise<string> {
    const id = await school.submitted();
    await school.approve(id, 0, PEOPLE.president);
    await school.approve(id, 1, PEOPLE.treasurer);
    // Whatever year the budget of the tests is for.
    await putIntoFund(school.testEnv.db, id, FUND.id);
    return id;
  }

  it('comes on Mondays from seven at the school, once a week, also when the clocks have changed', async () => {
    await approved();
    expect(await school.remindAt(BEGIN)).toEqual([]);
    for (const monday of MONDAYS) {
      expect(await school.remindAt(monday - 1)).toEqual([]);
      const mails = await school.remindAt(monday);
      expect(mails.map(({ to }) => to)).toEqual([PEOPLE.treasurer]);
      for (const later of [MINUTE, HOUR, DAY, 5 * DAY])
        expect(await school.remindAt(monday + later)).toEqual([]);
    }
  });

  it('tells what is stuck, unpaid, without a fund, and returned, and no word about who', async () => {
    await school.sweepAt(BEGIN);
    const unpaid = await approved();
    const { db, time } = school.testEnv;
    // Of one day, what was submitted first comes first.
    time.now += MINUTE;
    const unassigned = await approved();
    await putIntoFund(db, unassigned, null);
    const returned = await school.submitted();
    await db.doc(`expenses/${returned}`).update({ status: 'returned' });
    // The only one who could decide it has submitted it.
    const stuck = await school.submitted({ category: 'Spring Fair', email: PEOPLE.eventApprover });
    const waiting = await school.submitted();
    const [mail] = await school.sweepAt(FIRST);
    expect(mail?.subject).toBe('This week: 4 requests need attention');
    expect(referencesOf(mail ?? { text: '' })).toEqual(
      [stuck, unpaid, unassigned, unassigned, returned].map(referenceOf),
    );
    for (const part of [mail?.text ?? '', mail?.html ?? '']) {
      expect(part).toContain('Ready to pay: 2 ($90.40)');
      expect(part).not.toContain(referenceOf(waiting));
      expect(part).not.toMatch(/Pat|pat\.|@example|555|Main Street|Paper|receipt 0|\/approve\//);
    }
    expect(mail?.text.match(/https?:\S+/g)).toEqual(['https://expenses.example.org/admin']);
  });

  it('is not sent when there is nothing, and tells what has come since a week later', async () => {
    await school.remindAt(BEGIN);
    expect(await school.remindAt(FIRST)).toEqual([]);
    const states = (await outboxOf(school.testEnv.db)).map(({ state }) => state);
    expect(states).toEqual(['SKIPPED']);
    await approved();
    expect(await school.remindAt(FIRST + 2 * HOUR)).toEqual([]);
    expect(await school.remindAt(SECOND)).toHaveLength(1);
  });

  it('begins with the week after the first run, and comes late rather than not at all', async () => {
    await approved();
    expect(await school.remindAt(FIRST + HOUR)).toEqual([]);
    expect(await school.remindAt(SECOND + 3 * DAY)).toHaveLength(1);
    expect(await school.remindAt(SECOND + 4 * DAY)).toEqual([]);
    expect(await school.remindAt(THIRD)).toHaveLength(1);
  });

  it('waits until a treasurer is set, and does not reach one who no longer is', async () => {
    await approved();
    await school.sweepAt(BEGIN);
    await school.setApprovers({ treasurer: '' });
    expect(await school.sweepAt(FIRST)).toEqual([]);
    await school.setApprovers({ treasurer: PEOPLE.treasurer });
    await makeWeekly(school.testEnv.services);
    const next = 'next.treasurer@example.com';
    await school.setApprovers({ treasurer: next });
    expect(await school.sweepAt(FIRST + HOUR)).toEqual([]);
    expect((await school.sweepAt(SECOND)).map(({ to }) => to)).toEqual([next]);
  });

  it('is made by one of two sweepers that meet', async () => {
    await approved();
    const { services, db } = school.testEnv;
    for (const moment of [BEGIN, FIRST]) {
      school.testEnv.time.now = moment;
      await makeWeekly(meanwhile(services, () => makeWeekly(services)));
      await Promise.all([makeWeekly(services), makeWeekly(services)]);
    }
    const made = (await outboxOf(db)).filter((mail) => mail['purpose'] === 'weekly');
    expect(made).toHaveLength(1);
    expect(await school.sweepAt(FIRST)).toHaveLength(1);
  });
});

describe('a school elsewhere, with a day of its own (#134)', () => {
  const own = remindersWith({ ...OTHERS, weekday: 'Friday' });
  const school = useRemindingSchool({ ...own, timeZone: 'Pacific/Auckland' });

  it('has its digest at seven in its time zone on that day', async () => {
    const id = await school.submitted();
    await school.approve(id, 0, PEOPLE.president);
    await school.approve(id, 1, PEOPLE.treasurer);
    await school.remindAt(BEGIN);
    const friday = Date.parse('2026-10-15T18:00Z');
    expect(await school.remindAt(friday - 1)).toEqual([]);
    expect(await school.remindAt(friday)).toHaveLength(1);
  });
});
