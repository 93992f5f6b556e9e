import { foundAssociation } from '../../functions/support/association.ts';
import { forgetQuotas } from '../../functions/support/forget.ts';
import { pageTest } from './page-test.ts';

/** The `test` of the tests against the emulators: the association is set up. */
export const test = pageTest.extend<{ quotas: null }, { association: null }>({
  association: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the first argument destructured
    async ({}, use) => {
      await foundAssociation();
      await use(null);
    },
    { scope: 'worker', auto: true },
  ],
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
