import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { Failure } from '../base/failure.ts';
import type { Step } from './deploy-plan.ts';
import { commandLine, type RunCall } from './programs.ts';

/** How often to check whether Firestore is still building an index, and for how long at most. */
export interface Patience {
  readonly pollMs: number;
  readonly limitMs: number;
}

/** Indexes of an empty project take a few minutes; those over years of data take longer. */
export const PATIENCE: Patience = { pollMs: 15_000, limitMs: 60 * 60 * 1000 };

/** What a deploy needs. */
export interface Deploy {
  readonly steps: readonly Step[];
  readonly run: RunCall;
  readonly patience: Patience;
  /** How many indexes firestore.indexes.json has; a project may have more, made in the console. */
  readonly indexCount: number;
  /** The command that continues after a failure. */
  readonly again: string;
  readonly say: (line: string) => void;
  readonly interrupted: AbortSignal;
}

/**
 * Runs the steps one after the other and stops at the first that fails.
 * @throws Failure with what happened, what to do, and how to continue. No step after the failed one has begun.
 */
export async function deployProject(deploy: Deploy): Promise<void> {
  const { steps, say } = deploy;
  for (const [index, step] of steps.entries()) {
    say(`\nStep ${index + 1} of ${steps.length}: ${step.name}`);
    say(`  ${commandLine(step.call)}`);
    sayQuestions(step, say);
    const problem = step.isWait ? await waitForIndexes(step, deploy) : await runStep(step, deploy);
    if (problem !== null) throw failureOf(step, index, problem, deploy);
  }
}

function sayQuestions({ questions }: Step, say: Deploy['say']): void {
  if (questions.length === 0) return;
  say('  If it asks:');
  for (const { asks, answer } of questions) say(`  - "${asks}" Answer: ${answer}.`);
}

/** Returns what went wrong, as the end of a sentence; null when nothing did. */
async function runStep(step: Step, deploy: Deploy): Promise<string | null> {
  const { code } = await deploy.run(step.call, { to: 'person' }, deploy.interrupted);
  return code === 0 ? null : `ended with code ${code}`;
}

/** The states of composite indexes, in the deploy tool's list. */
const STATE = /\[([A-Z_]+)\] \(/g;

async function waitForIndexes(step: Step, deploy: Deploy): Promise<string | null> {
  const { run, patience, interrupted, say } = deploy;
  const started = Date.now();
  for (;;) {
    const { code, output } = await run(step.call, { to: 'program' }, interrupted);
    if (code !== 0) {
      say(output.trimEnd());
      return `ended with code ${code}`;
    }
    // In CI and on Windows the deploy tool colors its list even for a program.
    const list = stripVTControlCharacters(output);
    const states = Array.from(list.matchAll(STATE), ([, state]) => state);
    const broken = states.filter((state) => state !== 'READY' && state !== 'CREATING');
    if (broken.length > 0) {
      say(output.trimEnd());
      return `found ${broken.length} of ${states.length} indexes in the state ${broken[0] ?? ''}`;
    }
    const open = openIndexes(states, deploy.indexCount);
    if (open === null) {
      say(`  All ${states.length} indexes are ready.`);
      return null;
    }
    if (Date.now() - started > patience.limitMs) {
      say(output.trimEnd());
      return `found ${open} after ${Math.round(patience.limitMs / 60_000)} minutes`;
    }
    say(`  Still waiting: ${open}.`);
    await wait(patience.pollMs, undefined, { signal: interrupted });
  }
}

/** Returns what isn't ready yet; null when everything is. A list without readable states means that nothing is ready. */
function openIndexes(states: readonly unknown[], wanted: number): string | null {
  if (states.length < wanted)
    return `only ${states.length} of the ${wanted} indexes of firestore.indexes.json in the list`;
  const building = states.filter((state) => state === 'CREATING').length;
  return building === 0 ? null : `${building} of ${states.length} indexes still being built`;
}

function failureOf(step: Step, index: number, problem: string, deploy: Deploy): Failure {
  const { steps, again } = deploy;
  const rest = steps.slice(index + 1).map(({ name }) => name);
  const { name, call, causes } = step;
  const lines = [
    `Step ${index + 1} of ${steps.length} failed: ${name}.`,
    `"${commandLine(call)}" ${problem}; the lines above say why.`,
    ...(rest.length === 0 ? [] : [`Not begun: ${rest.join('; ')}.`]),
    'Often it is one of these:',
    ...causes.map((cause) => `- ${cause}`),
  ];
  return new Failure(
    `When that is put right, run the same again: ${again}. What is deployed already is passed over.`,
    lines.join('\n'),
  );
}
