import { deleteApp } from 'firebase-admin/app';
import { parseArgs } from 'node:util';
import { checkProject, type CheckResult } from './checks/check-project.ts';
import { readProject } from './checks/project-data.ts';
import { openProject } from './base/project-app.ts';
import { usualBucket } from './base/project-bucket.ts';
import { runCommand } from './terminal/command.ts';

/** The most problems that are shown of one check; the others are counted. */
const SHOWN = 20;

interface Request {
  readonly project: string | null;
  readonly bucket: string;
}

/** Reads `npm run check:data -- --project ID [--bucket NAME]`; without a project it checks the running emulators. */
function readRequest(args: string[]): Request {
  const { values } = parseArgs({
    args,
    options: { project: { type: 'string' }, bucket: { type: 'string' } },
  });
  const { project = null } = values;
  return { project, bucket: values.bucket ?? usualBucket(project) };
}

function print({ name, problems }: CheckResult): void {
  console.log(`${problems.length === 0 ? '✔' : '✖'} ${name}`);
  for (const problem of problems.slice(0, SHOWN)) console.log(`    ${problem}`);
  if (problems.length > SHOWN) console.log(`    … and ${problems.length - SHOWN} more.`);
}

await runCommand(async () => {
  const { project, bucket } = readRequest(process.argv.slice(2));
  const app = await openProject(project);
  try {
    const data = await readProject(app, bucket);
    const results = checkProject(data, Date.now());
    for (const result of results) print(result);
    const wrong = results.reduce((sum, { problems }) => sum + problems.length, 0);
    const looked = `${data.expenses.length} expenses, ${data.revenueItems.length} revenue items, ${data.manualExpenses.length} manual expenses`;
    console.log(`${looked}: ${wrong === 0 ? 'all is well' : `${wrong} problems`}.`);
    return wrong === 0 ? 0 : 1;
  } finally {
    await deleteApp(app);
  }
});
