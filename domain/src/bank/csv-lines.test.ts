import { describe, expect, it } from 'vitest';
import { balanceInCells, columnsIn, isEnough, lineFromCells } from './csv-lines.ts';

describe('columnsIn', () => {
  it('finds the headings below a title, with one amount or two', () => {
    const rows = [
      ['Account ending 1234'],
      ['Date', 'Status', 'CheckNumber', 'Description', 'Withdrawal', 'Deposit', 'RunningBalance'],
    ];
    expect(columnsIn(rows)).toEqual({
      headings: 1,
      ...{ date: 0, checkNumber: 2, text: 3, debit: 4, credit: 5, balance: 6 },
    });
    expect(columnsIn([['Posting Date', 'Amount', 'Transaction ID', 'Memo']])).toMatchObject({
      ...{ date: 0, amount: 1, bankId: 2, memo: 3 },
    });
  });

  it.each([
    [[['9/1/2026', '-5', '*', '', 'Fee']]],
    [[['Date', 'Description', 'Debit']]],
    [[['Amount', 'Description']]],
    [[]],
  ])('leaves %j to a person', (rows) => {
    expect(columnsIn(rows)).toBeNull();
  });
});

it('a day and amounts are enough', () => {
  expect(isEnough({ date: 0, amount: 1 })).toBe(true);
  expect(isEnough({ date: 0, debit: 1, credit: 2 })).toBe(true);
  expect(isEnough({ date: 0, credit: 2 })).toBe(false);
  expect(isEnough({ amount: 2 })).toBe(false);
});

const ONE = { date: 0, amount: 1, checkNumber: 2, text: 3, bankId: 4 };
const TWO = { date: 0, debit: 1, credit: 2 };

describe('lineFromCells', () => {
  it('reads a row', () => {
    expect(lineFromCells(['9/1/2026', '($1,250.00)', '0558', ' Check  paid ', 'X1'], ONE)).toEqual({
      line: {
        ...{ day: '2026-09-01', amount: -125_000, checkNumber: '558', text: 'Check paid' },
        bankId: 'X1',
      },
    });
  });

  it.each([
    [['9/1/2026', '5.00', ''], -500],
    [['9/1/2026', '-5.00', ''], -500],
    [['9/1/2026', '', '5.00'], 500],
    [['9/1/2026', '0.00', '5.00'], 500],
    [['9/1/2026', '5.00', '0'], -500],
  ])('%j is an amount of %d', (cells, amount) => {
    expect(lineFromCells(cells, TWO)).toMatchObject({ line: { amount, bankId: null } });
  });

  it.each([
    [['', '5'], ONE, 'It has no day.'],
    [['Total', '5'], ONE, '“Total” is no day that the books can name.'],
    [['9/1/2026', ''], ONE, 'It has no amount.'],
    [['9/1/2026', 'five'], ONE, '“five” is no amount of dollars and cents.'],
    [['9/1/2026', '', ''], TWO, 'It has no amount.'],
    [['9/1/2026', '1', '2'], TWO, 'It has both a debit and a credit.'],
    [['9/1/2026', 'x', ''], TWO, '“x” is no amount of dollars and cents.'],
    [['9/1/2026', '', 'x'], TWO, '“x” is no amount of dollars and cents.'],
  ])('%j is refused', (cells, columns, reason) => {
    expect(lineFromCells(cells, columns)).toEqual({ reason });
  });

  it('turns the amounts of a bank that writes what left as above 0', () => {
    const turned = { ...ONE, isTurned: true };
    expect(lineFromCells(['9/1/2026', '5'], turned)).toMatchObject({ line: { amount: -500 } });
    expect(lineFromCells(['9/1/2026', ''], turned)).toMatchObject({ reason: 'It has no amount.' });
  });

  it('reads days that begin with the day of the month, if told so', () => {
    const dayFirst = { ...ONE, isDayFirst: true };
    expect(lineFromCells(['1/9/2026', '5'], dayFirst)).toMatchObject({
      line: { day: '2026-09-01' },
    });
    expect(lineFromCells(['9/13/2026', '5'], dayFirst)).toMatchObject({
      reason: '“9/13/2026” is no day that the books can name.',
    });
  });

  it('a row that ends before its last columns has none of them', () => {
    expect(lineFromCells(['9/1/2026', '5'], ONE)).toMatchObject({
      line: { amount: 500, checkNumber: null, text: '', bankId: null },
    });
  });

  it('an empty row is none', () => {
    expect(lineFromCells(['', ' '], ONE)).toBeNull();
  });
});

it('a row may say the balance after it', () => {
  expect(balanceInCells(['9/1/2026', '$878.47'], { balance: 1 })).toBe(87_847);
  expect(balanceInCells(['9/1/2026', ''], { balance: 1 })).toBeNull();
  expect(balanceInCells(['9/1/2026'], {})).toBeNull();
});
