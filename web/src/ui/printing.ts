import { createStore } from '../app/store.ts';

/** Whether the page is getting ready for paper: then parts that wait until they're visible are drawn right away. */
export const printing = createStore(false);

/** How long to wait for drawings, in ms. */
const WAIT_MS = 15_000;

/** Marks what isn't drawn yet. */
export const UNDRAWN = { 'data-undrawn': '' };

const WAITING = '[data-undrawn], .MuiSkeleton-root';

/** This many frames in a row must find nothing, because a finished drawing may need another. */
const QUIET_FRAMES = 5;

/** Prints the page once everything on it is drawn, or whatever is drawn after 15 seconds. A second click doesn't print again. */
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
