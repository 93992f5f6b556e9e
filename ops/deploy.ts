import { readIndexes } from './base/index-file.ts';
import { ROOT } from './base/paths.ts';
import { deployPlan } from './deploy/deploy-plan.ts';
import { deployProject, PATIENCE } from './deploy/deploy-project.ts';
import { PINNED, requireNoEmulators, typed } from './deploy/programs.ts';
import { requireProjectId } from './deploy/project-id.ts';
import { readOptions, runCommand } from './terminal/command.ts';

const USAGE = `npm run deploy -- --project ID   builds and deploys everything to the real project ID, and checks it

--dry-run prints the commands and does nothing.
--non-interactive never asks, as in CI: what would be asked must have been answered by a deploy at a terminal.`;

await runCommand(async (interrupted) => {
  const options = {
    project: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    'non-interactive': { type: 'boolean', default: false },
  } as const;
  const { values } = readOptions({ options }, USAGE);
  const project = requireProjectId(values.project, 'deploy --');
  const isAsking = !values['non-interactive'] && (values['dry-run'] || process.stdin.isTTY);
  const steps = deployPlan(project, isAsking);
  if (values['dry-run']) {
    for (const { call } of steps) console.log(typed(call));
    return 0;
  }
  requireNoEmulators(project);
  console.log(
    `This deploys to the project ${project}, in ${steps.length} steps. Ctrl-C stops it at any of them.`,
  );
  if (!isAsking)
    console.log(
      'Nobody can be asked here: the deploy tool stops where it would ask, and leaves the role of the Storage rules as it is.',
    );
  const again = `npm run deploy -- --project ${project}${values['non-interactive'] ? ' --non-interactive' : ''}`;
  await deployProject({
    steps,
    programs: PINNED,
    patience: PATIENCE,
    indexCount: readIndexes(ROOT).length,
    again,
    say: (line) => console.log(line),
    interrupted,
  });
  console.log(`\nDeployed to ${project}.`);
  return 0;
});
