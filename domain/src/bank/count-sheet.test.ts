import { describe, expect, it } from 'vitest';
import { cents } from '../money/money.ts';
import {
  COUNT_FORM,
  countedSoFar,
  countErrors,
  countFrom,
  countLines,
  countSentence,
  countTotal,
  type CountTexts,
} from './count-sheet.ts';

const NONE = Object.fromEntries(Object.keys(COUNT_FORM).map((name) => [name, ''])) as CountTexts;
const CASH = { ...NONE, twenties: '14', ones: '37', quarters: '9', pennies: '3', dimes: '0' };
/** 14 × $20.00 + 37 × $1.00 + 9 × $0.25 + 3 × $0.01. */
const TOTAL = cents(31_928);

describe('a count sheet', () => {
  it('adds up its bills and coins to the cent', () => {
    expect(countFrom(CASH)).toEqual({ twenties: 14, ones: 37, quarters: 9, pennies: 3 });
    expect(countTotal(countFrom(CASH))).toBe(TOTAL);
    expect(countedSoFar(CASH)).toBe(TOTAL);
    const one = Object.fromEntries(Object.keys(COUNT_FORM).map((name) => [name, 1]));
    // Each once: 100 + 50 + 20 + 10 + 5 + 1 dollars, and 41 cents.
    expect(countTotal(one)).toBe(18_641);
  });

  it('lists them the largest first', () => {
    expect(countLines({ pennies: 3, twenties: 2 })).toEqual([
      { denomination: 'twenties', label: '$20 bills', count: 2, amount: 4_000 },
      { denomination: 'pennies', label: 'Pennies', count: 3, amount: 3 },
    ]);
  });

  it('is none if nothing was counted', () => {
    expect(countFrom(NONE)).toBeNull();
    expect(countTotal(null)).toBe(0);
  });

  it('counts nothing that cannot be read', () => {
    expect(countTotal({ twenties: '2', tens: -1, fives: 0.5, stones: 9 })).toBe(0);
    expect(countedSoFar({ ...NONE, twenties: 'two', tens: '1' })).toBe(1_000);
  });

  it('must be what the cash lines add up to', () => {
    const exactly = (amount: number) => ({ least: cents(amount), most: cents(amount) });
    expect(countErrors(CASH, exactly(TOTAL))).toEqual({});
    const differs = {
      hundreds:
        'You counted $319.28, but the cash lines add up to $320.00. Please count again, or fix the lines.',
    };
    expect(countErrors(CASH, exactly(32_000))).toEqual(differs);
    expect(countErrors(CASH, exactly(0))['hundreds']).toContain('add up to $0.00');
    expect(countErrors({ ...CASH, tens: '1.5' }, exactly(TOTAL))).toEqual({
      tens: '$10 bills must be a whole number from 0 to 9,999.',
    });
  });

  it('may have more than the lines where revenue entered before may be cash', () => {
    const range = { least: cents(TOTAL - 500), most: TOTAL };
    expect(countSentence(TOTAL, range)).toBeNull();
    expect(countSentence(cents(TOTAL - 501), range)).toContain('add up to $314.28');
    expect(countSentence(cents(TOTAL + 1), range)).toBe(
      'You counted $319.29, but this deposit can have $319.28 in cash at most. Please count again, or fix the lines.',
    );
  });
});
