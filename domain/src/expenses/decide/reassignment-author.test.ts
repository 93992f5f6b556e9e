import { describe, expect, it } from 'vitest';
import {
  AUTHORITY,
  newIn,
  NOW,
  OFFICE_CATEGORY,
  PEOPLE,
  SETTINGS,
  AT_SCHOOL,
  TIME_ZONE,
} from '../../../../tests/fixtures/association.ts';
import { addDays, DAY_MS } from '../../time/dates.ts';
import type { Expense } from '../expense.ts';
import { decide, reassign, startExpense } from './approval.ts';
import { reassignmentAuthor, type SettingsChange } from './reassignment-author.ts';
import type { ApproverSettings } from '../../approvers/approver-settings.ts';

const CONTEXT = { ...AUTHORITY, ...AT_SCHOOL, now: NOW, nonce: 'nonce' };
const EXPENSE = startExpense(newIn('abcdefghijABCDEFGHIJ', OFFICE_CATEGORY), CONTEXT);
const CONTEXT_NOW = { ...AUTHORITY, timeZone: TIME_ZONE };
const DANA = { uid: 'dana', email: 'dana@example.com' };
const EVAN = { uid: 'evan', email: 'evan@example.com' };

const presidents = (...addresses: string[]): ApproverSettings => ({
  ...SETTINGS,
  presidents: addresses,
});
const withEvent = (settings: ApproverSettings): ApproverSettings => ({
  ...settings,
  eventApprovers: { Talent: 'talent@example.com' },
});

/** Returns the changes between these settings, made by these people in turn; the newest first. */
function changes(states: readonly ApproverSettings[], by: SettingsChange['by'][]) {
  return by
    .flatMap((author, index): SettingsChange[] => {
      const [before, after] = [states[index], states[index + 1]];
      return before && after ? [{ at: NOW, by: author, before, after }] : [];
    })
    .toReversed();
}

describe('reassignmentAuthor', () => {
  it('is the person who set another approver', () => {
    const [old, replaced] = [SETTINGS, presidents('new@example.com')];
    expect(reassignmentAuthor(EXPENSE, changes([old, replaced], [DANA]), CONTEXT_NOW)).toEqual(
      DANA,
    );
  });

  it('is the last of several who did so', () => {
    const states = [SETTINGS, presidents('new@example.com'), presidents('newer@example.com')];
    expect(reassignmentAuthor(EXPENSE, changes(states, [DANA, EVAN]), CONTEXT_NOW)).toEqual(EVAN);
  });

  it('is not a person who changed something else meanwhile', () => {
    const replaced = presidents('new@example.com');
    const states = [SETTINGS, withEvent(SETTINGS), withEvent(replaced), replaced];
    const told = changes(states, [EVAN, DANA, EVAN]);
    expect(reassignmentAuthor(EXPENSE, told, CONTEXT_NOW)).toEqual(DANA);
  });

  it('is not the person who set the present approver before the step was assigned', () => {
    const states = [presidents('old@example.com'), SETTINGS, presidents('new@example.com')];
    expect(reassignmentAuthor(EXPENSE, changes(states, [DANA, EVAN]), CONTEXT_NOW)).toEqual(EVAN);
  });

  it('is nobody if the settings are those that the step was assigned under', () => {
    const changed = withEvent(SETTINGS);
    expect(
      reassignmentAuthor(EXPENSE, changes([SETTINGS, changed], [DANA]), CONTEXT_NOW),
    ).toBeNull();
    expect(reassignmentAuthor(EXPENSE, [], CONTEXT_NOW)).toBeNull();
  });

  it('is nobody if the journal does not reach back that far or does not say', () => {
    const states = [presidents('other@example.com'), presidents('new@example.com')];
    expect(reassignmentAuthor(EXPENSE, changes(states, [DANA]), CONTEXT_NOW)).toBeNull();
    const unknown = changes([SETTINGS, presidents('new@example.com')], [null]);
    expect(reassignmentAuthor(EXPENSE, unknown, CONTEXT_NOW)).toBeNull();
  });

  it('is nobody for an expense without an open step', () => {
    const act = { step: 0, by: PEOPLE.firstPresident, action: 'reject', reason: 'No' } as const;
    const outcome = decide(EXPENSE, act, CONTEXT);
    if (outcome.kind !== 'decided') throw new Error(`Not decided but ${outcome.kind}.`);
    const told = changes([SETTINGS, presidents('new@example.com')], [DANA]);
    expect(reassignmentAuthor(outcome.expense, told, CONTEXT_NOW)).toBeNull();
  });

  describe('where somebody is away (#131)', () => {
    const [P1, P2, VICE] = [PEOPLE.firstPresident, PEOPLE.secondPresident, 'vice@example.com'];
    const day = (later: number) => addDays(AUTHORITY.today, later);
    const standIns = { ...SETTINGS.standIns, president: VICE };
    const awayFrom = (from: number, to: number): ApproverSettings => ({
      ...SETTINGS,
      standIns,
      absences: [P1, P2].map((address) => ({ address, from: day(from), to: day(to) })),
    });
    const setOn = (later: number, before: ApproverSettings, after: ApproverSettings) => ({
      at: NOW + later * DAY_MS,
      by: DANA,
      before,
      after,
    });
    const present = { ...SETTINGS, standIns };
    /** The step as it was assigned under the settings of a day. */
    const assigned = (settings: ApproverSettings, later: number) =>
      reassign(EXPENSE, { ...AUTHORITY, settings, today: day(later) })?.expense ?? EXPENSE;
    const authorOn = (later: number, expense: Expense, ...told: SettingsChange[]) =>
      reassignmentAuthor(expense, told, { ...CONTEXT_NOW, today: day(later) });

    it('is the person who enters an absence that has begun', () => {
      expect(authorOn(0, EXPENSE, setOn(0, present, awayFrom(0, 3)))).toEqual(DANA);
      expect(authorOn(0, EXPENSE, setOn(0, present, awayFrom(-2, 3)))).toEqual(DANA);
    });

    it('is nobody when an absence begins or ends that was entered before', () => {
      const entered = setOn(0, present, awayFrom(2, 3));
      expect(authorOn(2, EXPENSE, entered)).toBeNull();
      const during = assigned(awayFrom(2, 3), 2);
      expect(during.steps[0]?.approvers).toEqual([VICE]);
      expect(authorOn(4, during, entered)).toBeNull();
    });

    it('is the person who takes an absence out before its end, or sets another stand-in', () => {
      const entered = setOn(-5, present, awayFrom(-3, 9));
      const during = assigned(awayFrom(-3, 9), 0);
      expect(authorOn(1, during, setOn(1, awayFrom(-3, 9), present), entered)).toEqual(DANA);
      const other = { ...awayFrom(-3, 9), standIns: { ...standIns, president: 'x@example.com' } };
      expect(authorOn(1, during, setOn(1, awayFrom(-3, 9), other), entered)).toEqual(DANA);
    });

    it('is nobody when another change came before the calendar, and its author when it came after', () => {
      const later = withEvent(awayFrom(2, 3));
      const told = [
        { ...setOn(1, awayFrom(2, 3), later), by: EVAN },
        setOn(0, present, awayFrom(2, 3)),
      ];
      expect(authorOn(2, EXPENSE, ...told)).toBeNull();
      const shortened = { ...setOn(3, awayFrom(2, 9), awayFrom(2, 2)), by: EVAN };
      const entered = setOn(0, present, awayFrom(2, 9));
      expect(authorOn(3, assigned(awayFrom(2, 9), 2), shortened, entered)).toEqual(EVAN);
    });
  });
});
