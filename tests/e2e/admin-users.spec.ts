import { journalEntry, journalIdOf, type JournalEntry } from '@pa-ledger/domain/ledger/journal';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { admit, dismiss, expect, stored, test, WITHOUT_CONNECTION } from './support/own-books.ts';
import { DESK, expectComplaint } from './support/test.ts';

test.use(IN_ONE_PAGE);

const TAB = '/admin/users';
const APPROVERS = {
  presidents: ['president.one@example.com', 'president.two@example.com'],
  treasurer: 'treasurer@example.com',
  eventApprovers: { 'Spring Fair': 'fair@example.com' },
};

async function fill(db: Firestore): Promise<void> {
  await db.doc('categories/fair').set({
    name: 'Spring Fair',
    requiresEventApprover: true,
    version: 1,
  });
  await db.doc('categories/trip').set({
    name: 'Field Trip',
    requiresEventApprover: true,
    version: 1,
  });
  await db.doc('categories/office').set({
    name: 'Office Supplies',
    requiresEventApprover: false,
    version: 1,
  });
  await db.doc('settings/approvers').set({ ...APPROVERS, version: 1 });
}

/** A journal of 26 entries, which is one more than a page has. */
async function record(db: Firestore): Promise<void> {
  const by = { uid: 'other', email: 'former.treasurer@example.com' };
  const writer = db.bulkWriter();
  const add = (entry: JournalEntry): void => {
    const at = Timestamp.fromMillis(entry.at);
    void writer.create(db.doc(`journal/${journalIdOf(entry)}`), { ...entry, at });
  };
  const settings = { collection: 'settings', document: 'approvers' };
  const begun = journalEntry(
    settings,
    { before: null, after: { ...APPROVERS, version: 1 } },
    by,
    0,
  );
  add({ ...begun, kind: 'takenOver', by: null });
  const trip = { collection: 'categories', document: 'trip' };
  const tripAt = (version: number) => ({
    name: 'Field Trip',
    requiresEventApprover: version % 2 === 1,
    version,
  });
  for (let version = 1; version <= 25; version += 1) {
    const before = version === 1 ? null : tripAt(version - 1);
    add(journalEntry(trip, { before, after: tripAt(version) }, by, version));
  }
  await writer.close();
}

test('shows the approvers, edits them, and cancels without a change', async ({
  page,
  books,
}, info) => {
  await fill(books.db);
  await books.open(page, TAB);
  for (const text of [...APPROVERS.presidents, APPROVERS.treasurer, 'fair@example.com']) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  const trip = page.locator('div', { has: page.locator('dt', { hasText: 'Field Trip' }) }).last();
  await expect(trip).toContainText('Not set');
  await expect(page.getByRole('heading', { name: 'Approval Workflow Overview' })).toBeVisible();
  await checkAccessibility(page, info, 'users');
  await page.getByRole('button', { name: 'Edit Users' }).click();
  for (const label of [
    'President 1',
    'President 2',
    'Treasurer Email',
    'Spring Fair',
    'Field Trip',
  ]) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('type', 'email');
  }
  await expect(page.getByLabel('Office Supplies')).toHaveCount(0);
  await page.getByLabel('President 2').fill('someone.else@example.com');
  await checkAccessibility(page, info, 'users-edit');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('president.two@example.com')).toBeVisible();
  expect(await stored(books.db, 'settings/approvers')).toEqual({ ...APPROVERS, version: 1 });
});

test(
  'each save is in the journal, with who made it, and once even if its answer is lost (#92)',
  DESK,
  async ({ page, books, complaints }) => {
    await fill(books.db);
    await books.open(page, TAB);
    const save = async (treasurer: string): Promise<void> => {
      await page.getByRole('button', { name: 'Edit Users' }).click();
      await page.getByLabel('Treasurer Email').fill(treasurer);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText(treasurer).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Edit Users' })).toBeVisible();
    };
    await save('alias@example.com');
    await page.route(
      '**/documents:commit**',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await save(APPROVERS.treasurer);
    const { docs } = await books.db.collection('journal').orderBy('version').get();
    const { uid, email } = books.admin;
    const told = docs.map((entry): unknown[] => [
      entry.id,
      entry.get('by'),
      entry.get('after.treasurer'),
    ]);
    expect(told).toEqual([
      ['settings~approvers~2', { uid, email }, 'alias@example.com'],
      ['settings~approvers~3', { uid, email }, APPROVERS.treasurer],
    ]);
    expect(docs.map((entry): unknown => entry.get('before.treasurer'))).toEqual([
      APPROVERS.treasurer,
      'alias@example.com',
    ]);
    expect(await stored(books.db, 'settings/approvers')).toMatchObject({
      treasurer: APPROVERS.treasurer,
      version: 3,
    });
    expectComplaint(complaints, /ERR_FAILED/);
  },
);

test(
  'points out one mailbox in two roles, while it is typed and afterwards (#101)',
  DESK,
  async ({ page, books }, info) => {
    await fill(books.db);
    await books.open(page, TAB);
    const notice = page.getByRole('status').filter({ hasText: 'One mailbox has two roles' });
    await expect(page.getByText(APPROVERS.treasurer).first()).toBeVisible();
    await expect(notice).toHaveCount(0);
    await page.getByRole('button', { name: 'Edit Users' }).click();
    await page.getByLabel('Spring Fair').fill('Treasurer+fair@example.com');
    await expect(notice).toContainText(
      'Treasurer Email: treasurer@example.com; Spring Fair: Treasurer+fair@example.com',
    );
    await checkAccessibility(page, info, 'users-two-roles-edit');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('The approvers were saved.').last()).toBeVisible();
    await expect(notice).toContainText('Nobody decides two steps of one expense');
    await checkAccessibility(page, info, 'users-two-roles');
    await page.getByRole('button', { name: 'Edit Users' }).click();
    await page.getByLabel('President 2').fill('President.One+two@example.com');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('both addresses reach one mailbox')).toBeVisible();
    expect(await stored(books.db, 'settings/approvers')).toMatchObject({ version: 2 });
  },
);

