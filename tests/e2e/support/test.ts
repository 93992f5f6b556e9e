import { forgetQuotas } from '../../functions/support/forget.ts';
import { listedUids, unlistPerson } from '../../functions/support/listed-people.ts';
import { pageTest } from './page-test.ts';

/** Whom the last test listed. */
const left: string[] = [];

/** The `test` of the tests against the emulators, in the association that `begin-founded.ts` has set up. */
export const test = pageTest.extend<{ quotas: null; people: null }>({
  // The tests send more mails in an hour than the limit of a mailbox.
  quotas: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the first argument destructured
    async ({}, use) => {
      await forgetQuotas();
      await use(null);
    },
    { auto: true },
  ],
  // Whoever a test lists goes before the next one, when no page of theirs is open: every change of people is emailed to all
  // administrators, and the emails of a few dozen would keep those of the other tests waiting.
  people: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      await Promise.all(left.splice(0).map(unlistPerson));
      const before = new Set(listedUids);
      await use(null);
      left.push(...[...listedUids].filter((uid) => !before.has(uid)));
    },
    { auto: true },
  ],
});

export { DESK, expect, expectComplaint, REFUSED } from './page-test.ts';
