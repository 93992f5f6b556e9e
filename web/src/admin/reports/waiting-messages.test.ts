import { expect, it } from 'vitest';
import { waitingWords } from './waiting-messages.ts';

it.each([
  [1, 'approved', '1 approved expense waits for a fund.'],
  [2, 'approved', '2 approved expenses wait for a fund.'],
  [1_200, 'paid', '1,200 paid expenses wait for a fund.'],
] as const)('%d, counted when %s', (count, countWhen, words) => {
  expect(waitingWords(count, countWhen)).toBe(words);
});