test(
  'a save is at the top of the changes, with its author, before and after (#92)',
  DESK,
  async ({ page, books }, info) => {
    await fill(books.db);
    await record(books.db);
    await books.open(page, TAB);
    const changes = page.getByRole('table', { name: 'Changes' });
    await expect(changes.getByRole('row').nth(1)).toContainText('Field Trip changed from 2-step');
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('1–25 of 26');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(changes).toContainText('When this list began');
    await page.getByRole('button', { name: 'Edit Users' }).click();
    await page.getByLabel('Treasurer Email').fill('alias@example.com');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const newest = changes.getByRole('row').nth(1);
    await expect(newest).toContainText(books.admin.email);
    await expect(newest).toContainText(
      'Treasurer changed from treasurer@example.com to alias@example.com.',
    );
    await checkAccessibility(page, info, 'users-changes');
  },
);

test('says when there are no event categories', DESK, async ({ page, books }, info) => {
  await books.open(page, TAB);
  await expect(
    page.getByText(
      'No event categories requiring approvers. Add event categories in the Categories tab.',
    ),
  ).toBeVisible();
  await expect(page.getByText('Not set').first()).toBeVisible();
  await checkAccessibility(page, info, 'users-empty');
});

test(
  'refuses an invalid address and the same president twice, then saves (#74)',
  DESK,
  async ({ page, books }, info) => {
    await fill(books.db);
    await books.open(page, TAB);
    await page.getByRole('button', { name: 'Edit Users' }).click();
    await page.getByLabel('President 2').fill('President.One@example.com');
    await page.getByLabel('Treasurer Email').fill('treasurer');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await checkAccessibility(page, info, 'users-problems');
    await expect(page.getByLabel('Treasurer Email')).toHaveValue('treasurer');
    expect(await stored(books.db, 'settings/approvers')).toEqual({ ...APPROVERS, version: 1 });
    await page.getByLabel('President 2').fill('');
    await page.getByLabel('Treasurer Email').fill('new.treasurer@example.com');
    await page.getByLabel('Field Trip').fill('trip@example.com');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('The approvers were saved.').last()).toBeVisible();
    await expect(page.getByText('new.treasurer@example.com').first()).toBeVisible();
    expect(await stored(books.db, 'settings/approvers')).toMatchObject({
      treasurer: 'new.treasurer@example.com',
      eventApprovers: { 'Spring Fair': 'fair@example.com', 'Field Trip': 'trip@example.com' },
      version: 2,
    });
  },
);

test(
  'a save after a change by another admin says so and loses nothing (#66)',
  DESK,
  async ({ page, books }, info) => {
    await fill(books.db);
    await books.open(page, TAB);
    await page.getByRole('button', { name: 'Edit Users' }).click();
    await page.getByLabel('Treasurer Email').fill('mine@example.com');
    await books.db
      .doc('settings/approvers')
      .update({ treasurer: 'theirs@example.com', version: 2 });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Someone else changed this meanwhile.')).toBeVisible();
    await expect(page.getByText('theirs@example.com').first()).toBeVisible();
    await expect(page.getByLabel('Treasurer Email')).toHaveValue('mine@example.com');
    await checkAccessibility(page, info, 'users-conflict');
    await page.getByRole('button', { name: 'Save mine over theirs' }).click();
    await expect(page.getByText('mine@example.com').first()).toBeVisible();
    expect(await stored(books.db, 'settings/approvers')).toMatchObject({
      treasurer: 'mine@example.com',
      version: 3,
    });
  },
);

test(
  'a save without a connection, a denied one and a list that fails lose nothing',
  DESK,
  async ({ page, context, books, complaints }) => {
    await fill(books.db);
    await books.open(page, TAB);
    await page.getByRole('button', { name: 'Edit Users' }).click();
    await page.getByLabel('Treasurer Email').fill('mine@example.com');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible();
    // The list asks anew when the connection is back, and is denied.
    await dismiss(books.db, books.admin);
    await context.setOffline(false);
    await expect(page.getByText('This could not be loaded.')).toBeVisible();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toContainText(
      'This is not allowed.',
    );
    await expect(page.getByLabel('Treasurer Email')).toHaveValue('mine@example.com');
    await admit(books.db, books.admin);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('This could not be loaded.')).toHaveCount(0);
    await expect(page.getByLabel('Treasurer Email')).toHaveValue('mine@example.com');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('mine@example.com').first()).toBeVisible();
    expectComplaint(complaints, WITHOUT_CONNECTION);
    expectComplaint(complaints, /status of 40[0-9]|permission/i);
  },
);
