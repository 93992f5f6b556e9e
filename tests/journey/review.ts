import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { Step } from '@pa-ledger/domain/expenses/expense';
import { cents, formatCents } from '@pa-ledger/domain/money/money';
import { expect, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import papaparse from 'papaparse';
import {
  downloadPacket,
  makePacket,
  textOf,
  wordsOf,
  type MadePacket,
} from '../e2e/support/review-packet.ts';
import { db } from '../functions/support/suite.ts';
import { readPdf } from '../support/read-pdf.ts';
import { REFUND } from './entries.ts';
import { CONTACT, type Ids } from './parents.ts';
import { CHECKS } from './payments.ts';
import { picture } from './pictures.ts';
import {
  BUDGET_TOTAL,
  DECEMBER,
  ENDINGS,
  FEBRUARY,
  FUND_INCOME,
  INCOME_TOTAL,
  WHOLE_YEAR,
} from './reports.ts';
import { PEOPLE } from './set-up.ts';
import { dollars, moved, THE_YEAR, YEAR } from './the-year.ts';

const FIRST = moved('2025-07-01');
const LAST = moved('2026-06-30');
const KEPT = '.local/journey';

/** A committee member reviews the closed year: its packet says what was computed by hand, and five payments are drawn. */
export async function review(page: Page, ids: Ids): Promise<void> {
  await page.goto('/admin/reports/review');
  await page.getByRole('button', { name: 'Start a Review' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First day').fill(FIRST);
  await dialog.getByLabel('Last day').fill(LAST);
  await dialog.getByRole('button', { name: 'Start a Review' }).click();
  const packet = await makePacket(page);
  checkSeal(packet);
  checkPapers(packet);
  checkSheets(packet);
  checkPayments(packet, ids);
  await checkSecrets(packet, ids);
  await checkPrintable(page, packet);

  await page.getByRole('button', { name: 'Draw a Sample' }).click();
  await dialog.getByLabel('What to draw').selectOption({ label: 'Payments at random' });
  await dialog.getByLabel('How many').fill('5');
  await dialog.getByRole('button', { name: 'Draw a Sample' }).click();
  const sample = page.getByRole('region', { name: /^5 at random, seed / });
  await expect(sample.getByRole('checkbox')).toHaveCount(5);
  await sample.getByRole('checkbox').first().check();
  await expect(page.getByText('1 of 5 checked off')).toBeVisible();
  await picture(page, 'review');
}

/** The seal is that of the list, which has each file but the cover and the index; the index leads to all of them. */
function checkSeal({ files, seal }: MadePacket): void {
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  const [sums, index] = ['sha256sums.txt', 'index.html'].map((name) => files.get(name));
  const listed = [...files].filter(
    ([name]) => !['cover.pdf', 'index.html', 'sha256sums.txt'].includes(name),
  );
  expect(sums?.toString()).toBe(
    listed.map(([name, bytes]) => `${hashOf(bytes)}  ${name}\n`).join(''),
  );
  expect(sums && hashOf(sums)).toBe(seal);
  for (const [name] of listed) expect(index?.toString()).toContain(`href="${name}"`);
}

/** The rows of the reports are on paper as they were on the pages. */
function checkPapers({ pdfs }: MadePacket): void {
  const month = (day: string) => `reports/treasurer-${moved(day).slice(0, 7)}.pdf`;
  const expected = {
    'cover.pdf': WHOLE_YEAR,
    'reports/treasurer.pdf': WHOLE_YEAR,
    [month('2026-02-01')]: FEBRUARY,
    [month('2025-12-01')]: DECEMBER,
    [`budget/${YEAR}.pdf`]: [BUDGET_TOTAL, INCOME_TOTAL, ...FUND_INCOME],
  };
  for (const [name, rows] of Object.entries(expected))
    for (const row of rows) expect(textOf(pdfs.get(name)), name).toContain(`\n${row.join('\n')}\n`);
}

type Row = Readonly<Record<string, string>>;

function sheet({ files }: MadePacket, name: string): readonly Row[] {
  const text = files.get(`${name}.csv`)?.toString() ?? '';
  return papaparse.parse<Row>(text, { header: true }).data;
}

function money(amount: string | undefined): string {
  return formatCents(cents(Math.round(Number(amount) * 100)));
}

/** Adds up the amounts of the rows that say one of these texts. */
function sum(rows: readonly Row[], field: string, ...texts: readonly string[]): string {
  const own = rows.filter((row) => texts.includes(row[field] ?? ''));
  return money(String(own.reduce((all, { amount }) => all + Number(amount), 0)));
}

/** The CSV files add up: by month, by fund, and receipt by receipt. */
function checkSheets(packet: MadePacket): void {
  const whole = `reports/treasurers-report-${FIRST}-to-${LAST}`;
  const months = [...packet.files.keys()]
    .map((name) => name.replace(/\.csv$/, ''))
    .filter((name) => name.startsWith('reports/treasurers-report-') && name !== whole)
    .map((name) => sheet(packet, name));
  expect(months).toHaveLength(12);
  let balances = THE_YEAR.funds.map(({ name, beginningCents }) => [
    name,
    formatCents(cents(beginningCents)),
  ]);
  for (const rows of months) {
    const funds = rows.filter(({ section }) => section === 'Fund');
    expect(funds.map((fund) => [fund['fundName'], money(fund['beginning'])])).toEqual(balances);
    balances = funds.map(({ fundName = '', ending }) => [fundName, money(ending)]);
  }
  expect(balances).toEqual(ENDINGS);
  const endings = sheet(packet, `budget/${YEAR}-endings`);
  expect(endings.map(({ fundName, amount }) => [fundName, money(amount)])).toEqual(ENDINGS);

  const ledger = sheet(packet, 'ledger');
  for (const [fund, , receipts, disbursements] of WHOLE_YEAR) {
    const isTotal = fund === 'CASH';
    const ownOf = (rows: readonly Row[]) =>
      rows.filter(({ fundName = '' }) => isTotal || fund.endsWith(` ${fundName}`));
    for (const rows of [sheet(packet, whole), months.flat()].map(ownOf)) {
      expect(sum(rows, 'section', 'Receipt'), fund).toBe(receipts);
      expect(sum(rows, 'section', 'Disbursement', 'Void'), fund).toBe(disbursements);
    }
    expect(sum(ownOf(ledger), 'kind', 'Receipt'), fund).toBe(receipts);
    expect(sum(ownOf(ledger), 'kind', 'Disbursement', 'Void'), fund).toBe(disbursements);
  }
  const received = ledger.filter(({ kind, amount }) => kind === 'Receipt' && Number(amount) > 0);
  expect(
    received
      .map(({ date, categoryName, fundName, amount }) => [
        date,
        categoryName,
        fundName,
        Number(amount).toFixed(2),
      ])
      .toSorted(),
  ).toEqual(
    THE_YEAR.revenue
      .filter(({ description }) => description !== REFUND)
      .map(({ date, category, fund, cents: amount }) => [date, category, fund, dollars(amount)])
      .toSorted(),
  );
}

/** Every check is there, in order of its number, with its amount and its receipts; missing numbers are named. */
function checkPayments(packet: MadePacket, ids: Ids): void {
  const centsOf = (...keys: readonly string[]) =>
    THE_YEAR.submissions.reduce((all, one) => all + (keys.includes(one.key) ? one.cents : 0), 0);
  const expected = new Map([
    ...Object.entries(CHECKS).map(([key, [, number]]) => [number, centsOf(key)] as const),
    ['1041', centsOf('S1')],
    ['1046', centsOf('S8a', 'S8b')],
    ['1051', centsOf('S15')],
    ['1055', centsOf('S15')],
  ]);
  for (const { reference, cents: amount } of THE_YEAR.manualExpenses) {
    const [, number] = /^Check (\d+)$/.exec(reference) ?? [];
    // 1063 is in the file twice: the second one is 1064.
    if (number !== undefined) expected.set(expected.has(number) ? '1064' : number, amount);
  }
  const rows = sheet(packet, 'payments');
  const checks = rows.filter(({ checkNumber }) => checkNumber !== '');
  expect(checks.map(({ checkNumber, amount }) => [checkNumber, amount && money(amount)])).toEqual(
    [...expected]
      .map(([number, amount]) => [number, formatCents(cents(amount))])
      .concat([
        ['1053', ''],
        ['1054', ''],
      ])
      .toSorted(),
  );
  const missing = sheet(packet, 'attention').find(({ what = '' }) => what.includes('1053, 1054'));
  expect(missing?.['where']).toContain('Payments in check-number order');
  const paid = rows.filter(({ part }) => part !== '');
  expect(paid).toHaveLength(expected.size + 6);
  const counted = paid.reduce((all, { counts }) => all + Number(counts), 0);
  expect(money(String(counted))).toBe(WHOLE_YEAR.at(-1)?.[3]);

  const receipts = new Map(
    THE_YEAR.submissions.map(({ key, receipts: count }) => [referenceOf(ids(key)), count]),
  );
  for (const { part = '', checkNumber, requests = '' } of paid) {
    const [, pdf] = [...packet.pdfs].find(([name]) => name.startsWith(`payments/${part}-`)) ?? [];
    const own = requests.split(', ').reduce((all, one) => all + (receipts.get(one) ?? 0), 0);
    const pictures = pdf?.pages.reduce((all, page) => all + page.pictures, 0);
    // The check that was lost leads to the one in its place.
    expect(pictures, `receipts of part ${part}`).toBe(checkNumber === '1051' ? 0 : own);
    if (requests === '') expect(textOf(pdf)).toContain('No receipt or other paper is attached.');
  }
}

/** No file of the ZIP says how to reach a parent, or what opens or changes their requests. */
async function checkSecrets(packet: MadePacket, ids: Ids): Promise<void> {
  const officers: readonly string[] = [
    ...PEOPLE.presidents,
    PEOPLE.treasurer,
    ...Object.values(PEOPLE.chairs),
  ];
  const { docs } = await db.collection('expenses').get();
  const steps = docs.flatMap((expense) => expense.get('steps') as readonly Step[]);
  const nonces = steps.flatMap(({ nonce }) => nonce ?? []);
  expect(nonces.length).toBeGreaterThan(50);
  const words = wordsOf(packet);
  for (const secret of [
    CONTACT.phone,
    ...CONTACT.mailingAddress.split('\n'),
    ...THE_YEAR.submissions.map(({ email }) => email).filter((email) => !officers.includes(email)),
    ...THE_YEAR.submissions.map(({ key }) => ids(key)),
    ...nonces,
  ])
    expect(words).not.toContain(secret.replaceAll(' ', ''));
}

/** The PDF to print has every page of the ZIP's, and bookmarks; what needs attention, its first part, may be longer there. Both files stay beside the journey's pictures. */
async function checkPrintable(page: Page, { pdfs }: MadePacket): Promise<void> {
  mkdirSync(KEPT, { recursive: true });
  for (const kind of ['ZIP', 'PDF'] as const)
    copyFileSync(await downloadPacket(page, kind), `${KEPT}/review-packet.${kind.toLowerCase()}`);
  const bytes = readFileSync(`${KEPT}/review-packet.pdf`);
  const { pages, bookmarks } = await readPdf(Uint8Array.from(bytes).buffer);
  const [attention = '', second = ''] = pdfs.keys();
  const [first, next] = [attention, second].map((name) =>
    pages.findIndex(({ text }) => text.includes(name)),
  );
  const own = [...pdfs].flatMap(([name, pdf]) =>
    ['cover.pdf', attention].includes(name) ? [] : pdf.pages,
  );
  expect(pages.length - (next ?? 0)).toBe(own.length);
  expect((next ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(pdfs.get(attention)?.pages.length ?? 1);
  const payments = bookmarks.find(({ title }) => title === 'Payments');
  expect(payments?.items).toHaveLength(31);
}
