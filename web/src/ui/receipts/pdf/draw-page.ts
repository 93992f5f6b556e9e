import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { watchDrawing } from './drawing-limits.ts';
import type { Size } from './page-size.ts';

/** A page on its way to a canvas. */
export interface Drawing {
  /** @throws Error when the page cannot be drawn, or drawing was cancelled. */
  readonly done: Promise<void>;
  readonly cancel: () => void;
}

/** A page's size as it is turned, in points. */
export function pageSize(page: PDFPageProxy): Size {
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height };
}

/**
 * Draws a page as it looks on paper. Marks and filled fields are part of the picture; nothing in it can be pressed.
 * @param size of the canvas, in pixels.
 * @param onTooMuch the page takes more than any receipt does; it goes on unless it is cancelled.
 */
export function drawPage(
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  size: Size,
  onTooMuch: () => void,
): Drawing {
  canvas.width = size.width;
  canvas.height = size.height;
  const viewport = page.getViewport({ scale: size.width / pageSize(page).width });
  let operations: ArrayLike<unknown> = [];
  const task = page.render({
    canvas,
    viewport,
    // Nothing is filtered: the list is the one that grows while the page is read.
    operationsFilter: (_, list) => {
      operations = list.fnArray;
      return true;
    },
  });
  // pdf.js would paint in the page itself if the worker had lost the page, say for lack of memory.
  task.onContinue = (goOn: () => void) => (task.isWorkerRendering ? goOn() : task.cancel());
  const burden = () => ({ operations: operations.length, imageBytes: imageBytes(page.objs) });
  const endWatch = watchDrawing(burden, onTooMuch);
  return { done: task.promise.finally(endWatch), cancel: () => task.cancel() };
}

/** @param objects what pdf.js holds for a page, by id; of an image it notes the bytes. */
function imageBytes(objects: Iterable<readonly unknown[]>): number {
  let sum = 0;
  for (const [, held] of objects) {
    if (typeof held === 'object' && held !== null && 'dataLen' in held) sum += Number(held.dataLen);
  }
  return sum;
}
