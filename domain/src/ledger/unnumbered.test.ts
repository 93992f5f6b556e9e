import { expect, it } from 'vitest';
import { unnumberedRefusal } from './unnumbered.ts';

const CHECK = { method: 'check' };
const NUMBERED = { method: 'check', checkNumber: '1042' };
const REFUSAL = 'Check Number is required.';

it.each([
  ['a new check', null, CHECK],
  ['a new check with a blank number', null, { ...CHECK, checkNumber: ' ' }],
  ['what becomes a check', { method: 'cash' }, CHECK],
  ['what had no method', {}, CHECK],
  ['a check that loses its number', NUMBERED, { ...CHECK, checkNumber: '' }],
])('%s needs a number', (_, before, after) => {
  expect(unnumberedRefusal(before, after)).toBe(REFUSAL);
});

it.each([
  ['a numbered check', null, NUMBERED],
  ['what is no check', NUMBERED, { method: 'cash', checkNumber: '' }],
  ['what gives something back, without a method', null, {}],
  ['a check that was stored without a number', CHECK, { ...CHECK, checkNumber: '' }],
])('%s can be saved', (_, before, after) => {
  expect(unnumberedRefusal(before, after)).toBeNull();
});
