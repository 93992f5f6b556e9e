import type { TextStyle } from './text-style.ts';

/** A line of text as a picture in shades of gray, on white. */
export interface TextPicture {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** A byte for each pixel, row by row. */
  readonly gray: Uint8Array<ArrayBuffer>;
  /** How far it begins left of the line's start and above its baseline, in points. */
  readonly left: number;
  readonly above: number;
}

/** Draws text in scripts that a PDF's standard fonts don't have. */
export interface TextPainter {
  /** Returns a line's width in points. */
  readonly measure: (line: string, style: TextStyle) => number;
  readonly paint: (line: string, style: TextStyle) => TextPicture;
}

/** 288 dots an inch: letters of 9 points stay sharp in print. */
export const PIXELS_PER_POINT = 4;

/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u;
const LETTER = /\p{L}/u;

/** Returns a painter with the fonts of this browser: a system has one for each script that its people read. */
export function canvasPainter(): TextPainter {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  if (context === null) throw new Error('This browser has no canvas.');

  const prepare = (line: string, { size, bold = false, color = '#000000' }: TextStyle): void => {
    context.font = `${bold ? 'bold ' : ''}${size * PIXELS_PER_POINT}px Helvetica, Arial, sans-serif`;
    context.fillStyle = color;
    context.textAlign = 'left';
    context.direction = RIGHT_TO_LEFT.test(LETTER.exec(line)?.[0] ?? '') ? 'rtl' : 'ltr';
  };

  return {
    measure(line, style) {
      prepare(line, style);
      return context.measureText(line).width / PIXELS_PER_POINT;
    },
    paint(line, style) {
      prepare(line, style);
      const box = context.measureText(line);
      const left = Math.max(0, Math.ceil(box.actualBoundingBoxLeft)) + 1;
      const above = Math.ceil(box.actualBoundingBoxAscent) + 1;
      const right = Math.ceil(Math.max(box.width, box.actualBoundingBoxRight)) + 1;
      canvas.width = left + right;
      canvas.height = Math.max(1, above + Math.ceil(box.actualBoundingBoxDescent) + 1);
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, canvas.width, canvas.height);
      // A canvas forgets its settings when its size changes.
      prepare(line, style);
      context.fillText(line, left, above);
      const { width, height } = canvas;
      return {
        width,
        height,
        gray: grayOf(context.getImageData(0, 0, width, height).data),
        left: left / PIXELS_PER_POINT,
        above: above / PIXELS_PER_POINT,
      };
    },
  };
}

/** Returns the brightness of each pixel (ITU-R BT.601). */
function grayOf(rgba: Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  const gray = new Uint8Array(rgba.length / 4);
  for (let index = 0; index < gray.length; index++) {
    const at = index * 4;
    gray[index] =
      0.299 * (rgba[at] ?? 0) + 0.587 * (rgba[at + 1] ?? 0) + 0.114 * (rgba[at + 2] ?? 0);
  }
  return gray;
}
