import path from 'node:path';
import { build } from './build.ts';
import { reloadOnBuild } from './emulators/reload.ts';
import { startSuite, type Suite } from './emulators/suite.ts';
import { Failure } from '../ops/base/failure.ts';
import { LOCAL, ROOT } from '../ops/base/paths.ts';
import { writePrivateFile } from '../ops/base/private-files.ts';
import { readPortOffset } from '../ops/base/ports.ts';
import { runCommand, untilInterrupted } from '../ops/terminal/command.ts';
import { showProgress } from '../ops/terminal/progress.ts';
import { SAMPLE_SCHOOL } from './school-file.ts';
import { TEST_PORT_OFFSET } from './testing/fresh-suite.ts';

/** Starts an empty emulator suite for running single test files against it. */
async function runEmulators(interrupted: AbortSignal): Promise<number> {
  const offset = readPortOffset(process.env['PORT_OFFSET'], TEST_PORT_OFFSET);
  process.env['SCHOOL_FILE'] = SAMPLE_SCHOOL;
  await build(interrupted, 'Building the functions', ['functions']);
  await buildWebIfItBuilds(interrupted);
  const scheduler = process.env['SCHEDULER'] === 'on';
  const suite = await startSuite({ offset, data: 'fresh', scheduler }, interrupted);
  reloadOnBuild(suite, interrupted);
  const { env } = suite;
  const envFile = path.join(LOCAL, `suite-${offset}.env`);
  writePrivateFile(envFile, exportLines(env));
  const shown = path.relative(ROOT, envFile);
  console.log(`App      ${env['APP_URL'] ?? ''}\nMailbox  ${env['MAILBOX_URL'] ?? ''}`);
  console.log(`For one test file, in another terminal:
  . ${shown} && npx vitest run --project rules tests/rules/NAME.test.ts
The functions are loaded anew whenever functions/dist changes (npm run build -w functions).
Ctrl-C stops everything; nothing is kept.`);
  try {
    await Promise.race([untilInterrupted(interrupted), suite.ended]);
  } finally {
    await showProgress('Stopping', () => suite.stop());
  }
  return interrupted.aborted ? 0 : 1;
}

async function buildWebIfItBuilds(interrupted: AbortSignal): Promise<void> {
  try {
    await build(interrupted, 'Building the client', ['web']);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.log(`${error.message} Going on without it.`);
  }
}

function exportLines(env: Suite['env']): string {
  return Object.entries(env)
    .map(([name, value]) => `export ${name}='${value}'\n`)
    .join('');
}

await runCommand(runEmulators);
