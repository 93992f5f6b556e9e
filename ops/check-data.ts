import { getFirestore } from 'firebase-admin/firestore';
import { requireOwnData } from './base/data-version.ts';
import { usualBucket, withProject } from './base/project-app.ts';
import { checkProject, type CheckResult } from './checks/check-project.ts';
import { readProject } from './checks/project-data.ts';
import { counted, readOptions, runCommand } from './terminal/command.ts';

const USAGE = `npm run check:data   checks that no money is lost or doubled, and that everything fits together

It only reads. It says what's wrong, where, and what to do. It exits with 1 when it finds a problem.

--project ID checks a real project; without it, the emulators on this computer.
--bucket NAME names the bucket with the receipts, if it isn't the project's first one.`;

/** How many problems of one check it shows; it counts the rest. */
const SHOWN = 20;

function print({ name, problems, advice }: CheckResult): void {
  console.log(`${problems.length === 0 ? '✔' : '✖'} ${name}`);
  for (const problem of problems.slice(0, SHOWN)) console.log(`    ${problem}`);
  if (problems.length > SHOWN) console.log(`    … and ${problems.length - SHOWN} more.`);
  if (problems.length > 0) console.log(`  → ${advice}`);
}

await runCommand(async () => {
  const options = { project: { type: 'string' }, bucket: { type: 'string' } } as const;
  const { project = null, bucket = usualBucket(project) } = readOptions({ options }, USAGE).values;
  const data = await withProject(project, async (app) => {
    await requireOwnData(getFirestore(app));
    return readProject(app, bucket);
  });
  const results = checkProject(data, Date.now());
  for (const result of results) print(result);
  const wrong = results.reduce((sum, { problems }) => sum + problems.length, 0);
  const looked = [
    counted(data.expenses.length, 'expense'),
    counted(data.revenueItems.length, 'revenue item'),
    counted(data.manualExpenses.length, 'manual expense'),
    counted(data.transfers.length, 'transfer'),
  ].join(', ');
  console.log(`${looked}: ${wrong === 0 ? 'everything fits' : counted(wrong, 'problem')}.`);
  return wrong === 0 ? 0 : 1;
});
