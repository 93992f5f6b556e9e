import { beginningId, beginningPlace } from '@pa-ledger/domain/ledger/beginnings';
import { organization } from '@pa-ledger/domain/organization';
import { Timestamp } from 'firebase-admin/firestore';
import { putAll, type Records } from './records.ts';
import type { Locator, Page } from '@playwright/test';
import { expect } from './page-test.ts';
import { PRESENT_YEAR } from './transaction-pages.ts';

export const TAB = '/admin/balances';
export const LAST_YEAR = Timestamp.fromDate(new Date('2025-07-01T16:00:00Z'));

/** Where the beginning balance of a fund is stored. */
export function balancePath(fundId: string, fiscalYear = PRESENT_YEAR): string {
  return `fundBalances/${beginningId({ fundId, fiscalYear })}`;
}

/** A beginning balance as somebody types it, without the time. */
export function balanceOf(fundId: string, amount: number, fiscalYear = PRESENT_YEAR) {
  const place = beginningPlace(fundId, fiscalYear, organization.fiscalYearFirstMonth);
  return { ...place, amount, source: 'typed' };
}

/** Puts three funds in place; the last one has no balance yet. */
export async function putBalances(db: Records): Promise<void> {
  const documents: Record<string, object> = {};
  const funds = {
    main: ['4900', 'Main Fund'],
    grants: ['4950', 'Grants'],
    trips: ['4990', 'Trips'],
  };
  for (const [id, [code, name]] of Object.entries(funds)) {
    documents[`funds/${id}`] = { code, name, version: 1 };
  }
  for (const [id, amount] of Object.entries({ main: 12_500.75, grants: -40 })) {
    documents[balancePath(id)] = { ...balanceOf(id, amount), lastUpdated: LAST_YEAR, version: 1 };
  }
  await putAll(db, documents);
}

/** The card of a fund. */
export function card(page: Page, name: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
}

/** The input of a fund's card. */
export function input(page: Page, name: string): Locator {
  return page.getByRole('group', { name, exact: true }).getByLabel('Beginning Balance');
}

/** Turns the cards into inputs. */
export async function edit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit Balances' }).click();
}

/** Presses Save Changes. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Changes' }).click();
}

/** Waits until the inputs are cards again. */
export async function saved(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Edit Balances' })).toBeVisible();
}

/** A balance of the main fund as another admin would store it. */
export function theirs(amount: number, version: number) {
  return { ...balanceOf('main', amount), lastUpdated: Timestamp.now(), version };
}
