import { describe, expect, it } from 'vitest';
import {
  AUTHORITY,
  EVENT_CATEGORY,
  inLine,
  newIn,
  submitted,
  NOW,
  OFFICE_CATEGORY,
  PEOPLE,
  SETTINGS,
  AT_SCHOOL,
} from '../../../../tests/fixtures/association.ts';
import { decide, reassign, startExpense, type Act, type DecisionContext } from './approval.ts';
import { isAmountRefusal } from './decided-lines.ts';
import { openStepIndex, receiptPath, type Action, type Expense } from '../expense.ts';

const ID = 'abcdefghijABCDEFGHIJ';

function at(minute: number, changes: Partial<DecisionContext> = {}): DecisionContext {
  const own = { now: NOW + minute * 60_000, nonce: `nonce ${minute}` };
  return { ...AUTHORITY, ...AT_SCHOOL, ...own, ...changes };
}

function newExpense(category = EVENT_CATEGORY, context = at(0)): Expense {
  return startExpense(newIn(ID, category), context);
}

function act(
  step: number,
  by: string,
  action: Action = 'approve',
  reason = 'Approved via link',
): Act {
  return { step, by, action, reason };
}

function decided(expense: Expense, anAct: Act, context = at(1)): Expense {
  const outcome = decide(expense, anAct, context);
  if (outcome.kind !== 'decided') throw new Error(`Not decided but ${outcome.kind}.`);
  return outcome.expense;
}

describe('startExpense', () => {
  it('opens the first of three steps for an event', () => {
    const expense = newExpense();
    expect(expense).toMatchObject({
      id: ID,
      lines: [
        {
          categoryId: EVENT_CATEGORY.id,
          category: EVENT_CATEGORY.name,
          fundId: null,
          amount: 84.35,
        },
      ],
      status: 'pending',
      submittedAt: NOW,
    });
    expect(expense).toMatchObject(submitted());
    expect(expense.steps.map(({ role, status }) => `${role} ${status}`)).toEqual([
      'eventApprover open',
      'president waiting',
      'treasurer waiting',
    ]);
    expect(expense.steps[0]).toEqual({
      role: 'eventApprover',
      categoryId: EVENT_CATEGORY.id,
      status: 'open',
      approvers: [PEOPLE.eventApprover],
      blocked: null,
      nonce: 'nonce 0',
      openedAt: NOW,
      resentAt: null,
      decision: null,
    });
  });

  it('opens the first of two steps otherwise', () => {
    const { steps } = newExpense(OFFICE_CATEGORY);
    expect(steps.map(({ role, status }) => `${role} ${status}`)).toEqual([
      'president open',
      'treasurer waiting',
    ]);
  });

  it('opens a step without an approver and says so (#16)', () => {
    const settings = { ...SETTINGS, eventApprovers: {} };
    const [step] = newExpense(EVENT_CATEGORY, at(0, { settings })).steps;
    expect(step).toMatchObject({ status: 'open', approvers: [], blocked: 'notSet' });
  });
});

