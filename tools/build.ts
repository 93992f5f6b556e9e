import { build, describeBuild } from './building/build.ts';
import { runCommand } from '../ops/terminal/command.ts';
import { showProgress } from '../ops/terminal/progress.ts';

await runCommand(async (interrupted) => {
  await showProgress('Building the app', () => build(interrupted), describeBuild);
  return 0;
});
