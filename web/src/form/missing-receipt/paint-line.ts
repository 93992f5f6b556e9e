/** Paints lines that the fonts of a PDF cannot show. Lengths are in points. */
export interface LinePainter {
  readonly widthOf: (line: string, size: number) => number;
  /** Returns a picture of a line: PNG, as a data URL. */
  readonly paint: (line: string, size: number, width: number, height: number) => string;
}

/** Dots for each point: 288 to an inch, which prints as sharply as text. */
const SCALE = 4;

const FAMILY = 'Helvetica, Arial, sans-serif';

/** Paints with the browser's fonts, which have every character that the form has shown. @throws Error without a canvas. */
export function browserPainter(): LinePainter {
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d', { alpha: false });
  if (brush === null) throw new Error('This browser draws nothing.');
  return {
    widthOf: (line, size) => {
      brush.font = `${size}px ${FAMILY}`;
      return brush.measureText(line).width;
    },
    paint: (line, size, width, height) => {
      // A new size empties the canvas and forgets how it draws.
      canvas.width = Math.ceil(width * SCALE);
      canvas.height = Math.ceil(height * SCALE);
      brush.fillStyle = 'white';
      brush.fillRect(0, 0, canvas.width, canvas.height);
      brush.scale(SCALE, SCALE);
      brush.fillStyle = 'black';
      brush.font = `${size}px ${FAMILY}`;
      brush.fillText(line, 0, size, width);
      return canvas.toDataURL('image/png');
    },
  };
}
