const REFRESH = 1000;

/** Clears the progress on the terminal's last line. */
const CLEAR_LINE = process.stdout.isTTY ? '\r\u001b[K' : '';

/** Prints a line above the progress on the last line. */
export function say(line: string): void {
  console.log(`${CLEAR_LINE}${line}`);
}

/** Returns the seconds since a moment in ms, as people read them. */
export function secondsSince(started: number): string {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}

/** The steps of a long piece of work, on one line in a terminal, or one line each in a file. */
export interface Steps {
  /** Shows the next step and, in a terminal, the seconds since the first. */
  readonly next: (what: string) => void;
  /** Ends the display with a line that says how long everything took. */
  readonly done: (what: string, mark?: '✔' | '✖') => void;
  /** Ends the display, also after a failure. */
  readonly stop: () => void;
}

/** Begins to measure; nothing is shown before the first step. */
export function showSteps(): Steps {
  const started = Date.now();
  const live = process.stdout.isTTY;
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearInterval(timer);
    process.stdout.write(CLEAR_LINE);
  };
  return {
    next(what) {
      const draw = (): void => {
        const seconds = Math.round((Date.now() - started) / 1000);
        process.stdout.write(`${CLEAR_LINE}… ${what} ${seconds} s`);
      };
      if (!live) {
        say(`… ${what}`);
        return;
      }
      clearInterval(timer);
      timer = setInterval(draw, REFRESH);
      draw();
    },
    done(what, mark = '✔') {
      stop();
      console.log(`${mark} ${what} (${secondsSince(started)})`);
    },
    stop,
  };
}

/**
 * Shows a piece of work as one step.
 * @param describe returns the text when it is done; the name by default.
 */
export async function showProgress<Result>(
  label: string,
  work: () => Promise<Result>,
  describe: (result: Result) => string = () => label,
): Promise<Result> {
  const steps = showSteps();
  steps.next(label);
  try {
    const result = await work();
    steps.done(describe(result));
    return result;
  } catch (error) {
    steps.done(label, '✖');
    throw error;
  }
}
