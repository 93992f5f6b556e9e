import { organization } from '@pa-ledger/domain/organization';
import { pdfFile, pdfStream } from './pdf-file.ts';
import type { ReceiptTexts } from './receipt-texts.ts';

/** A small page, in points: its print is readable on a phone. */
const WIDTH = 396;
const HEIGHT = 440;
const LEFT = 36;
const RIGHT = WIDTH - 36;
const LINE = 24;

/** The fonts that every viewer has. */
const FONTS = { plain: 'F1', bold: 'F2' } as const;

/** Draws an invoice as a PDF of one page. */
export function drawInvoice(texts: ReceiptTexts): Buffer {
  const { vendor, place, date, number, items, total, note } = texts;
  const table = 240;
  const end = table - LINE * (items.length + 1);
  const content = [
    text(LEFT, 380, vendor, 22, 'bold'),
    text(LEFT, 360, place),
    rule(346, 2),
    text(LEFT, 318, number, 14, 'bold'),
    text(LEFT, 298, `Date: ${date}`),
    text(LEFT, 282, `Sold to: ${organization.associationName}`),
    text(LEFT, table, 'Description', 11, 'bold'),
    text(RIGHT - 42, table, 'Amount', 11, 'bold'),
    rule(table - 8, 0.5),
    ...items.flatMap(([what, price], index) => {
      const y = table - LINE * (index + 1);
      return [text(LEFT, y, what), amount(y, price)];
    }),
    rule(end + 14, 0.5),
    text(LEFT, end - 4, 'Total', 13, 'bold'),
    amount(end - 4, total, 'bold', 13),
    text(LEFT, end - 52, note, 10),
  ];
  const page = `/MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >>`;
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R ${page} >>`,
    pdfStream(content.join('\n')),
    ...['Helvetica', 'Helvetica-Bold'].map(
      (font) => `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`,
    ),
  ]);
}

function text(
  x: number,
  y: number,
  words: string,
  size = 11,
  font: keyof typeof FONTS = 'plain',
): string {
  // A school's name may have letters that the font hasn't.
  const known = words
    .replaceAll(/[^ -~\u00a0-\u00ff]/g, '?')
    .replaceAll(/[\\()]/g, String.raw`\$&`);
  return `BT /${FONTS[font]} ${size} Tf ${x} ${y} Td (${known}) Tj ET`;
}

/** Ends at the right margin. Helvetica's digits and `$` are 0.556 of the size wide, and other signs half of that. */
function amount(y: number, words: string, font: keyof typeof FONTS = 'plain', size = 11): string {
  const narrow = words.replaceAll(/[^.,-]/g, '').length;
  const width = size * (0.556 * words.length - 0.278 * narrow);
  return text(RIGHT - width, y, words, size, font);
}

function rule(y: number, width: number): string {
  return `${width} w ${LEFT} ${y} m ${RIGHT} ${y} l S`;
}
