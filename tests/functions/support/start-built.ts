import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { usualBucket } from '../../../ops/base/project-app.ts';
import { BUILT_FUNCTIONS } from '../../../tools/emulators/functions-folder.ts';

const PROGRAM = fileURLToPath(new URL('built-process.ts', import.meta.url));

/** A running process of a function. */
export interface RunningFunction {
  readonly address: string;
  /** The most resident memory that it had, in bytes. */
  peakBytes(): Promise<number>;
  stop(): void;
}

/** Starts a process of a built function, as the platform does. */
export async function startBuilt(target: string, projectId: string): Promise<RunningFunction> {
  const env = {
    ...process.env,
    FUNCTION_TARGET: target,
    FUNCTION_SIGNATURE_TYPE: 'http',
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: usualBucket(null) }),
  };
  const child = fork(PROGRAM, [BUILT_FUNCTIONS], { env, execArgv: [], silent: true });
  const stop = (): void => void child.kill('SIGKILL');
  try {
    const port = await said(child);
    return {
      address: `http://127.0.0.1:${port}`,
      peakBytes() {
        child.send('memory');
        return said(child);
      },
      stop,
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** The number that built-process.ts says next. @throws Error when it ends instead. */
async function said(child: ChildProcess): Promise<number> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process ended with ${code}.`);
  });
  // As the event's documentation says.
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [number];
  return message;
}
