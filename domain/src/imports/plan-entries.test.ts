import { expect, it } from 'vitest';
import { errorMessages } from '../error-messages.ts';
import type { CalendarDate } from '../time/dates.ts';
import {
  knownWith,
  planSheet,
  sheet,
  statesOf,
  troubleOf,
} from '../../../tests/fixtures/import-sheets.ts';

const ENTRY = { date: '2026-09-01', categoryId: 'fair', fundId: 'main', amount: 5 };

it('plans revenue by one amount, or by debit and credit', () => {
  const plan = planSheet(
    'revenueItems',
    sheet(`
      Date | Category | Fund | Amount | Credit | Debit | Description | Reference
      9/1/2026 | Book Fair | Main Fund | $5.00 | | | Tickets | D-1
      9/1/2026 | Book Fair | Main Fund | | 7 | | Tickets |
      9/1/2026 | Book Fair | Main Fund | | | 3 | Bounced check |
      9/1/2026 | Book Fair | Main Fund | | | (3) | Bounced check |
      9/1/2026 | Book Fair | Main Fund | 7 | 7 | | Both |
      9/1/2026 | Book Fair | Main Fund | 7 | 8 | | Both |
      9/1/2026 | Book Fair | Main Fund | | | | None |
      9/1/2026 | Book Fair | Main Fund | five | | =B2 | Words |
      9/1/2026 | Book Fair | Main Fund | | five | | Words |
      9/1/2026 | Book Fair | Main Fund | 999999999 | | | |
    `),
  );
  expect(statesOf(plan)).toBe(
    '2 add, 3 add, 4 add, 5 add, 6 add, 7 trouble, 8 trouble, 9 trouble, 10 trouble, 11 trouble',
  );
  expect(plan.records[0]).toEqual({
    row: 2,
    collection: 'revenueItems',
    fields: {
      ...ENTRY,
      description: 'Tickets',
      reference: 'D-1',
    },
  });
  expect(plan.records.map(({ fields }) => fields['amount'])).toEqual([5, 7, -3, -3, 7]);
  expect(troubleOf(plan, 7)).toEqual(['amount: Amount, debit and credit say different things.']);
  expect(troubleOf(plan, 8)).toEqual(['amount: Amount is required.']);
  expect(troubleOf(plan, 9)).toEqual([
    'amount: Amount must be dollars and cents, such as 1,250.00.',
  ]);
  expect(troubleOf(plan, 10)).toEqual([
    'credit: Credit must be dollars and cents, such as 1,250.00.',
    'amount: Amount is required.',
  ]);
  expect(troubleOf(plan, 11)).toEqual([
    'amount: Amount must be at most $99,999,999.99, either way.',
    'description: Description is required.',
  ]);
});

it('plans manual expenses: what went out is the amount, and a number means a check', () => {
  const text = `
    Date | Category | Fund | Amount | Debit | Credit | Payee | Description | Method | Check #
    9/1/2026 | Office | Main Fund | -5 | | | Acme | Paper | |
    9/1/2026 | Office | Main Fund | | 7 | | Acme | Paper | | 1042
    9/1/2026 | Office | Main Fund | | | 2 | Acme | Refund | Cash |
    9/1/2026 | Office | Main Fund | | 7 | | Acme | Paper | Cash | 1043
    9/1/2026 | Office | Main Fund | | 7 | | | Paper | swap |
    9/1/2026 | Office | Main Fund | =1+1 | | | Acme | Paper | |
    9/1/2026 | Office | Main Fund | 8 | | | Acme | Paper | Check |
  `;
  const plan = planSheet('manualExpenses', sheet(text), { turnSigns: true });
  expect(statesOf(plan)).toBe('2 add, 3 add, 4 add, 5 trouble, 6 trouble, 7 trouble, 8 trouble');
  expect(plan.records.map(({ fields }) => fields['amount'])).toEqual([5, 7, -2]);
  expect(plan.records[1]?.fields).toMatchObject({ method: 'check', checkNumber: '1042' });
  expect(plan.records[2]?.fields).toMatchObject({ method: 'cash' });
  expect(troubleOf(plan, 5)).toEqual(['checkNumber: Only a check has a check number.']);
  expect(troubleOf(plan, 6)).toEqual([
    'method: Method must be Check, Debit card, Bank transfer, Cash or Other.',
    'paidTo: Paid To is required.',
  ]);
  expect(troubleOf(plan, 7)).toEqual([
    'amount: Amount is a formula. Paste or save its value instead.',
  ]);
  expect(troubleOf(plan, 8)).toEqual(['checkNumber: Check Number is required.']);
  const unturned = planSheet('manualExpenses', sheet(text));
  expect(unturned.records[0]?.fields['amount']).toBe(-5);
});

