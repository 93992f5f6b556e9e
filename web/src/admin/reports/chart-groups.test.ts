import { cents } from '@pa-ledger/domain/money/money';
import { expect, it } from 'vitest';
import { largestGroups, MOST_GROUPS } from './chart-groups.ts';

const group = (id: string, one: number, other = 0) => ({
  id,
  name: id,
  amounts: [cents(one), cents(other)] as const,
});

it('keeps the largest groups, whichever amount is large, in their order', () => {
  const small = Array.from({ length: MOST_GROUPS - 1 }, (_, index) => group(`small ${index}`, 5));
  const groups = [group('tiny', 1), ...small, group('negative', 0, -500), group('none', 0)];
  expect(largestGroups(groups).map(({ id }) => id)).toEqual([
    ...small.map(({ id }) => id),
    'negative',
  ]);
});

it('keeps all when they are few', () => {
  expect(largestGroups([group('b', 1), group('a', 2)]).map(({ id }) => id)).toEqual(['b', 'a']);
});
