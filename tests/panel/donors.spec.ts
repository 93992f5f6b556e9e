import { readFileSync } from 'node:fs';
import { failure } from '../../web/src/data/failure.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll, type Records } from '../e2e/support/records.ts';
import { fixTime } from './support/fixed-time.ts';
import { putLedger } from './support/ledger.ts';
import { expect, test } from './support/memory-books.ts';

/** Who gave, and the letters to them. What the server does: tests/server/letters.test.ts. */
const PAGE = '/admin/tax/donors';
const API = '/api/admin/manage-letters';
const SHEET = /\/MediaBox\s*\[\s*0 0 612 792\s*\]/g;

/*
 * What was given in 2026. 'gala' got a dinner worth 40; 'bounced' went back in 2027.
 *
 * | donor        | gifts                              | due      |
 * |--------------|------------------------------------|----------|
 * | Ada Lane     | 250; 249.99                        | 250      |
 * | Ben Ortiz    | 300, bounced                       |          |
 * | Cy Park      | 100 for 'gala'                     | gala     |
 * | River Bakery | pies worth 250, the use of an oven | the pies |
 */
async function putGifts(db: Records): Promise<void> {
  const gift = (donor: string, amount: number, more: object = {}) => ({
    date: '2026-05-09',
    donor,
    amount,
    ...more,
  });
  await putLedger(db, 'revenueItems', {
    big: gift('Ada Lane', 250, { description: 'Check for the library' }),
    almost: gift('ADA  Lane', 249.99, { date: '2026-05-02' }),
    bounced: gift('Ben Ortiz', 300),
    'bounced-returned-x': gift('', -300, { date: '2027-01-04' }),
    // Its check bounced once 2025 was closed, and came in again.
    again: gift('Eva Roy', 120, { date: '2025-11-02' }),
    'again-returned-x': gift('', -120, { date: '2026-01-05', fromClosedYear: true }),
    'again-returned-y': gift('', 120, { date: '2026-01-20', fromClosedYear: true }),
    gala: gift('Cy Park', 100, { givenInReturn: 40, description: 'Gala ticket' }),
    before: gift('Dee Moss', 500, { date: '2025-12-31' }),
    sale: { date: '2026-05-09', amount: 900 },
  });
  const inKind = { date: '2026-10-16', donor: 'River Bakery', version: 1 };
  await putAll(db, {
    'inKindGifts/pies': { ...inKind, kind: 'goods', description: 'Forty pies', value: 250 },
    'inKindGifts/oven': { ...inKind, kind: 'services', description: 'Use of the oven', value: 80 },
    [`donors/${await idOf('Ada Lane')}`]: {
      name: 'Ada Lane',
      email: 'ada@example.com',
      address: '1 Mill Lane\nMaple Grove',
      version: 1,
    },
  });
}

/** The id of a donor: the hash of its name in lower case. */
async function idOf(name: string): Promise<string> {
  const text = new TextEncoder().encode(name.toLowerCase());
  return Buffer.from(await crypto.subtle.digest('SHA-256', text)).toString('hex');
}

async function letterTo(donor: string, more: object = {}) {
  return {
    number: '2026-0001',
    year: 2026,
    kind: 'gift',
    donor,
    donorId: await idOf(donor),
    address: '1 Mill Lane\nMaple Grove',
    association: 'Maple Grove PTA',
    taxId: '12-3456789',
    gifts: [{ id: 'big', date: '2026-05-09', amount: 250 }],
    goods: [],
    amount: 250,
    closing: 'The library thanks you.',
    writtenOn: '2026-11-29',
    request: 'r',
    by: { uid: 'ruth', email: 'ruth@example.com' },
    at: 0,
    sent: null,
    voided: null,
    version: 1,
    ...more,
  };
}

test.beforeEach(({ page }) => fixTime(page, '2026-11-29T15:00:00Z'));

