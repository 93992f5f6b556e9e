import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Failure } from '../base/failure.ts';
import { FIREBASE_CLI, ROOT } from '../base/paths.ts';

/** The programs behind the words `firebase` and `npm run` of a command, each with its first arguments. */
export interface Programs {
  readonly firebase: readonly [string, ...string[]];
  readonly run: readonly [string, ...string[]];
}

/** The pinned deploy tool, and the project's own commands, both with the pinned Node. */
export const PINNED: Programs = {
  firebase: [process.execPath, FIREBASE_CLI],
  run: [process.execPath, path.join(ROOT, 'tools/run.mjs')],
};

/** @throws Failure when the environment points to emulators instead of the real project. */
export function requireNoEmulators(project: string): void {
  const stray = Object.keys(process.env).find((name) => name.endsWith('_EMULATOR_HOST'));
  if (stray === undefined) return;
  throw new Failure(
    `${stray} is set, so this would not reach the project ${project}: unset it and run this again.`,
  );
}

/** A command to run: which program, and its arguments. */
export interface Call {
  readonly program: keyof Programs;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Returns a command as a person types it in the project's folder. */
export function commandLine({ program, args, env = {} }: Call): string {
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const start = program === 'firebase' ? 'npx firebase' : 'node tools/run.mjs';
  return [...settings, start, ...args].join(' ');
}

/** How a command ended. */
export interface CallResult {
  /** 0 when it succeeded. */
  readonly code: number;
  /** What it printed to this program; empty if the person saw it instead. */
  readonly output: string;
}

/** Who reads a command's output and gives its input: the person at the terminal, or this program. */
type Talk = { readonly to: 'person' } | { readonly to: 'program'; readonly input?: string };

/**
 * Runs a command to its end.
 * @throws AbortError after an interruption, once it has stopped the command.
 */
export type RunCall = (call: Call, talk: Talk, interrupted: AbortSignal) => Promise<CallResult>;

/** Returns what runs commands with these programs. */
export function runWith(programs: Programs): RunCall {
  return (call, talk, interrupted) => runCall(programs, call, talk, interrupted);
}

async function runCall(
  programs: Programs,
  call: Call,
  talk: Talk,
  interrupted: AbortSignal,
): Promise<CallResult> {
  interrupted.throwIfAborted();
  const [command, ...first] = programs[call.program];
  const isPerson = talk.to === 'person';
  const child = spawn(command, [...first, ...call.args], {
    cwd: ROOT,
    env: { ...process.env, ...call.env },
    stdio: isPerson ? 'inherit' : ['pipe', 'pipe', 'inherit'],
  });
  const stop = (): void => void child.kill();
  interrupted.addEventListener('abort', stop);
  try {
    const ended = new Promise<number>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve(code ?? 1));
    });
    // A command that ends before it has read everything closes the pipe; its exit code says why.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(talk.to === 'program' ? (talk.input ?? '') : '');
    const [code, output] = await Promise.all([
      ended,
      child.stdout === null ? '' : text(child.stdout),
    ]);
    interrupted.throwIfAborted();
    return { code, output };
  } finally {
    interrupted.removeEventListener('abort', stop);
  }
}
