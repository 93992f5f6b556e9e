import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { DuplicateView } from '@pa-ledger/domain/expenses/duplicates';
import { describe, expect, it } from 'vitest';
import { cents } from '@pa-ledger/domain/money/money';
import { PANEL_WORDS } from '../../words.ts';
import { budgetFacts, duplicateFacts } from './review-content.ts';

const DOUBLE: DuplicateView = {
  reference: 'K7QM-2XFA',
  status: 'paid',
  // A valid date.
  expenseDate: '2026-10-03' as CalendarDate,
  reasons: ['sameReceipt', 'samePayeeAndAmount'],
};

describe('possible duplicates in a mail (#104)', () => {
  it('are told by reference, state, date and reasons', () => {
    expect(duplicateFacts(PANEL_WORDS, [])).toEqual([]);
    expect(duplicateFacts(PANEL_WORDS, [DOUBLE, { ...DOUBLE, reasons: ['sameReceipt'] }])).toEqual([
      [
        'May be a duplicate of',
        'K7QM-2XFA, paid, spent on Oct 3, 2026. The same receipt. The same payee and amount within 90 days.',
      ],
      ['May be a duplicate of', 'K7QM-2XFA, paid, spent on Oct 3, 2026. The same receipt.'],
    ]);
  });

  it('are five at most, and the number of the others', () => {
    const facts = duplicateFacts(
      PANEL_WORDS,
      Array.from({ length: 8 }, () => DOUBLE),
    );
    expect(facts).toHaveLength(6);
    expect(facts[5]).toEqual(['May be a duplicate of', '3 more']);
    expect(
      duplicateFacts(
        PANEL_WORDS,
        Array.from({ length: 5 }, () => DOUBLE),
      ),
    ).toHaveLength(5);
  });
});

describe('the budget in a mail', () => {
  const budget = { budget: cents(1_000_00), spent: cents(500_00), left: cents(500_00) };
  const year = (label: string, own = {}) => ({ year: label, budget, isStarted: true, ...own });
  const none = {
    category: 'Office',
    amount: cents(124_50),
    dated: null,
    next: null,
    countWhen: 'paid',
  } as const;
  const empty = { budget: null };

  it('says what is left, now and after the expense', () => {
    expect(budgetFacts(PANEL_WORDS, { ...none, charged: year('2026–27') })).toEqual([
      ['Budget', '$500.00 left of $1,000.00, $375.50 after this expense'],
    ]);
    const small = { budget: cents(100_00), spent: cents(0), left: cents(100_00) };
    expect(
      budgetFacts(PANEL_WORDS, { ...none, charged: year('2026–27', { budget: small }) }),
    ).toEqual([['Budget', '$100.00 left of $100.00, $24.50 over budget after this expense']]);
  });

  it('says why there is none', () => {
    expect(budgetFacts(PANEL_WORDS, { ...none, charged: year('2026–27', empty) })).toEqual([
      ['Budget', 'No budget is set for Office.'],
    ]);
    const charged = year('2026–27', { ...empty, isStarted: false });
    expect(budgetFacts(PANEL_WORDS, { ...none, charged })).toEqual([
      ['Budget', "The 2026–27 budget hasn't been started yet."],
    ]);
  });

  it.each(['paid', 'approved'] as const)(
    'names both years and the one that is charged, where expenses count when %s',
    (countWhen) => {
      const charged = year('2026–27', { ...empty, isStarted: false });
      const facts = budgetFacts(PANEL_WORDS, {
        ...none,
        countWhen,
        charged,
        dated: year('2025–26'),
      });
      expect(facts).toEqual([
        [
          'Budget 2026–27',
          `Charged here, because it'll be ${countWhen} in this year. The 2026–27 budget hasn't been started yet.`,
        ],
        [
          'Budget 2025–26',
          "Not charged here. It's only the year of the expense's date. $500.00 left of $1,000.00",
        ],
      ]);
    },
  );

  it('names the next year when this one is about to end', () => {
    // A valid date.
    const next = { year: '2026–27', after: '2026-06-30' as CalendarDate };
    expect(budgetFacts(PANEL_WORDS, { ...none, charged: year('2025–26'), next })[1]).toEqual([
      'Budget 2026–27',
      "Charged here instead if it's paid after Jun 30, 2026.",
    ]);
  });
});
