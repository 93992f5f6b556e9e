import { checkProject, type CheckResult } from './checks/check-project.ts';
import { readProject } from './checks/project-data.ts';
import { usualBucket, withProject } from './base/project-app.ts';
import { counted, readOptions, runCommand } from './terminal/command.ts';

const USAGE = `npm run check:data   checks whether all data fit together

--project ID checks the real project; without it, the emulators that run here.
--bucket NAME names the bucket of the receipts, if it is not the project's first one.`;

/** How many problems of one check it shows; it counts the rest. */
const SHOWN = 20;

function print({ name, problems }: CheckResult): void {
  console.log(`${problems.length === 0 ? '✔' : '✖'} ${name}`);
  for (const problem of problems.slice(0, SHOWN)) console.log(`    ${problem}`);
  if (problems.length > SHOWN) console.log(`    … and ${problems.length - SHOWN} more.`);
}

await runCommand(async () => {
  const options = { project: { type: 'string' }, bucket: { type: 'string' } } as const;
  const { project = null, bucket = usualBucket(project) } = readOptions({ options }, USAGE).values;
  const data = await withProject(project, (app) => readProject(app, bucket));
  const results = checkProject(data, Date.now());
  for (const result of results) print(result);
  const wrong = results.reduce((sum, { problems }) => sum + problems.length, 0);
  const looked = [
    counted(data.expenses.length, 'expense'),
    counted(data.revenueItems.length, 'revenue item'),
    counted(data.manualExpenses.length, 'manual expense'),
    ...(data.transfers.length === 0 ? [] : [counted(data.transfers.length, 'transfer')]),
  ].join(', ');
  console.log(`${looked}: ${wrong === 0 ? 'all is well' : counted(wrong, 'problem')}.`);
  return wrong === 0 ? 0 : 1;
});
