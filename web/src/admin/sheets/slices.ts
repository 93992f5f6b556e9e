/** How long a slice of work may keep the page from answering. */
const SLICE_MS = 40;

/**
 * Carries out work in slices, so that the page answers between them.
 * @param steps each of them takes less than a slice.
 * @param signal ends the work after the present slice. @throws its reason then.
 * @param onSlice is told after each slice what its last step has yielded.
 */
export async function inSlices<T, Step>(
  steps: Iterator<Step, T>,
  signal?: AbortSignal,
  onSlice?: (step: Step) => void,
): Promise<T> {
  let start = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - start < SLICE_MS) continue;
    onSlice?.(step.value);
    await answering();
    signal?.throwIfAborted();
    start = performance.now();
  }
}

/** Lets the page do what waits; a message comes sooner than a timer, which browsers hold back. */
function answering(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
