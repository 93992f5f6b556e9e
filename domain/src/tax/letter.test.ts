import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../time/dates.ts';
import {
  letterAmount,
  letterNumber,
  letterNumbersOf,
  letterText,
  serialOf,
  type LetterContent,
} from './letter.ts';

const day = (text: string) => text as CalendarDate;
const BIG = { id: 'big', date: day('2026-03-14'), amount: 250 };
const GALA = {
  id: 'gala',
  date: day('2026-02-09'),
  amount: 100,
  inReturn: { what: 'dinner for one', value: 40 },
};
const PIES = { id: 'pies', date: day('2026-02-16'), description: 'Forty pies' };
const LETTER: LetterContent = {
  number: '2026-0001',
  year: 2026,
  kind: 'gift',
  donor: 'Ada Lane',
  address: '',
  association: 'Maple Grove PTA',
  taxId: '',
  gifts: [BIG],
  goods: [],
  amount: 250,
  closing: '',
  writtenOn: day('2026-11-29'),
};

describe('a letter', () => {
  it('of one gift says its date and amount, and that nothing was given in return', () => {
    expect(letterText(LETTER)).toEqual({
      greeting: 'Dear Ada Lane,',
      opening: 'Thank you for your gift to Maple Grove PTA:',
      lines: ['Mar 14, 2026: $250.00'],
      paragraphs: [
        'We gave you no goods or services in return.',
        'Please keep this letter with your tax records.',
      ],
    });
  });

  it('of a year lists everything by date, says what was given in return, and values no goods', () => {
    const letter: LetterContent = {
      ...LETTER,
      kind: 'year',
      gifts: [BIG, GALA],
      goods: [PIES],
      amount: letterAmount([BIG, GALA]),
      closing: 'See you at the Spring Fair!',
    };
    expect(letterText(letter)).toEqual({
      greeting: 'Dear Ada Lane,',
      opening: 'Thank you for your gifts to Maple Grove PTA in 2026:',
      lines: [
        'Feb 9, 2026: $100.00. You received dinner for one, with a value of $40.00 by our good-faith estimate. Your gift is $60.00.',
        'Feb 16, 2026: Forty pies',
        'Mar 14, 2026: $250.00',
      ],
      paragraphs: [
        'Your gifts of money come to $310.00.',
        'For federal income tax, what you can deduct of a payment is limited to the part above the value of what you received.',
        'We gave you no other goods or services in return.',
        'We don’t put a value on donated goods: that’s for you to decide.',
        'Please keep this letter with your tax records.',
        'See you at the Spring Fair!',
      ],
    });
  });
});

describe('the number of a letter', () => {
  it('is its year and its place in it', () => {
    expect(letterNumber(2026, 3)).toBe('2026-0003');
    expect(serialOf('2026-0003')).toBe(3);
    expect(serialOf(letterNumber(2026, 12_345))).toBe(12_345);
    expect(serialOf('2026-3')).toBe(0);
  });

  it('is in the range of its year', () => {
    const { first, end } = letterNumbersOf(2026);
    const isWithin = (number: string) => number > first && number < end;
    expect(['2025-9999', '2026-0001', '2026-9999', '2027-0001'].map(isWithin)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
