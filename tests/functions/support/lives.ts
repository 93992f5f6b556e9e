import type { Expense, SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import { expect } from 'vitest';
import { readExpense } from '../../../functions/src/expenses/expenses.ts';
import { PEOPLE } from './association.ts';
import { filledForm } from './expenses.ts';
import type { SubmitterClient } from './submitter.ts';
import type { TestEnvironment } from './test-environment.ts';

/** What an endpoint answers that has nothing to tell. */
export const DONE = { status: 200, body: { success: true } };

/**
 * Expenses that go back to their submitters, in the environment of a test file.
 * @param environment is called when a test runs, since the environment is set up after the file is read.
 */
export function livesIn(environment: () => TestEnvironment, client: () => SubmitterClient) {
  /** The ids of all that were submitted. */
  const ids: string[] = [];

  const submitted = async (own?: Partial<SubmissionInput>): Promise<string> => {
    const form = await filledForm(own);
    expect((await environment().submit(form)).status).toBe(200);
    ids.push(form.id);
    return form.id;
  };

  const expenseNow = async (id: string): Promise<Expense> => {
    const { stored } = await readExpense(environment().db, id);
    if (stored === null) throw new Error('The expense is gone.');
    return stored.expense;
  };

  /** Sends an expense back as its president. @returns what the correction begins with, and the token for it. */
  const sentBack = async (id: string, version = 1) => {
    const link = await environment().tokenFor(id, 0, PEOPLE.president);
    expect(await client().sendBack(link, 'Which fair was it?', version)).toMatchObject(DONE);
    const token = await client().tokenFor(id, 'correct');
    const { status, body } = await client().correction(token);
    expect(status).toBe(200);
    return { link, token, body };
  };

  return { ids, submitted, expenseNow, sentBack };
}
