import type { Route } from '@playwright/test';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { accountButton } from '../e2e/support/panel-frame.ts';
import { DESK, expectComplaint, REFUSED } from '../e2e/support/page-test.ts';
import { storeSession } from '../e2e/support/stored-session.ts';
import { personEntry } from '../fixtures/people.ts';
import { DATA_VERSION } from '../../functions/src/firestore/paths.ts';
import { currentVersion } from '../../ops/base/data-version.ts';
import { expect, test } from './support/memory-books.ts';

type Page = Parameters<Parameters<typeof test>[2]>[0]['page'];

const PASSWORD = 'correct horse battery';
const PAT = { uid: 'pat', email: 'pat@example.com' };
const INVITATION = {
  success: true,
  purpose: 'join',
  name: 'Pat Doe',
  email: PAT.email,
  role: 'bookkeeper',
  endsOn: '2027-06-30',
  invitedBy: 'Ruth Adeyemi',
};
const JOINED = { success: true, code: 'good', email: PAT.email, waitMs: 50 };

/** Answers an address of the API, and returns what was sent there: the token, and the secret of what joins. */
async function answer(page: Page, path: string, ...answers: (object | number | null)[]) {
  const sent: { readonly token: string | undefined; readonly body: unknown }[] = [];
  let at = 0;
  await page.route(`**/api/${path}`, async (route: Route) => {
    const request = route.request();
    sent.push({ token: request.headers()['x-approval-token'], body: request.postDataJSON() });
    const next = answers[Math.min(at++, answers.length - 1)] ?? null;
    if (next === null) await route.abort('internetdisconnected');
    else await route.fulfill({ status: 'error' in Object(next) ? 409 : 200, json: next });
  });
  return sent;
}

/** Opens a link as someone who may sign in with the password, in a browser that doesn't know them. */
async function openLink(page: Page, address: string): Promise<void> {
  const version = { ...currentVersion() };
  const { joinedAt, invitedAt, validAfter, ...entry } = personEntry(PAT.email, 'Pat Doe', {
    role: 'bookkeeper',
  });
  const moment = (date: Date) => ({ momentMs: date.getTime() });
  const contents = {
    [DATA_VERSION]: version,
    [`people/${PAT.uid}`]: {
      ...entry,
      joinedAt: moment(joinedAt),
      invitedAt: moment(invitedAt),
      validAfter: moment(validAfter),
    },
  };
  await page.addInitScript(
    (start) => {
      window.memoryStart = JSON.parse(start) as NonNullable<typeof window.memoryStart>;
    },
    JSON.stringify({ contents, admin: PAT, password: PASSWORD }),
  );
  await page.goto(address);
}

const field = (page: Page) => page.getByLabel('New password');
const press = (page: Page) => page.getByRole('button', { name: 'Join' });

async function choose(page: Page, password = PASSWORD): Promise<void> {
  await field(page).fill(password);
  await page.getByLabel('Type it again').fill(password);
  await press(page).click();
}

test('joins with a link: says who invites to what, and leads into the panel', async ({
  page,
}, info) => {
  const read = await answer(page, 'invitation', INVITATION);
  const joined = await answer(page, 'join', JOINED);
  await openLink(page, '/admin/join#TOKEN-1');
  await expect(page.getByText('Ruth Adeyemi invited you to the books of')).toContainText(
    'as Bookkeeper.',
  );
  await expect(page.getByText('Your access ends after Jun 30, 2027.')).toBeVisible();
  await expect(page).toHaveURL('/admin/join');
  expect(read).toEqual([{ token: 'TOKEN-1', body: null }]);
  await expect(field(page)).toHaveAttribute('autocomplete', 'new-password');
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue(PAT.email);
  await checkAccessibility(page, info, 'join');
  await press(page).click();
  await expect(field(page)).toHaveAccessibleDescription(/at least 12 characters/);
  await expect(field(page)).toBeFocused();
  await choose(page, 'pat@example.com');
  await expect(field(page)).toHaveAccessibleDescription(/Don’t make it from your email/);
  expect(joined).toEqual([]);
  await choose(page);
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL('/admin');
  expect(joined).toEqual([
    { token: 'TOKEN-1', body: { secret: expect.stringMatching(/^[\w-]{43}$/) } },
  ]);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(
    'TOKEN-1',
  );
});

