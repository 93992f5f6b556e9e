import type { PixelSize } from '../../../ui/receipts/upload/shrink-photo.ts';

/*
 * How large a receipt is drawn: its letters stay readable, and 600 MB of photos become a packet that can be mailed on a stick.
 */

/** Changes whenever what's drawn of a file changes: then kept pictures are drawn anew. */
export const DRAWING_RULES = 1;

/** Pages of a file that are drawn; the packet names the others. */
export const MOST_PAGES = 50;

export const JPEG_QUALITY = 0.8;

/** The longer side of a letter page at 150 dots an inch. */
const LONG_SIDE = 1_650;
/** A receipt from a cash register is 3 inches wide: this is over 200 dots an inch. */
const NARROW_SIDE = 760;
/** A receipt that's longer than this many widths is cut into pieces. */
const PIECE_RATIO = 2.3;
/** Pieces overlap by this part of their height, so that each line is whole on one of them. */
const OVERLAP = 0.04;
const MOST_PIECES = 24;
/** Bounds the canvas that a whole page is drawn on: 48 MB. */
const MOST_PIXELS = 12_000_000;
const MOST_SIDE = 16_000;

/** What's drawn of a picture or of a PDF's page. */
export interface PicturePlan {
  /** Of all of it, in pixels. */
  readonly size: PixelSize;
  /** The pieces from top to bottom: where each begins, and its height, in pixels. */
  readonly pieces: readonly { readonly top: number; readonly height: number }[];
  /** Whether it's so long that it's drawn smaller than it reads well. */
  readonly isSmall: boolean;
}

/**
 * Plans how to draw a picture or a page.
 * @param own its size in its own pixels, or as many as it's worth at most: nothing is drawn larger.
 */
export function planPicture(own: PixelSize): PicturePlan {
  const { width, height } = own;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const wanted = Math.min(1, Math.max(LONG_SIDE / long, NARROW_SIDE / short));
  const scale = Math.min(wanted, Math.sqrt(MOST_PIXELS / (width * height)), MOST_SIDE / long);
  const size = {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
  return { size, pieces: piecesOf(size), isSmall: scale < wanted };
}

function piecesOf({ width, height }: PixelSize): PicturePlan['pieces'] {
  const count = Math.min(MOST_PIECES, Math.ceil(height / (width * PIECE_RATIO)));
  if (count <= 1) return [{ top: 0, height }];
  const piece = Math.ceil((height / count) * (1 + OVERLAP));
  return Array.from({ length: count }, (_, index) => ({
    top: Math.round((index * (height - piece)) / (count - 1)),
    height: piece,
  }));
}

/** Dots an inch in which a page of a PDF is drawn at most. */
const PAGE_DENSITY = 200;

/** Returns the most pixels that a PDF's page is worth. @param page its size in points. */
export function pixelsOfPage(page: PixelSize): PixelSize {
  return {
    width: (page.width * PAGE_DENSITY) / 72,
    height: (page.height * PAGE_DENSITY) / 72,
  };
}

/** A picture isn't shown with fewer dots an inch than a screen has: a small receipt stays small. */
const LEAST_DENSITY = 96;

/** Returns how large a picture is on the paper, in points. @param room in points. */
export function shownSize(
  pixels: PixelSize,
  room: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } {
  const scale = Math.min(
    72 / LEAST_DENSITY,
    room.width / pixels.width,
    room.height / pixels.height,
  );
  return { width: pixels.width * scale, height: pixels.height * scale };
}
