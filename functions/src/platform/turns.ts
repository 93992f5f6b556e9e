/** How long a work waits for those before it, in ms: one that hangs must not hold up the others. */
const MAX_WAIT_MS = 2_000;

/** Runs a work when the works of the same key before it have ended, or after two seconds. */
export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets works of the same key follow each other within one process. It only spares them writes that would come too late
 * anyway: nothing may rely on it, since another process, or a work that has waited long enough, comes in between.
 */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<void>>();
  return async (key, work) => {
    const result = afterwards(last.get(key), work);
    const ended = result.then(nothing, nothing);
    last.set(key, ended);
    try {
      return await result;
    } finally {
      if (last.get(key) === ended) last.delete(key);
    }
  };
}

async function afterwards<Result>(
  before: Promise<void> | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (before !== undefined) await endOrTime(before);
  return work();
}

/** Resolves when the works before have ended, or when one has waited long enough for them. */
async function endOrTime(before: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const longEnough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, MAX_WAIT_MS);
  });
  await Promise.race([before, longEnough]);
  clearTimeout(timer);
}

function nothing(): void {
  // How a work ends concerns its own caller alone.
}
