import type { Action } from '@pa-ledger/domain/expenses/expense';
import { expect, type Page } from '@playwright/test';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { mailTo, reviewLinkIn } from '../e2e/support/links.ts';
import { act } from '../e2e/support/expense-records.ts';
import { decideWith } from '../functions/support/api.ts';
import { forgetQuotas } from '../functions/support/forget.ts';
import { mailsAbout } from '../functions/support/mailbox.ts';
import { pollUntil } from '../functions/support/poll-until.ts';
import { db } from '../functions/support/suite.ts';
import { tokenIn } from '../functions/support/test-environment.ts';
import type { Ids } from './parents.ts';
import { PEOPLE, setApprovers } from './set-up.ts';
import { THE_YEAR } from './the-year.ts';
import { openExpense } from './treasurer.ts';

const [MARIA, PAUL] = PEOPLE.presidents;
const { treasurer: TREASURER, chairs: CHAIRS } = PEOPLE;

/** Who decides for another: of the chair's own category, the chair who left, the treasurer's own bill. */
const OTHERS = {
  spring: 'spring.cochair@example.org',
  gala: 'gala.newchair@example.org',
  treasurer: 'vera.vice@example.org',
};

/** Who is asked of an event's category. */
function chairOf(category: string): string | null {
  const found = Object.entries(CHAIRS).find(([name]) => name === category);
  return found?.[1] ?? null;
}

/** What each expense ends with, if it is not approved by everybody, by the file's story. */
const REJECTED: Readonly<Record<string, readonly [by: string, reason: string]>> = {
  S4: [PAUL, 'The amount is another one: the corrected expense is approved.'],
  S13: [TREASURER, 'We do not pay sales tax: please send it without.'],
};
/** They are decided in a browser, or wait for something. */
const APART = ['S1', 'S2', 'S7', 'S17', 'S18', 'S19', 'S25'];

/** Decides by a link, as the approval page does. */
async function decide(
  id: string,
  approver: string,
  step: number,
  action: Action = 'approve',
  reason?: string,
): Promise<void> {
  const token = await tokenIn(db, { expenseId: id, step, approver });
  expect((await decideWith(token, action, reason)).body.error).toBeUndefined();
}

/** Who decides each step; the president who submitted an expense is not asked. */
function chainOf(category: string, email: string): readonly string[] {
  const chair = chairOf(category);
  return [...(chair === null ? [] : [chair]), email === MARIA ? PAUL : MARIA, TREASURER];
}

/** Approvers follow their links for everything that needs nothing else. */
export async function decideAll(ids: Ids): Promise<void> {
  for (const { key, category, email } of THE_YEAR.submissions) {
    if (APART.includes(key)) continue;
    const [rejecter = '', reason] = REJECTED[key] ?? [];
    for (const [step, approver] of chainOf(category, email).entries()) {
      const isRejected = approver === rejecter || (rejecter === PAUL && approver === MARIA);
      await decide(
        ids(key),
        isRejected ? rejecter : approver,
        step,
        isRejected ? 'reject' : 'approve',
        reason,
      );
      if (isRejected) break;
    }
  }
}

/** Three people open the link of their mail, and the chair of the block party refuses wine. */
export async function decideByMail(page: Page, ids: Ids): Promise<void> {
  for (const approver of chainOf('Block Party', '')) {
    await follow(page, ids('S1'), approver);
    await expect(page.getByText('$84.35').first()).toBeVisible();
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Expense approved successfully.')).toBeVisible();
  }
  await follow(page, ids('S19'), CHAIRS['Block Party']);
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.getByLabel('Reason').fill('Wine is nothing that the association pays.');
  await page.getByRole('button', { name: 'Submit rejection' }).click();
  await expect(page.getByText('Expense rejected successfully.')).toBeVisible();
}

/** Opens the link of an approver's mail; a year's mails in some minutes are more than the cap of an hour. */
async function follow(page: Page, id: string, approver: string): Promise<void> {
  await forgetQuotas();
  const mails = await pollUntil(
    () => mailsAbout(referenceOf(id)),
    (all) => all.some(({ to }) => to[0]?.address === approver),
    () => `No mail to ${approver} about ${referenceOf(id)} came.`,
    20_000,
  );
  await page.goto(reviewLinkIn(mailTo(mails, approver)));
}

/** The treasurer sees in the panel that an expense was submitted twice, and rejects the second. */
export async function rejectDouble(page: Page, ids: Ids): Promise<void> {
  await decide(ids('S2'), CHAIRS['Block Party'], 0);
  await decide(ids('S2'), MARIA, 1);
  await openExpense(page, ids('S2'));
  await expect(
    page
      .getByRole('article')
      .getByText(referenceOf(ids('S1')))
      .first(),
  ).toBeVisible();
  await act(page, 'Reject');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('It did go through: this is the same expense again.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('The expense was rejected.').first()).toBeVisible();
}

/**
 * Three expenses wait for somebody who may not decide them or has left. In User Management others take over, decide, and
 * the treasurer is the treasurer again.
 */
export async function takeOver(page: Page, ids: Ids): Promise<void> {
  await decide(ids('S17'), MARIA, 0);
  await setApprovers(page, {
    'Ghostly Gala': OTHERS.gala,
    'Spring Event': OTHERS.spring,
    'Treasurer Email': OTHERS.treasurer,
  });
  await asked(ids('S17'), 1, OTHERS.treasurer);
  await asked(ids('S18'), 0, OTHERS.gala);
  await asked(ids('S7'), 0, OTHERS.spring);
  await decide(ids('S17'), OTHERS.treasurer, 1);
  await decide(ids('S18'), OTHERS.gala, 0);
  await decide(ids('S7'), OTHERS.spring, 0);
  await setApprovers(page, {
    'Spring Event': CHAIRS['Spring Event'],
    'Treasurer Email': TREASURER,
  });
  for (const key of ['S7', 'S18']) {
    await decide(ids(key), PAUL, 1);
    await asked(ids(key), 2, TREASURER);
    await decide(ids(key), TREASURER, 2);
  }
}

/** Waits until a step asks somebody. */
async function asked(id: string, step: number, approver: string): Promise<void> {
  await pollUntil(
    async () => (await db.doc(`expenses/${id}`).get()).get('steps') as { approvers: string[] }[],
    (steps) => steps[step]?.approvers.includes(approver) === true,
    (steps) => `Step ${step} asks ${steps[step]?.approvers.join()}, not ${approver}.`,
    20_000,
  );
}

/** The last expense of the year, which nobody has decided before its close. */
export async function decideLast(ids: Ids): Promise<void> {
  await decide(ids('S25'), MARIA, 0);
  await decide(ids('S25'), TREASURER, 1);
}
