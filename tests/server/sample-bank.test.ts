import { organization } from '@pa-ledger/domain/organization';
import { journalIdOf } from '@pa-ledger/domain/ledger/journal';
import { dateAt, DAY_MS } from '@pa-ledger/domain/time/dates';
import { membersOf, textIn } from '@pa-ledger/domain/untyped';
import { fiscalYearDays, type FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { describe, expect, it } from 'vitest';
import { JOURNAL } from '../../functions/src/firestore/paths.ts';
import { journalEntryFrom } from '../../functions/src/journal/journal.ts';
import { checkRecords } from '../../ops/checks/check-records.ts';
import { checkConfirmations } from '../../ops/checks/check-confirmations.ts';
import { checkJournal } from '../../ops/checks/check-journal.ts';
import { checkDeposits } from '../../ops/checks/check-deposits.ts';
import { checkRatifications } from '../../ops/checks/check-ratifications.ts';
import { checkStatements } from '../../ops/checks/check-statements.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { beginData } from '../../ops/base/data-version.ts';
import { momentAt, yearSoFar } from '../../tools/seed/fiscal-year.ts';
import { CONFIRMER, PAYER } from '../../tools/seed/story.ts';
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
      ...checkJournal(data),
      ...checkRecords(data),
      ...checkDeposits(data),
      ...checkRatifications(data),
      ...checkStatements(data),
    ]).toEqual([]);

    const entries = (await db.collection(JOURNAL).get()).docs.map(journalEntryFrom);
    const moments = entries.map(({ at }) => at);
    expect(Math.min(...moments)).toBe(momentAt(0, year));
    expect(Math.max(...moments)).toBeLessThanOrEqual(now);
    const who = Map.groupBy(entries, ({ by }) => by?.email ?? 'nobody');
    expect([...who.keys()].toSorted()).toEqual([CONFIRMER.email, PAYER.email]);
    for (const { at, after } of who.get(PAYER.email) ?? []) {
      const day = textIn(membersOf(after), 'date');
      expect([day, dateAt(at, timeZone)].toSorted()[0]).toBe(day);
    }
    for (const { collection, document, version, at } of who.get(CONFIRMER.email) ?? []) {
      const looked = { collection, document, version: version - 1 };
      const entered = entries.find((entry) => journalIdOf(entry) === journalIdOf(looked));
      expect(entered?.by).toEqual(PAYER);
      // Days later, as far as days have passed.
      expect(at).toBeGreaterThan(Math.min((entered?.at ?? 0) + 2 * DAY_MS, now - 1));
    }

    await write();
    expect((await readProject(app, bucket.name)).journal).toEqual(data.journal);
  });
});
