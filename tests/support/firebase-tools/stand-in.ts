import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { CallResult } from '../../../ops/deploy/programs.ts';
import { callProblem, type Commands } from './commands.ts';

/*
 * Stands in for the deploy tool and for the project's own commands: node stand-in.ts FOLDER firebase|run ARGUMENTS
 *
 * It refuses whatever the pinned deploy tool would refuse, notes each call in calls.jsonl, and does nothing. The folder's
 * plan.json says what it answers.
 */

/** What the stand-in answers. */
export interface Plan {
  /** The number of the call that fails, from 1; 0 for none. */
  readonly failsAt: number;
  /** What its command for indexes prints, one text per call; the last one for all further calls. */
  readonly indexes: readonly string[];
  /** What it prints for the links' secret; null if there is none. */
  readonly secret: string | null;
}

/** One call, as noted. */
export interface NotedCall {
  readonly program: string;
  readonly args: readonly string[];
  readonly input: string;
  /** The project in the environment. */
  readonly project: string | null;
}

/** Returns the calls noted in a folder. */
export function notedCalls(folder: string): NotedCall[] {
  const file = path.join(folder, 'calls.jsonl');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as NotedCall); // Written by the program below.
}

/** Returns what the stand-in answers to a call after the earlier ones. */
export function answerTo(
  { program, args }: NotedCall,
  earlier: readonly NotedCall[],
  plan: Plan,
  commands: Commands,
): CallResult {
  const problem = program === 'firebase' ? callProblem(args, commands) : null;
  if (problem !== null) return { code: 2, output: `Error: ${problem}` };
  if (earlier.length + 1 === plan.failsAt) return { code: 1, output: 'Error: it failed.' };
  if (args[0] === 'firestore:indexes') {
    const asked = earlier.filter((one) => one.args[0] === 'firestore:indexes').length;
    return { code: 0, output: plan.indexes[Math.min(asked, plan.indexes.length - 1)] ?? '' };
  }
  if (args[0] !== 'functions:secrets:access') return { code: 0, output: '' };
  return plan.secret === null
    ? { code: 1, output: 'Error: HTTP Error: 404, Secret was not found.' }
    : { code: 0, output: plan.secret };
}

async function answer(folder: string, program: string, args: readonly string[]): Promise<number> {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const plan = read('plan.json') as Plan; // The test's own files.
  const commands = read('commands.json') as Commands;
  const earlier = notedCalls(folder);
  const call: NotedCall = {
    program,
    args,
    input: args.includes('--data-file') ? await text(process.stdin) : '',
    project: process.env['GCLOUD_PROJECT'] ?? null,
  };
  appendFileSync(path.join(folder, 'calls.jsonl'), `${JSON.stringify(call)}\n`);
  const { code, output } = answerTo(call, earlier, plan, commands);
  if (output !== '') console.log(output);
  return code;
}

if (import.meta.main) {
  const [folder = '', program = '', ...args] = process.argv.slice(2);
  process.exitCode = await answer(folder, program, args);
}
