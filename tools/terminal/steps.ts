import { secondsSince } from './progress.ts';

const REFRESH = 1000;

/** The steps of one long piece of work, on one line of a terminal, or a line each in a file. */
export interface Steps {
  /** What comes next. */
  readonly next: (what: string) => void;
  /** All is done. */
  readonly done: (what: string) => void;
  /** Ends the display, also after a failure. */
  readonly stop: () => void;
}

/** Shows what is being done and for how long, as `showProgress` does for a single step. */
export function showSteps(): Steps {
  const started = Date.now();
  const live = process.stdout.isTTY;
  let now = '';
  const draw = (): void => {
    process.stdout.write(`\r\u001b[K… ${now} ${Math.round((Date.now() - started) / 1000)} s`);
  };
  const timer = live ? setInterval(draw, REFRESH) : undefined;
  const clear = (): void => {
    clearInterval(timer);
    if (live) process.stdout.write('\r\u001b[K');
  };
  return {
    next(what) {
      now = what;
      if (live) draw();
      else console.log(`… ${what}`);
    },
    done(what) {
      clear();
      console.log(`✔ ${what} (${secondsSince(started)})`);
    },
    stop: clear,
  };
}
