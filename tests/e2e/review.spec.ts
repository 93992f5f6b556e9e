import { SCRIPTS_IN_TEXT } from '../fixtures/scripts-in-text.ts';
import { decideWith } from '../functions/support/api.ts';
import { PEOPLE } from '../functions/support/association.ts';
import { db, newExpenseId } from '../functions/support/suite.ts';
import { tokenIn } from '../functions/support/test-environment.ts';
import { expenseToDecide, statusOf } from './support/links.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { DESK, expect, expectComplaint, test } from './support/test.ts';

test('an approver sees possible duplicates (#104)', DESK, async ({ page }, info) => {
  const paidTo = `Bakery ${newExpenseId()}`;
  const [one, other, { token }] = [
    await expenseToDecide({ paidTo, name: 'Robin Roe', description: 'Rolls for the hall' }),
    await expenseToDecide({ paidTo, name: 'Robin Roe' }),
    await expenseToDecide({ paidTo }),
  ];
  for (const [step, approver] of [PEOPLE.president, PEOPLE.treasurer].entries())
    await decideWith(await tokenIn(db, { expenseId: one.id, step, approver }));
  await page.goto(`/approve/${token}?action=review`);
  const notice = page.getByRole('status').filter({ hasText: 'submitted before' });
  // The receipt of these tests is always the same, so others are pointed out as well, behind these.
  const found = notice.getByRole('listitem');
  await expect(found.filter({ hasText: one.reference })).toContainText(
    `${one.reference}, approved, spent on Sep 14, 2026. The same receipt. The same payee and amount within 90 days.`,
  );
  await expect(found.filter({ hasText: other.reference })).toContainText('pending');
  await expect(notice).not.toContainText(/Robin|Rolls|Bakery/);
  await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();
  await checkAccessibility(page, info, 'review-doubles');
});

test(
  'the link of a decided step shows the outcome without names (#105)',
  DESK,
  async ({ page }, info) => {
    const { id, reference, token } = await expenseToDecide();
    const other = await tokenIn(db, { expenseId: id, step: 0, approver: PEOPLE.otherPresident });
    await decideWith(other);
    await page.goto(`/approve/${token}?action=review`);
    await expect(
      page.getByRole('heading', { name: /^This step was approved by the President on / }),
    ).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText(`$45.20 for Office Supplies, ${reference}`);
    await expect(main).toContainText('The Treasurer has it now.');
    await expect(page.getByRole('button', { name: /Approve|Reject|correction/ })).toHaveCount(0);
    for (const typed of ['Pat Doe', '555-0100', 'Main Street', 'markers', 'receipt 0'])
      await expect(main).not.toContainText(typed);
    await checkAccessibility(page, info, 'review-decided');
    // The last step ends it otherwise.
    const treasurer = await tokenIn(db, { expenseId: id, step: 1, approver: PEOPLE.treasurer });
    await decideWith(treasurer, 'reject', 'Not a school expense.');
    await page.reload();
    await expect(
      page.getByRole('heading', { name: /^This expense was rejected by the Treasurer on / }),
    ).toBeVisible();
  },
);

test(
  'no button is left that can only fail after another has decided, and the reason stays (#6)',
  DESK,
  async ({ page, complaints }) => {
    const { id, token } = await expenseToDecide();
    await page.goto(`/approve/${token}?action=review`);
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('textbox').fill('Not a school expense.');
    const decide = page.getByRole('button', { name: 'Submit rejection' });
    await expect(decide).toBeEnabled();
    const other = await tokenIn(db, { expenseId: id, step: 0, approver: PEOPLE.otherPresident });
    await decideWith(other, 'approve');
    await decide.click();
    await expect(page.getByText(/^This step was already approved on /)).toBeVisible();
    await expect(page.getByRole('button', { name: /Approve|Reject|rejection|Back/ })).toHaveCount(
      0,
    );
    await expect(page.getByRole('textbox')).toHaveValue('Not a school expense.');
    expectComplaint(complaints, /status of 409/);
  },
);

