import { jsPDF } from 'jspdf';
import type { LinePainter } from './paint-line.ts';
import type { Sheet, SheetStyle } from './statement-sheet.ts';
import { isPrintable, textLines } from './text-lines.ts';

/** Letter size with margins of an inch, in points. */
const PAGE = { width: 612, height: 792, margin: 72 } as const;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin;

/** How a text looks: its size and the space above it in points, and its shade of gray from 0 (black) to 255. */
interface Style {
  readonly size: number;
  readonly above: number;
  readonly gray: number;
  readonly bold?: true;
}

const STYLES: Readonly<Record<SheetStyle | 'page', Style>> = {
  school: { size: 11, above: 0, gray: 90 },
  title: { size: 20, above: 2, gray: 0, bold: true },
  label: { size: 10, above: 14, gray: 90 },
  value: { size: 12, above: 0, gray: 0 },
  stated: { size: 12, above: 28, gray: 0 },
  page: { size: 9, above: 0, gray: 90 },
};

/** The height of a line, in sizes of its text. */
const LEADING = 1.4;

/**
 * Makes a PDF of letter size. What the fonts of every PDF viewer have is text that can be selected; a text with any other
 * character, of whatever script, is painted line by line with the browser's own fonts, so that none is lost.
 */
export function sheetPdf(sheet: Sheet, painter: LinePainter): Uint8Array<ArrayBuffer> {
  const writer = new SheetWriter(painter);
  for (const { text, style } of sheet.texts) writer.write(text, STYLES[style]);
  return writer.finish(sheet);
}

/** Writes texts one below the other, over as many pages as they take. */
class SheetWriter {
  readonly #pdf = new jsPDF({ unit: 'pt', format: 'letter', compress: true });
  readonly #painter: LinePainter;
  /** Where the next line begins, from the top of the page, in points. */
  #top: number = PAGE.margin;

  constructor(painter: LinePainter) {
    this.#painter = painter;
  }

  write(text: string, style: Style): void {
    const whole = text.normalize('NFC');
    const printed = isPrintable(whole);
    const widthOf = (line: string) =>
      printed ? this.#pdf.getTextWidth(line) : this.#painter.widthOf(line, style.size);
    this.#use(style);
    this.#top += style.above;
    for (const line of textLines(whole, widthOf, WIDTH)) this.#writeLine(line, style, printed);
  }

  /** Names the file, and numbers its pages if there are several. */
  finish({ title, pageOf }: Sheet): Uint8Array<ArrayBuffer> {
    const count = this.#pdf.getNumberOfPages();
    this.#pdf.setProperties({ title });
    this.#use(STYLES.page);
    for (let page = 1; count > 1 && page <= count; page++) {
      this.#pdf.setPage(page);
      this.#pdf.text(pageOf(page, count), PAGE.margin, PAGE.height - PAGE.margin / 2);
    }
    return new Uint8Array(this.#pdf.output('arraybuffer'));
  }

  #writeLine(line: string, { size }: Style, printed: boolean): void {
    const height = size * LEADING;
    if (this.#top + height > BOTTOM) {
      this.#pdf.addPage();
      this.#top = PAGE.margin;
    }
    const isEmpty = line.trim() === '';
    if (printed && !isEmpty) this.#pdf.text(line, PAGE.margin, this.#top + size);
    if (!printed && !isEmpty) {
      const width = Math.min(this.#painter.widthOf(line, size), WIDTH);
      const picture = this.#painter.paint(line, size, width, height);
      this.#pdf.addImage(picture, 'PNG', PAGE.margin, this.#top, width, height);
    }
    this.#top += height;
  }

  #use({ size, bold, gray }: Style): void {
    const weight = bold === true ? 'bold' : 'normal';
    this.#pdf.setFont('helvetica', weight).setFontSize(size).setTextColor(gray);
  }
}
