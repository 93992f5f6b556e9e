import { describe, expect, it } from 'vitest';
import {
  AT_SCHOOL,
  AUTHORITY,
  EVENT_CATEGORY,
  NOW,
  OFFICE_CATEGORY,
  PEOPLE,
  newIn,
} from '../../../tests/fixtures/association.ts';
import { startExpense } from '../expenses/decide/approval.ts';
import type { Expense } from '../expenses/expense.ts';
import { DAY_MS, type CalendarDate } from '../time/dates.ts';
import {
  advanceReminderOn,
  oldestFirst,
  reminderDueAt,
  waitingFor,
  type Waiting,
} from './reminders.ts';

const ID = 'aB3dE5fG7hJ9kL1mN2pQ';

function started(category = OFFICE_CATEGORY, now = NOW, id = ID): Expense {
  const context = { ...AUTHORITY, ...AT_SCHOOL, now, nonce: 'nonce' };
  return startExpense(newIn(id, category), context);
}

it('the holder of an advance is reminded after its receipts were due, and then every few days', () => {
  const due = '2026-11-09' as CalendarDate;
  const days = { afterDays: 3, everyDays: 7 };
  const on = (last: CalendarDate | null = null) => advanceReminderOn(due, last, days);
  expect(on()).toBe('2026-11-12');
  expect(on('2026-11-20' as CalendarDate)).toBe('2026-11-27');
  // A reminder from before it was due, of another advance, brings no earlier one.
  expect(on('2026-10-01' as CalendarDate)).toBe('2026-11-12');
});

describe('what waits for whom', () => {
  it('is each address that the open step asks, since it was opened', () => {
    const [event, office] = [started(EVENT_CATEGORY), started(OFFICE_CATEGORY, NOW + 1)];
    expect(waitingFor([event, office])).toEqual([
      { expense: event, step: 0, address: PEOPLE.eventApprover, since: NOW },
      { expense: office, step: 0, address: PEOPLE.firstPresident, since: NOW + 1 },
      { expense: office, step: 0, address: PEOPLE.secondPresident, since: NOW + 1 },
    ]);
  });

  it('waits since its link was sent again', () => {
    const expense = started(EVENT_CATEGORY);
    const steps = expense.steps.map((step) => ({ ...step, resentAt: NOW + DAY_MS }));
    expect(waitingFor([{ ...expense, steps }])).toMatchObject([{ since: NOW + DAY_MS }]);
  });

  it('waits since the submission if its step does not say when it was opened', () => {
    const expense = started(EVENT_CATEGORY);
    const steps = expense.steps.map((step) => ({ ...step, openedAt: null }));
    expect(waitingFor([{ ...expense, submittedAt: NOW - 5, steps }])).toMatchObject([
      { since: NOW - 5 },
    ]);
  });

  it('is nothing of an expense that is not pending, or has no open step', () => {
    const expense = started();
    expect(waitingFor([{ ...expense, status: 'rejected' }])).toEqual([]);
    expect(waitingFor([{ ...expense, steps: [] }])).toEqual([]);
  });
});

it('what waits longest comes first; of one moment, what was submitted first', () => {
  const one = (id: string, since: number, submittedAt = NOW): Waiting => ({
    expense: { ...started(), id, submittedAt },
    step: 0,
    address: PEOPLE.treasurer,
    since,
  });
  const [a, b, c, d, e] = [
    one('a', 3),
    one('b', 1),
    one('c', 2, 9),
    one('d', 2, 8),
    one('e', 2, 8),
  ];
  for (const mixed of [
    [a, b, c, d, e],
    [e, d, c, b, a],
  ])
    expect(oldestFirst(mixed)).toEqual([b, d, e, c, a]);
});

describe('a reminder is due (#133)', () => {
  const policy = { afterDays: 3, everyDays: 7 };
  const since = (...days: readonly number[]) => days.map((day) => ({ since: day * DAY_MS }));

  it.each([
    ['when the oldest has waited three days', since(5, 2, 9), null, 5],
    ['a week after the last one', since(2), 5, 12],
    ['not before what waits has waited three days', since(11), 5, 14],
    ['when both fall together', since(9), 5, 12],
  ])('%s', (_name, waiting, last, due) => {
    const lastAt = last === null ? null : last * DAY_MS;
    expect(reminderDueAt(waiting, lastAt, policy)).toBe(due * DAY_MS);
  });

  it("after the school's own numbers of days", () => {
    const own = { afterDays: 1, everyDays: 2 };
    expect(reminderDueAt(since(4), null, own)).toBe(5 * DAY_MS);
    expect(reminderDueAt(since(4), 5 * DAY_MS, own)).toBe(7 * DAY_MS);
  });
});
