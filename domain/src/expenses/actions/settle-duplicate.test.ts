import { describe, expect, it } from 'vitest';
import {
  AUTHORITY,
  submitted,
  NOW,
  OFFICE_CATEGORY,
} from '../../../../tests/fixtures/association.ts';
import { startExpense } from '../decide/approval.ts';
import { possibleDuplicates } from '../duplicates.ts';
import type { Expense, Submission } from '../expense.ts';
import type { Changed } from '../history.ts';
import { settleDuplicate } from './settle-duplicate.ts';

function expense(id: string, own: Partial<Submission> = {}): Expense {
  const context = { ...AUTHORITY, now: NOW, nonce: 'nonce' };
  return startExpense({ id, ...submitted(own), category: OFFICE_CATEGORY }, context);
}

const [ONE, OTHER] = [expense('one'), expense('other')];

function pairOf(one: Expense, other: Expense): readonly [Changed, Changed] {
  const outcome = settleDuplicate(one, other, 'Two buses');
  if (outcome.kind !== 'done') throw new Error(outcome.kind);
  return outcome.pair;
}

describe('settleDuplicate (#104)', () => {
  it('notes it in both expenses and their histories, and changes nothing else', () => {
    const change = { what: 'duplicateSettled', step: null, new: 'Two buses' };
    expect(pairOf(ONE, OTHER)).toEqual([
      { expense: { ...ONE, notDoubleOf: ['other'] }, change: { ...change, old: 'other' } },
      { expense: { ...OTHER, notDoubleOf: ['one'] }, change: { ...change, old: 'one' } },
    ]);
  });

  it('hides each from the other, and no third one', () => {
    const [one, other] = pairOf(ONE, OTHER).map((settled) => settled.expense);
    if (one === undefined || other === undefined) throw new Error('There are two.');
    const third = expense('third');
    const shownBeside = (shown: Expense) =>
      possibleDuplicates(shown, [one, other, third]).map((found) => found.other.id);
    expect([one, other, third].map(shownBeside)).toEqual([['third'], ['third'], ['one', 'other']]);
    expect(pairOf(one, third)[0].expense.notDoubleOf).toEqual(['other', 'third']);
  });

  it('answers a repetition as done, from either side', () => {
    const [one, other] = pairOf(ONE, OTHER);
    expect(settleDuplicate(one.expense, other.expense, 'x')).toEqual({ kind: 'repeated' });
    expect(settleDuplicate(other.expense, one.expense, 'x')).toEqual({ kind: 'repeated' });
  });

  it.each<[string, Expense]>([
    ['one that never looked alike', expense('other', { amount: 1, receipts: [] })],
    ['one that was rejected meanwhile', { ...OTHER, status: 'rejected' }],
    ['itself', ONE],
  ])('is refused for %s', (_name, other) => {
    const refused = { kind: 'refused', why: 'notDuplicates' };
    expect(settleDuplicate(ONE, other, 'x')).toEqual(refused);
    expect(settleDuplicate(other, ONE, 'x')).toEqual(refused);
  });
});
