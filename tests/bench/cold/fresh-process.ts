import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { mainOf, runOptions } from '../../../functions/build-options.ts';
import { lateModules } from '../../../functions/late-modules.ts';
import { LOCAL } from '../../../ops/base/paths.ts';
import { usualBucket } from '../../../ops/base/project-app.ts';
import { BUILT_FUNCTIONS } from '../../../tools/emulators/functions-folder.ts';
import { percentile } from '../figures.ts';
import type { Listening } from './process.ts';

/** A request to a function. */
export interface ColdRequest {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a fresh process took. */
export interface Started {
  /** Until its code is loaded, without the start of Node; in ms. */
  readonly loadMs: number;
  /** From its start to the end of its first answer, in ms. */
  readonly firstMs: number;
  /** The median of its later answers, in ms. */
  readonly warmMs: number;
  /** The most resident memory that it had, in bytes. */
  readonly memoryBytes: number;
}

/** What the processes are started from. */
export interface ColdFolders {
  /** The program that runs a function. */
  readonly program: string;
  /** The file of a function that answers 'ok' and loads its packages as they are installed. */
  readonly ok: string;
  /** The folder of the same, built as the functions are, with its packages as they are. */
  readonly built: string;
  /** The same, without all that the build of the functions leaves out or puts off. */
  readonly lean: string;
  remove(): Promise<void>;
}

const source = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Builds what the processes are started from, so that none of them spends time on TypeScript. */
export async function buildColdFolders(): Promise<ColdFolders> {
  // Within the project, so that the packages are found.
  const root = await mkdtemp(path.join(LOCAL, 'cold-'));
  const folder = (name: string) => path.join(root, name);
  const buildOk = async (name: string, plugins: Plugin[]): Promise<string> => {
    const entries = [source('ok.ts')];
    const { metafile } = await build(runOptions(entries, path.join(folder(name), 'run'), plugins));
    await writeFile(path.join(folder(name), 'index.cjs'), mainOf(metafile, entries, ''));
    await cp(path.join(BUILT_FUNCTIONS, 'package.json'), path.join(folder(name), 'package.json'));
    return folder(name);
  };
  const program = folder('process.mjs');
  await build({
    entryPoints: [source('process.ts')],
    outfile: program,
    platform: 'node',
    format: 'esm',
  });
  await build({
    entryPoints: [source('ok.ts')],
    outfile: folder('ok.cjs'),
    platform: 'node',
    format: 'cjs',
  });
  return {
    program,
    ok: folder('ok.cjs'),
    built: await buildOk('built', []),
    lean: await buildOk('lean', [lateModules(true)]),
    remove: () => rm(root, { recursive: true }),
  };
}

/** A running process of a function. */
export interface RunningFunction {
  readonly address: string;
  /** How long its code took to load, without the start of Node; in ms. */
  readonly loadMs: number;
  /** The most resident memory that it had, in bytes. */
  peakBytes(): Promise<number>;
  stop(): void;
}

/**
 * Starts a process of a function, as the platform does.
 * @param program as `buildColdFolders` makes it, or process.ts itself.
 */
export async function startProcess(
  program: string,
  folder: string,
  target: string,
  projectId: string,
): Promise<RunningFunction> {
  const env = {
    ...process.env,
    FUNCTION_TARGET: target,
    FUNCTION_SIGNATURE_TYPE: 'http',
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: usualBucket(null) }),
  };
  const child = fork(program, [folder], { env, execArgv: [], silent: true });
  const stop = (): void => void child.kill('SIGKILL');
  try {
    const { port, loadMs } = await said<Listening>(child);
    return {
      address: `http://127.0.0.1:${port}`,
      loadMs,
      peakBytes() {
        child.send('memory');
        return said<number>(child);
      },
      stop,
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/**
 * Starts a process of a function and asks it.
 * @param requests the first one is the cold one.
 * @throws Error when one is not answered with 200.
 */
export async function measureFresh(
  program: string,
  folder: string,
  target: string,
  projectId: string,
  requests: readonly ColdRequest[],
): Promise<Started> {
  const start = performance.now();
  const running = await startProcess(program, folder, target, projectId);
  try {
    const [first, ...later] = requests;
    await ask(running, target, first);
    const firstMs = performance.now() - start;
    const times: number[] = [];
    for (const request of later) {
      const asked = performance.now();
      await ask(running, target, request);
      times.push(performance.now() - asked);
    }
    const memoryBytes = await running.peakBytes();
    return { loadMs: running.loadMs, firstMs, warmMs: percentile(times, 50), memoryBytes };
  } finally {
    running.stop();
  }
}

/** What process.ts says next. @throws Error when it ends instead. */
async function said<Message>(child: ChildProcess): Promise<Message> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process ended with ${code}.`);
  });
  // As the event's documentation says.
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [Message];
  return message;
}

async function ask(
  { address }: RunningFunction,
  target: string,
  { path = '/', ...request }: ColdRequest = {},
): Promise<void> {
  const response = await fetch(`${address}${path}`, request);
  const text = await response.text();
  if (!response.ok) throw new Error(`${target} answered ${response.status}: ${text}`);
}
