import { expect, it } from 'vitest';
import {
  isBalance,
  isBareSide,
  isResult,
  isWhole,
  sideBegun,
  sideNamed,
  totalOf,
} from './row-labels.ts';

it.each([
  ['INCOME', 'income'],
  ['Revenues', 'income'],
  ['REVENUE:', 'income'],
  ['Receipts', 'income'],
  ['I. Projected Income', 'income'],
  ['Income/Revenue', 'income'],
  ['2026-27 Budgeted Income', 'income'],
  ['Money In', 'income'],
  ['expenses', 'spending'],
  ['Expenditures', 'spending'],
  ['Disbursements', 'spending'],
  ['B. EXPENSES (2026-27)', 'spending'],
  ['Operating Expenses', 'spending'],
  ['Membership', null],
  ['Fundraising Income', null],
  ['Budget', null],
  ['Cash', null],
  ['', null],
])('%j is a section of %s', (text, side) => {
  expect(sideNamed(text)).toBe(side);
});

it.each([
  ['Program Expenses', 'spending'],
  ['Fundraising Revenue', 'income'],
  ['EXPENSES - Programs', 'spending'],
  ['Income: Fundraising', 'income'],
  ['Programs', null],
  ['2026-27', null],
])('without an amount, %j begins %s', (text, side) => {
  expect(sideBegun(text)).toBe(side);
});

it.each([
  ['Total', ''],
  ['TOTAL:', ''],
  ['Sub-Total', ''],
  ['Subtotal', ''],
  ['Grand total', ''],
  ['Total Income', 'income'],
  ['TOTAL EXPENSES 2026-27', 'expenses'],
  ['Total for all Programs', 'programs'],
  ['Income Total', 'income'],
  ['Total Wellness', 'wellness'],
  ['Totally Bananas', null],
  ['Membership', null],
])('%j is the total of %j', (text, of) => {
  expect(totalOf(text)).toBe(of);
});

it('knows the totals of the whole and of a side', () => {
  const wholes = ['', 'income', 'budgeted expenses', 'budget', 'revenue carryover', 'available'];
  expect(wholes.map(isWhole)).toEqual(wholes.map(() => true));
  expect(['wellness', 'programs', 'income tax help'].map(isWhole)).toEqual(Array(3).fill(false));
  expect(['Income', 'EXPENSES', 'Revenue'].map(isBareSide)).toEqual(Array(3).fill(true));
  expect(['Operating Expenses', 'In', 'Fun Run'].map(isBareSide)).toEqual(Array(3).fill(false));
});

it.each([
  'Net',
  'NET INCOME',
  'Net Income (Loss)',
  'Net Income/(Loss)',
  'Net Operating Income',
  'Net Change in Cash',
  'Net total',
  'Surplus/(Deficit)',
  'Surplus',
  'Income less Expenses',
  'Revenues over Expenditures',
  'Excess of Revenue over Expenses',
  'Over/Under',
  'Difference',
])('%j is what all comes to', (text) => {
  expect(isResult(text)).toBe(true);
});

it.each([
  'Netball',
  'Net Proceeds of Fun Run',
  'Tennis Net',
  'Income',
  'Lost and Found',
  'Change Drive',
])('%j is not', (text) => {
  expect(isResult(text)).toBe(false);
});

it.each([
  'Beginning Balance',
  'Ending balance',
  'Beginning Balance (July 1, 2026)',
  'Balance Forward',
  'Balance as of 6/30/2026',
  'Checking Account Balance',
  'Projected ending cash balance',
  'Cash on hand July 1',
  'Cash in bank',
  'Beginning cash',
  'Carryover',
  'Carry-over from 2025-26',
  'Prior year carryover',
  'Carryforward',
  'Reserve',
  'Operating Reserves',
  'Bank balance 7/1',
])('%j is a balance', (text) => {
  expect(isBalance(text)).toBe(true);
});

it.each([
  'Balance Bikes',
  'Beam Balance',
  'Cash Raffle',
  'Cash Box',
  'Bank Fees',
  'Reserve a Pew',
  'Checking',
])('%j is none', (text) => {
  expect(isBalance(text)).toBe(false);
});
