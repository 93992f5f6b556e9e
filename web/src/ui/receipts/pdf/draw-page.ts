import type { RenderTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { turned, type Size } from './page-size.ts';

/** A page being drawn on a canvas. */
export interface Drawing {
  /** @throws Error if the page can't be drawn, or drawing is cancelled. */
  readonly done: Promise<void>;
  readonly cancel: () => void;
}

/** The parts of pdf.js's page that drawing needs. */
interface DrawnPage<Viewport extends Size> {
  readonly objs: Iterable<readonly unknown[]>;
  /** The file's own rotation, in degrees clockwise. */
  readonly rotate: number;
  getViewport(parameters: { readonly scale: number; readonly rotation?: number }): Viewport;
  render(parameters: {
    readonly canvas: HTMLCanvasElement;
    readonly viewport: Viewport;
    readonly operationsFilter: (
      index: number,
      list: { readonly fnArray: ArrayLike<unknown> },
    ) => boolean;
  }): Pick<RenderTask, 'promise' | 'isWorkerRendering' | 'onContinue' | 'cancel'>;
}

/** Returns a page's size with its rotation, in points. */
export function pageSize(page: Pick<DrawnPage<Size>, 'getViewport'>): Size {
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height };
}

/**
 * Draws a page as it looks on paper. Annotations and filled fields are part of the picture, and nothing in it is clickable.
 * @param size of the canvas, in pixels.
 * @param turns quarter turns clockwise, on top of the file's own rotation.
 * @param onTooMuch called when the page exceeds the limits of a receipt; drawing continues unless the caller cancels it.
 */
export function drawPage<Viewport extends Size>(
  page: DrawnPage<Viewport>,
  canvas: HTMLCanvasElement,
  size: Size,
  turns: number,
  onTooMuch: () => void,
): Drawing {
  canvas.width = size.width;
  canvas.height = size.height;
  const rotation = (page.rotate + 90 * turns) % 360;
  const { width } = turned(pageSize(page), turns);
  const viewport = page.getViewport({ scale: size.width / width, rotation });
  let operations: ArrayLike<unknown> = [];
  const task = page.render({
    canvas,
    viewport,
    // Filters nothing: this list grows while pdf.js reads the page.
    operationsFilter: (_, list) => {
      operations = list.fnArray;
      return true;
    },
  });
  // pdf.js would paint on the main thread if the worker had lost the page, for example by running out of memory.
  task.onContinue = (goOn: () => void) => (task.isWorkerRendering ? goOn() : task.cancel());
  const cost = () => ({ operations: operations.length, imageBytes: imageBytes(page.objs) });
  const endWatch = watchDrawing(cost, onTooMuch);
  return { done: task.promise.finally(endWatch), cancel: () => task.cancel() };
}

/** @param objects what pdf.js keeps for a page, by id; an image has its size in bytes. */
function imageBytes(objects: Iterable<readonly unknown[]>): number {
  let sum = 0;
  for (const [, object] of objects) {
    if (typeof object === 'object' && object !== null && 'dataLen' in object)
      sum += Number(object.dataLen);
  }
  return sum;
}

/** The cost of drawing a page so far. */
export interface DrawingCost {
  /** Strokes, pieces of text, images: a page of small print has a few thousand, a detailed map a hundred thousand. */
  readonly operations: number;
  /** The memory of its decoded images. */
  readonly imageBytes: number;
}

/** Each takes about two kilobytes, in the page and in the painting worker. */
const MAX_OPERATIONS = 250_000;
const MAX_IMAGE_BYTES = 2 ** 29;
/** Twice what the slowest real scan takes: JPEG 2000 at 600 dpi on a slow computer. */
const MAX_MS = 90_000;
const CHECK_INTERVAL_MS = 250;

/**
 * Calls back once when drawing a page takes too long or too much. Browsers don't draw in the background, so a hidden page's
 * time doesn't count.
 * @returns a function that stops watching.
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
