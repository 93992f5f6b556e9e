import { describe, expect, it } from 'vitest';
import { referenceMessages } from './reference-messages.ts';

describe('referenceMessages', () => {
  const NONE = {
    budgetItems: 0,
    incomeItems: 0,
    revenueItems: 0,
    manualExpenses: 0,
    transfers: 0,
    openExpenses: 0,
    decidedExpenses: 0,
    paidExpenses: 0,
  };
  it('says that nothing refers', () => {
    expect(referenceMessages.referring(NONE, null)).toBe('Nothing refers to it.');
  });
  it('speaks of one', () => {
    expect(referenceMessages.referring({ ...NONE, budgetItems: 1 }, null)).toBe(
      '1 budget item refers to it. It stays, and shows it as Unknown.',
    );
  });
  it('speaks of many', () => {
    expect(
      referenceMessages.referring(
        { ...NONE, budgetItems: 2, incomeItems: 1, revenueItems: 1_200, manualExpenses: 1 },
        null,
      ),
    ).toBe(
      '2 budget items, 1 expected income item, 1,200 revenue items, and 1 manual expense refer to it. They stay, and show it as Unknown.',
    );
  });
  it('says that payments keep it', () => {
    expect(referenceMessages.referring({ ...NONE, paidExpenses: 1 }, 'paidExpenses')).toBe(
      '1 paid expense refers to it. You can’t delete this because payments use it. Archive it instead: old records keep it, and new ones won’t offer it.',
    );
  });
  it('says that open expenses keep a category', () => {
    expect(referenceMessages.referring({ ...NONE, openExpenses: 2 }, 'openExpenses')).toBe(
      '2 expenses that wait for approval refer to it. You can’t delete this while expenses are waiting for approval.',
    );
  });
});
