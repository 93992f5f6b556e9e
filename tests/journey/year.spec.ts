import { pageTest as test } from '../e2e/support/page-test.ts';
import { newPerson, otherBrowser } from '../e2e/support/person-pages.ts';
import { beginQuiet } from './begin-quiet.ts';
import { closeYear, startNextYear, tryToEdit } from './closing.ts';
import { decideAll, decideByMail, decideLast, rejectDouble, takeOver } from './decisions.ts';
import { enterExpenses, enterRevenue, transfer } from './entries.ts';
import { submitAll } from './parents.ts';
import { pay, payAll, setArtFund, setFunds } from './payments.ts';
import { checkNextYear, checkReports, checkTreasurer } from './reports.ts';
import { review } from './review.ts';
import {
  addCategories,
  addFunds,
  nameApprovers,
  planBudget,
  planIncome,
  typeBeginnings,
} from './set-up.ts';
import { appoint, goToDesk, openDesk, OTHER_ADMIN, TREASURER } from './treasurer.ts';

test.beforeAll(beginQuiet);

/**
 * The year of `tests/fixtures/year.json`, moved to the last one that can be closed. In the browser: the sign-in, all funds,
 * approvers and beginnings, a category of each kind, a line of the budget and of the income, both amendments, a deposit, a
 * bounced check, a vendor's refund, a card's payment, a second use of a check number, the transfer; two submissions with a
 * photo, PDF and pictures; four decisions by the links of mails, one rejection in the panel, approvers who are replaced; a
 * fund that is set, payments of one and of two expenses, a void; all reports, the close, a refused edit, the next year's
 * start. What is many of a kind goes through the same writes under the rules, and the same API, as the pages use.
 */
test('an association keeps a year from empty books to its close, and begins the next', async ({
  page,
  context,
  browser,
  contextOptions,
  complaints,
}, info) => {
  const treasurer = await appoint(TREASURER, 'Tina Treasurer');
  const [desk, other] = await Promise.all([
    openDesk(treasurer),
    openDesk(await appoint(OTHER_ADMIN, 'Nora Quist')),
  ]);

  await test.step('the treasurer sets up the books', async () => {
    await goToDesk(page, treasurer);
    await addFunds(page);
    await addCategories(page, desk);
    await nameApprovers(page);
    await typeBeginnings(page);
    await planBudget(page, desk);
    await planIncome(page, desk);
  });
  await test.step('what came in and was paid without a submission is entered', async () => {
    await enterRevenue(page, desk);
    await enterExpenses(page, desk, complaints);
    await transfer(page);
  });
  // Parents and approvers have a page of their own; the treasurer's stays open all year.
  const visitor = await context.newPage();
  const ids = await test.step('parents submit', () => submitAll(visitor, info));
  await test.step('approvers decide', async () => {
    await decideByMail(visitor, ids);
    await visitor.close();
    await decideAll(ids);
    await rejectDouble(page, ids);
    await takeOver(page, ids);
  });
  await test.step('the treasurer pays', async () => {
    await setArtFund(page, ids);
    await setFunds(desk);
    await payAll(page, desk, other, ids);
  });
  await test.step('the reports say what was computed by hand', async () => {
    await checkReports(page);
    await checkTreasurer(page);
  });
  await test.step('the year is closed, and nothing in it changes any more', async () => {
    await closeYear(page, ids);
    await decideLast(ids);
    await tryToEdit(page, desk, ids, complaints);
  });
  await test.step('the next year begins with what this one ended with', async () => {
    await startNextYear(page);
    await setFunds(desk);
    await pay(page, ids('S25'), '1067', '2026-07-01');
    await checkNextYear(page);
  });
  // Drawing and reading a packet comes on top of the year.
  test.setTimeout(info.timeout + 180_000);
  await test.step('a committee member reviews the closed year', async () => {
    const committee = await otherBrowser(browser, contextOptions);
    await goToDesk(committee, await newPerson('reviewer', 'Rosa Reed'));
    await review(committee, ids);
    await committee.context().close();
  });
  await desk.close();
  await other.close();
});
