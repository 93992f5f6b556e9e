import { settingsProblems } from './deploy/settings-problems.ts';
import { Failure } from './base/failure.ts';
import { ROOT } from './base/paths.ts';
import { runCommand } from './terminal/command.ts';

/** Checks the files that configure a deploy before it sends anything: a person may have edited them. */
function checkSettings(): number {
  const project = process.env['GCLOUD_PROJECT'] ?? '';
  if (project === '') {
    throw new Failure('The deploy tool runs this, and names the project in GCLOUD_PROJECT.');
  }
  const problems = settingsProblems(ROOT, project);
  if (problems.length === 0) return 0;
  throw new Failure(
    'Nothing was deployed: correct the file and deploy again.',
    problems.join('\n'),
  );
}

await runCommand(() => Promise.resolve(checkSettings()));
