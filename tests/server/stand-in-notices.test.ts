import { organization } from '@pa-ledger/domain/organization';
import { addDays, dateAt } from '@pa-ledger/domain/time/dates';
import { describe, expect, it } from 'vitest';
import { deliver } from '../../functions/src/mail/deliver.ts';
import { makeNotices } from '../../functions/src/notices/make-notices.ts';
import { PEOPLE } from '../functions/support/association.ts';
import { useMailEnvironment } from '../functions/support/mail-environment.ts';
import { listeningTo, outboxOf } from '../functions/support/outbox.ts';
import { away, CO_CHAIR, MONEY, setStandIns, VICE } from '../functions/support/stand-ins.ts';

/** Who is told that somebody stands in or is away. */
const own = useMailEnvironment();

describe('a notice (#116, #132)', () => {
  it('tells a stand-in who is put in, a person set as away, and the officers', async () => {
    const today = dateAt(Date.now(), organization.timeZone);
    await setStandIns(own.testEnv, {
      absences: [away(PEOPLE.eventApprover, today, addDays(today, 1))],
    });
    await makeNotices('settings~approvers~2', own.testEnv.services);
    const { delivery, sent } = listeningTo(own.delivery);
    for (const { id } of await outboxOf(own.testEnv.db)) await deliver(id, delivery);
    const officers = [PEOPLE.president, PEOPLE.otherPresident, PEOPLE.treasurer];
    expect(sent.map(({ to }) => to).sort()).toEqual(
      [...officers, VICE, MONEY, CO_CHAIR, PEOPLE.eventApprover].sort(),
    );
    const textTo = (person: string) => sent.find(({ to }) => to === person)?.text ?? '';
    expect(textTo(VICE)).toMatch(/Stand-in for the President: you were added/);
    expect(textTo(PEOPLE.treasurer)).toMatch(/Stand-in for the Treasurer: someone was added/);
    expect(textTo(PEOPLE.treasurer)).toMatch(/Away: someone was set as away from \w+ \d+, \d+ to/);
    expect(textTo(PEOPLE.eventApprover)).toMatch(/Away: you were set as away from/);
    for (const { text } of sent) expect(text).not.toContain('co.chair');
  });
});