test(
  'the review page rejects in place, sends one request, and shows the result',
  DESK,
  async ({ page }) => {
    const { id, token } = await expenseToDecide();
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.postData() ?? '');
    });
    await page.goto(`/approve/${token}?action=review`);
    await page.getByRole('button', { name: 'Reject' }).click();
    await expect(page).toHaveTitle('Expense Rejection');
    await expect(page.getByRole('heading', { name: 'Expense Rejection' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveTitle('Expense Approval');
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('button', { name: 'Submit rejection' }).click();
    await expect(page.getByText('Rejection cancelled. A reason is required.')).toBeVisible();
    await page.getByRole('textbox').fill('Please add the second page.');
    await page.getByRole('button', { name: 'Submit rejection' }).dblclick();
    await expect(page.getByText('Expense rejected successfully.')).toBeVisible();
    expect(await statusOf(id)).toBe('rejected');
    expect(posts.map((body): unknown => JSON.parse(body))).toEqual([
      {
        version: 1,
        code: expect.any(String) as unknown,
        expenseId: id,
        role: 'approver',
        approverEmail: 'approver@example.com',
        action: 'reject',
        reason: 'Please add the second page.',
      },
    ]);
  },
);

test('typed markup is shown as text on the review page (#41)', DESK, async ({ page }) => {
  const middle = SCRIPTS_IN_TEXT.length / 2;
  const description = SCRIPTS_IN_TEXT.slice(0, middle).join('\n');
  const notes = SCRIPTS_IN_TEXT.slice(middle).join('\n');
  const [attack = ''] = SCRIPTS_IN_TEXT;
  const texts = { name: attack, paidTo: attack, mailingAddress: attack };
  const { token } = await expenseToDecide({ ...texts, description, notes });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  // Beyond its own, the page asks for nothing, breaks no policy and logs no error: its fixture sees to that.
  await page.goto(`/approve/${token}?action=review`);
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  const shown = await page.getByRole('main').innerText();
  const tight = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  for (const text of SCRIPTS_IN_TEXT) expect(tight(shown)).toContain(tight(text));
  await expect(page).toHaveTitle(/Expense Approval/);
  expect(dialogs).toEqual([]);
});

test('approves less than was asked for, and the next approver sees why', async ({ page }, info) => {
  const { id, token } = await expenseToDecide();
  await page.goto(`/approve/${token}?action=review`);
  const lower = page.getByRole('button', { name: 'Lower the amount' });
  await lower.click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(lower).toBeFocused();
  await lower.click();
  const amount = page.getByLabel('Amount you approve');
  await expect(amount).toBeFocused();
  const submit = page.getByRole('button', { name: 'Approve this amount' });
  for (const typed of ['45.20', '0', 'forty']) {
    await amount.fill(typed);
    await submit.click();
    await expect(page.getByText('Please enter less than the amount asked for')).toBeVisible();
    await expect(amount).toBeFocused();
  }
  await amount.fill('40');
  await submit.click();
  await expect(page.getByText('Please say why you approve less.')).toBeVisible();
  await page.getByLabel('Why less?').fill('The markers were for the office.');
  await checkAccessibility(page, info, 'review-less');
  await submit.click();
  await expect(page.getByText('Next step: Treasurer.')).toBeVisible();
  await expect(page.getByText(/^\$40\.00 to /)).toBeVisible();
  expect((await db.doc(`expenses/${id}`).get()).get('lines')).toMatchObject([{ amount: 40 }]);
  const next = await tokenIn(db, { expenseId: id, step: 1, approver: PEOPLE.treasurer });
  await page.goto(`/approve/${next}?action=review`);
  await expect(page.getByRole('heading', { name: '$40.00' })).toBeVisible();
  await expect(page.getByText('The President lowered this from $45.20.')).toBeVisible();
  const reason = page.getByText('The markers were for the office.');
  await expect(reason.first()).toBeVisible();
});
