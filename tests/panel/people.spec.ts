import { personEntry } from '../fixtures/people.ts';
import { putApprovers, TAB } from '../e2e/support/approvers.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { accountButton } from '../e2e/support/panel-frame.ts';
import { DESK, PHONE_ONLY, type pageTest } from '../e2e/support/page-test.ts';
import { stored } from '../e2e/support/records.ts';
import { ADMIN, expect, test, type MemoryBooks } from './support/memory-books.ts';

const MANAGE = '/api/admin/manage-people';
const LIST = '/api/admin/list-people';
const PASSWORD = 'correct horse battery';

type Page = Parameters<Parameters<typeof pageTest>[2]>[0]['page'];

const facts = (uid: string, problem: string | null = null) => ({
  uid,
  lastSignInAt: Date.parse('2026-06-01T15:00:00Z'),
  problem,
});

/** Puts five people in place, and opens the tab. */
async function openPeople(page: Page, books: MemoryBooks, password?: string): Promise<void> {
  const { db } = books;
  await putApprovers(db);
  const invitedBy = { uid: ADMIN.uid, email: ADMIN.email };
  const { joinedAt: _none, ...invited } = personEntry('pat@example.com', 'Pat Doe', {
    role: 'bookkeeper',
    invitedBy,
  });
  await db.doc('people/pat').set(invited);
  await db.doc('people/lee').set(
    personEntry('lee@example.com', 'Lee Chan', {
      role: 'reviewer',
      invitedBy,
      endsOn: '2099-06-30' as never,
      endsAt: new Date('2099-07-01T05:00:00Z'),
      version: 3,
    }),
  );
  await db.doc('people/kim').set(personEntry('kim@example.com', 'Kim Park'));
  await db.doc('people/gus').set(
    personEntry('gus@example.com', 'Gus Old', {
      endsOn: '2025-06-30' as never,
      endsAt: new Date('2025-07-01T05:00:00Z'),
    }),
  );
  await books.open(page, TAB, password);
  await books.answer(LIST, {
    ok: true,
    answer: {
      people: [facts(ADMIN.uid), facts('lee'), facts('kim', 'renamed'), facts('gus', 'disabled')],
    },
  });
  // The list is asked for again.
  await db.doc('people/kim').update({ version: 2 });
  await expect(rowOf(page, 'Kim Park')).toContainText('Their account’s email changed');
}

const table = (page: Page) => page.getByRole('table', { name: 'People' });
const rowOf = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });
const actOn = (page: Page, act: string) => table(page).getByRole('button', { name: act });

test('lists who can sign in, as what, and what is wrong', async ({ page, books }, info) => {
  await openPeople(page, books);
  await expect(rowOf(page, '(you)')).toContainText('(you)');
  await expect(rowOf(page, '(you)')).toContainText('Administrator');
  await expect(rowOf(page, 'Pat Doe')).toContainText('Invited, not joined yet');
  if (info.project.name === 'phone') {
    for (const name of ['Lee Chan', 'Gus Old']) {
      await rowOf(page, name).getByRole('button', { name, expanded: false }).click();
    }
  }
  await expect(rowOf(page, 'Lee Chan')).toContainText('Jun 30, 2099');
  await expect(rowOf(page, 'Lee Chan')).toContainText('Ruth Adeyemi');
  await expect(rowOf(page, 'Gus Old')).toContainText('Access ended');
  await checkAccessibility(page, info, 'people');
});

test(
  'says what is wrong with accounts, and when that can’t be told',
  DESK,
  async ({ page, books }) => {
    await openPeople(page, books);
    await books.answer(LIST, { ok: false, why: 'failed', message: 'Something went wrong.' });
    await books.db.doc('people/kim').update({ version: 3 });
    await expect(page.getByText('We couldn’t check who signed in.')).toBeVisible();
    await books.answer(LIST, { ok: true, answer: { people: [facts('kim', 'renamed')] } });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rowOf(page, 'Kim Park')).toContainText('Their account’s email changed');
    await expect(rowOf(page, 'Kim Park')).toContainText('Jun 1, 2026');
    await expect(page.getByText('We couldn’t check who signed in.')).toBeHidden();
  },
);

