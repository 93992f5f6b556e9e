import { describe, expect, it } from 'vitest';
import { documentOfItem, isDisbursement, itemKeys, itemsOf, type BankCollection } from './items.ts';

const DAY = '2026-09-03';

/** The items of a document as `key account day amount number words`. */
function told(collection: BankCollection, fields: object | undefined): string[] {
  return itemsOf(collection, 'a', fields && { date: DAY, accountId: 'bank', ...fields }).map(
    ({ key, accountId, day, amount, checkNumber, words }) =>
      [key, accountId, day, amount, checkNumber ?? '-', words].join(' '),
  );
}

const line = (amount: number): object => ({ expenseId: 'e', categoryId: 'c', amount });

describe('what moves an account', () => {
  it.each<[string, BankCollection, object | undefined, string[]]>([
    ['nothing', 'revenueItems', undefined, []],
    [
      'revenue',
      'revenueItems',
      { amount: 10.29, description: 'Fair' },
      [`revenueItems~a bank ${DAY} 1029 - Fair`],
    ],
    ['a bounced check', 'revenueItems', { amount: -20 }, [`revenueItems~a bank ${DAY} -2000 - `]],
    [
      'a manual expense',
      'manualExpenses',
      { amount: 4, paidTo: 'Mill', description: 'Cider', checkNumber: 'M-1' },
      [`manualExpenses~a bank ${DAY} -400 M-1 Mill`],
    ],
    [
      'a payment of two expenses',
      'payments',
      { lines: [line(1), line(2.5)], payee: 'Dana', checkNumber: '7', voided: null },
      [`payments~a bank ${DAY} -350 7 Dana`],
    ],
    [
      'a payment and its void',
      'payments',
      { lines: [line(1)], payee: 'Dana', voided: { date: '2026-09-09' } },
      [`payments~a bank ${DAY} -100 - Dana`, 'payments~a~void bank 2026-09-09 100 - Void: Dana'],
    ],
    ['a mistake', 'payments', { lines: [line(1)], mistake: { reason: 'Twice' } }, []],
    ['a payment without lines', 'payments', {}, []],
    [
      'a transfer',
      'transfers',
      { amount: 5, fromAccountId: 'bank', toAccountId: 'save', description: 'Dues' },
      [`transfers~a~from bank ${DAY} -500 - Dues`, `transfers~a~to save ${DAY} 500 - Dues`],
    ],
    ['a transfer between funds', 'transfers', { amount: 5, fromFundId: 'x', toFundId: 'y' }, []],
    [
      'a deposit of two revenue items',
      'deposits',
      {
        slip: '118',
        items: [
          { id: 'x', date: '2026-08-31', amount: 1.29 },
          { id: 'y', date: DAY, amount: 2 },
        ],
      },
      [`deposits~a bank ${DAY} 329 - Deposit 118, 2 items`],
    ],
    ['a deposit of nothing', 'deposits', { items: [] }, []],
    ['what names no account', 'revenueItems', { amount: 5, accountId: undefined }, []],
    ['what has no day', 'revenueItems', { amount: 5, date: 'soon' }, []],
    ['what has no amount', 'revenueItems', { amount: 'five' }, []],
    ['nothing at all', 'revenueItems', { amount: 0 }, []],
  ])('%s', (_name, collection, fields, expected) => {
    expect(told(collection, fields)).toEqual(expected);
  });
});

it('a deposit says on which days the books have counted what is in it', () => {
  const items = [
    { id: 'x', date: '2026-08-31', amount: 1.29 },
    { id: 'y', date: DAY, amount: 2 },
  ];
  const [item] = itemsOf('deposits', 'a', { date: DAY, accountId: 'bank', items });
  expect(item?.received).toEqual([
    { day: '2026-08-31', amount: 129 },
    { day: DAY, amount: 200 },
  ]);
});

it('a key names its document, and nothing else is one', () => {
  const documents = (
    ['revenueItems', 'manualExpenses', 'payments', 'transfers', 'deposits'] as const
  ).flatMap((collection) => itemKeys(collection, 'a').map((key) => [key, documentOfItem(key)]));
  expect(documents).toEqual([
    ['revenueItems~a', { collection: 'revenueItems', id: 'a' }],
    ['manualExpenses~a', { collection: 'manualExpenses', id: 'a' }],
    ['payments~a', { collection: 'payments', id: 'a' }],
    ['payments~a~void', { collection: 'payments', id: 'a' }],
    ['transfers~a~from', { collection: 'transfers', id: 'a' }],
    ['transfers~a~to', { collection: 'transfers', id: 'a' }],
    ['deposits~a', { collection: 'deposits', id: 'a' }],
  ]);
  expect(itemKeys('accounts', 'a')).toEqual([]);
  expect(documentOfItem('accounts~a~b')).toEqual({ collection: 'accounts', id: 'a' });
  const odd = [
    'accounts~a',
    'accounts~a~b c',
    'accounts~a~b~c',
    '',
    'funds~a',
    'payments',
    'payments~a b',
    'payments~a~to',
    'transfers~a',
  ];
  expect(odd.map(documentOfItem)).toEqual(odd.map(() => null));
});

it.each([
  ['transfers~a~from', true],
  ['transfers~a~to', false],
  ['manualExpenses~a', true],
  ['payments~a~void', true],
  ['revenueItems~a', false],
  ['accounts~a~from', false],
])('%s is a disbursement: %s', (key, expected) => {
  expect(isDisbursement(key)).toBe(expected);
});