describe('decide', () => {
  it('names the uid of an administrator who decides without a link, and none for a link (#91)', () => {
    const asked = act(0, PEOPLE.eventApprover);
    const [step] = decided(newExpense(), { ...asked, byUid: 'u1' }).steps;
    expect(step?.decision).toMatchObject({ by: PEOPLE.eventApprover, byUid: 'u1' });
    expect(decided(newExpense(), asked).steps[0]?.decision).not.toHaveProperty('byUid');
  });

  it('moves step by step to approved', () => {
    const second = decided(newExpense(), act(0, PEOPLE.eventApprover));
    expect(second.status).toBe('pending');
    expect(second.steps[0]).toMatchObject({
      status: 'approved',
      decision: {
        action: 'approve',
        by: PEOPLE.eventApprover,
        at: NOW + 60_000,
        reason: 'Approved via link',
      },
    });
    expect(second.steps[1]).toMatchObject({
      status: 'open',
      approvers: [PEOPLE.firstPresident, PEOPLE.secondPresident],
      nonce: 'nonce 1',
      openedAt: NOW + 60_000,
    });
    const third = decided(second, act(1, ' Second.President@EXAMPLE.com'), at(2));
    expect(third.steps[1]?.decision?.by).toBe(PEOPLE.secondPresident);
    const outcome = decide(third, act(2, PEOPLE.treasurer), at(3));
    expect(outcome).toMatchObject({
      kind: 'decided',
      expense: { status: 'approved', steps: Array(3).fill({ status: 'approved' }) },
    });
  });

  it('fixes the day at the school and the fund with the last approval, and not before (#120)', () => {
    const own = { followingFund: () => 'main' };
    const second = decided(newExpense(OFFICE_CATEGORY), act(0, PEOPLE.firstPresident), at(1, own));
    expect(second).toMatchObject({
      status: 'pending',
      approvedOn: null,
      lines: [{ fundId: null }],
    });
    // Eleven in the evening of the 30th at the school is the next day in Greenwich.
    const now = Date.parse('2026-10-01T03:00:00Z');
    const outcome = decide(second, act(1, PEOPLE.treasurer), at(2, { ...own, now }));
    expect(outcome).toMatchObject({
      expense: { status: 'approved', approvedOn: '2026-09-30', lines: [{ fundId: 'main' }] },
      change: { what: 'approved', lines: [{ fundId: 'main' }] },
    });
  });

  it('keeps a fund that somebody has chosen, and says so of none (#120)', () => {
    const chosen = inLine(newExpense(OFFICE_CATEGORY), { fundId: 'grants' });
    const second = decided(chosen, act(0, PEOPLE.firstPresident));
    const outcome = decide(
      second,
      act(1, PEOPLE.treasurer),
      at(2, { followingFund: () => 'main' }),
    );
    expect(outcome).toMatchObject({ expense: { lines: [{ fundId: 'grants' }] } });
    expect(outcome).not.toHaveProperty('change.lines');
    const none = decide(inLine(second, { fundId: null }), act(1, PEOPLE.treasurer), at(2));
    expect(none).toMatchObject({ expense: { status: 'approved', lines: [{ fundId: null }] } });
    expect(none).not.toHaveProperty('change.lines');
  });

  it('fixes nothing with a rejection (#120)', () => {
    const second = decided(newExpense(OFFICE_CATEGORY), act(0, PEOPLE.firstPresident));
    const no = act(1, PEOPLE.treasurer, 'reject', 'No.');
    expect(decided(second, no, at(2, { followingFund: () => 'main' }))).toMatchObject({
      status: 'rejected',
      approvedOn: null,
      lines: [{ fundId: null }],
    });
  });

  it('ends with a rejection and its reason', () => {
    const second = decided(newExpense(), act(0, PEOPLE.eventApprover));
    const no = act(1, PEOPLE.firstPresident, 'reject', 'No receipt for the straw.');
    const outcome = decide(second, no, at(2));
    expect(outcome).toMatchObject({
      kind: 'decided',
      expense: { status: 'rejected', steps: [{}, { status: 'rejected' }, { status: 'waiting' }] },
    });
    const rejected = decided(second, no);
    expect(rejected.steps[1]?.decision?.reason).toBe('No receipt for the straw.');
    expect(rejected.steps[2]).toMatchObject({ nonce: null, approvers: [], decision: null });
  });

  it('answers a reload with the earlier decision (#3)', () => {
    const second = decided(newExpense(), act(0, PEOPLE.eventApprover));
    const outcome = decide(second, act(0, PEOPLE.eventApprover), at(9));
    expect(outcome).toEqual({ kind: 'repeated', decision: second.steps[0]?.decision });
  });

  it("answers the second president with the first one's decision (#5)", () => {
    const second = decided(newExpense(OFFICE_CATEGORY), act(0, PEOPLE.firstPresident));
    expect(decide(second, act(0, PEOPLE.secondPresident), at(9)).kind).toBe('repeated');
  });

  it('tells the person who decides the opposite what was decided (#6)', () => {
    const second = decided(newExpense(OFFICE_CATEGORY), act(0, PEOPLE.firstPresident));
    const outcome = decide(second, act(0, PEOPLE.secondPresident, 'reject', 'No.'), at(9));
    expect(outcome).toEqual({ kind: 'contradicted', decision: second.steps[0]?.decision });
  });

  it('changes nothing after a rejection or the last approval (#7)', () => {
    const second = decided(newExpense(OFFICE_CATEGORY), act(0, PEOPLE.firstPresident));
    const approved = decided(second, act(1, PEOPLE.treasurer));
    const rejected = decided(second, act(1, PEOPLE.treasurer, 'reject', 'No.'));
    for (const expense of [approved, rejected, { ...approved, status: 'paid' as const }])
      for (const person of Object.values(PEOPLE))
        for (const step of [0, 1, 2])
          for (const action of ['approve', 'reject'] as const)
            expect(decide(expense, act(step, person, action), at(9)).kind).not.toBe('decided');
  });

  it('tells a person who was never asked nothing about the decision', () => {
    const second = decided(newExpense(), act(0, PEOPLE.eventApprover));
    for (const person of [PEOPLE.stranger, PEOPLE.treasurer, PEOPLE.parent])
      expect(decide(second, act(0, person), at(9))).toEqual({ kind: 'refused', why: 'notHolder' });
  });

  it('recognizes a person who decided before the change of settings reached the step (#3)', () => {
    const settings = { ...SETTINGS, treasurer: 'new.treasurer@example.com' };
    const second = decided(newExpense(OFFICE_CATEGORY), act(0, PEOPLE.firstPresident));
    const early = act(1, 'new.treasurer@example.com');
    const approved = decided(second, early, at(2, { settings }));
    expect(decide(approved, early, at(3, { settings })).kind).toBe('repeated');
  });

  it('tells nothing to a person who decided and no longer holds the role (#105)', () => {
    const second = decided(newExpense(OFFICE_CATEGORY), act(0, PEOPLE.firstPresident));
    const settings = { ...SETTINGS, presidents: [PEOPLE.secondPresident] };
    for (const action of ['approve', 'reject'] as const) {
      const late = act(0, PEOPLE.firstPresident, action, 'No.');
      const outcome = decide(second, late, at(9, { settings }));
      expect(outcome).toEqual({ kind: 'refused', why: 'notHolder' });
    }
  });
});

