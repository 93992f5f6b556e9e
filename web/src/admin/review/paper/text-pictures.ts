import type { PDFDocument, PdfPicture, PdfReference } from 'pdfkit';
import { PIXELS_PER_POINT, type TextPainter, type TextPicture } from './text-painter.ts';
import type { TextStyle } from './text-style.ts';

/** The texts of a PDF that are drawn as pictures. One that's on many pages, such as a part's title, is in the file once. */
export class TextPictures {
  readonly #doc: PDFDocument;
  readonly #painter: TextPainter;
  readonly #drawn = new Map<string, DrawnText>();

  constructor(doc: PDFDocument, painter: TextPainter) {
    this.#doc = doc;
    this.#painter = painter;
  }

  /** Draws a line. @param x where it begins, in points. @param baseline in points from the top. */
  draw(line: string, x: number, baseline: number, style: TextStyle): void {
    const key = JSON.stringify([line, style.size, style.bold ?? false, style.color ?? '']);
    let drawn = this.#drawn.get(key);
    if (drawn === undefined) {
      drawn = new DrawnText(this.#painter.paint(line, style), `T${this.#drawn.size + 1}`);
      this.#drawn.set(key, drawn);
    }
    this.#doc.image(drawn, x - drawn.left, baseline - drawn.above, {
      width: drawn.width / PIXELS_PER_POINT,
      height: drawn.height / PIXELS_PER_POINT,
    });
  }
}

/** A picture as pdfkit has them, which asks for it to be written when a page first shows it. */
class DrawnText implements PdfPicture {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly above: number;
  /** Its name on the pages. */
  readonly label: string;
  obj: PdfReference | null = null;
  #gray: Uint8Array<ArrayBuffer> | null;

  constructor({ width, height, left, above, gray }: TextPicture, label: string) {
    this.width = width;
    this.height = height;
    this.left = left;
    this.above = above;
    this.label = label;
    this.#gray = gray;
  }

  embed(doc: PDFDocument): void {
    this.obj = doc.ref({
      Type: 'XObject',
      Subtype: 'Image',
      Width: this.width,
      Height: this.height,
      ColorSpace: 'DeviceGray',
      BitsPerComponent: 8,
    });
    if (this.#gray !== null) this.obj.end(this.#gray);
    this.#gray = null;
  }
}
