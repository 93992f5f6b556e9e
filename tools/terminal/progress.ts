const REFRESH = 1000;

/** Seconds since an instant in ms, as people read them. */
export function secondsSince(started: number): string {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}

/**
 * Shows a piece of work on one line: what it is and the seconds while it runs (in a terminal), then
 * how long it took.
 * @param describe what to say when it is done; its name by default.
 */
export async function showProgress<Result>(
  label: string,
  work: () => Promise<Result>,
  describe: (result: Result) => string = () => label,
): Promise<Result> {
  const started = Date.now();
  const live = process.stdout.isTTY;
  const draw = (): void => {
    process.stdout.write(`\r\u001b[K… ${label} ${Math.round((Date.now() - started) / 1000)} s`);
  };
  if (live) draw();
  else console.log(`… ${label}`);
  const timer = live ? setInterval(draw, REFRESH) : undefined;
  const finish = (line: string): void => {
    clearInterval(timer);
    console.log(`${live ? '\r\u001b[K' : ''}${line} (${secondsSince(started)})`);
  };
  try {
    const result = await work();
    finish(`✔ ${describe(result)}`);
    return result;
  } catch (error) {
    finish(`✖ ${label}`);
    throw error;
  }
}
