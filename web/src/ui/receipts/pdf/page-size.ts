/** In points for a PDF page, in CSS pixels on the screen, in pixels for a canvas. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * At most three times the printed size: wide enough for a cash-register receipt to fill its place, without turning a stamp
 * into a poster.
 */
const MAX_PIXELS_PER_POINT = (3 * 96) / 72;
/** A taller page is narrower than the available width, because browsers can't lay out much more than a million pixels. */
const MAX_CSS_HEIGHT = 40_000;
/** Lets people see and scroll to a page without height. */
const MIN_CSS_SIDE = 16;

/** 32 MB per canvas: sharp up to twice the size on a desktop, and three fit into a phone's memory. */
export const MAX_CANVAS_PIXELS = 2 ** 23;
/** A canvas's longest side that works in all browsers. */
const MAX_CANVAS_SIDE = 2 ** 14;

/** US Letter, for a page of unknown size. */
export const LETTER: Size = { width: 612, height: 792 };

/** Returns a size after this many quarter turns. */
export function turned({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/**
 * Returns the size at which to show a page.
 * @param room the available width, in CSS pixels.
 * @param most CSS pixels per unit of the page at a zoom of 1; 1 for a picture.
 */
export function fitPage(page: Size, room: number, zoom: number, most = MAX_PIXELS_PER_POINT): Size {
  const scale = zoom * Math.min(room / page.width, most);
  const fitted = Math.min(scale, MAX_CSS_HEIGHT / page.height);
  return {
    width: Math.max(MIN_CSS_SIDE, Math.floor(page.width * fitted)),
    height: Math.max(MIN_CSS_SIDE, Math.floor(page.height * fitted)),
  };
}

/**
 * Returns the zoom that shows a whole page, at most its whole width.
 * @param room the available width and height, in CSS pixels.
 */
export function zoomToFit(page: Size, room: Size, most?: number): number {
  return Math.min(1, room.height / fitPage(page, room.width, 1, most).height);
}

/**
 * Returns the size of a page's canvas: the screen's own pixels, or fewer within the limits.
 * @param shown in CSS pixels.
 * @param density the screen's pixels per CSS pixel.
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

/** A zoom of 1 fits a page's whole width. */
const ZOOM_STEPS = [0.5, 0.75, 1, 1.5, 2, 3, 4] as const;

/** Returns the next larger zoom, or null at the largest. */
export function zoomedIn(zoom: number): number | null {
  return ZOOM_STEPS.find((step) => step > zoom) ?? null;
}

/** Returns the next smaller zoom, or null at the smallest. */
export function zoomedOut(zoom: number): number | null {
  return ZOOM_STEPS.findLast((step) => step < zoom) ?? null;
}
