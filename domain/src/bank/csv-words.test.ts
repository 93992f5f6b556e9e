import { describe, expect, it } from 'vitest';
import { accountIn, isNotPosted, sideIn, summaryIn } from './csv-words.ts';

describe('sideIn', () => {
  it.each([
    'Debit',
    'DEBIT',
    'DR',
    'D',
    'DBIT',
    'Withdrawal',
    'ACH Debit',
    'Check',
    'CHECK PAID',
    'POS',
    'Fee',
    'Service Charge',
    '-',
    '−',
    'Debit Card Purchase',
    'Bill Payment',
    'Credit Card Purchase',
  ])('%j is money out', (text) => {
    expect(sideIn(text)).toBe('out');
  });

  it.each([
    'Credit',
    'CR',
    'C',
    'K',
    'CRDT',
    'Deposit',
    'ACH Credit',
    '+',
    'Interest',
    'DSLIP',
    'Check Deposit',
    'Deposit Interest',
    'ATM Deposit',
  ])('%j is money in', (text) => {
    expect(sideIn(text)).toBe('in');
  });

  it.each([
    '',
    'Payment',
    'Transfer',
    'ATM',
    'Debit Reversal',
    'Returned Check',
    'Debit/Credit',
    'Interest fee',
  ])('%j says neither', (text) => {
    expect(sideIn(text)).toBeNull();
  });
});

it.each([
  ['Pending', '', true],
  ['PENDING - 9/17', '', true],
  ['Declined', '', true],
  ['Yes', 'Pending', true],
  ['Posted', '', false],
  ['Yes', 'Status', false],
  ['', 'Pending', false],
])('%j below %j is not posted: %s', (text, heading, expected) => {
  expect(isNotPosted(text, heading)).toBe(expected);
});

it.each([
  'Opening balance',
  'Beginning balance as of 09/01/2026',
  'Closing Balance',
  'Ending ledger balance',
  'Balance forward',
  'BALANCE BROUGHT FORWARD',
  'Balance',
])('%j is a balance', (text) => {
  expect(summaryIn(text)).toBe('balance');
});

it.each([
  'Total',
  'Totals:',
  'Total Debits',
  'Turnover',
  'Grand Total',
  'Total deposits and other credits',
])('%j is a total', (text) => {
  expect(summaryIn(text)).toBe('total');
});

it.each([
  'TOTAL WINE & MORE',
  'NEW BALANCE BOSTON',
  'Balance transfer',
  'Opening night flowers',
  'Totally Toys',
  '',
])('%j may be a transaction', (text) => {
  expect(summaryIn(text)).toBeNull();
});

it.each([
  [['Account Number : 900100'], '900100'],
  [['Account Number', '******3464'], '******3464'],
  [['Account: Checking ...1111'], '1111'],
  [['Acct # 00000000S0001'], '00000000S0001'],
  [['Account Name : Room 204'], null],
  [['Account activity: 2026'], null],
  [['Account balance: 1,234'], null],
  [['Date Range : 09/01/2026-09/30/2026'], null],
])('%j names the account %j', (cells, account) => {
  expect(accountIn(cells)).toBe(account);
});
