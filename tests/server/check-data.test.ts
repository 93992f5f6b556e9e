import { dateAt } from '@pa-ledger/domain/time/dates';
import { getApp } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkProject } from '../../ops/checks/check-project.ts';
import { readProject, type ProjectData } from '../../ops/checks/project-data.ts';
import { putRecorded } from '../../tools/seed/put-recorded.ts';
import { adminClient } from '../functions/support/admin-client.ts';
import { PEOPLE } from '../functions/support/association.ts';
import { RECORD_DAMAGES } from '../functions/support/record-damages.ts';
import { EXPENSE_DAMAGES } from '../functions/support/expense-damages.ts';
import { CLOSING_DAMAGES } from '../functions/support/closing-damages.ts';
import { JOURNAL_DAMAGES, keepJournal } from '../functions/support/journal-damages.ts';
import { MAIL_DAMAGES } from '../functions/support/mail-damages.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { bucket } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

let testEnv: TestEnvironment;
let whole: ProjectData;

/** Two expenses, one of them approved and paid by check, as the server's own code makes them. */
beforeAll(async () => {
  testEnv = await createTestEnvironment();
  const admin = adminClient(testEnv.services);
  const [paid, waiting] = [await filledForm(), await filledForm()];
  for (const form of [paid, waiting]) await testEnv.submit(form);
  await testEnv.decide(await testEnv.tokenFor(paid.id, 0, PEOPLE.president));
  await testEnv.decide(await testEnv.tokenFor(paid.id, 1, PEOPLE.treasurer));
  const date = dateAt(testEnv.time.now, testEnv.services.organization.timeZone);
  const payment = { method: 'check', checkNumber: '1042', date };
  await admin.pay(paid.id, payment);
  await putRecorded(testEnv.db, 'budgetItems/one', {
    categoryId: 'fair',
    fundId: 'main',
    fiscalYear: '2026',
    originalBudget: 10.1,
    changes: 0.2,
    finalBudget: 10.3,
  });
  await keepJournal(testEnv.services, admin);
  await admin.recalculate();
  whole = await readProject(getApp(testEnv.projectId), bucket.name);
  // All tests share the bucket; only the receipts of this test are checked.
  const receipts = whole.receipts.filter(({ path }) =>
    [paid.id, waiting.id].includes(path.split('/')[1] ?? ''),
  );
  whole = { ...whole, receipts };
});

afterAll(() => testEnv.close());

function problemsOf(project: ProjectData): string[] {
  return checkProject(project, testEnv.time.now).flatMap(({ problems }) => problems);
}

const DAMAGES = [
  ...RECORD_DAMAGES,
  ...EXPENSE_DAMAGES,
  ...MAIL_DAMAGES,
  ...JOURNAL_DAMAGES,
  ...CLOSING_DAMAGES,
];

describe('the check of the data (#75, G15)', () => {
  it('finds nothing in data that the server has written', () => {
    const statuses = whole.expenses.map(({ data }) => String(data['status']));
    expect(statuses.sort()).toEqual(['paid', 'pending']);
    expect(problemsOf(whole)).toEqual([]);
  });

  it.each(DAMAGES)('finds %s', (_name, damage, sentence) => {
    expect(problemsOf({ ...whole, ...damage(whole) }).join('\n')).toMatch(sentence);
  });
});
