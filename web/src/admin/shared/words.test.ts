import { describe, expect, it } from 'vitest';
import { differingFacts } from './differing-facts.ts';
import { nameIn } from './lookup.ts';
import { sharedMessages } from './shared-messages.ts';

import { referenceMessages } from './reference-messages.ts';

describe('rowRange', () => {
  it.each([
    [{ page: 0, size: 25, shown: 25, count: null }, '1–25'],
    [{ page: 1, size: 25, shown: 25, count: 10_000 }, '26–50 of 10,000'],
    [{ page: 99, size: 100, shown: 100, count: 9_999 }, '9,901–10,000 of 10,000'],
    [{ page: 0, size: 25, shown: 0, count: 0 }, '0 of 0'],
  ])('%o reads %s', (place, words) => {
    expect(sharedMessages.rowRange(place)).toBe(words);
  });
});

describe('referenceMessages', () => {
  const NONE = {
    budgetItems: 0,
    revenueItems: 0,
    manualExpenses: 0,
    openExpenses: 0,
    decidedExpenses: 0,
  };
  it('says that nothing refers', () => {
    expect(referenceMessages.referring(NONE, 'fundId')).toBe('Nothing refers to it.');
  });
  it('speaks of one', () => {
    expect(referenceMessages.referring({ ...NONE, budgetItems: 1 }, 'fundId')).toBe(
      '1 budget item refers to it. It stays, and shows it as Unknown.',
    );
  });
  it('speaks of many', () => {
    expect(
      referenceMessages.referring(
        { ...NONE, budgetItems: 2, revenueItems: 1_200, manualExpenses: 1 },
        'fundId',
      ),
    ).toBe(
      '2 budget items, 1,200 revenue items, and 1 manual expense refer to it. They stay, and show it as Unknown.',
    );
  });
  it('says that open expenses keep a category', () => {
    expect(referenceMessages.referring({ ...NONE, openExpenses: 2 }, 'categoryId')).toBe(
      '2 expenses that wait for approval refer to it. It cannot be deleted while expenses wait for approval.',
    );
  });
});

describe('nameIn', () => {
  it('says Unknown for what is missing, and an ellipsis while names are loading', () => {
    const name = nameIn({ status: 'ready', value: [{ id: 'a', name: 'Book Fair' }] });
    expect([name('a'), name('b')]).toEqual(['Book Fair', 'Unknown']);
    expect(nameIn({ status: 'loading' })('a')).toBe('…');
  });
});

describe('differingFacts', () => {
  it('shows what differs, in the order of the form, and names what is empty', () => {
    const mine = [
      { label: 'Name', text: 'A' },
      { label: 'Code', text: '' },
      { label: 'Note', text: 'same' },
    ];
    const theirs = [
      { label: 'Name', text: 'B' },
      { label: 'Code', text: '4900' },
      { label: 'Note', text: 'same' },
    ];
    expect(differingFacts(mine, theirs)).toEqual([
      { label: 'Name', mine: 'A', theirs: 'B' },
      { label: 'Code', mine: '(empty)', theirs: '4900' },
    ]);
  });
});
