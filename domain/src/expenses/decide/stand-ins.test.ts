import { describe, expect, it } from 'vitest';
import { EVENT_CATEGORY, PEOPLE, SETTINGS } from '../../../../tests/fixtures/association.ts';
import type { ApproverSettings } from '../../approvers/approver-settings.ts';
import { addDays } from '../../time/dates.ts';
import { manage } from '../actions/expense-actions.ts';
import { returnExpense } from '../versions/return-expense.ts';
import { decide } from './approval.ts';
import { canDecide, canSeeDecision, eligibleApprovers } from './permissions.ts';
import {
  P1,
  P2,
  TREASURER,
  CHAIR,
  VICE,
  MONEY,
  CO_CHAIR,
  TODAY,
  YESTERDAY,
  away,
  STAND_INS,
  under,
  contextOf,
  startedBy,
  after,
  asked,
  standIn,
  waits,
} from '../../../../tests/fixtures/stand-ins.ts';

type Case = readonly [
  what: string,
  submitter: string,
  change: Partial<ApproverSettings>,
  expected: object,
];

/** The order: the holder, the other president, the stand-in; else the step waits. */
describe('who is asked for the step of the presidents (#131)', () => {
  it.each<Case>([
    ['nobody is away', PEOPLE.parent, {}, asked([P1, P2])],
    ['one is away', PEOPLE.parent, { absences: [away(P1)] }, asked([P2])],
    ['one submitted it', P2, {}, asked([P1])],
    ['both are away', PEOPLE.parent, { absences: [away(P1), away(P2)] }, standIn(VICE)],
    ['one is away and the other submitted it', P2, { absences: [away(P1)] }, standIn(VICE)],
    ['the only one submitted it', P1, { presidents: [P1] }, standIn(VICE)],
    ['nobody is set', PEOPLE.parent, { presidents: [] }, standIn(VICE)],
    [
      'both are away and no stand-in is set',
      PEOPLE.parent,
      { absences: [away(P1), away(P2)], standIns: { ...STAND_INS, president: '' } },
      waits('away'),
    ],
    [
      'the stand-in is away, too',
      PEOPLE.parent,
      { absences: [away(P1), away(P2), away(VICE)] },
      waits('away'),
    ],
    ['the stand-in submitted it', VICE, { absences: [away(P1), away(P2)] }, waits('away')],
    [
      'the stand-in submitted it from another spelling of the mailbox',
      'Vice+x@Example.com',
      { presidents: [] },
      waits('notSet'),
    ],
    [
      'the stand-in is another spelling of the president',
      P1,
      { presidents: [P1], standIns: { ...STAND_INS, president: P1.replace('@', '+x@') } },
      waits('ownExpense'),
    ],
    [
      'a president is away under another spelling of the mailbox',
      PEOPLE.parent,
      { presidents: [P1], absences: [away(P1.replace('@', '+x@').toUpperCase())] },
      standIn(VICE),
    ],
    [
      'it was yesterday',
      PEOPLE.parent,
      { absences: [away(P1, YESTERDAY, YESTERDAY)] },
      asked([P1, P2]),
    ],
    [
      'it is from tomorrow on',
      PEOPLE.parent,
      { absences: [away(P1, addDays(TODAY, 1), addDays(TODAY, 9))] },
      asked([P1, P2]),
    ],
  ])('%s', (_what, submitter, change, expected) => {
    const authority = under(change);
    const expense = startedBy(submitter, authority);
    expect(eligibleApprovers(expense, 0, authority)).toEqual(expected);
    const { approvers, blocked, standIn: isStandIn } = { standIn: false, ...expense.steps[0] };
    expect({ approvers, blocked, standIn: isStandIn }).toEqual(expected);
  });
});

describe('expenses of those who approve', () => {
  const authority = under();

  it('of the treasurer is approved by the stand-in at the end (#131)', () => {
    const second = after(startedBy(TREASURER, authority), P1, authority);
    expect(second.steps[1]).toMatchObject({ approvers: [MONEY], standIn: true });
    const approved = after(second, MONEY, authority);
    expect(approved.status).toBe('approved');
    expect(approved.steps[1]?.decision).toMatchObject({ by: MONEY, standIn: true });
    expect(approved.steps[0]?.decision).not.toHaveProperty('standIn');
  });

  it('of the event chair is approved by the stand-in first', () => {
    const expense = startedBy(CHAIR, authority, EVENT_CATEGORY);
    expect(expense.steps[0]).toMatchObject({ approvers: [CO_CHAIR], standIn: true });
    expect(after(expense, CO_CHAIR, authority).steps[1]?.approvers).toEqual([P1, P2]);
  });

  it('says in its history that a stand-in decided', () => {
    const expense = startedBy(CHAIR, authority, EVENT_CATEGORY);
    for (const action of ['approve', 'reject'] as const) {
      const act = { step: 0, by: CO_CHAIR, action, reason: 'No' };
      const outcome = decide(expense, act, contextOf(authority));
      expect(outcome).toMatchObject({ kind: 'decided', change: { standIn: true } });
    }
  });
});

