/** What a page takes while it is drawn. */
export interface DrawingCost {
  /** Strokes, pieces of text, images: a page of small print has some thousands, a fine map a hundred thousand. */
  readonly operations: number;
  /** The pixels of its images. */
  readonly imageBytes: number;
}

/** Two kilobytes each, in the page and in the worker that paints. */
const MAX_OPERATIONS = 250_000;
const MAX_IMAGE_BYTES = 2 ** 29;
/** Twice what the worst honest scan takes, JPEG 2000 at 600 dpi on a slow computer. */
const MAX_MS = 90_000;
const LOOKS_EVERY_MS = 250;

/**
 * Calls back, once, when drawing a page takes too long or too much. A browser does not draw in the background, so the
 * time stands still for a page that nobody sees.
 * @returns what ends the watch.
 */
export function watchDrawing(burden: () => DrawingCost, onTooMuch: () => void): () => void {
  let waited = 0;
  const watch = setInterval(() => {
    if (!document.hidden) waited += LOOKS_EVERY_MS;
    const { operations, imageBytes } = burden();
    if (waited <= MAX_MS && operations <= MAX_OPERATIONS && imageBytes <= MAX_IMAGE_BYTES) return;
    clearInterval(watch);
    onTooMuch();
  }, LOOKS_EVERY_MS);
  return () => clearInterval(watch);
}
