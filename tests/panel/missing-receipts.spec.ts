import { putExpense, showReceipt } from '../e2e/support/expense-records.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { download, table } from '../e2e/support/reports.ts';
import { pdfReceipt, pngReceipt } from '../fixtures/receipt-files.ts';
import { STATEMENT as SAID } from '../fixtures/statement.ts';
import { ENTRIES } from '../fixtures/treasurer-books.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test } from './support/memory-books.ts';
import { putTreasurerBooks } from './support/treasurer-records.ts';

const ARABIC = 'لا يوجد إيصال';
const FILE = 'Statement for Pumpkins.png';
const PDF = pdfReceipt();
const PNG = pngReceipt();
const RECEIPT = {
  slot: 0,
  name: 'farm stand.pdf',
  type: PDF.type,
  size: PDF.bytes.length,
  sha256: '1'.repeat(64),
  path: 'receipts/none/0',
  generation: '1',
};
const STATEMENT = {
  ...RECEIPT,
  slot: 1,
  name: FILE,
  path: 'receipts/none/1',
  type: PNG.type,
  size: PNG.bytes.length,
  statement: {
    ...SAID,
    why: `${SAID.why} ${ARABIC}`,
  },
};

test(
  'a statement instead of a receipt is marked in the list, its file and the expense (#143)',
  DESK,
  async ({ page, books }, info) => {
    await page.route('**/api/receipt?*', (route) => {
      const { type, bytes } = route.request().url().includes('slot=1') ? PNG : PDF;
      return route.fulfill({ contentType: type, body: Buffer.from(bytes) });
    });
    const plain = await putExpense(books.db, { submission: { paidTo: 'Corner Stationery' } });
    const stated = await putExpense(books.db, {
      submission: { paidTo: 'Miller Farm', receipts: [RECEIPT, STATEMENT] },
    });
    await books.open(page, '/admin/expenses');
    const mark = page.getByText('no receipt, statement', { exact: true });
    await expect(page.getByText('Corner Stationery')).toBeVisible();
    await expect(mark).toHaveCount(1);
    const { rows } = await download(page);
    expect(rows.map(({ payee, statement }) => [payee, statement]).toSorted()).toEqual([
      ['Corner Stationery', null],
      ['Miller Farm', 'yes'],
    ]);

    await books.open(page, `/admin/expenses/${stated}`);
    await expect(
      page.getByRole('status').filter({ hasText: 'Statement instead of a receipt (1 of 2 files)' }),
    ).toBeVisible();
    const figures = page.getByRole('figure');
    await expect(figures).toContainText(RECEIPT.name);
    await expect(figures).not.toContainText('instead of a receipt');
    const figure = await showReceipt(page, FILE);
    await expect(figure).toContainText('Statement instead of a receipt');
    // What it states is text beside its picture.
    const facts = figure.getByRole('definition');
    await expect(facts).toHaveText([
      SAID.what,
      SAID.where,
      'Oct 17, 2026',
      '$84.35',
      `${SAID.why} ${ARABIC}`,
      SAID.statedBy,
      'Oct 18, 2026',
    ]);
    await expect(figure.getByRole('term').nth(4)).toHaveText('Why there is no receipt');
    await checkAccessibility(page, info, 'expense-statement');
    await page.emulateMedia({ media: 'print' });
    await expect(figure.getByText('Statement instead of a receipt')).toBeVisible();
    await expect(facts.first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await books.open(page, `/admin/expenses/${plain}`);
    await expect(page.getByRole('figure')).toBeVisible();
    await expect(page.getByText('instead of a receipt')).toHaveCount(0);
  },
);

test(
  'the treasurer’s report marks what was paid on a statement, on the page and in its file (#143)',
  DESK,
  async ({ page, books }) => {
    await fixTime(page, '2026-11-23T15:00:00Z');
    await putTreasurerBooks(books.db);
    const { fields } = ENTRIES[3];
    const lines = fields.lines.map((line, index) => ({
      ...line,
      ...(index === 0 ? { statement: true } : {}),
    }));
    await books.db.doc('payments/p1').set({ ...fields, lines });
    await books.open(page, '/admin/reports/treasurer');
    const disbursements = table(page, 'Disbursements');
    const marked = /Balloons \(\S+, no receipt, statement\)/;
    await expect(disbursements).toContainText(marked);
    const { text } = await download(page);
    expect(text.match(/no receipt, statement/g)).toHaveLength(1);
    expect(text).toMatch(marked);
  },
);
