const REFRESH = 1000;

/** Clears what a piece of work shows on the terminal's last line. */
const CLEAR_LINE = process.stdout.isTTY ? '\r\u001b[K' : '';

/** Prints a line; the work that is shown on the last line continues below it. */
export function say(line: string): void {
  console.log(`${CLEAR_LINE}${line}`);
}

/** Returns the seconds since a moment in ms, as people read them. */
export function secondsSince(started: number): string {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}

/**
 * Shows a piece of work on one line: what it is and the seconds while it runs (in a terminal), then how long it took.
 * @param describe returns the text when it is done; the name by default.
 */
export async function showProgress<Result>(
  label: string,
  work: () => Promise<Result>,
  describe: (result: Result) => string = () => label,
): Promise<Result> {
  const started = Date.now();
  const live = process.stdout.isTTY;
  const draw = (): void => {
    process.stdout.write(`${CLEAR_LINE}… ${label} ${Math.round((Date.now() - started) / 1000)} s`);
  };
  if (live) draw();
  else say(`… ${label}`);
  const timer = live ? setInterval(draw, REFRESH) : undefined;
  const finish = (line: string): void => {
    clearInterval(timer);
    say(`${line} (${secondsSince(started)})`);
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
