import { expect, it } from 'vitest';
import { followingFundOf } from './following-fund.ts';

const FUNDS = [{ id: 'main' }, { id: 'grants' }];
const line = (categoryId: string, fundId: string) => ({ categoryId, fundId });

it.each([
  ['no line', [], null],
  ['lines of other categories', [line('camp', 'main')], null],
  ['one line', [line('fair', 'main'), line('camp', 'grants')], 'main'],
  ['two lines of one fund', [line('fair', 'grants'), line('fair', 'grants')], 'grants'],
  ['lines of two funds', [line('fair', 'main'), line('fair', 'grants')], null],
  ['a fund that is gone', [line('fair', 'gone')], null],
  ['a fund that is gone beside another', [line('fair', 'gone'), line('fair', 'main')], null],
])('the fund that follows from %s', (_name, lines, fund) => {
  expect(followingFundOf('fair', lines, FUNDS)).toBe(fund);
});
