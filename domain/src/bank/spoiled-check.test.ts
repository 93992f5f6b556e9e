import { describe, expect, it } from 'vitest';
import { cents } from '../money/money.ts';
import type { CalendarDate } from '../time/dates.ts';
import type { RegisterLine } from './register.ts';
import {
  missingCheckNumbers,
  readSpoiled,
  SPOILED,
  spoiledIdOf,
  withSpoiled,
  type ListedSpoiled,
} from './spoiled-check.ts';

const day = (text: string) => text as CalendarDate;

function spoiled(number: string, date: string): ListedSpoiled {
  return { id: number, checkNumber: number, date: day(date), reason: 'Torn', accountId: 'bank' };
}

function line(date: string, balance: number): RegisterLine {
  const own = { checkNumber: null, words: 'Mill', description: '', balance: cents(balance) };
  return { key: `${date}~${balance}`, day: day(date), amount: cents(1), ...own };
}

describe('readSpoiled', () => {
  it('reads a document', () => {
    const fields = { checkNumber: '1052', date: '2026-11-03', reason: 'Torn', accountId: 'bank' };
    expect(readSpoiled('1052', fields)).toEqual(spoiled('1052', '2026-11-03'));
    expect(readSpoiled('1052', { ...fields, date: 'x' })).toBeNull();
    expect(readSpoiled('1052', { date: '2026-11-03' })).toMatchObject({ accountId: '' });
  });

  it('is named by its number, however it is spelled', () => {
    expect(['1052', '01052', '#1052', ' 10-52'].map(spoiledIdOf)).toEqual(
      Array.from({ length: 4 }, () => '1052'),
    );
  });
});

describe('withSpoiled', () => {
  it('puts each on its day with $0.00, behind what moved money', () => {
    const lines = [line('2026-11-02', 500), line('2026-11-03', 700), line('2026-11-03', 600)];
    const found = withSpoiled(
      lines,
      [spoiled('3', '2026-11-04'), spoiled('2', '2026-11-03'), spoiled('1', '2026-11-01')],
      cents(100),
    );
    expect(found.map(({ checkNumber, amount, balance }) => [checkNumber, amount, balance])).toEqual(
      [
        ['1', 0, 100],
        [null, 1, 500],
        [null, 1, 700],
        [null, 1, 600],
        ['2', 0, 600],
        ['3', 0, 600],
      ],
    );
    expect(found[0]).toMatchObject({
      key: 'spoiledChecks~1',
      words: SPOILED,
      description: 'Torn',
    });
    expect(withSpoiled(lines, [], cents(0))).toEqual(lines);
  });
});

describe('missingCheckNumbers', () => {
  it.each<[used: string[], missing: string[]]>([
    [[], []],
    [['1041'], []],
    [['1041', '1042', '1043'], []],
    [
      ['1046', '1041', '1043', '1041', '#1043'],
      ['1042', '1044', '1045'],
    ],
    [
      ['0098', '0101'],
      ['0099', '0100'],
    ],
    [['A-7', 'a-9', '8'], ['A-8']],
    [['cash', '1041', '1043'], ['1042']],
    // Another checkbook began.
    [['1041', '5001', '5003'], ['5002']],
    [['100', '151'], Array.from({ length: 50 }, (_, at) => String(101 + at))],
    [['100', '152'], []],
  ])('of %j: %j', (used, missing) => {
    expect(missingCheckNumbers(used)).toEqual(missing);
  });
});
