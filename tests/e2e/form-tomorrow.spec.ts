import { organization } from '@pa-ledger/domain/organization';
import { smallPdf } from './support/files.ts';
import { choose, openForm, submitButton, typeInto, waitForUpload } from './support/form.ts';
import { DESK, expect, test } from './support/test.ts';

/** Friday afternoon at the school, and Saturday already on the easternmost islands. */
const NOW = '2026-11-20T20:00:00Z';
const TOMORROW = '2026-11-21';
const LATER = '2026-11-22';

for (const { timezoneId, today, asks } of [
  { timezoneId: organization.timeZone, today: '2026-11-20', asks: true },
  { timezoneId: 'Pacific/Kiritimati', today: TOMORROW, asks: false },
]) {
  test.describe(`in ${timezoneId}`, DESK, () => {
    test.use({ timezoneId });

    test(`the form ${asks ? 'asks about' : 'takes'} the day that is tomorrow at the school, and refuses later ones`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(NOW);
      await page.route('**/api/submit-expense', (route) =>
        route.fulfill({ json: { success: true } }),
      );
      await openForm(page);
      await expect(page.getByLabel('Expense Date')).toHaveAttribute('max', today);
      await typeInto(page, { expenseDate: LATER });
      await choose(page, smallPdf('a.pdf'));
      await waitForUpload(page, 'a.pdf');
      await submitButton(page).click();
      await expect(page.getByText('Expense Date lies in the future.')).toBeVisible();
      await page.getByLabel('Expense Date').fill(TOMORROW);
      await submitButton(page).click();
      if (asks) {
        const question = page.getByRole('status').filter({ hasText: 'Is this right?' });
        await expect(question).toContainText(
          'The expense date, Nov 21, 2026, is after the day of submission.',
        );
        await question.getByRole('button', { name: 'Submit it as it is' }).click();
      }
      await expect(
        page.getByRole('heading', { name: 'Expense Submitted Successfully!' }),
      ).toBeVisible();
    });
  });
}
