import { secondsSince } from './progress.ts';

const REFRESH = 1000;

/** The steps of a long piece of work, on one line in a terminal, or one line each in a file. */
export interface Steps {
  /** Shows the next step. */
  readonly next: (what: string) => void;
  /** Shows that everything is done. */
  readonly done: (what: string) => void;
  /** Ends the display, also after a failure. */
  readonly stop: () => void;
}

/** Shows the present step and its time, as `showProgress` does for a single one. */
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
