import { NO_STAND_INS } from '@pa-ledger/domain/approvers/stand-ins';
import { journalEntry, journalIdOf, type JournalEntry } from '@pa-ledger/domain/ledger/journal';
import { Timestamp } from 'firebase-admin/firestore';
import { APPROVERS, putApprovers, TAB } from '../e2e/support/approvers.ts';
import { ORANGE } from '../e2e/support/colors.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll, stored, type Records } from '../e2e/support/records.ts';
import { ADMIN, expect, test } from './support/memory-books.ts';

/** A journal of 26 entries, which is one more than a page has. */
async function record(db: Records): Promise<void> {
  const by = { uid: 'other', email: 'former.treasurer@example.com' };
  const entries: Record<string, object> = {};
  const add = (entry: JournalEntry): void => {
    const at = Timestamp.fromMillis(entry.at);
    entries[`journal/${journalIdOf(entry)}`] = { ...entry, at };
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
  await putAll(db, entries);
}

test(
  'shows the approvers, edits them, and cancels without a change',
  DESK,
  async ({ page, books }) => {
    await putApprovers(books.db);
    await books.open(page, TAB);
    for (const text of [...APPROVERS.presidents, APPROVERS.treasurer, 'fair@example.com']) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    const trip = page.locator('div', { has: page.locator('dt', { hasText: 'Field Trip' }) }).last();
    await expect(trip).toContainText('Not set');
    await expect(page.getByRole('heading', { name: 'Approval Workflow Overview' })).toBeVisible();
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
    await page.getByLabel('President 2', { exact: true }).fill('someone.else@example.com');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('president.two@example.com')).toBeVisible();
    expect(await stored(books.db, 'settings/approvers')).toEqual({ ...APPROVERS, version: 1 });
  },
);

test(
  'points out one mailbox in two roles, while it is typed and afterwards (#101)',
  DESK,
  async ({ page, books }) => {
    await putApprovers(books.db);
    await books.open(page, TAB);
    const notice = page.getByRole('status').filter({ hasText: 'One mailbox has two roles' });
    await expect(page.getByText(APPROVERS.treasurer).first()).toBeVisible();
    await expect(notice).toHaveCount(0);
    await page.getByRole('button', { name: 'Edit Users' }).click();
    await page.getByLabel('Spring Fair', { exact: true }).fill('Treasurer+fair@example.com');
    await expect(notice).toContainText(
      'Treasurer Email: treasurer@example.com; Spring Fair: Treasurer+fair@example.com',
    );
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Approvers saved.').last()).toBeVisible();
    await expect(notice).toContainText('No one can decide two steps of one expense');
    await page.getByRole('button', { name: 'Edit Users' }).click();
    await page.getByLabel('President 2', { exact: true }).fill('President.One+two@example.com');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('both addresses reach one mailbox')).toBeVisible();
    expect(await stored(books.db, 'settings/approvers')).toMatchObject({ version: 2 });
  },
);

test(
  'a save is at the top of the changes, with its author, before and after (#92)',
  DESK,
  async ({ page, books }, info) => {
    await putApprovers(books.db);
    await record(books.db);
    await books.open(page, TAB);
    const changes = page.getByRole('table', { name: 'Changes' });
    await expect(changes.getByRole('row').nth(1)).toContainText('Field Trip changed from 2-step');
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('1–25 of 26');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(changes).toContainText('Sample data:');
    await page.getByRole('button', { name: 'Edit Users' }).click();
    await page.getByLabel('Treasurer Email', { exact: true }).fill('alias@example.com');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const newest = changes.getByRole('row').nth(1);
    await expect(newest).toContainText(ADMIN.email);
    await expect(newest).toContainText(
      'Treasurer changed from treasurer@example.com to alias@example.com.',
    );
    await checkAccessibility(page, info, 'users-changes');
  },
);

