import { describe, expect, it } from 'vitest';
import { cents } from '../money/money.ts';
import type { CalendarDate } from '../time/dates.ts';
import { amountOfOfx, dayOfOfx, lineFromOfx, signedLines, textOf } from './ofx-line.ts';

const FIELDS = {
  TRNTYPE: 'DEBIT',
  DTPOSTED: '20260915120000.000[-5:EST]',
  TRNAMT: '-12.50',
  FITID: ' F1 ',
  CHECKNUM: '0001042',
  NAME: 'AT&T',
  MEMO: 'AT&T bill',
};

it('reads a transaction', () => {
  expect(lineFromOfx(FIELDS)).toEqual({
    line: {
      day: '2026-09-15',
      amount: -1250,
      checkNumber: '1042',
      text: 'AT&T bill',
      bankId: 'F1',
    },
  });
});

it('takes no id and no number for none', () => {
  expect(lineFromOfx({ ...FIELDS, FITID: ' ', CHECKNUM: '000' })).toMatchObject({
    line: { bankId: null, checkNumber: null },
  });
});

it.each([
  [{ DTPOSTED: '' }, 'It has no day.'],
  [{ DTPOSTED: '19700101' }, '“19700101” is no day that the books can name.'],
  [{ TRNAMT: '' }, 'It has no amount.'],
  [{ TRNAMT: '1.005' }, '“1.005” is no amount of dollars and cents.'],
])('%o is refused: %s', (own, reason) => {
  expect(lineFromOfx({ ...FIELDS, ...own })).toEqual({ reason });
});

it.each([
  ['20260915', '2026-09-15'],
  ['20260231', null],
  ['2026-09-15', null],
])('%s is the day %s', (text, day) => {
  expect(dayOfOfx(text)).toBe(day);
});

describe('amountOfOfx', () => {
  it.each([
    ['-200.00', -20_000],
    ['+5', 500],
    ['.5', 50],
    ['-70,00', -7_000],
    ['-1,234.56', -123_456],
    ['12.5000', 1_250],
    ['1,234', 123_400],
    ['12.345', null],
    ['', null],
    ['NaN', null],
  ])('reads %j as %j', (text, amount) => {
    expect(amountOfOfx(text)).toBe(amount);
  });
});

it.each([
  [['Pat', 'Pat'], 'Pat'],
  [['Pat', 'Pat and more'], 'Pat and more'],
  [['Pat', 'Raffle'], 'Pat · Raffle'],
  [['', '  a \n b '], 'a b'],
  [['A&amp;B &LT;3 &#x41;&#xZ;'], 'A&B <3 A&#xZ;'],
  [['Joe&apos;s &quot;B&quot;&nbsp;&#233; &what; &nope;'], 'Joe\'s "B" é &what; &nope;'],
])('%j say %j', (parts, text) => {
  expect(textOf(parts)).toBe(text);
});

describe('the signs of a statement', () => {
  const typed = (type: string, amount: number) => ({
    type,
    line: {
      day: '2026-09-15' as CalendarDate,
      amount: cents(amount),
      checkNumber: null,
      text: '',
      bankId: null,
    },
  });

  it.each<[string, [string, number][], number[], string, number]>([
    [
      'as written',
      [
        ['DEBIT', -5],
        ['CREDIT', 9],
      ],
      [-5, 9],
      'asWritten',
      0,
    ],
    [
      'money in alone',
      [
        ['CREDIT', 5],
        ['POS', 9],
      ],
      [5, 9],
      'asWritten',
      0,
    ],
    [
      'none at all',
      [
        ['DEBIT', 5],
        ['DEP', 9],
        ['POS', 3],
        ['XFER', 4],
      ],
      [-5, 9, -3, 4],
      'noMinus',
      0,
    ],
    [
      'none beside nothing',
      [
        ['CHECK', 5],
        ['INT', 0],
      ],
      [-5, 0],
      'noMinus',
      0,
    ],
    [
      'the other way round',
      [
        ['DEBIT', 5],
        ['CREDIT', -9],
        ['XFER', -2],
      ],
      [-5, 9, 2],
      'reversed',
      0,
    ],
    [
      'one that is odd',
      [
        ['DEBIT', -5],
        ['FEE', 3],
        ['CREDIT', 9],
      ],
      [-5, 3, 9],
      'asWritten',
      1,
    ],
    ['nothing', [], [], 'asWritten', 0],
  ])('%s', (_, rows, amounts, signs, odd) => {
    const read = signedLines(
      rows.map((row) => typed(...row)),
      false,
    );
    expect(read.lines.map(({ amount }) => amount)).toEqual(amounts);
    expect(read).toMatchObject({ signs, odd });
  });

  it('a card’s payment comes in, and an account’s goes out', () => {
    const rows = [typed('DEBIT', 5), typed('PAYMENT', 7)];
    expect(signedLines(rows, true).lines.map(({ amount }) => amount)).toEqual([-5, 7]);
    expect(signedLines(rows, false)).toMatchObject({
      lines: [{ amount: -5 }, { amount: -7 }],
      turned: 2,
    });
  });
});

it('a check that the bank names by its number alone is that check', () => {
  const check = { ...FIELDS, TRNTYPE: 'CHECK', CHECKNUM: '0', NAME: '001044', MEMO: '' };
  expect(lineFromOfx(check)).toMatchObject({ line: { checkNumber: '1044', text: '001044' } });
  expect(lineFromOfx({ ...check, TRNTYPE: 'DEBIT' })).toMatchObject({
    line: { checkNumber: null },
  });
});
