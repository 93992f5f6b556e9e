import { organization } from '@pa-ledger/domain/organization';
import { fiscalYearDays, type FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { describe, expect, it } from 'vitest';
import { checkRecords } from '../../ops/checks/check-records.ts';
import { checkConfirmations } from '../../ops/checks/check-confirmations.ts';
import { checkDeposits } from '../../ops/checks/check-deposits.ts';
import { checkRatifications } from '../../ops/checks/check-ratifications.ts';
import { checkStatements } from '../../ops/checks/check-statements.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { beginData } from '../../ops/base/data-version.ts';
import { yearSoFar } from '../../tools/seed/fiscal-year.ts';
import { writeAccounts, writeBank } from '../../tools/seed/write-bank.ts';
import { writeBooks } from '../../tools/seed/write-books.ts';
import { ownProjects } from '../functions/support/archives.ts';

const { newProject } = ownProjects();
const { timeZone, fiscalYearFirstMonth } = organization;
const { first } = fiscalYearDays('2025' as FiscalYear, fiscalYearFirstMonth);

/** Days on which somebody may start the app for the first time. */
describe.each([
  ['the first day of the year', 0],
  ['its second week', 10],
  ['the middle of the year', 146],
])('the sample’s bank on %s', (_, days) => {
  it('has a deposit, a ratification and a statement, and is written once', async () => {
    const { app, db, bucket } = newProject();
    const now = Date.parse(`${first}T16:00:00Z`) + days * 86_400_000;
    const year = yearSoFar(now, timeZone, fiscalYearFirstMonth);
    await beginData(db);
    const write = async (): Promise<void> => {
      await writeAccounts(db, bucket, year);
      await writeBooks(db, year);
      await writeBank(db, bucket, year);
    };
    await write();
    const data = await readProject(app, bucket.name);
    expect(data.deposits).toHaveLength(1);
    expect(data.statements).toHaveLength(1);
    expect(data.ratifications.map((one) => Number(one.data['count']))).not.toContain(0);
    const open = data.manualExpenses.filter(({ data: fields }) => !('confirmed' in fields));
    expect(open.map(({ id }) => id).toSorted()).toEqual([
      'payment-bank-fees',
      'payment-concert-hall',
    ]);
    expect([
      ...checkConfirmations(data),
      ...checkRecords(data),
      ...checkDeposits(data),
      ...checkRatifications(data),
      ...checkStatements(data),
    ]).toEqual([]);

    await write();
    expect((await readProject(app, bucket.name)).journal).toEqual(data.journal);
  });
});
