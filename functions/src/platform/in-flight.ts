/* Calls in one process that meet share one answer or run one after another. */

/** Shares one call among callers that ask for the same key at the same time. A later caller asks again. */
export function dedupeInFlight<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const inFlight = new Map<string, Promise<T>>();
  return (key) => {
    const answer = inFlight.get(key) ?? ask(key).finally(() => inFlight.delete(key));
    inFlight.set(key, answer);
    return answer;
  };
}

/** How long a task waits for those before it, in ms. One that hangs must not hold up the others. */
const MAX_WAIT_MS = 2_000;

/** Runs a task when the tasks of the same key before it have ended, or after two seconds. */
export type TaskQueue = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>;

/**
 * Runs tasks of the same key one after another within this process. It only spares them writes that would come too late.
 * Don't rely on it: another process can come in between, and so can a task that has waited long enough.
 */
export function createTaskQueue(): TaskQueue {
  const last = new Map<string, Promise<void>>();
  return async (key, task) => {
    const result = runAfter(last.get(key), task);
    const ended = result.then(ignore, ignore);
    last.set(key, ended);
    try {
      return await result;
    } finally {
      if (last.get(key) === ended) last.delete(key);
    }
  };
}

async function runAfter<Result>(
  before: Promise<void> | undefined,
  task: () => Promise<Result>,
): Promise<Result> {
  if (before !== undefined) await endOrTimeout(before);
  return task();
}

async function endOrTimeout(before: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, MAX_WAIT_MS);
  });
  await Promise.race([before, timeout]);
  clearTimeout(timer);
}

function ignore(): void {
  // How a task ends concerns only its own caller.
}
