/** What drawing a page costs so far. */
export interface DrawingCost {
  /** Strokes, pieces of text, images: a page of small print has some thousands, a detailed map a hundred thousand. */
  readonly operations: number;
  /** The memory of its decoded images. */
  readonly imageBytes: number;
}

/** Each takes about two kilobytes, in the page and in the painting worker. */
const MAX_OPERATIONS = 250_000;
const MAX_IMAGE_BYTES = 2 ** 29;
/** Twice what the slowest real scan takes, JPEG 2000 at 600 dpi on a slow computer. */
const MAX_MS = 90_000;
const CHECK_INTERVAL_MS = 250;

/**
 * Calls back once when drawing a page takes too long or too much. Browsers do not draw in the background, so the time of
 * a hidden page does not count.
 * @returns the function that stops watching.
 */
export function watchDrawing(cost: () => DrawingCost, onTooMuch: () => void): () => void {
  let waited = 0;
  const watch = setInterval(() => {
    if (!document.hidden) waited += CHECK_INTERVAL_MS;
    const { operations, imageBytes } = cost();
    if (waited <= MAX_MS && operations <= MAX_OPERATIONS && imageBytes <= MAX_IMAGE_BYTES) return;
    clearInterval(watch);
    onTooMuch();
  }, CHECK_INTERVAL_MS);
  return () => clearInterval(watch);
}
