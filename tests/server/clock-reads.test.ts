import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PEOPLE } from '../functions/support/association.ts';
import { countReads } from '../functions/support/count-reads.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { createSchoolOverYears, type SchoolOverYears } from '../functions/support/school-years.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** What the functions of the clock read: the same with more years of data, and as docs/deploy.md says. The tests follow each other. */
let testEnv: TestEnvironment;
let school: SchoolOverYears;

const RECENT = 3;
const costs = readFileSync(new URL('../../docs/deploy.md', import.meta.url), 'utf8');

/** The numbers that a line of docs/deploy.md says. */
function stated(line: RegExp): number[] {
  const found = line.exec(costs);
  if (found === null) throw new Error(`docs/deploy.md does not say ${line}.`);
  return found.slice(1).map(Number);
}

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  const year = { expenses: 25, entries: 50, deposits: 10, recentReceipts: RECENT };
  school = await createSchoolOverYears(testEnv, year);
});

afterAll(() => testEnv.close());

describe('the functions of the clock', () => {
  it('read as many documents with three years of data as with none', async () => {
    const young = await school.runClock();
    const [mails] = stated(/sweeper of emails, 288 times a day: (\d+) documents/);
    const [files = 0, receipt = 0] = stated(
      /sweeper of files, 24 times a day: (\d+) documents, and (\d+) for each receipt/,
    );
    // One more for the deposit that was saved in this week.
    const expected = { sweepMail: mails, sweepReceipts: files + RECENT * receipt + 1 };
    expect(young).toEqual(expected);
    for (let year = 0; year < 3; year++) await school.addYear();
    expect(await school.runClock()).toEqual(expected);
  });

  it('read more for each expense that waits, as the costs say', async () => {
    const [each = 0] = stated(/for each expense that waits: (\d+) documents/);
    await school.addWaiting(1);
    const one = await school.runClock();
    await school.addWaiting(2);
    const three = await school.runClock();
    expect(three.sweepMail - one.sweepMail).toBe(2 * each);
    expect(three.sweepReceipts).toBe(one.sweepReceipts);
  });
});

it('a submission and its decisions read what the costs say', async () => {
  const [submission, decision = 0, last = 0] = stated(
    /submission, (\d+), and its decisions, (\d+) each and (\d+) more for the last/,
  );
  const reads = countReads(testEnv.db);
  const form = await filledForm();
  expect((await testEnv.submit(form)).status).toBe(200);
  expect(reads.take()).toBe(submission);
  for (const [step, [approver, documents]] of [
    [PEOPLE.president, decision] as const,
    [PEOPLE.treasurer, decision + last] as const,
  ].entries()) {
    const token = await testEnv.tokenFor(form.id, step, approver);
    reads.take();
    expect((await testEnv.decide(token)).status).toBe(200);
    // The test itself reads the expense, to make the code of the review.
    expect([step, reads.take() - 1]).toEqual([step, documents]);
  }
});
