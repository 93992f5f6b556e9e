import { failure } from '../../web/src/data/failure.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll } from '../e2e/support/records.ts';
import { download, table, textsOf } from '../e2e/support/reports.ts';
import { PLACE, putLedger } from './support/ledger.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test } from './support/memory-books.ts';

/** What a meeting ratifies. What the server does: tests/server/ratify.test.ts. */
const PATH = '/admin/bank/ratification?year=2026';
const API = '/api/admin/ratify';
const SHEET = /\/MediaBox\s*\[\s*0 0 612 792\s*\]/g;
const PAYMENT = {
  method: 'check',
  checkNumber: '1042',
  payee: 'Dana Whitfield',
  date: '2026-11-10',
  lines: [
    {
      expenseId: 'e1',
      ...PLACE,
      amount: 40,
    },
  ],
  voided: null,
  version: 1,
};
/** `home/now`, which says what is open and in which months. */
const openIn = (month: string, count: number, cents: number) => ({
  unratified: { [month]: { count, cents } },
});
const MEETING = {
  ratifiedOn: '2026-10-05',
  count: 3,
  amount: 120.5,
  takenBack: null,
  version: 1,
  by: {
    uid: 'ruth',
    email: 'ruth@example.com',
  },
};

test.beforeEach(async ({ page, books }) => {
  await fixTime(page, '2026-11-23T15:00:00Z');
  await putLedger(books.db, 'manualExpenses', {
    mill: { date: '2026-11-02', amount: 25.29, paidTo: 'Cider Mill', description: 'Cider' },
    done: { date: '2026-09-02', amount: 5, paidTo: 'Mill', description: 'Done' },
  });
  await putAll(books.db, {
    'payments/check': PAYMENT,
    'payments/back': { ...PAYMENT, checkNumber: '1043', voided: { date: '2026-11-12' } },
    'ratified/manualExpenses~done': {
      ratification: 'october',
      ratifiedOn: '2026-10-05',
      itemDay: '2026-09-02',
      as: {
        day: '2026-09-01',
        payee: 'Mill',
        description: 'Two mills',
        amount: 6.5,
        checkNumber: null,
        isVoided: false,
      },
    },
    'ratified/payments~old': {
      ratification: 'october',
      ratifiedOn: '2026-10-05',
      itemDay: '2026-09-03',
    },
    'ratifications/october': MEETING,
    'home/now': openIn('2026-11', 3, 6529),
  });
});

test(
  'what is not ratified is listed, and marked as ratified on a day',
  DESK,
  async ({ page, books }, info) => {
    await books.open(page, PATH);
    const list = table(page, 'Ratification');
    await expect
      .poll(() => textsOf(list, 'tbody'))
      .toEqual([
        ['Nov 10, 2026', '1042 ', 'Dana Whitfield', '–', '$40.00'],
        ['Nov 10, 2026', '1043 Void', 'Dana Whitfield', '–', '$0.00'],
        ['Nov 2, 2026', '– ', 'Cider Mill', 'CiderNot confirmed yet', '$25.29'],
      ]);
    await expect.poll(() => textsOf(list, 'tfoot')).toEqual([['TOTAL (3)', '', '', '', '$65.29']]);
    await checkAccessibility(page, info, 'ratification');
    await page.getByRole('button', { name: 'Mark as Ratified' }).click();
    const form = page.getByRole('dialog', { name: 'Mark as Ratified' });
    const save = form.getByRole('button', { name: 'Mark as Ratified' });
    await form.getByLabel('Ratified on').fill('2026-11-24');
    await save.click();
    await expect(form.getByText('The meeting date can’t be in the future.')).toBeVisible();
    await checkAccessibility(page, info, 'ratification-form');
    await form.getByLabel('Ratified on').fill('2026-11-01');
    await save.click();
    await expect(form.getByText('Nothing on the list was paid by this date.')).toBeVisible();
    await form.getByLabel('Ratified on').fill('2026-11-09');
    await books.answer(API, failure('refused', 'The server is busy.'));
    await save.click();
    await expect(form.getByRole('alert')).toContainText('The server is busy.');
    await books.answer(API, { ok: true, answer: { ratified: 1, left: 0 } });
    await save.click();
    await expect(
      page.getByRole('status').filter({ hasText: '1 ratified on Nov 9, 2026.' }),
    ).toBeVisible();
    expect(await books.asked(API)).toMatchObject({
      act: 'ratify',
      ratifiedOn: '2026-11-09',
      entries: [
        {
          collection: 'manualExpenses',
          id: 'mill',
        },
      ],
    });
  },
);