describe('a stand-in of two roles (#131)', () => {
  const both = under({
    presidents: [],
    standIns: { ...STAND_INS, president: VICE, treasurer: VICE },
    absences: [away(TREASURER)],
  });

  it('does not decide two steps of one expense', () => {
    const second = after(startedBy(PEOPLE.parent, both), VICE, both);
    expect(second.steps[1]).toMatchObject({ approvers: [], blocked: 'away' });
    expect(canDecide(second, 1, VICE, both)).toEqual({ allowed: false, why: 'notHolder' });
  });

  it('does where the school allows it', () => {
    const lenient = { ...both, policies: { twoDifferentPeople: false } };
    const second = after(startedBy(PEOPLE.parent, lenient), VICE, lenient);
    expect(second.steps[1]).toMatchObject({ approvers: [VICE], standIn: true });
  });

  it('is passed by when they hold a role and have decided its step', () => {
    const authority = under({
      standIns: { ...STAND_INS, treasurer: P1 },
      absences: [away(TREASURER)],
    });
    const second = after(startedBy(PEOPLE.parent, authority), P1, authority);
    expect(second.steps[1]).toMatchObject({ approvers: [], blocked: 'away' });
    const other = after(startedBy(PEOPLE.parent, authority), P2, authority);
    expect(other.steps[1]).toMatchObject({ approvers: [P1], standIn: true });
  });
});

describe('canDecide', () => {
  const isAway = under({ absences: [away(P1), away(P2)] });
  const expense = startedBy(PEOPLE.parent, isAway);

  it('lets a stand-in decide only while they are asked (#131)', () => {
    expect(canDecide(expense, 0, ' VICE@Example.com', isAway)).toEqual({
      allowed: true,
      standIn: true,
    });
    expect(canDecide(expense, 0, 'vice+x@example.com', isAway).allowed).toBe(false);
    // The stand-ins of other roles.
    for (const other of [MONEY, CO_CHAIR])
      expect(canDecide(expense, 0, other, isAway).allowed).toBe(false);
    const back = { ...isAway, today: addDays(TODAY, 1) };
    expect(canDecide(expense, 0, VICE, back)).toEqual({ allowed: false, why: 'notHolder' });
    const taken = under({
      absences: isAway.settings.absences,
      standIns: { ...STAND_INS, president: '' },
    });
    expect(canDecide(expense, 0, VICE, taken).allowed).toBe(false);
  });

  it('lets a holder who is away decide, as the holder', () => {
    expect(canDecide(expense, 0, P1, isAway)).toEqual({ allowed: true, standIn: false });
    const decided = after(expense, P2, isAway);
    expect(decided.steps[0]?.decision).not.toHaveProperty('standIn');
  });
});

describe('canSeeDecision', () => {
  it('allows a stand-in who was asked and is still set (#105, #131)', () => {
    const authority = under({ absences: [away(P1), away(P2)] });
    const decided = after(startedBy(PEOPLE.parent, authority), VICE, authority);
    expect(canSeeDecision(decided, 0, VICE, authority)).toBe(true);
    expect(canSeeDecision(decided, 0, MONEY, authority)).toBe(false);
    expect(canSeeDecision(decided, 0, VICE, { ...authority, settings: SETTINGS })).toBe(false);
    // Nobody is away, and the stand-in was never asked.
    const usual = under();
    const byPresident = after(startedBy(PEOPLE.parent, usual), P1, usual);
    expect(canSeeDecision(byPresident, 0, VICE, usual)).toBe(false);
  });
});

it('lets a stand-in who is asked send an expense back, and nobody else (#131)', () => {
  const authority = under({ absences: [away(P1), away(P2)] });
  const expense = startedBy(PEOPLE.parent, authority);
  const sentBack = (by: string, settings = authority) => {
    const act = { step: 0, by, version: expense.submissionVersion, note: 'A receipt is missing.' };
    return returnExpense(expense, act, { ...contextOf(settings), nonce: 'new' });
  };
  expect(sentBack(VICE)).toMatchObject({
    kind: 'done',
    change: { what: 'returned', standIn: true },
  });
  expect(sentBack(VICE, under())).toEqual({ kind: 'refused', why: 'linkRefused' });
  const byHolder = sentBack(P1, under());
  expect(byHolder).toMatchObject({ kind: 'done' });
  expect(byHolder).not.toHaveProperty('change.standIn');
});

it('sends the link of a step to its stand-in again, as one (#131)', () => {
  const authority = under({ absences: [away(P1), away(P2)] });
  const expense = startedBy(PEOPLE.parent, authority);
  const act = { act: 'resendLink', step: 0 } as const;
  const outcome = manage(expense, act, { ...contextOf(authority), nonce: 'new' });
  expect(outcome).toMatchObject({
    kind: 'done',
    expense: { steps: [{ approvers: [VICE], standIn: true, nonce: 'new' }, {}] },
    change: { new: [VICE], standIn: true },
  });
});