it('recognises an entry that says all that the row says, each once', () => {
  const stored = { ...ENTRY, paidTo: 'Acme', description: 'Books', version: 3 };
  const known = knownWith({
    manualExpenses: [
      { ...stored, method: 'check', checkNumber: '00-1042' },
      { ...stored, reference: 'R 1' },
    ],
  });
  const text = `
    Date | Category | Fund | Amount | Paid To | Description
    9/1/2026 | Book Fair | Main Fund | 5.00 | Acme | Books
    9/1/2026 | Book Fair | Main Fund | 5.00 | Acme | Books
    9/1/2026 | Book Fair | Main Fund | 5.00 | Acme | Books
    9/1/2026 | Book Fair | Main Fund | 5.01 | Acme | Books
  `;
  const plan = planSheet('manualExpenses', sheet(text), { known });
  expect(statesOf(plan)).toBe('2 there, 3 there, 4 add, 5 add');
  const numbered = `
    Date | Category | Fund | Amount | Paid To | Description | Check Number
    9/1/2026 | Book Fair | Main Fund | 5.00 | Acme | Books | Check #1042
    9/1/2026 | Book Fair | Main Fund | 5.00 | Acme | Books | 1043.0
  `;
  const second = planSheet('manualExpenses', sheet(numbered), { known });
  expect(statesOf(second)).toBe('2 there, 3 add');
  expect(second.records[0]?.fields['checkNumber']).toBe('1043');
});

it('names a locked day and an archived category, unless the entry is there', () => {
  const known = knownWith({
    revenueItems: [{ ...ENTRY, categoryId: 'old', description: 'Cake' }],
  });
  const plan = planSheet(
    'revenueItems',
    sheet(`
      Date | Category | Fund | Amount | Description
      9/1/2026 | Old Event | Main Fund | 5 | Cake
      9/1/2026 | Old Event | Main Fund | 6 | Cake
    `),
    { known, dayProblem: (day) => `${day} is closed.` },
  );
  expect(statesOf(plan)).toBe('2 there, 3 trouble');
  expect(troubleOf(plan, 3)).toEqual([
    'category: “Old Event” is archived.',
    'date: 2026-09-01 is closed.',
  ]);
});

it('asks for an account from the first opening day on, and names none before it', () => {
  const openingDate = '2026-07-01' as CalendarDate;
  const accounts = [
    { id: 'check', name: 'Checking', openingDate },
    { id: 'save', name: 'Savings', openingDate: '2026-09-15' as CalendarDate },
    { id: 'old', name: 'Old Bank', openingDate, archived: true },
  ];
  const known = knownWith(
    { revenueItems: [{ ...ENTRY, accountId: 'check', description: 'Cake' }] },
    { accounts },
  );
  const text = `
    Date | Category | Fund | Account | Amount | Description
    9/1/2026 | Book Fair | Main Fund | checking | 5 | Cake
    9/1/2026 | Book Fair | Main Fund | Checking | 6 | Cake
    6/30/2026 | Book Fair | Main Fund | Checking | 6 | Cake
    9/1/2026 | Book Fair | Main Fund | | 7 | Cake
    9/1/2026 | Book Fair | Main Fund | Savings | 7 | Cake
    9/1/2026 | Book Fair | Main Fund | Old Bank | 7 | Cake
    9/1/2026 | Book Fair | Main Fund | Piggy bank | 7 | Cake
  `;
  const plan = planSheet('revenueItems', sheet(text), { known });
  expect(statesOf(plan)).toBe('2 there, 3 add, 4 add, 5 trouble, 6 trouble, 7 trouble, 8 trouble');
  expect(plan.records.map(({ fields }) => fields['accountId'])).toEqual(['check', undefined]);
  expect([5, 6, 7, 8].map((row) => troubleOf(plan, row))).toEqual([
    [`account: ${errorMessages.accountRequired}`],
    [`account: ${errorMessages.accountNotOpen}`],
    ['account: “Old Bank” is archived.'],
    ['account: There is no account “Piggy bank”.'],
  ]);
  expect(plan.creations).toEqual([]);
});

it('names a check number that is twice in the sheet, in any spelling, and points out the same row', () => {
  const plan = planSheet(
    'manualExpenses',
    sheet(`
      Date | Check # | Payee | Description | Category | Fund | Amount
      9/6/2026 | 1046 | Pat Lee | Pens | Office | Main Fund | 30
      9/7/2026 | #001046 | Mo Kay | Ink | Office | Main Fund | 31
      9/8/2026 | | Mo Kay | Paper | Office | Main Fund | 5
      9/8/2026 | | Mo Kay | Paper | Office | Main Fund | 5.00
    `),
  );
  expect(statesOf(plan)).toBe('2 add, 3 trouble, 4 add, 5 add');
  expect(troubleOf(plan, 3)).toEqual(['checkNumber: Row 2 has this check number too.']);
  expect(plan.rows.map(({ notes }) => notes)).toEqual([[], [], [], ['Row 4 has the same.']]);
});

it('does not give the number of a check that is in the books to another row', () => {
  const paid = { categoryId: 'office', fundId: 'main', amount: 30, method: 'check' };
  const stored = {
    ...paid,
    date: '2026-09-06',
    description: 'Pens',
    paidTo: 'Pat Lee',
    checkNumber: '1046',
  };
  const plan = planSheet(
    'manualExpenses',
    sheet(`
      Date | Check # | Payee | Description | Category | Fund | Amount
      9/6/2026 | 01046 | Pat Lee | Pens | Office | Main Fund | 30
      9/7/2026 | 1046 | Mo Kay | Ink | Office | Main Fund | 31
    `),
    { known: knownWith({ manualExpenses: [stored] }) },
  );
  expect(statesOf(plan)).toBe('2 there, 3 trouble');
});
