import { pdfFile, pdfStream } from './pdf-file.ts';

/** In points, 72 to the inch. */
const WIDTH = 300;
const MARGIN = 28;
const LINE_HEIGHT = 16;
const FONT_SIZE = 10;

/** Returns a PDF of one page with the lines in a typewriter font, as cash registers print them. */
export function receiptPdf(lines: readonly string[]): Buffer {
  const height = 2 * MARGIN + lines.length * LINE_HEIGHT;
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    pdfStream(contentOf(lines, height)),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
  ]);
}

function contentOf(lines: readonly string[], height: number): string {
  const top = height - MARGIN - FONT_SIZE;
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`);
  return `BT /F1 ${FONT_SIZE} Tf ${LINE_HEIGHT} TL ${MARGIN} ${top} Td\n${shown.join('\n')}\nET`;
}
