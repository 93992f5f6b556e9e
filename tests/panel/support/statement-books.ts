import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../../ops/base/paths.ts';
import { putAll } from '../../e2e/support/records.ts';
import { putLedger } from './ledger.ts';
import { fixTime } from './fixed-time.ts';
import type { MemoryBooks } from './memory-books.ts';

/* The books of an account, the list that the server answers with, and the files of banks that are chosen. */

export const PATH = '/admin/bank/reconcile';
export const API = '/api/admin/reconcile';
export const MANAGE = '/api/admin/manage-account';
export const ACCOUNT = {
  name: 'Checking',
  kind: 'checking',
  version: 1,
  openingDate: '2014-01-01',
  openingBalance: 1093.74,
};
/** An item of the server's list; the amount in cents. */
export const item = (key: string, day: string, amount: number, own: object = {}) => ({
  key,
  day,
  amount,
  checkNumber: null,
  words: key,
  ...own,
});
/** What the books have of the sample of Schwab: the check under another spelling, the deposit a few days earlier. */
export const LIST = {
  before: { day: '2022-07-31', balance: 109_374 },
  after: null,
  items: [
    item('payments~check', '2022-08-01', -7_500, { checkNumber: '0558', words: 'Dana Whitfield' }),
    item('revenueItems~cash', '2022-08-15', 2_000, { words: 'Bake sale' }),
    item('manualExpenses~late', '2022-08-16', -999, { words: 'Not at the bank yet' }),
  ],
  cleared: [],
};

/** A file that a program for banks wrote, or of the cases that were made for us. */
export function sample(name: string, folder: 'bank-files' | 'bank-cases' = 'bank-files') {
  const buffer = readFileSync(path.join(ROOT, 'tests/fixtures', folder, name));
  return { name, mimeType: 'text/plain', buffer };
}

export const text = (name: string, content: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

export const choose = (page: Page, file: ReturnType<typeof sample>) =>
  page.locator('input[aria-label="Choose a statement file"]').setInputFiles(file);

export const ticked = (page: Page) =>
  page.getByRole('list', { name: 'Entries to check off' }).getByRole('checkbox', {
    checked: true,
  });

/** The books of these tests, on a fixed day. */
export async function putStatementBooks(page: Page, books: MemoryBooks): Promise<void> {
  await fixTime(page, '2022-09-05T15:00:00Z');
  await putLedger(books.db);
  await putAll(books.db, {
    'accounts/checking': ACCOUNT,
    'accounts/savings': { ...ACCOUNT, name: 'Savings', fileAccount: '9855' },
    'settings/books': {
      opensOn: null,
      closedThrough: null,
      closedYear: null,
      closing: null,
      accountsFrom: '2014-01-01',
    },
  });
}

/** Opens Reconcile; the server answers with the list from now on. */
export async function open(page: Page, books: MemoryBooks, list: object = LIST): Promise<void> {
  await books.open(page, PATH);
  await books.answer(API, { ok: true, answer: { ...list } });
}
