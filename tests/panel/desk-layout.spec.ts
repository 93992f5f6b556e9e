import type { Locator } from '@playwright/test';
import { expenseDocument } from '../../functions/src/expenses/store/expense-format.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { table } from '../e2e/support/reports.ts';
import { putBudget } from '../e2e/support/budget.ts';
import { PRESENT_YEAR } from '../e2e/support/transaction-pages.ts';
import { inLine } from '../fixtures/association.ts';
import { PENDING } from '../fixtures/managed-expenses.ts';
import { novemberDay, putEntry, SALE } from './support/journal-entries.ts';
import { expect, test } from './support/memory-books.ts';

test(
  'a table breaks lines at spaces, and an address only behind its @',
  DESK,
  async ({ page, books }) => {
    const steps = PENDING.steps.map((step, index) =>
      index === 0
        ? { ...step, approvers: ['president@example.com', 'co-president@example.com'] }
        : step,
    );
    const submission = { ...PENDING.submission, paidTo: 'Playground Equipment and Administration' };
    const category = 'Playground Administration';
    await books.db.doc('funds/play').set({ code: '4910', name: 'Playground Fund', version: 1 });
    await books.db
      .doc(`expenses/${PENDING.id}`)
      .set(
        expenseDocument(inLine({ ...PENDING, steps, submission }, { category, fundId: 'play' })),
      );
    await books.open(page, '/admin/expenses');
    const list = table(page, 'Expenses');
    await expect(list.getByText('Playground Fund')).toBeVisible();
    expect(await brokenWords(list)).toEqual([]);
  },
);

test(
  'the Journal keeps the address of who changed something whole',
  DESK,
  async ({ page, books }) => {
    const by = { uid: 'treasurer', email: 'treasurer@maplegrove.example.com' };
    const sale = { collection: 'revenueItems', id: 'sale', after: SALE };
    await putEntry(books.db, { ...sale, by, at: novemberDay(1) });
    await books.open(page, '/admin/journal');
    const entries = page.getByRole('list', { name: 'Entries' });
    await expect(entries.getByText(by.email)).toBeVisible();
    expect(await brokenWords(entries)).toEqual([]);
  },
);

test('the balances of a few funds share the whole width', DESK, async ({ page, books }) => {
  await putBudget(books.db);
  await books.open(page, '/admin/balances');
  const list = page.getByRole('list', { name: 'Funds' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  const right = (place: Locator) =>
    place.evaluate((element) => element.getBoundingClientRect().right);
  expect(await right(list.getByRole('listitem').last())).toBeCloseTo(await right(list), 0);
});

test(
  'a laptop shows seven expenses and six budget items, above a sum that stays in sight',
  DESK,
  async ({ page, books }) => {
    await page.setViewportSize({ width: 1366, height: 900 });
    await putBudget(books.db);
    for (let at = 0; at < 12; at++) {
      await books.db
        .doc(`expenses/one-${at}`)
        .set(expenseDocument({ ...PENDING, id: `one-${at}` }));
      const item = { categoryId: 'fair', fundId: 'main', fiscalYear: PRESENT_YEAR, version: 1 };
      const amounts = { originalBudget: at, changes: 0, finalBudget: at };
      await books.db.doc(`budgetItems/one-${at}`).set({ ...item, ...amounts });
    }
    for (const [address, name, rows] of [
      ['expenses', 'Expenses', 7],
      ['budget', 'Budget items', 6],
    ] as const) {
      await books.open(page, `/admin/${address}`);
      const list = table(page, name);
      const total = list.getByRole('rowheader', { name: /^Total/ });
      await expect(total).toBeInViewport({ ratio: 1 });
      const seventh = await list
        .locator('tbody tr')
        .nth(rows - 1)
        .boundingBox();
      const sum = await total.boundingBox();
      expect((seventh?.y ?? 0) + (seventh?.height ?? 0), name).toBeLessThanOrEqual(sum?.y ?? 0);
    }
  },
);

test('a change of $0.00 is smaller than another', DESK, async ({ page, books }) => {
  await putBudget(books.db);
  await books.open(page, '/admin/budget');
  const size = (text: string) =>
    table(page, 'Budget items')
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await size('$0.00')).toBeLessThan(await size('$150.50'));
});

/** Returns the words that go on in a second line; a hyphen may end a line, but not within an address. */
function brokenWords(place: Locator): Promise<string[]> {
  return place.evaluate((element) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+@|[^\s@-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
