import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawPage, watchDrawing, type DrawingCost } from './draw-page.ts';
import { turned, type Size } from './page-size.ts';

type DrawnPage = Parameters<typeof drawPage<Size>>[0];

const LETTER = { width: 612, height: 792 };

/** A pdf.js page that draws until it's cancelled, and the requests that it got. */
function fakePage({
  inWorker,
  rotate = 0,
}: {
  readonly inWorker: boolean;
  readonly rotate?: number;
}) {
  const cancel = vi.fn();
  const asked: Parameters<DrawnPage['render']>[0][] = [];
  const task: ReturnType<DrawnPage['render']> & { onContinue: (goOn: () => void) => void } = {
    promise: new Promise(() => undefined),
    isWorkerRendering: inWorker,
    onContinue: () => undefined,
    cancel,
  };
  const page: DrawnPage = {
    objs: [],
    rotate,
    getViewport: ({ scale, rotation = rotate }) => {
      const { width, height } = turned(LETTER, (rotation - rotate) / 90);
      return { width: width * scale, height: height * scale };
    },
    render: (parameters) => {
      asked.push(parameters);
      return task;
    },
  };
  return { page, asked, task, cancel };
}

const canvas = () => ({ width: 0, height: 0 }) as HTMLCanvasElement;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('drawPage', () => {
  it('draws the whole page into the canvas, and nothing that can be pressed', () => {
    const { page, asked } = fakePage({ inWorker: true });
    const paper = canvas();
    const { cancel } = drawPage(page, paper, { width: 1_224, height: 1_584 }, 0, vi.fn());
    expect(paper).toEqual({ width: 1_224, height: 1_584 });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.viewport).toEqual({ width: 1_224, height: 1_584 });
    expect(asked[0]).not.toHaveProperty('annotationCanvasMap');
    cancel();
  });

  it('turns the page by quarters, from how the file turns it', () => {
    const { page, asked } = fakePage({ inWorker: true, rotate: 270 });
    const viewport = vi.spyOn(page, 'getViewport');
    drawPage(page, canvas(), { width: 1_584, height: 1_224 }, 3, vi.fn());
    expect(viewport).toHaveBeenLastCalledWith({ scale: 2, rotation: 180 });
    expect(asked[0]?.viewport).toEqual({ width: 1_584, height: 1_224 });
  });

  it('goes on while the worker paints, and never in the page itself (#100)', () => {
    for (const inWorker of [true, false]) {
      const { page, task, cancel } = fakePage({ inWorker });
      drawPage(page, canvas(), LETTER, 0, vi.fn());
      const goOn = vi.fn();
      task.onContinue(goOn);
      expect([goOn.mock.calls.length, cancel.mock.calls.length]).toEqual(
        inWorker ? [1, 0] : [0, 1],
      );
    }
  });
});

const LIGHT: DrawingCost = { operations: 4_000, imageBytes: 32_000_000 };
const page = { hidden: false };

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The reports after this many seconds of drawing. */
function saidAfter(seconds: number, burden: DrawingCost): number {
  let said = 0;
  const end = watchDrawing(
    () => burden,
    () => said++,
  );
  vi.advanceTimersByTime(seconds * 1_000);
  end();
  vi.advanceTimersByTime(200_000);
  return said;
}

describe('drawing a page (#100)', () => {
  it('is left as it is as long as it is a receipt', () => {
    expect(saidAfter(60, LIGHT)).toBe(0);
  });

  it('is given up when it takes too long, once', () => {
    expect(saidAfter(90, LIGHT)).toBe(0);
    expect(saidAfter(91, LIGHT)).toBe(1);
    expect(saidAfter(300, LIGHT)).toBe(1);
  });

  it('is not given up while nobody looks', () => {
    page.hidden = true;
    expect(saidAfter(600, LIGHT)).toBe(0);
  });

  it.each([
    { ...LIGHT, operations: 250_001 },
    { ...LIGHT, imageBytes: 2 ** 29 + 1 },
  ])('is given up at once when it takes too much: %j', (burden) => {
    expect(saidAfter(1, burden)).toBe(1);
  });
});
