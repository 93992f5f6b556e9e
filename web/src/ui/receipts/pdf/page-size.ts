/** In points for a page of a PDF, in CSS pixels for its place on the screen, in pixels for a canvas. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Up to one and a half times its printed size: a small receipt is not blown up. */
const MAX_PIXELS_PER_POINT = (1.5 * 96) / 72;
/** A page taller than this is made narrower than there is room: browsers cannot lay out much more than a million. */
const MAX_CSS_HEIGHT = 40_000;
/** So that a page of no height can still be seen and scrolled to. */
const MIN_CSS_SIDE = 16;

/** 32 MB a canvas: sharp up to twice the size on a desk, while three of them fit into a phone. */
export const MAX_CANVAS_PIXELS = 2 ** 23;
/** No browser draws on a canvas with a longer side. */
const MAX_CANVAS_SIDE = 2 ** 14;

/** US Letter, for a page whose size is not known yet. */
export const LETTER: Size = { width: 612, height: 792 };

/** The size in which a page is shown. @param room the width that there is, in CSS pixels. */
export function fitPage(page: Size, room: number, zoom: number): Size {
  const scale = zoom * Math.min(room / page.width, MAX_PIXELS_PER_POINT);
  const fitted = Math.min(scale, MAX_CSS_HEIGHT / page.height);
  return {
    width: Math.max(MIN_CSS_SIDE, Math.floor(page.width * fitted)),
    height: Math.max(MIN_CSS_SIDE, Math.floor(page.height * fitted)),
  };
}

/**
 * The pixels of the canvas that a page is drawn on: as many as the screen has in its place, or as many as fit.
 * @param shown in CSS pixels.
 * @param density the screen's pixels to a CSS pixel.
 */
export function canvasSize(shown: Size, density: number): Size {
  const { width, height } = shown;
  const scale = Math.min(
    density,
    Math.sqrt(MAX_CANVAS_PIXELS / (width * height)),
    MAX_CANVAS_SIDE / Math.max(width, height),
  );
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
}
