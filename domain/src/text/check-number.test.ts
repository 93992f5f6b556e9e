import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  normalizeCheckNumber,
  normalizeNumber,
  plainCheckNumber,
  referencesLike,
} from './check-number.ts';

it.each([
  ['1042', '1042'],
  ['="00001044"', '00001044'],
  ["'0001045", '0001045'],
  ['’0001045', '0001045'],
  ['"1045"', '1045'],
  ['#1046', '1046'],
  ['# 1046', '1046'],
  ['CHECK 1047', '1047'],
  ['Check #1047', '1047'],
  ['check no. 1047', '1047'],
  ['Check Number: 1047', '1047'],
  ['CHK1047', '1047'],
  ['Ck-1047', '1047'],
  ['Draft 001047', '001047'],
  ['No. 1047', '1047'],
  ['1048.0', '1048'],
  ['1048.00', '1048'],
  ['1,048', '1048'],
  ['1,048.00', '1048'],
  [' 10-42 a ', '10-42 a'],
  ['A-1042', 'A-1042'],
  ['Check #M-7', 'M-7'],
  ['1048.5', '1048.5'],
  ['10,48', '10,48'],
  ['Checkers 5', 'Checkers 5'],
  ['Check', 'Check'],
  ['', ''],
])('the check number %j is %j without what is around it', (text, number) => {
  expect(plainCheckNumber(text)).toBe(number);
});

it.each([
  ['1042', '1042'],
  [' 10 42 ', '1042'],
  ['001042', '1042'],
  ['a-1', 'A1'],
  ['1042-A', '1042A'],
  ['10 42 a', '1042A'],
  ['-00-1042--A-', '1042A'],
  ['0a', 'A'],
  ['000', '0'],
  ['', ''],
  ['CHECK #00-1042', '1042'],
  ['="0001042.0"', '1042'],
])('the check number %j is compared as %j (#106)', (typed, normalized) => {
  expect(normalizeCheckNumber(typed)).toBe(normalized);
});

it('a number that is no check’s keeps its words', () => {
  expect(normalizeNumber('no 00-12')).toBe('NO0012');
});

it('what is plain stays as it is', () => {
  const pieces = fc.constantFrom(
    'check',
    'CHK',
    'no',
    '#',
    "'",
    '"',
    '=',
    ' ',
    '-',
    '.',
    ',',
    '0',
    '17',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const once = plainCheckNumber(parts.join(''));
      expect(plainCheckNumber(once)).toBe(once);
    }),
  );
});

it.each([
  ['1042', '1042'],
  ['1042', 'Check 1042'],
  ['1042', 'check #1042'],
  ['1042', 'Ck #1042'],
  [' 0-1042 ', '#1042'],
  ['10-42', 'Check 10-42'],
  ['10-42', 'Check 1042'],
  ['check #1042', 'Ck #1042'],
])('the check %j is looked for as %j', (number, reference) => {
  expect(referencesLike(number)).toContain(reference);
});

it('an invoice is looked for in the words for invoices', () => {
  expect(referencesLike('inv-0042', 'invoice')).toEqual(
    expect.arrayContaining(['inv-0042', 'Invoice #inv-0042', 'inv0042', 'Inv INV0042']),
  );
  expect(referencesLike('4711', 'invoice')).not.toContain('Check 4711');
  expect(referencesLike('00-1042 A', 'invoice').length).toBeLessThanOrEqual(30);
});

it.each(['', ' ', '-'])('nothing looks like %j', (number) => {
  expect(referencesLike(number)).toEqual([]);
});

it('one search can name all of them', () => {
  expect(referencesLike('00-1042 A').length).toBeLessThanOrEqual(30);
  expect(new Set(referencesLike('00-1042 A')).size).toBe(referencesLike('00-1042 A').length);
});
