import { expect, it } from 'vitest';
import { makeWeekly } from '../../functions/src/reminders/make-weekly.ts';
import { PEOPLE } from '../functions/support/association.ts';
import { outboxOf } from '../functions/support/outbox.ts';
import { remindAll, reminding } from '../functions/support/remind-all.ts';
import { BEGIN, DAY, useRemindingSchool } from '../functions/support/reminding.ts';
import { COMMIT_POINTS } from '../functions/support/commit-hook.ts';
import { runUntilKilled } from '../functions/support/run-until-killed.ts';

const school = useRemindingSchool();

const MONDAY = Date.parse('2026-10-19T11:00Z');

/** Two presidents and an event approver, who are reminded, and the treasurer. */
const EVERYBODY: readonly string[] = Object.values(PEOPLE).toSorted();

async function madeFor(purpose: string): Promise<string[]> {
  const mails = await outboxOf(school.testEnv.db);
  return mails.filter((mail) => mail['purpose'] === purpose).map(({ to }) => to);
}

it.each(COMMIT_POINTS)(
  'a sweeper that is killed %s sends each reminder and the digest once after its next run (#77, #133, #134)',
  async (point) => {
    const { testEnv } = school;
    await school.submitted({ category: 'Spring Fair' });
    const unpaid = await school.submitted();
    await school.approve(unpaid, 0, PEOPLE.president);
    await school.approve(unpaid, 1, PEOPLE.treasurer);
    await school.submitted();
    await school.remindAt(BEGIN);
    testEnv.time.now = MONDAY;
    await Promise.all(
      [remindAll, makeWeekly].map((make) =>
        runUntilKilled(point, (services) => make(reminding(services)), testEnv),
      ),
    );
    const isAfter = point === 'after commit';
    expect([...(await madeFor('reminder')), ...(await madeFor('weekly'))]).toHaveLength(
      isAfter ? 2 : 0,
    );
    const mails = await school.remindAt(MONDAY + 1);
    expect(mails.map(({ to }) => to).toSorted()).toEqual(EVERYBODY);
    for (const later of [2, DAY, 6 * DAY])
      expect(await school.remindAt(MONDAY + later)).toEqual([]);
    expect(await madeFor('reminder')).toHaveLength(3);
    expect(await madeFor('weekly')).toEqual([PEOPLE.treasurer]);
  },
);
