import type { Expense, Step } from '@pa-ledger/domain/expenses/expense';
import { describe, expect, it } from 'vitest';
import { approvedStep, openStep, waitingStep } from '../../../../tests/fixtures/steps.ts';
import { daysSince, nextActionOf, type NextActionFacts } from './next-action.ts';

const SUBMITTED = Date.parse('2026-11-01T12:00:00Z');
const LATER = Date.parse('2026-11-05T12:00:00Z');

const LINE = { categoryId: 'office', category: 'Office', fundId: 'main', amount: 5 };

function nextAction(status: Expense['status'], ...steps: readonly Step[]): NextActionFacts | null {
  return nextActionOf({ status, steps, submittedAt: SUBMITTED, lines: [LINE], returned: null });
}

const APPROVED = approvedStep('president', LATER);

describe('nextActionOf', () => {
  it('names the role and the people of the open step since it opened', () => {
    const approvers = ['one@example.com', 'two@example.com'];
    const open = openStep('president', { approvers, openedAt: LATER });
    expect(nextAction('pending', open, waitingStep('treasurer'))).toEqual({
      who: 'President',
      stuck: false,
      detail: 'one@example.com or two@example.com',
      since: LATER,
    });
  });

  it.each([
    ['notSet', 'No Treasurer is set.'],
    [null, 'No Treasurer is set.'],
    ['ownExpense', 'The Treasurer submitted it.'],
    ['decidedBefore', 'The Treasurer has decided another step.'],
    ['away', 'The Treasurer is away.'],
  ] as const)('says why nobody can act: %s', (blocked, detail) => {
    const open = openStep('treasurer', { approvers: [], openedAt: null, blocked });
    expect(nextAction('pending', APPROVED, open)).toEqual({
      who: 'Needs an approver',
      stuck: true,
      detail,
      since: SUBMITTED,
    });
  });

  it('says for whom a stand-in is asked (#131)', () => {
    const open = openStep('treasurer', { approvers: ['s@example.com'], standIn: true });
    expect(nextAction('pending', APPROVED, open)).toMatchObject({
      who: 'Stand-in for the Treasurer',
      detail: 's@example.com',
      stuck: false,
    });
  });

  it('leaves an approved one to the treasurer since the last decision', () => {
    expect(nextAction('approved', APPROVED)).toMatchObject({
      who: 'Treasurer to pay',
      since: LATER,
    });
  });

  it('asks the submitter of one that was sent back for a correction since then', () => {
    const returned = { by: 'x@example.com', at: LATER, step: 0, note: 'Which fair?', nonce: 'n' };
    const source = {
      status: 'returned',
      steps: [],
      submittedAt: SUBMITTED,
      lines: [LINE],
    } as const;
    const asked = { who: 'Submitter to correct', stuck: false, detail: '' };
    expect(nextActionOf({ ...source, returned })).toEqual({ ...asked, since: LATER });
    expect(nextActionOf({ ...source, returned: null })).toEqual({ ...asked, since: SUBMITTED });
  });

  it('says that an approved one cannot be paid without a fund', () => {
    const waiting = { status: 'approved', steps: [APPROVED], submittedAt: SUBMITTED } as const;
    expect(
      nextActionOf({ ...waiting, lines: [{ ...LINE, fundId: null }], returned: null }),
    ).toEqual({
      who: 'Needs a fund',
      stuck: true,
      detail: '',
      since: LATER,
    });
  });

  it.each(['paid', 'rejected', 'withdrawn', 'pending'] as const)(
    '%s without an open step: nobody',
    (status) => {
      expect(nextAction(status, APPROVED)).toBeNull();
    },
  );
});

it.each([
  ['2026-11-01T12:00:00Z', 'today'],
  // A slow clock.
  ['2026-10-30T12:00:00Z', 'today'],
  // Eleven in the evening, and one in the morning where the school is.
  ['2026-11-02T04:00:00Z', 'today'],
  ['2026-11-02T06:00:00Z', '1 day'],
  ['2026-11-13T12:00:00Z', '12 days'],
  ['2030-11-01T12:00:00Z', '1,461 days'],
])('at %s it lasts: %s', (now, words) => {
  expect(daysSince(SUBMITTED, Date.parse(now), 'America/New_York')).toBe(words);
});
