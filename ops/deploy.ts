import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readIndexes } from './base/index-file.ts';
import { ROOT } from './base/paths.ts';
import { deployPlan } from './deploy/deploy-plan.ts';
import { deployProject, PATIENCE } from './deploy/deploy-project.ts';
import { PINNED, requireNoEmulators, commandLine, runWith } from './deploy/programs.ts';
import { requireProjectId } from './deploy/project-id.ts';
import { setLinkKeys } from './deploy/set-link-keys.ts';
import { openTarget } from './doctor/open-target.ts';
import { CHECKS, examine } from './doctor/run-checks.ts';
import { readOptions, runCommand } from './terminal/command.ts';

const USAGE = `npm run deploy -- --project ID   checks the real project ID, deploys everything to it, and checks it again

--dry-run prints the commands and does nothing.
--non-interactive never asks, as in CI: what would be asked must have been answered by a deploy at a terminal.

--check only checks: what is wrong, why it matters, and what fixes it.
  --before leaves out what the first deploy sets up.
  --mail-to ADDRESS sends a test email there.

--new-link-keys makes a key for the links in emails. Older keys stay until their links have ended.
--revoke-link-keys makes a key and ends all older ones: all links that were emailed stop working. For a key that has leaked.`;

const OPTIONS = {
  project: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'non-interactive': { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  before: { type: 'boolean', default: false },
  'mail-to': { type: 'string' },
  'new-link-keys': { type: 'boolean', default: false },
  'revoke-link-keys': { type: 'boolean', default: false },
} as const;

await runCommand(async (interrupted) => {
  const { values } = readOptions({ options: OPTIONS }, USAGE);
  const project = requireProjectId(values.project);
  if (!values['dry-run']) requireNoEmulators(project);
  if (values.check) {
    const target = await openTarget(project, values['mail-to'] ?? null, interrupted);
    const checks = CHECKS.filter(({ isBefore }) => isBefore || !values.before);
    return (await examine(checks, target, (line) => console.log(line))) ? 0 : 1;
  }
  if (values['new-link-keys'] || values['revoke-link-keys'])
    return changeLinkKeys(project, values['revoke-link-keys'], interrupted);
  const isAsking = !values['non-interactive'] && (values['dry-run'] || process.stdin.isTTY);
  const steps = deployPlan(project, isAsking);
  const version = versionOf();
  if (values['dry-run']) {
    console.log(`# ${version}`);
    for (const { call } of steps) console.log(commandLine(call));
    return 0;
  }
  console.log(
    `This deploys ${version} to the project ${project}, in ${steps.length} steps. Ctrl-C stops it at any of them.`,
  );
  if (!isAsking)
    console.log(
      'Nobody can be asked here: the deploy tool stops where it would ask, and leaves the role of the Storage rules as it is.',
    );
  const again = `npm run deploy -- --project ${project}${values['non-interactive'] ? ' --non-interactive' : ''}`;
  await deployProject({
    steps,
    run: runWith(PINNED),
    patience: PATIENCE,
    indexCount: readIndexes(ROOT).length,
    again,
    say: (line) => console.log(line),
    interrupted,
  });
  console.log(`\n${version} is deployed to ${project}.`);
  return 0;
});

/** Names this deploy, such as `PA Ledger 1.0.0 (v1.0.0-3-g1a2b3c4, with changes that are in no commit)`. */
function versionOf(): string {
  // Our own file, in npm's format.
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  try {
    const args = ['describe', '--tags', '--always', '--dirty'];
    const commit = execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return `PA Ledger ${version} (${commit.replace(/-dirty$/, ', with changes that are in no commit')})`;
  } catch {
    return `PA Ledger ${version} (no git repository)`;
  }
}

async function changeLinkKeys(
  project: string,
  isLeaked: boolean,
  interrupted: AbortSignal,
): Promise<number> {
  const change = { project, isLeaked, run: runWith(PINNED), now: Date.now(), interrupted };
  const { current, kept, retired } = await setLinkKeys(change);
  console.log(`New links are signed with the key ${current}.`);
  if (kept.length > 0) console.log(`Links of these keys go on working: ${kept.join(', ')}.`);
  if (retired.length > 0) console.log(`Links of these keys stop working: ${retired.join(', ')}.`);
  console.log(`It takes effect with the next deploy: npm run deploy -- --project ${project}`);
  return 0;
}
