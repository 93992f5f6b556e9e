import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../../ops/base/paths.ts';
import type { Programs } from '../../../ops/deploy/programs.ts';
import type { Commands } from './commands.ts';
import type { Plan } from './stand-in.ts';

/** Makes a folder for the stand-in; the test deletes it. */
export function makeStandInFolder(commands: Commands): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  writeFileSync(path.join(folder, 'commands.json'), JSON.stringify(commands));
  return folder;
}

/** Tells the stand-in what to answer. @returns it, to use instead of both programs. */
export function standIns(folder: string, plan: Partial<Plan>): Programs {
  const whole: Plan = { failsAt: 0, indexes: [''], secret: null, ...plan };
  writeFileSync(path.join(folder, 'plan.json'), JSON.stringify(whole));
  const standIn = path.join(ROOT, 'tests/support/firebase-tools/stand-in.ts');
  return {
    firebase: [process.execPath, standIn, folder, 'firebase'],
    run: [process.execPath, standIn, folder, 'run'],
  };
}
