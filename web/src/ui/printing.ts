import { createStore } from '../app/store.ts';

/** Whether a page is being made ready for paper: then what is drawn only when it is seen is drawn at once. */
export const printing = createStore(false);

/** How long drawings are waited for, and how often is looked, in ms. */
const WAIT_MS = 15_000;
const LOOK_MS = 100;

/** Marks what is still to be drawn. */
export const UNDRAWN = { 'data-undrawn': '' };

const WAITING = '[data-undrawn], .MuiSkeleton-root';

/** So many looks in a row must find nothing: what has come may ask for more. */
const QUIET_LOOKS = 3;

/** Prints the page when everything on it is drawn, or what is drawn after 15 seconds. */
export async function printAll(): Promise<void> {
  printing.set(true);
  const last = Date.now() + WAIT_MS;
  for (let quiet = 0; quiet < QUIET_LOOKS && Date.now() < last; quiet++) {
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_MS);
    });
    if (document.querySelector(WAITING) !== null) quiet = -1;
  }
  window.print();
  printing.set(false);
}
