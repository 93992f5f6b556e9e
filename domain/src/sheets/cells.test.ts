import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMULA_TEXTS } from '../../../tests/fixtures/formula-texts.ts';
import { cents, formatCents, MAX_CENTS } from '../money/money.ts';
import { amountInCell, flagInCell, isFailedFormula, isFormula, tidyCell } from './cells.ts';

describe('tidyCell', () => {
  it.each([
    [' Book Fair ', 'Book Fair'],
    ['Book\u00a0Fair\u200b', 'Book Fair'],
    ['\ufeffName', 'Name'],
    ['two\r\nlines\rhere', 'two\nlines\nhere'],
    ["'=SUM(A1)", '=SUM(A1)'],
    ["'-3 days", '-3 days'],
    ["'Tis the season", "'Tis the season"],
    ['="00001044"', '00001044'],
    ['=""', ''],
    ['="TRAY 12"""', 'TRAY 12"'],
    [`'="0100"`, '0100'],
    ["'", "'"],
  ])('shows %j as %j', (cell, text) => {
    expect(tidyCell(cell)).toBe(text);
  });

  it.each(FORMULA_TEXTS)('gives %j back as our own CSV files have it', (text) => {
    expect(tidyCell(`'${text}`)).toBe(tidyCell(text));
  });
});

it.each([
  ['=A1', true],
  [' =A1+B1', true],
  ['＝A1', true],
  ['="00001044"', false],
  ['="A"&"B"', true],
  ["'=A1", false],
  ['-50', false],
  ['+1', false],
  ['', false],
])('%j is a formula: %s', (cell, expected) => {
  expect(isFormula(cell)).toBe(expected);
});

it.each([
  ['#REF!', true],
  ['#n/a', true],
  ['#1042', false],
])('%j is an error of one: %s', (text, expected) => {
  expect(isFailedFormula(text)).toBe(expected);
});

describe('amountInCell', () => {
  it.each([
    ['12', 1_200],
    ['1,250.00', 125_000],
    ['$8', 800],
    ['$ 1,250.5', 125_050],
    ['-$8.01', -801],
    ['$-8.01', -801],
    ['- 8', -800],
    ['8-', -800],
    ['$8-', -800],
    ['+8', 800],
    ['$8+', 800],
    ['(1,250.00)', -125_000],
    ['$(8)', -800],
    ['($8)', -800],
    ['( 8.00 )', -800],
    ['−3.00', -300],
    ['–3', -300],
    ['USD 12', 1_200],
    ['US$12', 1_200],
    ['12.50 USD', 1_250],
    ['-', 0],
    ['$ -', 0],
    ['—', 0],
    ['0', 0],
  ])('reads %j as %d cents', (text, expected) => {
    expect(amountInCell(text)).toBe(expected);
  });

  it.each([
    '',
    'abc',
    '12,50',
    '1.250,00',
    '1.234',
    '(-8)',
    '(8',
    '8)',
    '--8',
    '-8-',
    '-8+',
    '+-8',
    '(8)-',
    '€5',
    '5%',
    '1e3',
    '12 and 13',
    '()',
    '=8',
    '99999999999999999',
  ])('takes %j for none', (text) => {
    expect(amountInCell(text)).toBeNull();
  });

  it('reads every amount as the panel writes it', () => {
    const any = fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }).map(cents);
    fc.assert(
      fc.property(any, (amount) => {
        expect(amountInCell(formatCents(amount))).toBe(amount);
      }),
    );
  });
});

it.each([
  ['Yes', true],
  ['x', true],
  ['TRUE', true],
  ['no', false],
  ['', false],
  ['maybe', null],
])('%j is yes: %s', (text, expected) => {
  expect(flagInCell(text)).toBe(expected);
});
