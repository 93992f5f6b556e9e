import { describe, expect, it } from 'vitest';
import { TYPED_AMOUNTS } from '../../../tests/fixtures/amounts.ts';
import { parseDollars } from './money.ts';
import { isBeyond, isNumber, notDollars } from './typed-number.ts';

describe('isNumber (#110)', () => {
  it.each(TYPED_AMOUNTS)('$typed is $is', ({ typed, is }) => {
    const amount = parseDollars(typed);
    const found = amount ?? (isNumber(typed) ? 'number' : 'nothing');
    expect(found).toBe(is);
  });

  it('is fast for a text of any length', () => {
    const started = performance.now();
    for (const part of ['1', '.', '1,', "'", ' ', '1e', '(', '$'])
      expect(isNumber(`${part.repeat(200_000)}x`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe('isBeyond', () => {
  it.each([
    ['100.01', true],
    ['-100.01', true],
    ['$1,000', true],
    ['1e3', true],
    ['99999999999999', true],
    ['9e999', true],
    ['100', false],
    ['100.00', false],
    ['-100', false],
    ['1e1', false],
    ['12,50', false],
    ['1,234.567', true],
    ['1234,56', false],
    ['abc', false],
    ['2e$9', false],
    ['-$101', true],
    ['', false],
  ])('compares %j with 100 dollars: %s', (typed, expected) => {
    expect(isBeyond(typed, 100)).toBe(expected);
  });
});

describe('notDollars', () => {
  it.each(['12,50', '1.250,00', ',50', '1,2345', '1,25', '1250,', '1,,234'])(
    'points out the comma of %j (#111)',
    (typed) => {
      expect(notDollars(typed)).toBe('comma');
    },
  );

  it.each(['12.345', '1,234.567', '1e3', 'abc', '1,234,567.890', '?'])(
    'asks for dollars and cents instead of %j',
    (typed) => {
      expect(notDollars(typed)).toBe('notDollars');
    },
  );
});
