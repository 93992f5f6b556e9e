import { expect, it } from 'vitest';
import { referencesLike } from './look-alikes.ts';

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