test('lists who gave, and writes all due letters at once', async ({ page, books }, info) => {
  await putGifts(books.db);
  await books.open(page, PAGE);
  const list = page.getByRole('table', { name: 'Donors' });
  const names = list.locator('.title .value');
  await expect(names).toHaveText(['Ada Lane', 'Ben Ortiz', 'Cy Park', 'River Bakery']);
  await expect(list).toContainText('$559.99');
  await checkAccessibility(page, info, 'donors');
  await page.getByRole('button', { name: 'Write 3 Letters' }).click();
  const form = page.getByRole('dialog', { name: 'Write 3 Letters' });
  await expect(form.getByRole('listitem')).toHaveText([
    'Ada Lane: $250.00 on May 9, 2026',
    'Cy Park: $100.00 on May 9, 2026',
    'River Bakery: Forty pies on Oct 16, 2026',
  ]);
  await expect(form).toContainText('We have no email address for Cy Park; River Bakery.');
  await checkAccessibility(page, info, 'donors-write');
  const save = form.getByRole('button', { name: 'Write 3 Letters' });
  await save.click();
  await expect(form.getByText('Please say what they got.')).toBeVisible();
  await form.getByLabel(/^What Cy Park got for \$100.00 on May 9, 2026/).fill('dinner for one');
  await form.getByLabel('Closing words').fill('See you soon!');
  await books.answer(API, failure('refused', 'The server is busy.'));
  await save.click();
  await expect(form.getByRole('alert')).toContainText('The server is busy.');
  await books.answer(API, { ok: true, answer: { number: '2026-0003' } });
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: 'Wrote 3 letters.' })).toBeVisible();
  expect(await books.asked(API)).toMatchObject({
    act: 'write',
    kind: 'gift',
    donor: 'River Bakery',
    year: 2026,
    entries: [{ collection: 'inKindGifts', id: 'pies' }],
    closing: 'See you soon!',
    send: false,
  });
});

test('counts a check that bounced and came in again, once its year is closed', async ({
  page,
  books,
}) => {
  await putGifts(books.db);
  await books.open(page, `${PAGE}?for=2025`);
  const list = page.getByRole('table', { name: 'Donors' });
  await expect(list).toContainText('$500.00');
  await expect(list).toContainText('$120.00');
});

