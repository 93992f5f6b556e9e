import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../../ops/base/paths.ts';
import { runWith, type RunCall } from '../../../ops/deploy/programs.ts';
import type { Commands } from './commands.ts';
import { answerTo, type NotedCall, type Plan } from './stand-in.ts';

/** Makes a folder for the stand-in; the test deletes it. */
export function makeStandInFolder(commands: Commands): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  writeFileSync(path.join(folder, 'commands.json'), JSON.stringify(commands));
  return folder;
}

const wholePlan = (plan: Partial<Plan>): Plan => {
  return { failsAt: 0, indexes: [''], secret: null, ...plan };
};

/** Tells the stand-in what to answer. @returns what runs it in a process, instead of both programs. */
export function standInsIn(folder: string, plan: Partial<Plan>): RunCall {
  writeFileSync(path.join(folder, 'plan.json'), JSON.stringify(wholePlan(plan)));
  const standIn = path.join(ROOT, 'tests/support/firebase-tools/stand-in.ts');
  return runWith({
    firebase: [process.execPath, standIn, folder, 'firebase'],
    run: [process.execPath, standIn, folder, 'run'],
  });
}

/** Returns the stand-in without a process for each call. It notes the calls in `calls`. */
export function standIns(calls: NotedCall[], commands: Commands, plan: Partial<Plan>): RunCall {
  return ({ program, args, env }, talk) => {
    const input = talk.to === 'program' ? (talk.input ?? '') : '';
    const call = { program, args, input, project: env?.['GCLOUD_PROJECT'] ?? null };
    const answer = answerTo(call, calls, wholePlan(plan), commands);
    calls.push(call);
    return Promise.resolve(talk.to === 'person' ? { ...answer, output: '' } : answer);
  };
}
