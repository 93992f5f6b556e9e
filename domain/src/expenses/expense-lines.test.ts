import { describe, expect, it } from 'vitest';
import type { ExpenseLine } from './expense.ts';
import {
  amountIn,
  categoryNames,
  categoryOfStep,
  categoryText,
  fundIdsOf,
  isChangeOpen,
  lacksFund,
  linesOfStep,
  linesText,
  mergedLines,
  payableDollars,
  payableOf,
  standingLines,
  stepCategory,
} from './expense-lines.ts';

const FAIR: ExpenseLine = {
  categoryId: 'fair',
  category: 'Book Fair',
  fundId: 'main',
  amount: 64.35,
};
const PARTY: ExpenseLine = {
  categoryId: 'party',
  category: 'Class Party',
  fundId: null,
  amount: 20,
};
const REFUSED: ExpenseLine = { ...PARTY, categoryId: 'trip', category: 'Trip', refused: true };
const SPLIT = { lines: [FAIR, PARTY, REFUSED] };

describe('the lines of an expense', () => {
  it('cost what counts, without what an event approver rejected', () => {
    expect(standingLines(SPLIT)).toEqual([FAIR, PARTY]);
    expect(payableOf(SPLIT)).toBe(8_435);
    expect(payableDollars(SPLIT)).toBe(84.35);
    expect(amountIn(SPLIT, 'fair')).toBe(6_435);
    expect(amountIn(SPLIT, 'trip')).toBe(0);
  });

  it('name their categories, and what each of several costs', () => {
    expect(categoryNames({ lines: [FAIR, FAIR, PARTY] })).toEqual(['Book Fair', 'Class Party']);
    expect(categoryText({ lines: [FAIR, PARTY] })).toBe('Book Fair, Class Party');
    expect(linesText({ lines: [FAIR] })).toBe('Book Fair');
    const two = [FAIR, { ...FAIR, fundId: 'grants', amount: 0.65 }, PARTY];
    expect(linesText({ lines: two })).toBe('Book Fair $65.00, Class Party $20.00');
  });

  it('say which funds they count in, and whether one is missing', () => {
    expect(fundIdsOf(SPLIT)).toEqual(['main', null]);
    expect(lacksFund(SPLIT)).toBe(true);
    expect(lacksFund({ lines: [FAIR, REFUSED] })).toBe(false);
  });

  it('are added up where category and fund are the same', () => {
    const more = { ...FAIR, amount: 0.1 };
    expect(mergedLines([FAIR, PARTY, more, REFUSED])).toEqual([
      { ...FAIR, amount: 64.45 },
      PARTY,
      REFUSED,
    ]);
  });

  it('are decided by the event approver of their category, and by everybody else as a whole', () => {
    expect(linesOfStep(SPLIT, { categoryId: 'party' })).toEqual([PARTY]);
    expect(linesOfStep(SPLIT, {})).toEqual([FAIR, PARTY]);
    expect(categoryOfStep(SPLIT, { categoryId: 'trip' })).toBe('Trip');
    expect(categoryOfStep(SPLIT, {})).toBe('');
  });

  it('tell the event approvers of several categories apart', () => {
    const fair = { role: 'eventApprover', categoryId: 'fair' } as const;
    const party = { role: 'eventApprover', categoryId: 'party' } as const;
    // What it looks at.
    const of = (...steps: object[]) => ({ ...SPLIT, steps }) as Parameters<typeof stepCategory>[0];
    expect(stepCategory(of(fair, party), party)).toBe('Class Party');
    expect(stepCategory(of(fair, party), { role: 'president' })).toBeNull();
    expect(stepCategory(of(fair), fair)).toBeNull();
  });
});

it('waits for a second person only as the last change after the payment says', () => {
  const mark = { by: 'pat@example.com', at: 1 };
  const [open, done, free] = [
    { needsConfirmation: true, confirmed: null },
    { needsConfirmation: true, confirmed: mark },
    { needsConfirmation: false, confirmed: null },
  ];
  expect(isChangeOpen({ status: 'paid', reclassified: [done, open] })).toBe(true);
  expect(isChangeOpen({ status: 'approved', reclassified: [open] })).toBe(false);
  for (const reclassified of [[], [open, done], [open, free]])
    expect(isChangeOpen({ status: 'paid', reclassified })).toBe(false);
});
