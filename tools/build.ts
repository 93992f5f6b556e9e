import { build, describeBuild } from './building/build.ts';
import { runCommand } from './terminal/command.ts';
import { showProgress } from './terminal/progress.ts';

await runCommand(async (interrupted) => {
  await showProgress('Building the app', () => build(interrupted), describeBuild);
  return 0;
});