test(
  'the first approvers of an association are saved, also when another admin was quicker',
  DESK,
  async ({ page, books }) => {
    await books.open(page, TAB);
    await page.getByRole('button', { name: 'Edit Users' }).click();
    await page.getByLabel('Treasurer Email', { exact: true }).fill('mine@example.com');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Approvers saved.').last()).toBeVisible();
    const nobody = { standIns: NO_STAND_INS, absences: [] };
    const first = { presidents: [], eventApprovers: {}, ...nobody, version: 1 };
    expect(await stored(books.db, 'settings/approvers')).toEqual({
      ...first,
      treasurer: 'mine@example.com',
    });

    await books.db.doc('settings/approvers').delete();
    await page.getByRole('button', { name: 'Edit Users' }).click();
    await page.getByLabel('Treasurer Email', { exact: true }).fill('mine@example.com');
    await books.db.doc('settings/approvers').set({ ...first, treasurer: 'theirs@example.com' });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Someone else just changed this.')).toBeVisible();
    await page.getByRole('button', { name: 'Save mine over theirs' }).click();
    await expect(page.getByText('mine@example.com').first()).toBeVisible();
    expect(await stored(books.db, 'settings/approvers')).toMatchObject({
      treasurer: 'mine@example.com',
      version: 2,
    });
  },
);

