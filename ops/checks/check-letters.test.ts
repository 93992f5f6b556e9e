import { describe, expect, it } from 'vitest';
import { checkLetters } from './check-letters.ts';

const GIFT = { id: 'g', date: '2026-03-14', amount: 100, inReturn: { what: 'dinner', value: 40 } };

function problemsOf(...letters: readonly (readonly [id: string, fields?: object])[]) {
  return checkLetters({
    letters: letters.map(([id, fields]) => ({
      id,
      updatedAt: 0,
      data: { number: id, year: 2026, gifts: [GIFT], goods: [], amount: 60, ...fields },
    })),
  });
}

describe('the check of letters', () => {
  it('finds nothing in numbers without gaps, by year', () => {
    const next = ['2027-0001', { year: 2027 }] as const;
    expect(problemsOf(['2026-0001'], ['2026-0002'], next)).toEqual([]);
  });

  it.each<[string, string, object?]>([
    ['2026-0003', "letters/2026-0002 isn't there."],
    ['2026-0002', 'letters/2026-0002 has another number or year.', { number: '2026-0001' }],
    ['2026-0002', 'letters/2026-0002 has another amount than its gifts.', { amount: 100 }],
    ['2026-0002', 'letters/2026-0002 acknowledges nothing.', { gifts: [], amount: 0 }],
    [
      '2026-0002',
      'letters/2026-0002 names a payment of which nothing is a gift.',
      { gifts: [{ ...GIFT, amount: 40 }], amount: 0 },
    ],
  ])('finds what is wrong with %s: %s', (id, problem, fields = {}) => {
    expect(problemsOf(['2026-0001'], [id, fields])).toEqual([problem]);
  });
});
