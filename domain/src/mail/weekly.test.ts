import { describe, expect, it } from 'vitest';
import {
  AT_SCHOOL,
  AUTHORITY,
  NOW,
  OFFICE_CATEGORY,
  PEOPLE,
  inLine,
  newIn,
} from '../../../tests/fixtures/association.ts';
import { startExpense } from '../expenses/decide/approval.ts';
import type { Expense, Step } from '../expenses/expense.ts';
import { DAY_MS, type CalendarDate } from '../time/dates.ts';
import { isNothing, weeklyOf } from './weekly.ts';

const NONE = { pending: [], approved: [], returned: [] };

function expenseOf(id: string, own: Partial<Expense> = {}): Expense {
  const context = { ...AUTHORITY, ...AT_SCHOOL, now: NOW, nonce: 'nonce' };
  return {
    ...startExpense(newIn(id, OFFICE_CATEGORY), context),
    ...own,
  };
}

function withOpenStep(id: string, own: Partial<Step>): Expense {
  const expense = expenseOf(id);
  const steps = expense.steps.map((step, index) => (index === 0 ? { ...step, ...own } : step));
  return { ...expense, steps };
}

/** An expense whose last approval was on a day. @param fundId the fund that pays it. */
function approvedOn(day: string | null, id: string, fundId: string | null, amount = 10): Expense {
  const approved = expenseOf(id, {
    status: 'approved',
    // A constant day of the calendar.
    approvedOn: day as CalendarDate | null,
  });
  return inLine(approved, { fundId, amount });
}

const idsOf = (expenses: readonly { readonly id: string }[]) => expenses.map(({ id }) => id);

describe('what the treasurer should look at', () => {
  it('is stuck: nobody can decide it, or nobody has for more than fourteen days', () => {
    const pending = [
      withOpenStep('fresh', { openedAt: NOW - 14 * DAY_MS }),
      withOpenStep('old', { openedAt: NOW - 14 * DAY_MS - 1 }),
      withOpenStep('blocked', { approvers: [], blocked: 'notSet' }),
      withOpenStep('older', { openedAt: NOW - 30 * DAY_MS }),
    ];
    const { stuck } = weeklyOf({ ...NONE, pending }, NOW);
    expect(stuck.map(({ expense, isBlocked }) => [expense.id, isBlocked])).toEqual([
      ['older', false],
      ['old', false],
      ['blocked', true],
    ]);
    expect(stuck[0]?.openedAt).toBe(NOW - 30 * DAY_MS);
  });

  it('a step that does not say when it was opened is as old as the expense', () => {
    const undated = withOpenStep('undated', { openedAt: null });
    const pending = [{ ...undated, submittedAt: NOW - 15 * DAY_MS }];
    expect(weeklyOf({ ...NONE, pending }, NOW).stuck).toMatchObject([
      { openedAt: NOW - 15 * DAY_MS },
    ]);
    expect(weeklyOf({ ...NONE, pending: [expenseOf('ended', { steps: [] })] }, NOW).stuck).toEqual(
      [],
    );
  });

  it('is unpaid, in the order of approval, with its sum; of that, what has no fund', () => {
    const approved = [
      approvedOn('2026-10-02', 'second', 'main', 20.5),
      approvedOn('2026-10-01', 'first', null),
      approvedOn(null, 'undated', 'main'),
      { ...approvedOn('2026-10-02', 'earlier', null, 0.25), submittedAt: NOW - 1 },
    ];
    const { unpaid, unpaidCents, unassigned } = weeklyOf({ ...NONE, approved }, NOW);
    expect(idsOf(unpaid)).toEqual(['undated', 'first', 'earlier', 'second']);
    expect(unpaidCents).toBe(4075);
    expect(idsOf(unassigned)).toEqual(['first', 'earlier']);
  });

  it('was returned and not sent again, in the order in which it was sent back', () => {
    const backAt = (at: number) => ({ step: 0, by: PEOPLE.treasurer, at, note: 'x', nonce: 'n' });
    const returned = [
      expenseOf('later', { submittedAt: NOW - 9, returned: backAt(NOW - 1) }),
      expenseOf('earlier', { returned: backAt(NOW - 2) }),
      expenseOf('unknown', { submittedAt: NOW - 3 }),
    ];
    expect(idsOf(weeklyOf({ ...NONE, returned }, NOW).returned)).toEqual([
      'unknown',
      'earlier',
      'later',
    ]);
  });

  it('is nothing only if every list is empty', () => {
    expect(isNothing(weeklyOf(NONE, NOW))).toBe(true);
    for (const some of [
      { pending: [withOpenStep('a', { approvers: [] })] },
      { approved: [approvedOn('2026-10-01', 'a', 'main')] },
      { returned: [expenseOf('a')] },
    ])
      expect(isNothing(weeklyOf({ ...NONE, ...some }, NOW))).toBe(false);
    expect(isNothing(weeklyOf({ ...NONE, pending: [expenseOf('a')] }, NOW))).toBe(true);
  });
});
