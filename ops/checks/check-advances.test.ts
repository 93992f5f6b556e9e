import { expect, it } from 'vitest';
import { checkAdvances } from './check-advances.ts';
import type { Found } from './project-data.ts';

const PAIR = { categoryId: 'fair', fundId: 'main' };
const GIVEN = {
  ...PAIR,
  amount: 200,
  advance: { kind: 'given', eventOn: '2026-10-24', left: 10 },
};
const SETTLED = {
  categoryId: 'office',
  fundId: 'grants',
  amount: 150,
  advance: { kind: 'settled', ...PAIR },
};
const RETURNED = { ...PAIR, amount: -40, accountId: 'bank', advance: { kind: 'returned' } };

/** An advance of which $10.00 is left, with what's changed of it; null takes a document away. */
function problems(changes: Readonly<Record<string, object | null>> = {}, email = 'a@example.com') {
  const entries: Readonly<Record<string, object | null>> = {
    adv: GIVEN,
    'adv-settled-1': SETTLED,
    'adv-returned-1': RETURNED,
    cider: { ...PAIR, amount: 5 },
    ...changes,
  };
  const manualExpenses = Object.entries(entries).flatMap(([id, data]): Found[] =>
    data === null ? [] : [{ id, data }],
  );
  const advanceHolders = [{ id: 'adv', data: { email } }];
  return checkAdvances({ manualExpenses, advanceHolders });
}

it('finds nothing wrong with an advance whose parts add up', () => {
  expect(problems()).toEqual([]);
});

it.each<[what: string, changes: Record<string, object | null>, found: RegExp]>([
  [
    'left',
    { adv: { ...GIVEN, advance: { ...GIVEN.advance, left: 11 } } },
    /\$11\.00 is left.*\$10\.00/,
  ],
  ['a part that is gone', { 'adv-settled-1': null }, /leave \$160\.00/],
  ['an advance that is gone', { adv: null }, /adv-settled-1 settles no advance/],
  ['another kind', { adv: { ...GIVEN, advance: { kind: 'lent' } } }, /can't be read/],
  ['a return above 0', { 'adv-returned-1': { ...RETURNED, amount: 40 } }, /settles the wrong way/],
  [
    'receipts of another fund',
    { 'adv-settled-1': { ...SETTLED, advance: { kind: 'settled', ...PAIR, fundId: 'x' } } },
    /another category or fund/,
  ],
  [
    'receipts in an account',
    { 'adv-settled-1': { ...SETTLED, accountId: 'bank' } },
    /names an account/,
  ],
])('finds damage: %s', (_what, changes, found) => {
  expect(problems(changes).join('\n')).toMatch(found);
});

it('finds an open one without an address, a second one of a mailbox, and an address of none', () => {
  expect(problems({}, '')).toEqual([expect.stringMatching(/how to reach its holder/)]);
  const other = { id: 'two', data: { ...GIVEN, amount: 10 } };
  const holders = [
    { id: 'adv', data: { email: 'kim@example.com' } },
    { id: 'two', data: { email: 'Kim+x@example.com' } },
    { id: 'gone', data: { email: 'b@example.com' } },
  ];
  const own = { id: 'adv', data: { ...GIVEN, amount: 10 } };
  expect(checkAdvances({ manualExpenses: [own, other], advanceHolders: holders })).toEqual([
    expect.stringMatching(/holder of the advance two has another/),
    expect.stringMatching(/advanceHolders\/gone is of no advance/),
  ]);
});
