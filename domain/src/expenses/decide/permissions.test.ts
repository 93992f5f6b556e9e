import { describe, expect, it } from 'vitest';
import {
  AUTHORITY,
  EVENT_CATEGORY,
  newIn,
  NOW,
  OFFICE_CATEGORY,
  PEOPLE,
  SETTINGS,
  AT_SCHOOL,
} from '../../../../tests/fixtures/association.ts';
import { MAILBOX_PAIRS } from '../../../../tests/fixtures/emails.ts';
import { decide, startExpense } from './approval.ts';
import { normalizeEmail } from '../../people/email.ts';
import type { Expense } from '../expense.ts';
import {
  canDecide,
  canSeeDecision,
  eligibleApprovers,
  type Authority,
  askingStep,
  asksTheSame,
  standInMark,
} from './permissions.ts';
import { openStep } from '../../../../tests/fixtures/steps.ts';

const context = { ...AUTHORITY, ...AT_SCHOOL, now: NOW, nonce: 'nonce' };

function newExpense(category = EVENT_CATEGORY, email: string = PEOPLE.parent): Expense {
  return startExpense(newIn('abcdefghijABCDEFGHIJ', category, { email }), context);
}

function after(expense: Expense, ...people: string[]): Expense {
  return people.reduce((now, by) => {
    const step = now.steps.findIndex(({ status }) => status === 'open');
    const outcome = decide(now, { step, by, action: 'approve', reason: '' }, context);
    if (outcome.kind !== 'decided') throw new Error(`${by}: ${outcome.kind}`);
    return outcome.expense;
  }, expense);
}

function why(expense: Expense, step: number, person: string, authority: Authority = AUTHORITY) {
  const permission = canDecide(expense, step, person, authority);
  return permission.allowed ? 'allowed' : permission.why;
}

/** Exactly these are allowed on an untouched event expense, in any spelling. */
describe('canDecide on a new event expense', () => {
  it.each(Object.values(PEOPLE))('lets %s decide only as event approver, only step 0', (person) => {
    const expense = newExpense();
    const expected = person === PEOPLE.eventApprover ? 'allowed' : 'notHolder';
    expect(why(expense, 0, person)).toBe(expected);
    expect(why(expense, 0, ` ${person.toUpperCase()} `)).toBe(expected);
    for (const step of [-1, 1, 2, 3, 0.5, NaN])
      expect(why(expense, step, person)).toBe('stepNotOpen');
  });
});

describe('canDecide on the later steps', () => {
  it('lets either president decide the second and the treasurer the third', () => {
    const second = after(newExpense(), PEOPLE.eventApprover);
    expect(why(second, 1, PEOPLE.firstPresident)).toBe('allowed');
    expect(why(second, 1, PEOPLE.secondPresident)).toBe('allowed');
    expect(why(second, 1, PEOPLE.treasurer)).toBe('notHolder');
    expect(why(second, 0, PEOPLE.eventApprover)).toBe('stepNotOpen');
    const third = after(second, PEOPLE.secondPresident);
    expect(why(third, 2, PEOPLE.treasurer)).toBe('allowed');
    expect(why(third, 2, PEOPLE.secondPresident)).toBe('notHolder');
  });

  it('starts with the presidents for an administrative category', () => {
    const expense = newExpense(OFFICE_CATEGORY);
    expect(why(expense, 0, PEOPLE.firstPresident)).toBe('allowed');
    expect(why(expense, 0, PEOPLE.eventApprover)).toBe('notHolder');
  });

  it('lets nobody decide a finished expense', () => {
    const approved = after(newExpense(OFFICE_CATEGORY), PEOPLE.firstPresident, PEOPLE.treasurer);
    for (const status of ['approved', 'rejected', 'paid'] as const)
      for (const step of [0, 1])
        expect(why({ ...approved, status }, step, PEOPLE.treasurer)).toBe('stepNotOpen');
    // Even if one of its steps were still open.
    const open = newExpense(OFFICE_CATEGORY);
    expect(why({ ...open, status: 'rejected' }, 0, PEOPLE.firstPresident)).toBe('stepNotOpen');
  });
});