test(
  'sets a stand-in and an absence, with what is wrong beside the inputs, and tells of both (#131, #132)',
  DESK,
  async ({ page, books }, info) => {
    await putApprovers(books.db);
    await books.open(page, TAB);
    await expect(page.getByText('No one’s away.')).toBeVisible();
    await page.getByRole('button', { name: 'Add days away' }).click();
    await page
      .getByLabel('Stand-in for Treasurer', { exact: true })
      .fill('treasurer+x@example.com');
    await page.getByLabel('Stand-in for Field Trip', { exact: true }).fill('co.chair@example.com');
    await page.getByRole('button', { name: 'Add absence' }).click();
    const first = page.getByRole('group', { name: 'Absence 1' });
    await expect(first.getByLabel('Person')).toBeFocused();
    await first.getByLabel('Person').selectOption('treasurer@example.com');
    await first.getByLabel('From').fill('2026-11-30');
    await first.getByLabel('To').fill('2026-11-20');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(
      page.getByText('Stand-in for Treasurer must be another person than Treasurer Email.'),
    ).toBeVisible();
    await expect(page.getByText('The last day must not be before the first.')).toBeVisible();
    await checkAccessibility(page, info, 'users-stand-ins-edit');
    await page.getByLabel('Stand-in for Treasurer', { exact: true }).fill('vice@example.com');
    await first.getByLabel('From').fill('2026-11-20');
    await first.getByLabel('To').fill('2026-11-30');
    await page.getByRole('button', { name: 'Add absence' }).click();
    await page.getByRole('button', { name: 'Remove absence 2' }).click();
    await expect(page.getByRole('button', { name: 'Add absence' })).toBeFocused();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Approvers saved.').last()).toBeVisible();
    expect(await stored(books.db, 'settings/approvers')).toEqual({
      ...APPROVERS,
      eventApprovers: { ...APPROVERS.eventApprovers, 'Field Trip': '' },
      standIns: {
        president: '',
        treasurer: 'vice@example.com',
        eventApprovers: { 'Spring Fair': '', 'Field Trip': 'co.chair@example.com' },
      },
      absences: ['2026-11-20/2026-11-30 treasurer@example.com'],
      version: 2,
    });
    await expect(page.getByText('Nov 20, 2026 to Nov 30, 2026').first()).toBeVisible();
    const newest = page.getByRole('table', { name: 'Changes' }).getByRole('row').nth(1);
    await expect(newest).toContainText('Stand-in for the Treasurer added: vice@example.com.');
    await expect(newest).toContainText(
      'treasurer@example.com set as away from Nov 20, 2026 to Nov 30, 2026.',
    );
    await page.getByRole('button', { name: 'Edit Users' }).click();
    await page.getByRole('button', { name: 'Remove absence 1' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('No one’s away.')).toBeVisible();
    expect(await stored(books.db, 'settings/approvers')).toMatchObject({ absences: [] });
  },
);

test('points out who is missing, but no stand-in; a card says what was changed', async ({
  page,
  books,
}, info) => {
  await putApprovers(books.db);
  await record(books.db);
  await books.open(page, TAB);
  const notSet = (section: string) =>
    page.getByRole('region', { name: section }).getByText('Not set').first();
  await expect(notSet('Event Approvers')).toHaveCSS('color', ORANGE);
  await expect(notSet('Stand-ins')).not.toHaveCSS('color', ORANGE);
  const title = page.getByRole('table', { name: 'Changes' }).locator('td.title').first();
  await expect(title).toContainText('Field Trip changed from 2-step');
  const weight = info.project.name === 'phone' ? '600' : '400';
  await expect(title.locator('.value')).toHaveCSS('font-weight', weight);
});

test(
  'says when there are no event categories, and leads to the form of one',
  DESK,
  async ({ page, books }) => {
    await books.open(page, TAB);
    await expect(
      page.getByText(
        'No event categories requiring approvers. Add event categories in the Categories tab.',
      ),
    ).toBeVisible();
    await expect(page.getByText('Not set').first()).toBeVisible();
    await page.getByRole('link', { name: 'Add an event category' }).click();
    await expect(page).toHaveURL('/admin/categories');
    await expect(page.getByRole('dialog', { name: 'Add Category' })).toBeVisible();
  },
);

test(
  'a save after a change by another admin says so and loses nothing (#66)',
  DESK,
  async ({ page, books }, info) => {
    await putApprovers(books.db);
    await books.open(page, TAB);
    await page.getByRole('button', { name: 'Edit Users' }).click();
    await page.getByLabel('Treasurer Email', { exact: true }).fill('mine@example.com');
    await books.db
      .doc('settings/approvers')
      .update({ treasurer: 'theirs@example.com', version: 2 });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Someone else just changed this.')).toBeVisible();
    await expect(page.getByText('theirs@example.com').first()).toBeVisible();
    await expect(page.getByLabel('Treasurer Email', { exact: true })).toHaveValue(
      'mine@example.com',
    );
    await checkAccessibility(page, info, 'users-conflict');
    // Saving over somebody else's is not the primary button.
    await expect(page.locator('.MuiButton-contained')).toHaveText(['Save Changes']);
    await page.getByRole('button', { name: 'Save mine over theirs' }).click();
    await expect(page.getByText('mine@example.com').first()).toBeVisible();
    expect(await stored(books.db, 'settings/approvers')).toMatchObject({
      treasurer: 'mine@example.com',
      version: 3,
    });
  },
);

test(
  'where a step needs another approver, the stand-in of whoever is set is asked for',
  DESK,
  async ({ page, books }) => {
    await putApprovers(books.db);
    await books.open(page, '/admin/users?set=treasurer');
    await expect(page.getByLabel('Stand-in for Treasurer', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Treasurer Email', { exact: true })).toHaveValue(
      APPROVERS.treasurer,
    );
  },
);

test('sets the language of an approver’s emails, the same in both roles, and tells of it (#46)', async ({
  page,
  books,
}, info) => {
  await putApprovers(books.db);
  await books.open(page, TAB);
  await page.getByRole('button', { name: 'Edit Users' }).click();
  const language = page.getByLabel('Language for Treasurer Email');
  await expect(language).toHaveValue('en');
  await language.selectOption('Español');
  await page.getByLabel('Stand-in for President', { exact: true }).fill('treasurer@example.com');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    page.getByText('Treasurer Email has the same address. Choose one language.'),
  ).toBeVisible();
  await checkAccessibility(page, info, 'users-languages');
  await page.getByLabel('Language for Stand-in for President').selectOption('Español');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Approvers saved.').last()).toBeVisible();
  expect(await stored(books.db, 'settings/approvers')).toMatchObject({
    languages: { 'treasurer@example.com': 'es' },
  });
  await expect(page.getByText('Emails in Español', { exact: true })).toHaveCount(2);
  await expect(page.getByText('treasurer@example.com gets emails in Español.')).toBeAttached();
  await page.getByRole('button', { name: 'Edit Users' }).click();
  for (const of of ['Treasurer Email', 'Stand-in for President'])
    await page.getByLabel(`Language for ${of}`).selectOption('English');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Emails in Español', { exact: true })).toHaveCount(0);
  expect(await stored(books.db, 'settings/approvers')).not.toHaveProperty('languages');
});