test('a donor has gifts, goods, services apart, letters, and details', async ({
  page,
  books,
}, info) => {
  await putGifts(books.db);
  await books.db.doc('letters/2026-0001').set(await letterTo('Ada Lane'));
  await books.open(page, PAGE);
  await page.getByRole('link', { name: 'Ada Lane' }).click();
  const gifts = page.getByRole('table', { name: 'Gifts of money' });
  await expect(gifts).toContainText('2026-0001');
  await expect(page.getByText('ada@example.com')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Letters' })).toContainText('Not emailed');
  await checkAccessibility(page, info, 'donor');
  await page.getByRole('tabpanel').getByRole('link', { name: 'Donors' }).click();
  await page.getByRole('link', { name: 'River Bakery' }).click();
  await expect(page.getByRole('table', { name: 'Goods' })).toContainText(
    'Due: goods worth $250.00 or more',
  );
  await expect(page.getByRole('table', { name: 'Services and use of a place' })).toContainText(
    'Use of the oven',
  );
  await checkAccessibility(page, info, 'donor-goods');
});

test('details of a donor are kept by the name', DESK, async ({ page, books }) => {
  await putGifts(books.db);
  const id = await idOf('Cy Park');
  await books.open(page, `${PAGE}/${id}`);
  await page.getByRole('button', { name: 'Add Details' }).click();
  const form = page.getByRole('dialog', { name: 'Add Donor Details' });
  await form.getByLabel('Email').fill('Cy@Example.com');
  await form.getByRole('button', { name: 'Add Details' }).click();
  await expect(page.getByText('Cy@Example.com')).toBeVisible();
  expect(await books.all('donors')).toContainEqual(
    expect.objectContaining({ name: 'Cy Park', email: 'Cy@Example.com' }),
  );
});

test(
  'a letter for the whole year has all gifts, and opens once written',
  DESK,
  async ({ page, books }) => {
    await putGifts(books.db);
    await books.open(page, `${PAGE}/${await idOf('Ada Lane')}`);
    await books.answer(API, { ok: true, answer: { number: '2026-0001' } });
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Write Letter for All of 2026' }).click();
    const form = page.getByRole('dialog', { name: 'Write a Letter' });
    await expect(form.getByLabel('Email it')).toBeChecked();
    await books.db.doc('letters/2026-0001').set(await letterTo('Ada Lane', { kind: 'year' }));
    await form.getByRole('button', { name: 'Write Letter' }).click();
    await expect(page.getByRole('heading', { name: 'Letter 2026-0001' })).toBeVisible();
    expect(await books.asked(API)).toMatchObject({
      kind: 'year',
      entries: [{ id: 'almost' }, { id: 'big' }],
      send: true,
    });
    // The year's letter lacks the other gift.
    await expect(page.getByText('The books changed since')).toBeVisible();
    await books.open(page, PAGE);
    await expect(page.getByText('2026-0001 (the books changed since)')).toBeVisible();
  },
);

test('a letter prints on one sheet, is emailed, and is voided', async ({ page, books }, info) => {
  await putGifts(books.db);
  await books.db.doc('letters/2026-0001').set(await letterTo('Ada Lane'));
  await books.open(page, `${PAGE}/letters/2026-0001`);
  const letter = page.getByRole('article', { name: 'Letter 2026-0001' });
  await expect(letter).toContainText('Dear Ada Lane,');
  await expect(letter).toContainText('May 9, 2026: $250.00');
  await expect(letter).toContainText('We gave you no goods or services in return.');
  await expect(letter).toContainText('Tax ID (EIN): 12-3456789');
  await checkAccessibility(page, info, 'letter');
  await page.emulateMedia({ media: 'print' });
  for (const text of ['1 Mill Lane', 'Letter 2026-0001', 'Nov 29, 2026', 'For Maple Grove PTA'])
    await expect(letter.getByText(text)).toBeVisible();
  await page.emulateMedia({ media: null });
  if (info.project.name.includes('desk')) {
    expect(
      (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(SHEET),
    ).toHaveLength(1);
  }
  await books.answer(API, { ok: true, answer: {} });
  const press = async (name: string) => {
    const button = page.getByRole('button', { name });
    if (await button.isVisible()) return button.click();
    await page.getByRole('button', { name: 'More actions' }).click();
    return page.getByRole('menuitem', { name }).click();
  };
  await press('Email Letter');
  const form = page.getByRole('dialog', { name: 'Email Letter' });
  await expect(form).toContainText('Email this letter to ada@example.com?');
  await form.getByRole('button', { name: 'Email Letter' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'We’ll email the letter' }),
  ).toBeVisible();
  expect(await books.asked(API)).toEqual({ act: 'send', number: '2026-0001' });
  await press('Void');
  const reason = page.getByRole('dialog', { name: 'Void Letter 2026-0001' });
  await reason.getByLabel('Reason').fill('Wrong name');
  await reason.getByRole('button', { name: 'Void' }).click();
  expect(await books.asked(API)).toEqual({
    act: 'void',
    number: '2026-0001',
    reason: 'Wrong name',
  });
  await books.db.doc('letters/2026-0001').set(
    await letterTo('Ada Lane', {
      voided: { reason: 'Wrong name', by: { email: 'ruth@example.com' } },
    }),
  );
  await expect(page.getByText('Void: Wrong name (ruth@example.com)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Email Letter' })).toHaveCount(0);
});

test(
  'a year without donors says so, and there is no letter that no one wrote',
  DESK,
  async ({ page, books }) => {
    await books.open(page, `${PAGE}?for=2024`);
    await expect(page.getByText('No one gave in 2024, as far as your books say.')).toBeVisible();
    await books.open(page, `${PAGE}/letters/2024-0001`);
    await expect(page.getByText('We couldn’t find this letter.')).toBeVisible();
  },
);

test('the file of donors has their addresses and what they gave', DESK, async ({ page, books }) => {
  await putGifts(books.db);
  await books.open(page, PAGE);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('donors-2026.csv');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.split('\r\n').at(-1)).toBe(
    '"2026","River Bakery","","",0,"Forty pies","Use of the oven","","Letter due for 1 gift"',
  );
});

test('revenue completes the name of an earlier donor', DESK, async ({ page, books }) => {
  await putGifts(books.db);
  await books.open(page, '/admin/financial/revenue?year=2026');
  await page.getByRole('button', { name: 'Add Revenue' }).click();
  const form = page.getByRole('dialog', { name: 'Add Revenue Item' });
  const donor = form.getByLabel('Donor');
  await donor.pressSequentially('cy');
  await page.getByRole('option', { name: 'Cy Park' }).click();
  await expect(donor).toHaveValue('Cy Park');
  await expect(form.getByLabel('Value given in return')).toBeVisible();
});