describe('canDecide for people in two places', () => {
  it('looks the holder up at the moment of the decision (#12)', () => {
    const settings = { ...SETTINGS, eventApprovers: { 'Fall Festival': 'new@example.com' } };
    const now = { ...AUTHORITY, settings };
    expect(why(newExpense(), 0, PEOPLE.eventApprover, now)).toBe('notHolder');
    expect(why(newExpense(), 0, 'new@example.com', now)).toBe('allowed');
  });

  it('lets nobody decide on an expense of their own, in any spelling (#18)', () => {
    const own = newExpense(OFFICE_CATEGORY, ' First.President@EXAMPLE.com');
    const lenient = { ...AUTHORITY, policies: { twoDifferentPeople: false } };
    expect(why(own, 0, PEOPLE.firstPresident)).toBe('ownExpense');
    expect(why(own, 0, PEOPLE.firstPresident, lenient)).toBe('ownExpense');
    expect(why(own, 0, PEOPLE.secondPresident)).toBe('allowed');
  });

  it.each(MAILBOX_PAIRS.filter(([one, other]) => one !== '' && other !== ''))(
    'treats president %s and submitter %s as one person: %s (#101)',
    (president, submitter, same) => {
      const own = newExpense(OFFICE_CATEGORY, submitter);
      const settings = { ...SETTINGS, presidents: [president] };
      const expected = same ? 'ownExpense' : 'allowed';
      expect(why(own, 0, president, { ...AUTHORITY, settings })).toBe(expected);
      const { approvers } = eligibleApprovers(own, 0, { ...AUTHORITY, settings });
      expect(approvers).toEqual(same ? [] : [normalizeEmail(president)]);
    },
  );

  it.each(MAILBOX_PAIRS.filter(([one, other]) => one !== '' && other !== ''))(
    'treats president %s and treasurer %s as one person: %s (#101)',
    (president, treasurer, same) => {
      const settings = { ...SETTINGS, presidents: [president], treasurer };
      const authority = { ...AUTHORITY, settings };
      const act = { step: 0, by: president, action: 'approve', reason: '' } as const;
      const outcome = decide(newExpense(OFFICE_CATEGORY), act, { ...context, ...authority });
      if (outcome.kind !== 'decided') throw new Error(outcome.kind);
      const expected = same ? 'decidedBefore' : 'allowed';
      expect(why(outcome.expense, 1, treasurer, authority)).toBe(expected);
      const lenient = { ...authority, policies: { twoDifferentPeople: false } };
      expect(why(outcome.expense, 1, treasurer, lenient)).toBe('allowed');
    },
  );

  it('compares a holder by the whole address, not by the mailbox (#101)', () => {
    const alias = PEOPLE.firstPresident.replace('@', '+alias@');
    expect(why(newExpense(OFFICE_CATEGORY), 0, alias)).toBe('notHolder');
  });

  it('lets one person decide two steps only without twoDifferentPeople (#18)', () => {
    const settings = { ...SETTINGS, treasurer: PEOPLE.firstPresident };
    const second = after(newExpense(OFFICE_CATEGORY), PEOPLE.firstPresident);
    const strict = { ...AUTHORITY, settings };
    const lenient = { ...strict, policies: { twoDifferentPeople: false } };
    expect(why(second, 1, PEOPLE.firstPresident, strict)).toBe('decidedBefore');
    expect(why(second, 1, PEOPLE.firstPresident, lenient)).toBe('allowed');
  });
});

const NOBODY = { approvers: [], standIn: false };

describe('eligibleApprovers', () => {
  it('asks both presidents', () => {
    expect(eligibleApprovers(newExpense(OFFICE_CATEGORY), 0, AUTHORITY)).toEqual({
      approvers: [PEOPLE.firstPresident, PEOPLE.secondPresident],
      blocked: null,
      standIn: false,
    });
  });

  it('asks the other president when one decided another step or submitted the expense', () => {
    const settings = { ...SETTINGS, eventApprovers: { 'Fall Festival': PEOPLE.firstPresident } };
    const authority = { ...AUTHORITY, settings };
    const open = eligibleApprovers(newExpense(), 0, authority);
    expect(open.approvers).toEqual([PEOPLE.firstPresident]);
    const own = newExpense(OFFICE_CATEGORY, PEOPLE.secondPresident);
    expect(eligibleApprovers(own, 0, AUTHORITY).approvers).toEqual([PEOPLE.firstPresident]);
  });

  it('says why nobody can be asked (#16)', () => {
    const nobody = { ...AUTHORITY, settings: { ...SETTINGS, presidents: [] } };
    const expense = newExpense(OFFICE_CATEGORY);
    expect(eligibleApprovers(expense, 0, nobody)).toEqual({
      ...NOBODY,
      blocked: 'notSet',
    });
    const alone = { ...AUTHORITY, settings: { ...SETTINGS, presidents: [PEOPLE.parent] } };
    expect(eligibleApprovers(expense, 0, alone)).toEqual({
      ...NOBODY,
      blocked: 'ownExpense',
    });
    const twice = { ...AUTHORITY, settings: { ...SETTINGS, treasurer: PEOPLE.firstPresident } };
    const second = after(expense, PEOPLE.firstPresident);
    expect(eligibleApprovers(second, 1, twice)).toEqual({
      ...NOBODY,
      blocked: 'decidedBefore',
    });
  });

  it('asks nobody for a step that the chain does not have', () => {
    expect(eligibleApprovers(newExpense(), 3, AUTHORITY)).toEqual({
      ...NOBODY,
      blocked: 'notSet',
    });
  });
});

