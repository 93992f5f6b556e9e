import { personEntry } from '../fixtures/people.ts';
import { APPROVERS, putApprovers } from '../e2e/support/approvers.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll, stored, type Records } from '../e2e/support/records.ts';
import { ADMIN, expect, test } from './support/memory-books.ts';

const PAGE = '/admin/users/hand-over';
const MANAGE = '/api/admin/manage-people';
const NEXT = 'next@example.com';

/** Books with two accounts, requests that wait for the treasurer, and a finding. */
async function putBooks(db: Records): Promise<void> {
  await putApprovers(db);
  const account = { openingDate: '2020-01-01', version: 1 };
  await putAll(db, {
    'accounts/checking': {
      name: 'Main Checking',
      kind: 'checking',
      openingBalance: 1200.5,
      ...account,
    },
    'accounts/box': { name: 'Cash Box', kind: 'cash', openingBalance: 40, ...account },
    'statements/one': {
      accountId: 'checking',
      day: '2020-03-31',
      reopened: null,
      version: 1,
    },
    'home/now': { waiting: { [ADMIN.email]: { count: 3, cents: 12_000 } } },
    'findings/one': { status: 'open', text: 'Where is the receipt?', version: 1 },
    'findings/two': { status: 'resolved', text: 'Found.', version: 2 },
  });
}

