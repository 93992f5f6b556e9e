import type { Page } from '@playwright/test';
import type { CountWhen } from '@pa-ledger/domain/organization';

/** The policy in the built panel, which has organization.json inside. */
const POLICY = /(countWhen:)(["'`])\w+\2(?=,checkSignatures:)/;

/** Loads the panel as a school has it that counts expenses otherwise than the repository's. To be called before it opens. */
export async function countExpensesWhen(page: Page, countWhen: CountWhen): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    await route.fulfill({ response, body: code.replace(POLICY, `$1"${countWhen}"`) });
  });
}
