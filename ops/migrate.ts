import { dataVersionOf, SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { organization } from '@pa-ledger/domain/organization';
import {
  fiscalYearLabel,
  isFiscalYear,
  presentFiscalYear,
  type FiscalYear,
} from '@pa-ledger/domain/time/fiscal-year';
import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { DATA_VERSION } from '../functions/src/firestore/paths.ts';
import { stepsFrom } from './migrations/all-steps.ts';
import { migrateProject, type Migrated } from './migrations/migrate.ts';
import { Failure } from './base/failure.ts';
import { isReal, withProject } from './base/project-app.ts';
import { requireYes } from './terminal/ask.ts';
import { runCommand } from './terminal/command.ts';
import { readOptions } from './terminal/options.ts';
import { showSteps } from './terminal/progress.ts';

const USAGE = `npm run migrate   takes the data to the version of this program

--project ID names the real project; without it, the emulators that run here.
--year 2025  the fiscal year of the budgets, by the calendar year of its first day; without it, the present one.
--yes begins without a question.`;

/** The longest time of a request before the platform ends it, in milliseconds. */
const REQUESTS_END_MS = 60_000;

/** The first version whose budgets have a fiscal year. */
const BUDGET_YEARS_SINCE = 8;

/** @throws Failure for what is no fiscal year. */
function readYear(year: string | undefined): FiscalYear | null {
  if (year === undefined || isFiscalYear(year)) return year ?? null;
  throw new Failure('--year is the calendar year in which a fiscal year begins, such as 2025.');
}

/**
 * Says what the migration will do to a real project, and asks.
 * @throws Failure unless the person agrees.
 */
async function requireConsent(
  app: App,
  project: string,
  year: FiscalYear | null,
  interrupted: AbortSignal,
): Promise<void> {
  const version = dataVersionOf((await getFirestore(app).doc(DATA_VERSION).get()).data());
  if (version === null || version >= SCHEMA_VERSION) return;
  const steps = stepsFrom(version).map(({ name }, index) => `  ${index + 1}. ${name}`);
  console.log(`The data of ${project} are of version ${version}; this takes them to version ${SCHEMA_VERSION}:

${steps.join('\n')}
${version < BUDGET_YEARS_SINCE ? budgetYear(year) : ''}
Until it is done, nobody can submit, decide or save anything; the pages say so and keep what was typed.
There is no way back but an archive: npm run export -- --project ${project} --out FILE.zip
`);
  await requireYes('Is there an archive, and shall it begin?', interrupted);
}

function budgetYear(year: FiscalYear | null): string {
  const { timeZone, fiscalYearFirstMonth } = organization;
  const chosen = year ?? presentFiscalYear(Date.now(), timeZone, fiscalYearFirstMonth);
  return `
The budgets become those of the fiscal year ${fiscalYearLabel(chosen, fiscalYearFirstMonth)}; --year chooses another one.
`;
}

function print({ sums, counts, notes }: Migrated): void {
  console.log(`All ${sums} sums by category, fund and measure are what they were.`);
  for (const line of [...counts, ...notes]) console.log(line);
  console.log('Next: npm run check:data');
}

await runCommand(async (interrupted) => {
  const options = {
    project: { type: 'string' },
    year: { type: 'string' },
    yes: { type: 'boolean', default: false },
  } as const;
  const { project = null, year: typed, yes } = readOptions({ options }, USAGE).values;
  const year = readYear(typed);
  return withProject(project, async (app) => {
    if (project !== null && isReal(project) && !yes)
      await requireConsent(app, project, year, interrupted);
    const steps = showSteps();
    const settleMs = isReal(project) ? REQUESTS_END_MS : 0;
    try {
      const migrated = await migrateProject({ app, settleMs, year, progress: steps.next });
      if (migrated === null) {
        steps.done(`The data are of version ${SCHEMA_VERSION} already`);
      } else {
        steps.done(`The data are of version ${SCHEMA_VERSION}; they were of ${migrated.from}`);
        print(migrated);
      }
      return 0;
    } finally {
      steps.stop();
    }
  });
});
