import {
  createSchoolOverYears,
  type ClockReads,
  type YearOfASchool,
} from '../functions/support/school-years.ts';
import { createTestEnvironment } from '../functions/support/test-environment.ts';
import type { Figure } from './figures.ts';

/** A year of a school of 500 families (docs/costs.md), and what it has in a usual week. */
const YEAR: YearOfASchool = { expenses: 400, entries: 1_000, deposits: 50, recentReceipts: 12 };
const WAITING = 6;

/** How often each function runs in a day. */
const RUNS = { sweepMail: 288, sweepReceipts: 24 } as const;

/** The years of data at which the reads are counted. */
const YEARS = [1, 5, 10] as const;

/** The documents that the functions of the clock read in a day, with more and more years of data. */
export async function benchClockReads(): Promise<Figure[]> {
  const testEnv = await createTestEnvironment();
  try {
    const school = await createSchoolOverYears(testEnv, YEAR);
    await school.addWaiting(WAITING);
    const days: { readonly years: number; readonly reads: number; readonly parts: string }[] = [];
    for (let years = 1; years <= Math.max(...YEARS); years++) {
      await school.addYear();
      if (!YEARS.some((one) => one === years)) continue;
      const reads = await school.runClock();
      days.push({ years, reads: inADay(reads), parts: partsOf(reads) });
    }
    const [first] = days;
    return days.map(({ years, reads, parts }) => ({
      what: `documents read in a day by the functions of the clock, ${years} years of data`,
      value: `${reads.toLocaleString('en-US')} (${parts})`,
      goal: years === 1 ? '-' : 'those of 1 year',
      met: years === 1 ? null : reads === first?.reads,
    }));
  } finally {
    await testEnv.close();
  }
}

function inADay(reads: ClockReads): number {
  return RUNS.sweepMail * reads.sweepMail + RUNS.sweepReceipts * reads.sweepReceipts;
}

function partsOf({ sweepMail, sweepReceipts }: ClockReads): string {
  return `mails ${sweepMail} each run, files ${sweepReceipts}`;
}
