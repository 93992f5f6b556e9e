import { expect, it } from 'vitest';
import { purposeOf, purposesIn } from './recorded-payment.ts';

it.each([
  ['Pumpkins', 'Pumpkins'],
  [' Glue,\n\tcard  stock ', 'Glue, card stock'],
  ['x'.repeat(100), 'x'.repeat(100)],
  [`${'x'.repeat(98)} yz`, `${'x'.repeat(98)}…`],
  ['🎃'.repeat(101), `${'🎃'.repeat(99)}…`],
])('keeps of what money was for as much as a list has room for %#', (description, purpose) => {
  expect(purposeOf(description)).toBe(purpose);
});

it('says what the lines of a payment were for, each once, as far as it was kept', () => {
  const lines = [{ purpose: 'Glue' }, {}, { purpose: 'Paper' }, { purpose: 'Glue' }, null];
  expect(purposesIn(lines)).toBe('Glue; Paper');
  const stated = { purpose: 'Glue', statement: true };
  expect(purposesIn([stated, ...lines])).toBe('Glue (no receipt, statement); Glue; Paper');
  expect(purposesIn([{}])).toBe('');
  expect(purposesIn(undefined)).toBe('');
});