test(
  'a check that was voided after a meeting ratified it is a void line, ratified first',
  DESK,
  async ({ page, books }) => {
    await putAll(books.db, {
      'home/now': openIn('2026-11', 4, 2529),
      'ratified/payments~lost': {
        ratification: 'october',
        ratifiedOn: '2026-10-05',
        itemDay: '2026-09-03',
        voidedOn: '2026-11-14',
        as: {
          day: '2026-09-03',
          payee: 'Dana Whitfield',
          description: 'Glue',
          amount: 40,
          checkNumber: '1040',
          isVoided: false,
        },
      },
    });
    await books.open(page, PATH);
    const list = table(page, 'Ratification');
    const about = 'Void of what was ratified on Oct 5, 2026: Glue';
    await expect(list.getByText(about)).toBeVisible();
    expect((await textsOf(list, 'tbody'))[0]).toEqual([
      'Nov 14, 2026',
      '1040 Void',
      'Dana Whitfield',
      about,
      '-$40.00',
    ]);
    await expect.poll(() => textsOf(list, 'tfoot')).toEqual([['TOTAL (4)', '', '', '', '$25.29']]);
    await page.getByRole('button', { name: 'Mark as Ratified' }).click();
    const form = page.getByRole('dialog', { name: 'Mark as Ratified' });
    await books.answer(API, { ok: true, answer: { ratified: 4, left: 0 } });
    await form.getByRole('button', { name: 'Mark as Ratified' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: '4 ratified on Nov 23, 2026.' }),
    ).toBeAttached();
    const { entries } = (await books.asked(API)) as { readonly entries: readonly object[] };
    expect(entries[0]).toEqual({ collection: 'payments', id: 'lost', part: 'void' });
    // That meeting has it now.
    await books.db.doc('ratified/payments~lost~void').set({
      ratification: 'november',
      ratifiedOn: '2026-11-23',
      itemDay: '2026-11-14',
    });
    await expect(list.getByText(about)).toHaveCount(0);
  },
);

test('a meeting is taken back with a reason', DESK, async ({ page, books }) => {
  await books.open(page, PATH);
  await expect(page.getByText('Ratified on Oct 5, 2026: 3 entries, $120.50')).toBeVisible();
  await page.getByRole('button', { name: 'Undo ratification of Oct 5, 2026' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Undo' }).click();
  await expect(form.getByText('Please say why you’re undoing it.')).toBeVisible();
  await form.getByLabel('Reason').fill('It was the fourth');
  await books.answer(API, { ok: true, answer: { removed: 3, more: false } });
  await form.getByRole('button', { name: 'Undo' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Ratification of Oct 5, 2026 undone.' }),
  ).toBeAttached();
  expect(await books.asked(API)).toEqual({
    act: 'takeBack',
    id: 'october',
    reason: 'It was the fourth',
  });
});

test(
  'what a meeting ratified is shown as it was then, prints, and is a file',
  DESK,
  async ({ page, books }) => {
    await books.open(page, PATH);
    await page
      .getByRole('link', { name: 'Ratified on Oct 5, 2026: 3 entries', exact: true })
      .click();
    await expect(page).toHaveURL('/admin/bank/ratification/october?year=2026');
    await expect(page.getByRole('heading', { name: 'Ratified on Oct 5, 2026' })).toBeVisible();
    const list = table(page, 'Ratified on Oct 5, 2026');
    await expect
      .poll(() => textsOf(list, 'tbody'))
      .toEqual([['Sep 1, 2026', '– ', 'Mill', 'Two mills', '$6.50']]);
    const { name, text } = await download(page);
    expect(name).toBe('ratified-2026-10-05.csv');
    expect(text.split('\r\n')[1]).toBe('"2026-09-01","","Mill","Two mills","",6.5');
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(list.getByRole('link', { name: 'Mill' })).toHaveAttribute(
      'href',
      '/admin/financial/expenses/done?year=2026',
    );
    await books.db.doc('ratified/manualExpenses~done').delete();
    await expect(page.getByText('wasn’t kept line by line')).toBeVisible();
    await page.getByRole('link', { name: 'Ratification', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Mark as Ratified' })).toBeVisible();
  },
);

test('the list prints on letter paper, and is a file', DESK, async ({ page, books }) => {
  await books.open(page, PATH);
  await expect(table(page, 'Ratification')).toBeVisible();
  const { name, text } = await download(page);
  expect(name).toBe('not-ratified-2026.csv');
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    '\ufeffdate,checkNumber,payee,description,voided,amount',
    '"2026-11-10","1042","Dana Whitfield","","",40',
  ]);
  await page.emulateMedia({ media: 'print' });
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(SHEET)).toHaveLength(1);
});