test(
  'loses nothing with an answer that got lost, nor with a reload after it',
  DESK,
  async ({ page, complaints }) => {
    const read = await answer(page, 'invitation', INVITATION);
    const joined = await answer(
      page,
      'join',
      null,
      { ...JOINED, code: 'used' },
      { ...JOINED, code: 'used' },
      JOINED,
    );
    await openLink(page, '/admin/join#TOKEN-1');
    await choose(page);
    await expect(page.getByRole('alert')).toContainText(
      'Check your connection and press the button again.',
    );
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(field(page)).toHaveValue(PASSWORD);
    await press(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect.poll(() => joined.length).toBe(3);
    await page.reload();
    await expect(page.getByText('Ruth Adeyemi invited you')).toBeVisible();
    // The server would only say that the link was used.
    expect(read).toHaveLength(1);
    await choose(page);
    await expect(accountButton(page)).toBeVisible();
    expect(new Set(joined.map((one) => JSON.stringify(one))).size).toBe(1);
    expectComplaint(complaints, REFUSED);
  },
);

test('sets a new password with the words of that', DESK, async ({ page }) => {
  await answer(page, 'invitation', { ...INVITATION, purpose: 'reset' });
  await answer(page, 'join', JOINED);
  await openLink(page, '/admin/join#TOKEN-1');
  await expect(page.getByRole('heading', { name: 'Set a New Password' })).toBeVisible();
  await expect(page.getByText('Your other devices will have to sign in again.')).toBeVisible();
  await field(page).fill(PASSWORD);
  await page.getByLabel('Type it again').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(accountButton(page)).toBeVisible();
});

test('says what to do with a link that doesn’t work', DESK, async ({ page, complaints }, info) => {
  await openLink(page, '/admin/join');
  await expect(page.getByText('This link is incomplete.')).toBeVisible();
  const error = 'This link was already used. Sign in, or use Forgot your password.';
  await answer(page, 'invitation', null, { success: false, code: 'personLinkUsed', error });
  await page.goto('/admin/join#TOKEN-2');
  await expect(page.getByText('We couldn’t reach the server.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(error)).toBeVisible();
  await checkAccessibility(page, info, 'join-used');
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect(page.getByRole('button', { name: 'Sign in to Admin Panel' })).toBeVisible();
  expectComplaint(complaints, REFUSED);
});

test(
  'says so when the link ends while the password is chosen',
  DESK,
  async ({ page, complaints }) => {
    await answer(page, 'invitation', INVITATION);
    await answer(page, 'join', {
      success: false,
      code: 'personLinkReplaced',
      error: 'We sent a newer link since.',
    });
    await openLink(page, '/admin/join#TOKEN-1');
    await choose(page);
    await expect(page.getByRole('heading', { name: 'We sent a newer link since.' })).toBeVisible();
    expectComplaint(complaints, REFUSED);
  },
);

test('says that someone else who is signed in here will be signed out', DESK, async ({ page }) => {
  await answer(page, 'invitation', INVITATION);
  await answer(page, 'join', JOINED);
  await storeSession(page, 'memory', JSON.stringify({ uid: 'someone' }));
  await openLink(page, '/admin/join#TOKEN-1');
  await expect(page.getByText('Someone is signed in to the panel in this browser.')).toBeVisible();
  await choose(page);
  await expect(accountButton(page)).toHaveAccessibleName(/pat@example.com/);
});

test(
  'asks for a new password under the sign-in, with one answer',
  DESK,
  async ({ page, complaints }, info) => {
    const asked = await answer(page, 'forgot-password', null, { success: true });
    await openLink(page, '/admin/login');
    const form = page.getByRole('form', { name: 'Forgot your password?' });
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(form.getByLabel('Your email')).toBeFocused();
    await form.getByRole('button', { name: 'Email me a link' }).click();
    await expect(form.getByLabel('Your email')).toHaveAccessibleDescription(
      /like name@example.com/,
    );
    await form.getByLabel('Your email').fill('Pat Doe <pat@example.com>');
    await checkAccessibility(page, info, 'forgot-password');
    await form.getByRole('button', { name: 'Email me a link' }).click();
    await expect(form.getByRole('alert')).toContainText('We couldn’t reach the server.');
    await form.getByRole('button', { name: 'Email me a link' }).click();
    await expect(
      page.getByText('If this address can sign in here, a link is on its way.'),
    ).toBeVisible();
    expect(asked.map(({ body }) => body)).toEqual([{ email: PAT.email }, { email: PAT.email }]);
    expectComplaint(complaints, REFUSED);
  },
);
