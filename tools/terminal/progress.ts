const REFRESH = 1000;

/** Takes away what a piece of work shows on the terminal's last line. */
const CLEAR_LINE = process.stdout.isTTY ? '\r\u001b[K' : '';

/** Says a line for good; the work that is shown on the last one goes on below it. */
export function say(line: string): void {
  console.log(`${CLEAR_LINE}${line}`);
}

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
