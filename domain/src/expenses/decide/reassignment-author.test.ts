import { describe, expect, it } from 'vitest';
import {
  AUTHORITY,
  submitted,
  NOW,
  OFFICE_CATEGORY,
  PEOPLE,
  SETTINGS,
  AT_SCHOOL,
} from '../../../../tests/fixtures/association.ts';
import { decide, startExpense } from './approval.ts';
import { reassignmentAuthor, type SettingsChange } from './reassignment-author.ts';
import type { ApproverSettings } from '../../approvers/approver-settings.ts';

const CONTEXT = { ...AUTHORITY, ...AT_SCHOOL, now: NOW, nonce: 'nonce' };
const EXPENSE = startExpense(
  { id: 'abcdefghijABCDEFGHIJ', ...submitted(), category: OFFICE_CATEGORY },
  CONTEXT,
);
const { policies } = AUTHORITY;
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
      return before && after ? [{ by: author, before, after }] : [];
    })
    .toReversed();
}

describe('reassignmentAuthor', () => {
  it('is the person who set another approver', () => {
    const [old, replaced] = [SETTINGS, presidents('new@example.com')];
    expect(reassignmentAuthor(EXPENSE, changes([old, replaced], [DANA]), policies)).toEqual(DANA);
  });

  it('is the last of several who did so', () => {
    const states = [SETTINGS, presidents('new@example.com'), presidents('newer@example.com')];
    expect(reassignmentAuthor(EXPENSE, changes(states, [DANA, EVAN]), policies)).toEqual(EVAN);
  });

  it('is not a person who changed something else meanwhile', () => {
    const replaced = presidents('new@example.com');
    const states = [SETTINGS, withEvent(SETTINGS), withEvent(replaced), replaced];
    const told = changes(states, [EVAN, DANA, EVAN]);
    expect(reassignmentAuthor(EXPENSE, told, policies)).toEqual(DANA);
  });

  it('is not the person who set the present approver before the step was assigned', () => {
    const states = [presidents('old@example.com'), SETTINGS, presidents('new@example.com')];
    expect(reassignmentAuthor(EXPENSE, changes(states, [DANA, EVAN]), policies)).toEqual(EVAN);
  });

  it('is nobody if the settings are those that the step was assigned under', () => {
    const changed = withEvent(SETTINGS);
    expect(reassignmentAuthor(EXPENSE, changes([SETTINGS, changed], [DANA]), policies)).toBeNull();
    expect(reassignmentAuthor(EXPENSE, [], policies)).toBeNull();
  });

  it('is nobody if the journal does not reach back that far or does not say', () => {
    const states = [presidents('other@example.com'), presidents('new@example.com')];
    expect(reassignmentAuthor(EXPENSE, changes(states, [DANA]), policies)).toBeNull();
    const unknown = changes([SETTINGS, presidents('new@example.com')], [null]);
    expect(reassignmentAuthor(EXPENSE, unknown, policies)).toBeNull();
  });

  it('is nobody for an expense without an open step', () => {
    const act = { step: 0, by: PEOPLE.firstPresident, action: 'reject', reason: 'No' } as const;
    const outcome = decide(EXPENSE, act, CONTEXT);
    if (outcome.kind !== 'decided') throw new Error(`Not decided but ${outcome.kind}.`);
    const told = changes([SETTINGS, presidents('new@example.com')], [DANA]);
    expect(reassignmentAuthor(outcome.expense, told, policies)).toBeNull();
  });
});
