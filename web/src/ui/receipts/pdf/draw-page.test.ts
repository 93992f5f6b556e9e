import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawPage } from './draw-page.ts';

const LETTER = { width: 612, height: 792 };

/** A page of pdf.js that is drawn until it is cancelled, and what was asked of it. */
function fakePage({ inWorker }: { readonly inWorker: boolean }) {
  const cancel = vi.fn();
  const asked: Parameters<PDFPageProxy['render']>[0][] = [];
  const task: { onContinue: ((goOn: () => void) => void) | null } & Record<string, unknown> = {
    promise: new Promise(() => undefined),
    isWorkerRendering: inWorker,
    onContinue: null,
    cancel,
  };
  const page = {
    objs: [],
    getViewport: ({ scale }: { readonly scale: number }) => ({
      width: LETTER.width * scale,
      height: LETTER.height * scale,
    }),
    render: (parameters: (typeof asked)[number]) => {
      asked.push(parameters);
      return task;
    },
  };
  // As much of a page as drawing asks for.
  return { page: page as unknown as PDFPageProxy, asked, task, cancel };
}

const canvas = () => ({ width: 0, height: 0 }) as HTMLCanvasElement;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('drawPage', () => {
  it('draws the whole page into the canvas, and nothing that can be pressed', () => {
    const { page, asked } = fakePage({ inWorker: true });
    const paper = canvas();
    const { cancel } = drawPage(page, paper, { width: 1_224, height: 1_584 }, vi.fn());
    expect(paper).toEqual({ width: 1_224, height: 1_584 });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.viewport).toEqual({ width: 1_224, height: 1_584 });
    expect(asked[0]).not.toHaveProperty('annotationCanvasMap');
    cancel();
  });

  it('goes on while the worker paints, and never in the page itself (#100)', () => {
    for (const inWorker of [true, false]) {
      const { page, task, cancel } = fakePage({ inWorker });
      drawPage(page, canvas(), LETTER, vi.fn());
      const goOn = vi.fn();
      task.onContinue?.(goOn);
      expect([goOn.mock.calls.length, cancel.mock.calls.length]).toEqual(
        inWorker ? [1, 0] : [0, 1],
      );
    }
  });
});