test('is a checklist that follows the data, each line with what does it', async ({
  page,
  books,
}, info) => {
  await putBooks(books.db);
  await books.open(page, PAGE);
  const step = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(page.getByLabel('Predecessor')).toHaveValue(ADMIN.email);
  await expect(page.getByText('0 of 9 done')).toBeVisible();
  await expect(step('The successor can sign in')).toContainText(
    'Enter the successor’s email first.',
  );

  await page.getByLabel('Successor’s email').fill(NEXT);
  const access = step('The successor can sign in');
  await access.getByRole('button', { name: 'Invite' }).click();
  const invite = page.getByRole('dialog', { name: 'Invite a person' });
  await expect(invite.getByLabel('Email')).toHaveValue(NEXT);
  await expect(invite.getByLabel('Role')).toHaveValue('admin');
  await books.answer(MANAGE, { ok: true, answer: {} });
  await invite.getByLabel('Name').fill('Nina Next');
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await expect(invite).toBeHidden();
  expect(await books.asked(MANAGE)).toMatchObject({ action: 'invite', email: NEXT });
  const { joinedAt: _none, ...invited } = personEntry(NEXT, 'Nina Next');
  await books.db.doc('people/nina').set(invited);
  await expect(access).toContainText('Nina Next was invited and hasn’t joined yet.');
  await access.getByRole('button', { name: 'Resend invitation' }).click();
  await expect(page.getByText('We emailed Nina Next a new link.').last()).toBeVisible();
  await books.db.doc('people/nina').set({ ...personEntry(NEXT, 'Nina Next'), version: 2 });
  await expect(access).toContainText('Nina Next can sign in as Administrator.');

  const approver = step('The successor approves requests');
  await approver.getByRole('button', { name: 'Set as Treasurer' }).click();
  await expect(page.getByText('Nina Next is the Treasurer now.').last()).toBeVisible();
  await expect(approver).toContainText('Nina Next is set.');
  expect(await stored(books.db, 'settings/approvers')).toMatchObject({
    treasurer: NEXT,
    presidents: APPROVERS.presidents,
    version: 2,
  });
  await expect(step('The predecessor approves nothing anymore')).toContainText('Done');

  const waiting = step('Nothing waits for the predecessor');
  await expect(waiting).toContainText('3 requests wait for them ($120.00).');
  await expect(waiting.getByRole('link', { name: 'Show requests' })).toHaveAttribute(
    'href',
    /view=mine/,
  );
  await books.db.doc('home/now').set({ waiting: {} });
  await expect(waiting).toContainText('No request waits for Ruth Adeyemi.');

  const reconciled = step('The accounts are reconciled');
  await expect(reconciled).toContainText('Main Checking: through Mar 31, 2020');
  await expect(reconciled).not.toContainText('Cash Box');
  await expect(reconciled.getByRole('link', { name: 'Reconcile' })).toBeVisible();
  await expect(step('Last year’s books are closed')).toContainText('No fiscal year is closed yet.');
  const findings = step('No findings are open');
  await expect(findings).toContainText('1 finding is open.');
  await books.db.doc('findings/one').update({ status: 'resolved' });
  await expect(findings).toContainText('Done');

  const end = step('The predecessor’s access ends');
  await end.getByRole('button', { name: 'Set last day' }).click();
  await expect(page.getByRole('dialog', { name: 'Change Ruth Adeyemi' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await end.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('This is you.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await checkAccessibility(page, info, 'hand-over');
});

test(
  'keeps what was checked off in this browser, and the choice over a reload',
  DESK,
  async ({ page, books }) => {
    await putBooks(books.db);
    await books.open(page, PAGE);
    await page.getByLabel('Successor’s email').fill(NEXT);
    const card = page.getByRole('checkbox', { name: 'Signature card at the bank' });
    await card.check();
    await page.getByRole('checkbox', { name: /^Online banking/ }).check();
    await expect(page.getByText('2 of 7 done')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Successor’s email')).toHaveValue(NEXT);
    await expect(card).toBeChecked();
    await page.getByLabel('Office').selectOption('President');
    await expect(card).not.toBeChecked();
    await expect(page.getByLabel('Successor’s email')).toHaveValue('');
    await page.getByLabel('Office').selectOption('Treasurer');
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(card).not.toBeChecked();
  },
);

test(
  'prints the balances of every account, with two lines to sign',
  DESK,
  async ({ page, books }) => {
    await putBooks(books.db);
    await books.db.doc('people/nina').set(personEntry(NEXT, 'Nina Next'));
    await books.open(page, PAGE);
    await page.getByLabel('Successor’s email').fill(NEXT);
    const balances = page.getByRole('table', { name: 'Account balances' });
    await expect(balances).toContainText('$1,200.50');
    await expect(balances.getByRole('row').last()).toContainText('$1,240.50');
    await expect(page.getByText('Handed over by')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.getByText(`Treasurer: from Ruth Adeyemi (${ADMIN.email}) to Nina Next (${NEXT})`),
    ).toBeVisible();
    await expect(page.getByText('Handed over by Ruth Adeyemi')).toBeVisible();
    await expect(page.getByText('Received by Nina Next')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set as Treasurer' })).toBeHidden();
    await expect(page.getByRole('checkbox', { name: /^Blank checks/ })).toBeVisible();
    if (process.env['SCREENSHOTS'] === '1') {
      await page.setViewportSize({ width: 740, height: 1000 });
      await page.screenshot({ path: '.local/screenshots/hand-over-paper.png', fullPage: true });
    }
  },
);

test(
  'works without a predecessor, and sets a president in a free place',
  DESK,
  async ({ page, books }) => {
    await putBooks(books.db);
    await books.db
      .doc('settings/approvers')
      .set({ ...APPROVERS, presidents: ['p1@example.com'], version: 4 });
    await books.open(page, PAGE);
    await page.getByLabel('Office').selectOption('President');
    await expect(page.getByLabel('Predecessor')).toHaveValue('p1@example.com');
    await page.getByLabel('Predecessor').selectOption('No one');
    await expect(page.getByRole('heading', { name: /predecessor/ })).toHaveCount(0);
    await page.getByLabel('Successor’s email').fill(NEXT);
    await expect(page.getByText('Optional')).toBeVisible();
    await page.getByRole('button', { name: 'Set as President' }).click();
    await expect(page.getByText(`${NEXT} is the President now.`).last()).toBeVisible();
    expect(await stored(books.db, 'settings/approvers')).toMatchObject({
      presidents: ['p1@example.com', NEXT],
      version: 5,
    });
  },
);

test('is for administrators, and found from People', DESK, async ({ page, books }) => {
  await putBooks(books.db);
  await books.open(page, '/admin/users');
  await page.getByRole('button', { name: 'Hand over' }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByRole('heading', { name: 'Hand over', level: 2 })).toBeVisible();
  await page.getByRole('link', { name: 'User Management' }).click();
  await expect(page.getByRole('button', { name: 'Edit Users' })).toBeVisible();
  await page.goBack();
  await books.db.doc(`people/${ADMIN.uid}`).update({ role: 'bookkeeper' });
  await expect(page.getByRole('heading', { name: 'Hand over', level: 2 })).toHaveCount(0);
});
