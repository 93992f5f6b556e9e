import { createStore } from '../app/store.ts';

/** Whether a page is being made ready for paper: then what is drawn only when it is seen is drawn at once. */
export const printing = createStore(false);

/** How long drawings are waited for, and how often is looked, in ms. */
const WAIT_MS = 15_000;
const LOOK_MS = 100;

/** Marks what is still to be drawn. */
export const UNDRAWN = { 'data-undrawn': '' };

/** Prints the page when everything on it is drawn, or what is drawn after 15 seconds. */
export async function printAll(): Promise<void> {
  printing.set(true);
  const last = Date.now() + WAIT_MS;
  do {
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_MS);
    });
  } while (document.querySelector('[data-undrawn]') !== null && Date.now() < last);
  window.print();
  printing.set(false);
}
