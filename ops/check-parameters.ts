import path from 'node:path';
import { parameterFiles, parameterProblems } from './deploy/parameters.ts';
import { projectAliases } from './deploy/project-id.ts';
import { Failure } from './base/failure.ts';
import { ROOT } from './base/paths.ts';
import { runCommand } from './terminal/command.ts';

/** Checks the parameters of a deploy before anything is sent: a person may have edited their file. */
function checkParameters(): number {
  const project = process.env['GCLOUD_PROJECT'] ?? '';
  if (project === '') {
    throw new Failure('The deploy tool runs this, and names the project in GCLOUD_PROJECT.');
  }
  const files = parameterFiles(path.join(ROOT, 'functions'), project, projectAliases());
  const wrong = files.flatMap((file) =>
    parameterProblems(file).map((problem) => `${path.relative(ROOT, file)}: ${problem}`),
  );
  if (wrong.length === 0) return 0;
  throw new Failure('Nothing was deployed: correct the file and deploy again.', wrong.join('\n'));
}

await runCommand(() => Promise.resolve(checkParameters()));
