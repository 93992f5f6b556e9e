import { expect, it } from 'vitest';
import { headingIn, headingRow, isRow, MAX_HEADING } from './order-row.ts';

it('a row is an id or a heading', () => {
  for (const row of ['rides', 'a_B-3', '__x__', headingRow('Programs'), headingRow('# 2')])
    expect(isRow(row)).toBe(true);
  for (const row of [5, null, '', 'a b', '#', '# ', '#Programs', '# a\nb', '#  a'])
    expect(isRow(row)).toBe(false);
  expect(isRow(headingRow('a'.repeat(MAX_HEADING)))).toBe(true);
  expect(isRow(headingRow('a'.repeat(MAX_HEADING + 1)))).toBe(false);
});

it('knows the text of a heading', () => {
  expect(headingIn(headingRow('Programs'))).toBe('Programs');
  expect(headingIn('rides')).toBeNull();
});
