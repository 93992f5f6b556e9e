import { forgetQuotas } from '../../functions/support/forget.ts';
import { pageTest } from './page-test.ts';

/** The `test` of the tests against the emulators, in the association that `begin-founded.ts` has set up. */
export const test = pageTest.extend<{ quotas: null }>({
  // The tests send more mails in an hour than the limit of a mailbox.
  quotas: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the first argument destructured
    async ({}, use) => {
      await forgetQuotas();
      await use(null);
    },
    { auto: true },
  ],
});

export { DESK, expect, expectComplaint, REFUSED } from './page-test.ts';
