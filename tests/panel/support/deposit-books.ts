import type { Page } from '@playwright/test';
import { putAll } from '../../e2e/support/records.ts';
import { jpegReceipt } from '../../fixtures/receipt-files.ts';
import { fixTime } from './fixed-time.ts';
import { putLedger } from './ledger.ts';
import type { MemoryBooks } from './memory-books.ts';

/* The books of an account with one deposit, and what can be in another. */

export const PATH = '/admin/bank/deposits?year=2026';
export const API = '/api/admin/manage-deposit';
export const PAPERS = '/api/admin/manage-papers';
const ACCOUNT = {
  name: 'Checking',
  kind: 'checking',
  version: 1,
  openingDate: '2026-07-01',
  openingBalance: 1e3,
};
export const DEPOSIT = 'depositA000000000000';
const MARK = { accountId: 'bank', depositId: DEPOSIT, depositedOn: '2026-11-04' };

/** The form of a deposit, on a page of its own. */
export const formOf = (page: Page, name: string) =>
  page.locator('form').filter({ has: page.getByRole('heading', { name }) });

/** A photo to choose. */
export const photoFile = (name: string, { type, bytes } = jpegReceipt()) => ({
  name,
  mimeType: type,
  buffer: Buffer.from(bytes),
});

/** The books of these tests, on a fixed day. */
export async function putDepositBooks(page: Page, books: MemoryBooks): Promise<void> {
  await fixTime(page, '2026-11-23T15:00:00Z');
  await putLedger(books.db, 'revenueItems', {
    fair: {
      date: '2026-11-02',
      amount: 1234.5,
      description: 'Dana Whitfield',
      reference: 'Check 118',
      accountId: 'bank',
    },
    sale: { date: '2026-10-30', amount: 0.29, description: 'Bake sale', accountId: 'bank' },
    dues: { date: '2026-11-05', amount: 12, description: 'Dues', accountId: 'bank' },
    late: { date: '2026-11-20', amount: 30, description: 'Raffle', accountId: 'bank' },
    bounced: { date: '2026-11-06', amount: -5, description: 'Bounced', accountId: 'bank' },
    other: { date: '2026-11-06', amount: 7, description: 'Interest', accountId: 'save' },
  });
  await putAll(books.db, {
    'accounts/bank': ACCOUNT,
    'accounts/save': {
      ...ACCOUNT,
      name: 'Savings',
    },
    [`deposits/${DEPOSIT}`]: {
      date: '2026-11-04',
      accountId: 'bank',
      slip: '77',
      version: 1,
      countedBy: ['Ann Lee', 'Bo Diaz'],
      items: [
        {
          id: 'sale',
          date: '2026-10-30',
          amount: 0.29,
        },
        {
          id: 'fair',
          date: '2026-11-02',
          amount: 1234.5,
        },
      ],
    },
    'clearings/revenueItems~sale': {
      ...MARK,
      itemDay: '2026-10-30',
      amount: 0.29,
    },
    'clearings/revenueItems~fair': {
      ...MARK,
      itemDay: '2026-11-02',
      amount: 1234.5,
    },
  });
}