describe('a smaller amount', () => {
  const less = (amount: number, reason = 'Only the pumpkins') => ({
    ...act(0, PEOPLE.firstPresident, 'approve', reason),
    amount,
  });

  it('is what later steps decide on, and the submitter is told both', () => {
    const outcome = decide(newExpense(OFFICE_CATEGORY), less(60), at(1));
    expect(outcome).toMatchObject({
      kind: 'decided',
      expense: {
        status: 'pending',
        lines: [{ amount: 60 }],
        adjusted: {
          by: PEOPLE.firstPresident,
          role: 'president',
          reason: 'Only the pumpkins',
          from: 84.35,
        },
      },
      change: { what: 'approved', lines: [{ amount: 60 }], reduced: { from: 84.35, to: 60 } },
    });
  });

  it.each([
    [84.35, 'amountNotSmaller'],
    [90, 'amountNotSmaller'],
    [0, 'amountNotSmaller'],
    [0.001, 'amountNotSmaller'],
  ])('is more than nothing and less than what was asked for: not %d', (amount, why) => {
    const outcome = decide(newExpense(OFFICE_CATEGORY), less(amount), at(1));
    expect(outcome).toEqual({ kind: 'refused', why });
    expect(isAmountRefusal(why)).toBe(true);
    expect(isAmountRefusal('notHolder')).toBe(false);
  });

  it('comes with a reason, and of one line only', () => {
    const plain = less(60, 'Approved via link');
    expect(decide(newExpense(OFFICE_CATEGORY), plain, at(1))).toMatchObject({
      why: 'smallerWithoutReason',
    });
    const expense = newExpense(OFFICE_CATEGORY);
    const [line] = expense.lines;
    const lines = line === undefined ? [] : [line, { ...line, fundId: 'grants' }];
    expect(decide({ ...expense, lines }, less(60), at(1))).toMatchObject({
      why: 'smallerOfSeveral',
    });
  });
});

