import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../../../../tests/fixtures/association.ts';
import { addDays, dateAt, type CalendarDate } from '../../time/dates.ts';
import { reassign } from './approval.ts';
import { eligibleApprovers } from './permissions.ts';
import {
  P1,
  P2,
  TREASURER,
  VICE,
  MONEY,
  TODAY,
  away,
  under,
  startedBy,
  after,
  asked,
  standIn,
} from '../../../../tests/fixtures/stand-ins.ts';

describe('reassign', () => {
  it('asks the stand-in from the first day of an absence on, and the holder after its last (#131)', () => {
    const period = [away(TREASURER, TODAY, addDays(TODAY, 2))];
    const at = (later: number) => under({ absences: period }, { today: addDays(TODAY, later) });
    const second = after(startedBy(PEOPLE.parent, at(-1)), P1, at(-1));
    expect(second.steps[1]?.approvers).toEqual([TREASURER]);
    expect(reassign(second, at(-1))).toBeNull();
    const begun = reassign(second, at(0));
    expect(begun).toMatchObject({
      added: [MONEY],
      change: { what: 'reassigned', old: [TREASURER], new: [MONEY], standIn: true },
    });
    const during = begun?.expense ?? second;
    expect(during.steps[1]).toMatchObject({ standIn: true, nonce: second.steps[1]?.nonce });
    expect(reassign(during, at(2))).toBeNull();
    const ended = reassign(during, at(3));
    expect(ended).toMatchObject({ added: [TREASURER], change: { old: [MONEY], new: [TREASURER] } });
    expect(ended?.change).not.toHaveProperty('standIn');
    expect(ended?.expense.steps[1]).not.toHaveProperty('standIn');
  });

  it('notes that a stand-in who is asked has become the holder', () => {
    const before = under({ absences: [away(P1), away(P2)] });
    const expense = startedBy(PEOPLE.parent, before);
    const now = under({ presidents: [VICE] });
    expect(reassign(expense, now)).toMatchObject({
      added: [],
      expense: { steps: [{ approvers: [VICE] }, {}] },
    });
  });
});

it.each([
  // Clocks go forward and back in the night, and at midnight itself.
  ['America/New_York', '2026-03-08T04:59:59Z', '2026-03-08T05:00:00Z', '2026-03-08'],
  ['America/New_York', '2026-11-01T03:59:59Z', '2026-11-01T04:00:00Z', '2026-11-01'],
  ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-02T05:00:00Z', '2026-11-02'],
  ['America/Santiago', '2026-09-06T03:59:59Z', '2026-09-06T04:00:00Z', '2026-09-06'],
  ['Pacific/Auckland', '2026-04-04T10:59:59Z', '2026-04-04T11:00:00Z', '2026-04-05'],
])(
  'in %s a period begins at midnight: %s is before it, %s is in it (#131)',
  (zone, before, first, day) => {
    // A constant day of the calendar.
    const today = day as CalendarDate;
    const period = [P1, P2].map((address) => away(address, today, addDays(today, 5)));
    const at = (moment: string) =>
      under({ absences: period }, { today: dateAt(Date.parse(moment), zone) });
    expect(eligibleApprovers(startedBy(PEOPLE.parent, at(before)), 0, at(before))).toEqual(
      asked([P1, P2]),
    );
    expect(eligibleApprovers(startedBy(PEOPLE.parent, at(first)), 0, at(first))).toEqual(
      standIn(VICE),
    );
  },
);
