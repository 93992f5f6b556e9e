import { dateAt } from '@pa-ledger/domain/time/dates';
import { describe, expect, it } from 'vitest';
import { createReceiptStore } from '../../functions/src/expenses/receipts/receipts.ts';
import { reassignPending } from '../../functions/src/expenses/reassignments.ts';
import { adminClient } from './support/admin-client.ts';
import {
  exportFrom,
  ownProjects,
  problemsOf,
  restoreInto,
  type OwnProject,
} from './support/archives.ts';
import { EVENT, OFFICE, PEOPLE, SETTINGS } from './support/association.ts';
import { claimOf, filledForm, SMALL_PDF } from './support/expenses.ts';
import { putRecorded } from '../../tools/seed/put-recorded.ts';
import { newExpenseId } from './support/suite.ts';
import {
  createTestEnvironment,
  tokenIn,
  type TestEnvironment,
} from './support/test-environment.ts';

const { newProject, inFolder } = ownProjects();

describe('what the server itself has written (#76)', () => {
  it('passes the check of the data before and after', async () => {
    const from = newProject();
    const testEnv = await createTestEnvironment(undefined, {
      db: from.db,
      receipts: createReceiptStore(from.bucket),
      papers: createReceiptStore(from.bucket, 'papers'),
    });
    await liveThrough(testEnv, from);
    expect(await problemsOf(from)).toEqual([]);
    const out = inFolder(`${from.id}.zip`);
    await exportFrom(from, out);
    const target = newProject();
    expect((await restoreInto(target, out)).differing).toEqual([]);
    expect(await problemsOf(target)).toEqual([]);
    await testEnv.close();
  });
});

/** Expenses that wait, are blocked, rejected and paid, all within one millisecond of the test's clock. */
async function liveThrough(testEnv: TestEnvironment, { db, bucket }: OwnProject): Promise<void> {
  const admin = adminClient(testEnv.services);
  for (const { id, ...category } of [EVENT, OFFICE]) {
    await putRecorded(db, `categories/${id}`, category);
  }
  await putRecorded(db, 'settings/approvers', { ...SETTINGS });
  const submit = async (): Promise<string> => {
    const receipts = [claimOf(0, SMALL_PDF, 'application/pdf')];
    const form = await filledForm({ id: newExpenseId(), receipts });
    const object = bucket.file(`receipts/${form.id}/0`);
    await object.save(SMALL_PDF, { contentType: 'application/pdf', resumable: false });
    expect((await testEnv.submit(form)).body).toMatchObject({ success: true });
    return form.id;
  };
  const decide = async (id: string, step: number, action: 'approve' | 'reject') => {
    const approver = step === 0 ? PEOPLE.president : PEOPLE.treasurer;
    const token = await tokenIn(db, { expenseId: id, step, approver }, testEnv.time.now);
    expect((await testEnv.decide(token, action, 'As agreed')).status).toBe(200);
  };
  const [paid, rejected] = [await submit(), await submit(), await submit()];
  await decide(paid, 0, 'approve');
  await decide(paid, 1, 'approve');
  const date = dateAt(testEnv.time.now, testEnv.services.organization.timeZone);
  const payment = { method: 'check', checkNumber: '1042', date };
  await admin.pay(paid, payment);
  await decide(rejected, 0, 'reject');
  await putRecorded(db, 'settings/approvers', { ...SETTINGS, presidents: [] });
  await reassignPending(testEnv.services);
  await submit();
  await admin.recalculate();
}