it('adds up lines that the last approval puts into one fund', () => {
  const expense = decided(newExpense(OFFICE_CATEGORY), act(0, PEOPLE.firstPresident));
  const [line] = expense.lines;
  const lines = line === undefined ? [] : [line, { ...line, fundId: 'main', amount: 1 }];
  const own = { followingFund: () => 'main' };
  const outcome = decide({ ...expense, lines }, act(1, PEOPLE.treasurer), at(2, own));
  expect(outcome).toMatchObject({ expense: { lines: [{ fundId: 'main', amount: 85.35 }] } });
});

describe('reassign', () => {
  it('changes nothing while the same people hold the role, in any order', () => {
    const expense = newExpense(OFFICE_CATEGORY);
    expect(reassign(expense, AUTHORITY)).toBeNull();
    const presidents = [...SETTINGS.presidents].reverse();
    expect(reassign(expense, { ...AUTHORITY, settings: { ...SETTINGS, presidents } })).toBeNull();
  });

  it('asks only the new holder; the link of a holder who stays keeps working (#12)', () => {
    const expense = newExpense(OFFICE_CATEGORY);
    const presidents = [PEOPLE.secondPresident, 'third@example.com'];
    const result = reassign(expense, { ...AUTHORITY, settings: { ...SETTINGS, presidents } });
    expect(result).toMatchObject({ step: 0, added: ['third@example.com'] });
    expect(result?.expense.steps[0]).toEqual({ ...expense.steps[0], approvers: presidents });
    expect(result?.expense.steps[1]).toBe(expense.steps[1]);
  });

  it('asks nobody new when one of two presidents leaves', () => {
    const settings = { ...SETTINGS, presidents: [PEOPLE.secondPresident] };
    const result = reassign(newExpense(OFFICE_CATEGORY), { ...AUTHORITY, settings });
    expect(result?.added).toEqual([]);
    expect(result?.expense.steps[0]?.approvers).toEqual([PEOPLE.secondPresident]);
  });

  it('blocks a step that loses its approver and frees it again (#16)', () => {
    const settings = { ...SETTINGS, presidents: [] };
    const blocked = reassign(newExpense(OFFICE_CATEGORY), { ...AUTHORITY, settings })?.expense;
    expect(blocked?.steps[0]).toMatchObject({ approvers: [], blocked: 'notSet' });
    if (blocked === undefined) throw new Error('Nothing changed.');
    expect(reassign(blocked, { ...AUTHORITY, settings })).toBeNull();
    const own = { ...AUTHORITY, settings: { ...SETTINGS, presidents: [PEOPLE.parent] } };
    expect(reassign(blocked, own)).toMatchObject({ added: [], step: 0 });
    expect(reassign(blocked, own)?.expense.steps[0]?.blocked).toBe('ownExpense');
    const freed = reassign(blocked, AUTHORITY);
    expect(freed?.added).toEqual(SETTINGS.presidents);
    expect(freed?.expense.steps[0]?.blocked).toBeNull();
  });

  it('does not change a finished expense (#7)', () => {
    const second = decided(newExpense(OFFICE_CATEGORY), act(0, PEOPLE.firstPresident));
    const rejected = decided(second, act(1, PEOPLE.treasurer, 'reject', 'No.'));
    const settings = { ...SETTINGS, treasurer: 'new@example.com' };
    expect(reassign(rejected, { ...AUTHORITY, settings })).toBeNull();
    // Even one whose steps do not show that it is finished.
    expect(reassign({ ...second, status: 'rejected' }, { ...AUTHORITY, settings })).toBeNull();
    expect(reassign({ ...second, steps: [] }, { ...AUTHORITY, settings })).toBeNull();
  });
});

it('openStepIndex finds the open step', () => {
  const expense = newExpense();
  expect(openStepIndex(expense)).toBe(0);
  expect(openStepIndex(decided(expense, act(0, PEOPLE.eventApprover)))).toBe(1);
  expect(openStepIndex({ steps: [] })).toBeNull();
});

it('receiptPath returns the path of a receipt', () => {
  expect(receiptPath(ID, 3)).toBe(`receipts/${ID}/3`);
});