describe('canSeeDecision (#105)', () => {
  const decided = () => after(newExpense(OFFICE_CATEGORY), PEOPLE.firstPresident);
  const presidents = (...addresses: string[]): Authority => ({
    ...AUTHORITY,
    settings: { ...SETTINGS, presidents: addresses },
  });

  it('allows those who were asked, in any spelling, and nobody else', () => {
    for (const person of Object.values(PEOPLE)) {
      const asked = SETTINGS.presidents.includes(person);
      expect(canSeeDecision(decided(), 0, ` ${person.toUpperCase()}`, AUTHORITY)).toBe(asked);
    }
  });

  it('ends with the role, also for the person who decided', () => {
    const authority = presidents(PEOPLE.secondPresident);
    expect(canSeeDecision(decided(), 0, PEOPLE.firstPresident, authority)).toBe(false);
    expect(canSeeDecision(decided(), 0, PEOPLE.secondPresident, authority)).toBe(true);
  });

  it('does not allow a new holder of the role who was never asked', () => {
    const authority = presidents('third@example.com', PEOPLE.firstPresident);
    expect(canSeeDecision(decided(), 0, 'third@example.com', authority)).toBe(false);
  });

  it('allows the person who decided before the step was reassigned', () => {
    const authority = presidents('third@example.com');
    const act = { step: 0, by: 'third@example.com', action: 'approve', reason: '' } as const;
    const outcome = decide(newExpense(OFFICE_CATEGORY), act, { ...context, ...authority });
    if (outcome.kind !== 'decided') throw new Error(outcome.kind);
    expect(canSeeDecision(outcome.expense, 0, 'third@example.com', authority)).toBe(true);
  });

  it('allows nobody for a step without a decision', () => {
    for (const step of [-1, 1, 2, NaN])
      expect(canSeeDecision(decided(), step, PEOPLE.treasurer, AUTHORITY)).toBe(false);
  });
});

const TREASURER = { approvers: ['t@example.com'], blocked: null, standIn: false } as const;
const STAND_IN = { approvers: ['s@example.com'], blocked: null, standIn: true } as const;
const NOBODY_ASKED = { approvers: [], blocked: 'away', standIn: false } as const;

const step = openStep('treasurer');

it('notes whether the stand-in is asked, and forgets it when somebody else is (#131)', () => {
  const asked = askingStep(step, STAND_IN);
  expect(asked).toEqual({ ...step, approvers: ['s@example.com'], blocked: null, standIn: true });
  expect(askingStep(asked, TREASURER)).toEqual({
    ...step,
    approvers: ['t@example.com'],
    blocked: null,
  });
  expect(askingStep(asked, TREASURER)).not.toHaveProperty('standIn');
});

it.each([
  [TREASURER, TREASURER, true],
  [STAND_IN, STAND_IN, true],
  [TREASURER, STAND_IN, false],
  // The stand-in becomes the treasurer.
  [STAND_IN, { ...STAND_IN, standIn: false }, false],
  [TREASURER, { ...TREASURER, approvers: ['t@example.com', 'u@example.com'] }, false],
  [TREASURER, { ...TREASURER, approvers: ['u@example.com'] }, false],
  [NOBODY_ASKED, NOBODY_ASKED, true],
  [NOBODY_ASKED, { ...NOBODY_ASKED, blocked: 'notSet' }, false],
  [NOBODY_ASKED, TREASURER, false],
] as const)('a step that asks as %o asks as %o: %s', (before, now, same) => {
  expect(asksTheSame(askingStep(step, before), now)).toBe(same);
});

it('marks only what a stand-in does', () => {
  expect(standInMark(true)).toEqual({ standIn: true });
  expect(standInMark(false)).toEqual({});
});
