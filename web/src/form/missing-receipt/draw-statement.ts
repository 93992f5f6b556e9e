import type { Statement } from '@pa-ledger/domain/expenses/missing-receipt';
import { SHRUNK_PIXELS } from '@pa-ledger/domain/limits';
import { ROOM, SHEET, statementSheet, type SheetLine } from './statement-sheet.ts';

/**
 * Draws a statement as a PNG, black on white: the browser shapes the text with its own fonts, which have every script.
 * @throws Error if the browser draws nothing.
 */
export async function drawStatement(statement: Statement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d', { alpha: false });
  if (brush === null) throw new Error('This browser draws nothing.');
  const { fontFamily } = getComputedStyle(document.body);
  const fontOf = ({ size, bold }: Pick<SheetLine, 'size' | 'bold'>) =>
    `${bold === true ? 700 : 400} ${size}px ${fontFamily}`;
  const { lines, height } = statementSheet(statement, (line, style) => {
    brush.font = fontOf(style);
    return brush.measureText(line).width;
  });
  // What has very many lines is drawn smaller: a phone's browser has no larger canvas.
  const scale = Math.min(1, Math.sqrt(SHRUNK_PIXELS / (SHEET.width * height)));
  canvas.width = Math.floor(SHEET.width * scale);
  canvas.height = Math.floor(height * scale);
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.scale(scale, scale);
  brush.textBaseline = 'top';
  for (const { text, top, color, direction, ...style } of lines) {
    brush.font = fontOf(style);
    brush.fillStyle = color;
    brush.direction = direction;
    const x = direction === 'ltr' ? SHEET.margin : SHEET.width - SHEET.margin;
    // One sign can be wider than a line.
    brush.fillText(text, x, top, ROOM);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => {
      if (png === null) reject(new Error('This browser keeps nothing that it draws.'));
      else resolve(png);
    }, 'image/png');
  });
}