test(
  'invites someone, with what is wrong beside the inputs',
  DESK,
  async ({ page, books }, info) => {
    await openPeople(page, books);
    await books.answer(MANAGE, { ok: true, answer: {} });
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite a person' });
    const send = dialog.getByRole('button', { name: 'Send invitation' });
    await send.click();
    await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/required/);
    await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/required/);
    await expect(dialog.getByLabel('Role')).toHaveAccessibleDescription(/required/);
    await dialog.getByLabel('Name').fill(' Ana  Lopez ');
    await dialog.getByLabel('Email').fill('Ana Lopez <Ana@Example.com>');
    await dialog.getByLabel('Role').selectOption('Reviewer');
    await send.click();
    await expect(dialog.getByLabel('Last day')).toHaveAccessibleDescription(
      /A reviewer needs a last day/,
    );
    await checkAccessibility(page, info, 'people-invite');
    await dialog.getByLabel('Last day').fill('2020-01-01');
    await expect(dialog.getByLabel('Last day')).toHaveAccessibleDescription(/can’t be in the past/);
    await dialog.getByLabel('Last day').fill('2098-01-01');
    await expect(dialog.getByLabel('Last day')).toHaveAccessibleDescription(/at most a year away/);
    await dialog.getByLabel('Role').selectOption('Bookkeeper');
    await dialog.getByLabel('Last day').fill('');
    await send.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('We emailed Ana Lopez an invitation.').last()).toBeVisible();
    expect(await books.asked(MANAGE)).toEqual({
      action: 'invite',
      name: ' Ana  Lopez ',
      email: 'Ana@Example.com',
      role: 'bookkeeper',
      endsOn: null,
    });
  },
);

test('sends an invitation again', DESK, async ({ page, books }) => {
  await openPeople(page, books);
  await books.answer(MANAGE, { ok: true, answer: {} });
  await expect(actOn(page, 'Resend invitation to')).toHaveCount(1);
  await actOn(page, 'Resend invitation to Pat Doe').click();
  await expect(page.getByText('We emailed Pat Doe a new link.').last()).toBeVisible();
  expect(await books.asked(MANAGE)).toEqual({ action: 'resend', uid: 'pat', version: 1 });
});

test(
  'changes a role and a last day, and shows a refusal beside them',
  DESK,
  async ({ page, books }) => {
    await openPeople(page, books);
    const refusal = 'One administrator without an end must stay who can sign in.';
    await books.answer(MANAGE, { ok: false, why: 'refused', message: refusal });
    await actOn(page, 'Change Lee Chan').click();
    const dialog = page.getByRole('dialog', { name: 'Change Lee Chan' });
    await expect(dialog.getByLabel('Last day')).toHaveValue('2099-06-30');
    await dialog.getByLabel('Role').selectOption('Bookkeeper');
    await expect(dialog).toContainText('A new role signs them out once');
    await dialog.getByRole('button', { name: 'Save change' }).click();
    await expect(dialog).toContainText(refusal);
    await books.answer(MANAGE, { ok: true, answer: {} });
    await dialog.getByRole('button', { name: 'Save change' }).click();
    await expect(page.getByText('Lee Chan changed.').last()).toBeVisible();
    expect(await books.asked(MANAGE)).toEqual({
      action: 'change',
      uid: 'lee',
      version: 3,
      role: 'bookkeeper',
      endsOn: '2099-06-30',
    });
  },
);

test(
  'asks before someone is removed, and says what it means',
  DESK,
  async ({ page, books }, info) => {
    await openPeople(page, books);
    await actOn(page, 'Remove Kim Park').click();
    const dialog = page.getByRole('alertdialog', { name: 'Remove Kim Park?' });
    await expect(dialog).toContainText('their links and invitation stop working');
    await expect(dialog).not.toContainText('This is you');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await books.asked(MANAGE)).toBeUndefined();
    await actOn(page, 'Remove Ruth Adeyemi').click();
    const own = page.getByRole('alertdialog', { name: 'Remove Ruth Adeyemi?' });
    await expect(own).toContainText('This is you.');
    await expect(own).toContainText('They still approve expenses.');
    await checkAccessibility(page, info, 'people-remove');
    await books.answer(MANAGE, { ok: false, why: 'refused', message: 'Invite another one first.' });
    await own.getByRole('button', { name: 'Remove' }).click();
    await expect(own.getByRole('alert')).toContainText('Invite another one first.');
    await expect(own.getByRole('alert')).toBeFocused();
    await books.answer(MANAGE, { ok: true, answer: {} });
    await own.getByRole('button', { name: 'Remove' }).click();
    await expect(own).toBeHidden();
    expect(await books.asked(MANAGE)).toEqual({ action: 'remove', uid: 'admin', version: 1 });
  },
);

