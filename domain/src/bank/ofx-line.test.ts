import { describe, expect, it } from 'vitest';
import { amountOfOfx, dayOfOfx, lineFromOfx, textOf } from './ofx-line.ts';

const FIELDS = {
  TRNTYPE: 'DEBIT',
  ...{ DTPOSTED: '20260915120000.000[-5:EST]', TRNAMT: '-12.50', FITID: ' F1 ' },
  ...{ CHECKNUM: '0001042', NAME: 'AT&T', MEMO: 'AT&T bill' },
};

it('reads a transaction', () => {
  expect(lineFromOfx(FIELDS)).toEqual({
    line: {
      ...{ day: '2026-09-15', amount: -1250, checkNumber: '1042', text: 'AT&T bill' },
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
  [['Joe&apos;s &quot;B&quot;&nbsp;&#233; &what; &nope;'], 'Joe\'s "B" é &what; &nope;'],
])('%j say %j', (parts, text) => {
  expect(textOf(parts)).toBe(text);
});
