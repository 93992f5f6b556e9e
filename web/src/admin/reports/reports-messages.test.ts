import { expect, it } from 'vitest';
import { reportMessages } from './reports-messages.ts';

it.each([
  [1, 'approved', '1 approved request needs a fund.'],
  [2, 'approved', '2 approved requests need a fund.'],
  [1_200, 'paid', '1,200 paid requests need a fund.'],
] as const)('says that %d %s expenses wait for a fund', (count, countWhen, sentence) => {
  expect(reportMessages.waitingForFund(count, countWhen)).toBe(sentence);
});

it.each([
  [1, false, '1 payment was recorded by the person who requested it.'],
  [3, false, '3 payments were recorded by the people who requested them.'],
  [5, true, 'More than 5 payments were recorded by the people who requested them.'],
] as const)(
  'counts %d payments that people recorded for themselves, more: %s',
  (count, more, sentence) => {
    expect(reportMessages.ownPayments(count, more)).toBe(sentence);
  },
);