test(
  'asks for the password again after a while, and then does what was asked',
  DESK,
  async ({ page, books }, info) => {
    await openPeople(page, books, PASSWORD);
    await books.answer(MANAGE, { ok: true, answer: {} });
    await actOn(page, 'Change Lee Chan').click();
    const form = page.getByRole('dialog', { name: 'Change Lee Chan' });
    await form.getByLabel('Role').selectOption('Bookkeeper');
    await form.getByRole('button', { name: 'Save change' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enter your password' });
    await expect(dialog.getByLabel('Password')).toBeFocused();
    await checkAccessibility(page, info, 'password-again');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toContainText('Nothing changed, because we need your password for this.');
    await expect(form.getByLabel('Role')).toHaveValue('bookkeeper');
    expect(await books.asked(MANAGE)).toBeUndefined();

    await form.getByRole('button', { name: 'Save change' }).click();
    const goOn = dialog.getByRole('button', { name: 'Continue' });
    await goOn.click();
    await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription('Enter your password.');
    await dialog.getByLabel('Password').fill('something else');
    await goOn.click();
    await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription(
      'That isn’t your password.',
    );
    await dialog.getByLabel('Password').fill('too many');
    await goOn.click();
    await expect(dialog).toContainText('Too many attempts.');
    await page.context().setOffline(true);
    await goOn.click();
    await expect(dialog).toContainText('Check your connection and try again.');
    await page.context().setOffline(false);
    await dialog.getByLabel('Password').fill(PASSWORD);
    await dialog.getByLabel('Password').press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Lee Chan changed.').last()).toBeVisible();
    expect(await books.asked(MANAGE)).toMatchObject({ action: 'change', role: 'bookkeeper' });

    // For ten minutes from then on it asks no more, unless the server does.
    await actOn(page, 'Resend invitation to Pat Doe').click();
    await expect(page.getByText('We emailed Pat Doe a new link.').last()).toBeVisible();
  },
);

test('asks for the password where the server does', DESK, async ({ page, books }) => {
  await openPeople(page, books);
  await books.answer(MANAGE, { ok: false, why: 'passwordRequired', message: 'x' });
  await actOn(page, 'Resend invitation to Pat Doe').click();
  await page
    .getByRole('dialog', { name: 'Enter your password' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect(page.getByText('We emailed Pat Doe a new link.')).toHaveCount(0);
});

test('keeps the approvers until the password is right', DESK, async ({ page, books }) => {
  await openPeople(page, books, PASSWORD);
  await page.getByRole('button', { name: 'Edit Users' }).click();
  await page.getByLabel('Treasurer Email', { exact: true }).fill('next@example.com');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter your password' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Treasurer Email', { exact: true })).toHaveValue('next@example.com');
  expect(await stored(books.db, 'settings/approvers')).toMatchObject({ version: 1 });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Approvers saved.').last()).toBeVisible();
  expect(await stored(books.db, 'settings/approvers')).toMatchObject({
    treasurer: 'next@example.com',
    version: 2,
  });
});

test(
  'shows a bookkeeper the approvers alone, and a reviewer neither',
  DESK,
  async ({ page, books }) => {
    await books.db
      .doc(`people/${ADMIN.uid}`)
      .set(personEntry(ADMIN.email, undefined, { role: 'bookkeeper' }));
    await putApprovers(books.db);
    await books.open(page, TAB);
    await expect(page.getByText('president.one@example.com').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit Users' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'People' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Set approver' })).toHaveCount(0);
    await books.db.doc(`people/${ADMIN.uid}`).update({ role: 'reviewer' });
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByText('president.one@example.com')).toHaveCount(0);
  },
);

test(
  'changes one’s own name and password from the account’s menu',
  DESK,
  async ({ page, books }, info) => {
    const rename = '/api/admin/rename-self';
    await openPeople(page, books, PASSWORD);
    await books.answer(rename, { ok: true, answer: {} });
    await accountButton(page).click();
    await expect(page.getByRole('menu')).toContainText('Ruth Adeyemi · Administrator');
    await page.getByRole('menuitem', { name: 'Change name' }).click();
    const naming = page.getByRole('dialog', { name: 'Change name' });
    await naming.getByLabel('Name').fill('  ');
    await naming.getByRole('button', { name: 'Change name' }).click();
    await expect(naming.getByLabel('Name')).toHaveAccessibleDescription(/Name is required/);
    await naming.getByLabel('Name').fill('Ruth A. Adeyemi');
    await naming.getByRole('button', { name: 'Change name' }).click();
    await expect(page.getByText('Your name was changed.').last()).toBeVisible();
    expect(await books.asked(rename)).toEqual({ name: 'Ruth A. Adeyemi' });

    await accountButton(page).click();
    await page.getByRole('menuitem', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await dialog.getByLabel('Current password').fill(PASSWORD);
    await dialog.getByLabel('New password').fill('password1234');
    await expect(dialog.getByRole('status')).toHaveText('Strength: Weak');
    await dialog.getByLabel('New password').fill('treasurer treasurer');
    await dialog.getByLabel('Type it again').fill('another one');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(dialog.getByLabel('New password')).toHaveAccessibleDescription(
      /Don’t make it from your email/,
    );
    await dialog.getByLabel('New password').fill('four words of my own');
    await expect(dialog.getByRole('status')).toHaveText('Strength: Strong');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(dialog.getByLabel('Type it again')).toHaveAccessibleDescription(/aren’t the same/);
    await checkAccessibility(page, info, 'password-change');
    await dialog.getByLabel('Type it again').fill('four words of my own');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password was changed.').last()).toBeVisible();
  },
);

test('opens what a phone’s card has', PHONE_ONLY, async ({ page, books }) => {
  await openPeople(page, books);
  await books.answer(MANAGE, { ok: true, answer: {} });
  await actOn(page, 'Change Kim Park').click();
  await expect(page.getByRole('dialog', { name: 'Change Kim Park' })).toBeVisible();
});
