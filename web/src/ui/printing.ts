import { createStore } from '../app/store.ts';

/** Whether the page is being made ready for paper: then what is drawn only when it is seen is drawn at once. */
export const printing = createStore(false);

/** How long drawings are waited for, in ms. */
const WAIT_MS = 15_000;

/** Marks what is still to be drawn. */
export const UNDRAWN = { 'data-undrawn': '' };

const WAITING = '[data-undrawn], .MuiSkeleton-root';

/** So many frames in a row must find nothing: what has come may ask for more. */
const QUIET_FRAMES = 5;

/** Prints the page when everything on it is drawn, or what is drawn after 15 seconds. A second press prints nothing more. */
export async function printAll(): Promise<void> {
  if (printing.view()) return;
  printing.set(true);
  const last = Date.now() + WAIT_MS;
  for (let quiet = 0; quiet < QUIET_FRAMES && Date.now() < last; quiet++) {
    await nextFrame();
    if (document.querySelector(WAITING) !== null) quiet = -1;
  }
  window.print();
  printing.set(false);
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}
