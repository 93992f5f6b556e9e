import { settingsFrom } from '@pa-ledger/domain/approvers/approver-settings';
import { AT_SCHOOL, AUTHORITY } from '../fixtures/association.ts';
import { decide, reassign } from '@pa-ledger/domain/expenses/decide/approval';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newNonce } from '../../functions/src/links/token.ts';
import { readExpense, type StoredExpense } from '../../functions/src/expenses/expenses.ts';
import {
  commitChanges,
  commitOf,
  type ExpenseCommit,
} from '../../functions/src/expenses/store/commit-changes.ts';
import { mailIdOf } from '../../functions/src/outbox/outbox.ts';
import { PEOPLE, SETTINGS } from '../functions/support/association.ts';
import { filledForm } from '../functions/support/expenses.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/*
 * A decision is held by several guards at once, so that a race never shows which of them is missing. Here each works
 * by itself: everything else is as the commit wants it.
 */
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;
const authority = { ...AUTHORITY, settings: settingsFrom({ ...SETTINGS }) };

let testEnv: TestEnvironment;
let id: string;

beforeAll(async () => {
  testEnv = await createTestEnvironment();
});

beforeEach(async () => {
  const form = await filledForm();
  expect((await testEnv.submit(form)).body).toMatchObject({ success: true });
  ({ id } = form);
});

afterAll(() => testEnv.close());

async function storedNow(): Promise<StoredExpense> {
  const { stored } = await readExpense(testEnv.db, id);
  if (stored === null) throw new Error('The expense is gone.');
  return stored;
}

/** What the first president's approval writes, made from the expense as it is now. */
async function approval(): Promise<ExpenseCommit> {
  const before = await storedNow();
  const act = { step: 0, by: PEOPLE.president, action: 'approve', reason: '' } as const;
  const now = testEnv.time.now;
  const own = { now, nonce: newNonce(), ...AT_SCHOOL };
  const context = { ...authority, ...own };
  const outcome = decide(before.expense, act, context);
  if (outcome.kind !== 'decided') throw new Error(outcome.kind);
  return commitOf(before, outcome);
}

function commitNow(commit: ExpenseCommit, by: string): Promise<void> {
  return commitChanges(testEnv.db, [commit], { by }, testEnv.time.now);
}

async function expectUndecided(commit: ExpenseCommit, code: number): Promise<void> {
  const written = (await storedNow()).version;
  await expect(commitNow(commit, PEOPLE.president)).rejects.toMatchObject({ code });
  const now = await storedNow();
  expect(now.expense.steps[0]?.decision).toBeNull();
  expect(now.version).toEqual(written);
}

describe('a decision (#5, #29)', () => {
  it('is stored if nothing was written since the expense was read', async () => {
    await commitNow(await approval(), PEOPLE.president);
    expect((await storedNow()).expense.steps[0]?.decision?.by).toBe(PEOPLE.president);
  });

  it('is not stored if the step already has one', async () => {
    const commit = await approval();
    await testEnv.db.doc(`expenses/${id}/decisions/0`).set({ by: PEOPLE.otherPresident });
    await expectUndecided(commit, ALREADY_EXISTS);
  });

  it('is not stored if its history entry already exists', async () => {
    const commit = await approval();
    await testEnv.db.doc(`expenses/${id}/history/decision-0`).set({ by: PEOPLE.otherPresident });
    await expectUndecided(commit, ALREADY_EXISTS);
  });

  it('is not stored if the expense was written since it was read', async () => {
    const commit = await approval();
    await testEnv.db.doc(`expenses/${id}`).update({ payments: 1 });
    await expectUndecided(commit, FAILED_PRECONDITION);
  });

  it('is not stored if the mail that it causes already exists (#78)', async () => {
    const commit = await approval();
    const [mail] = commit.mails;
    if (mail === undefined) throw new Error('The treasurer is to be mailed.');
    await testEnv.db.doc(`mail/${mailIdOf(mail)}`).set({ to: mail.to });
    await expectUndecided(commit, ALREADY_EXISTS);
  });
});

describe('a change of who is asked (#12)', () => {
  async function replacement(before: StoredExpense) {
    const settings = { ...authority.settings, presidents: ['new.president@example.com'] };
    const reassigned = reassign(before.expense, { ...authority, settings });
    if (reassigned === null) throw new Error('Somebody else is to be asked.');
    return commitNow(commitOf(before, reassigned), 'system');
  }

  it('is stored on the expense as it was read', async () => {
    await replacement(await storedNow());
    const { expense } = await storedNow();
    expect(expense.steps[0]?.approvers).toEqual(['new.president@example.com']);
  });

  it('does not undo a decision that came between', async () => {
    const before = await storedNow();
    await commitNow(await approval(), PEOPLE.president);
    await expect(replacement(before)).rejects.toMatchObject({ code: FAILED_PRECONDITION });
    expect((await storedNow()).expense.steps[0]?.decision?.by).toBe(PEOPLE.president);
  });
});
