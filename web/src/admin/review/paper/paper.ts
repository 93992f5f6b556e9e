import type { PDFDocument, PdfOutline, PdfPicture, PdfStructure } from 'pdfkit';
import { newDocument, type PaperHead } from './document.ts';
import { isStandardText, onOneLineOf, printedText, wrapText } from './paper-text.ts';
import { paperMessages } from './paper-messages.ts';
import { TextPictures } from './text-pictures.ts';
import type { TextPainter } from './text-painter.ts';
import { ascentOf, INK, leadOf, lineHeight, QUIET, RULE, type TextStyle } from './text-style.ts';

interface PaperOptions {
  readonly title: string;
  readonly head: PaperHead;
  readonly painter: TextPainter;
  /** How many pages there will be; null keeps all pages until the end, to count them. */
  readonly pageCount: number | null;
  /** Takes the bytes as they come. */
  readonly sink: (chunks: readonly Uint8Array<ArrayBuffer>[]) => Promise<void> | void;
  readonly signal: AbortSignal;
}

/** Letter size, in points. */
const SHORT_SIDE = 612;
const LONG_SIDE = 792;
const MARGIN = 54;
const HEAD_AT = 34;
const TOP = 76;
const FOOT_AT = 750;

const SMALL: TextStyle = { size: 8, color: QUIET };

/** The longest that the page's thread works without a pause, so that it can show progress and take a press. */
const PAUSE_EVERY_MS = 24;

/** A PDF that is written page by page. Lengths are in points from the upper left; `y` is where the next thing goes. */
export class Paper {
  readonly #options: PaperOptions;
  readonly #doc: PDFDocument;
  readonly #pictures: TextPictures;
  readonly #ended: Promise<void>;
  #chunks: Uint8Array<ArrayBuffer>[] = [];
  #section: PdfStructure;
  readonly #root: PdfStructure;
  #part = { title: '', path: '' };
  #isFirst = true;
  #isWide = false;
  #pages: { readonly path: string; readonly isWide: boolean }[] = [];
  #onPage: (() => void) | null = null;
  #lastPause = performance.now();
  y = TOP;

  constructor(options: PaperOptions) {
    this.#options = options;
    const { title, head, pageCount, painter } = options;
    this.#doc = newDocument(title, head, pageCount === null);
    this.#pictures = new TextPictures(this.#doc, painter);
    this.#doc.on('data', (chunk) => this.#chunks.push(chunk as Uint8Array<ArrayBuffer>));
    this.#ended = new Promise((resolve) => this.#doc.on('end', resolve));
    this.#root = this.#doc.struct('Document');
    this.#doc.addStructure(this.#root);
    this.#section = this.#root;
  }

  /** The pages so far. */
  get pageCount(): number {
    return this.#pages.length;
  }

  get left(): number {
    return MARGIN;
  }

  get width(): number {
    return (this.#isWide ? LONG_SIDE : SHORT_SIDE) - 2 * MARGIN;
  }

  /** Between the margins, upright and on its side. */
  get widths(): { readonly upright: number; readonly wide: number } {
    return { upright: SHORT_SIDE - 2 * MARGIN, wide: LONG_SIDE - 2 * MARGIN };
  }

  get bottom(): number {
    return (this.#isWide ? SHORT_SIDE : LONG_SIDE) - (LONG_SIDE - FOOT_AT) - 14;
  }

  /** Where the first thing on a page goes. */
  get top(): number {
    return TOP;
  }

  /** Of what goes on a page. */
  get height(): number {
    return this.bottom - this.top;
  }

  get isWide(): boolean {
    return this.#isWide;
  }

  /** Begins a part on a new page. @param isWide whether that lies on its side. */
  startPart(title: string, path: string, isWide = false): void {
    this.#endSection();
    this.#section = this.#doc.struct('Sect');
    this.#root.add(this.#section);
    this.#part = { title: printedText(title), path };
    this.#isFirst = true;
    this.newPage(isWide);
    this.#isFirst = false;
  }

  /** @param isWide whether the page lies on its side; as the one before without it. */
  newPage(isWide = this.#isWide): void {
    this.#isWide = isWide;
    const layout = isWide ? 'landscape' : 'portrait';
    this.#doc.addPage({ size: 'LETTER', layout, margin: 0 });
    this.#pages.push({ path: this.#part.path, isWide });
    this.#drawHead();
    if (this.#options.pageCount !== null)
      this.#drawFoot(this.#pages.length, this.#options.pageCount);
    this.y = TOP;
    const then = this.#onPage;
    this.#onPage = null;
    then?.();
  }

  /** Calls back once, when the next page has begun. */
  onNextPage(then: () => void): void {
    this.#onPage = then;
  }

  /** Begins a new page unless there's so much room left. */
  ensure(height: number): void {
    if (this.y + height > this.bottom && this.y > TOP) this.newPage();
  }

  measure(line: string, style: TextStyle): number {
    if (!isStandardText(line)) return this.#options.painter.measure(line, style);
    return this.#setFont(style).widthOfString(line);
  }

  /** Returns a text's lines. One that needs another script is measured whole in the browser's fonts. */
  linesOf(text: string, width: number, style: TextStyle): readonly string[] {
    const printed = printedText(text);
    const measure = isStandardText(printed.replaceAll('\n', ' '))
      ? (line: string) => this.measure(line, style)
      : (line: string) => this.#options.painter.measure(line, style);
    return wrapText(printed, width, measure);
  }

  /** Draws one line of a printed text. @param y its upper edge; it's `lineHeight` high. */
  drawLine(line: string, x: number, y: number, style: TextStyle, room: number | null = null): void {
    if (line === '') return;
    const left = room === null ? x : x + room - this.measure(line, style);
    const top = y + leadOf(style);
    if (isStandardText(line)) {
      this.#setFont(style)
        .fillColor(style.color ?? INK)
        .text(line, left, top, { lineBreak: false });
    } else {
      this.#doc.markContent('Span', { actual: line });
      this.#pictures.draw(line, left, top + ascentOf(style), style);
      this.#doc.endMarkedContent();
    }
  }

  /** Draws what has no meaning of its own, such as lines and frames. Not inside `tag`. */
  ornament(draw: (doc: PDFDocument) => void, type = 'Layout'): void {
    this.#doc.markContent('Artifact', { type });
    draw(this.#doc);
    this.#doc.endMarkedContent();
  }

  /** Adds an element to the part, such as a `P`, and draws it. */
  tag(type: string, draw: () => void, alt?: string): void {
    this.#section.add(this.#doc.struct(type, alt === undefined ? {} : { alt }, [draw]));
  }

  /** Begins an element of the part that has others in it; the caller ends it. */
  open(type: string, parent: PdfStructure = this.#section, scope?: 'Row' | 'Column'): PdfStructure {
    const structure = this.#doc.struct(type, scope === undefined ? {} : { scope });
    parent.add(structure);
    return structure;
  }

  openPicture(jpeg: Uint8Array): PdfPicture {
    return this.#doc.openImage(jpeg);
  }

  /** Draws a picture with a hairline around it, for white paper on white paper has no edge. */
  drawPicture(picture: PdfPicture, x: number, width: number, height: number, alt: string): void {
    const { y } = this;
    this.tag('Figure', () => this.#doc.image(picture, x, y, { width, height }), alt);
    this.ornament((doc) => doc.lineWidth(0.4).strokeColor(RULE).rect(x, y, width, height).stroke());
  }

  /** Makes a place that `linkTo` leads to: the current page. */
  addPlace(name: string): void {
    this.#doc.addNamedDestination(name);
  }

  linkTo(name: string, y: number, height: number): void {
    this.#doc.goTo(this.left, y, this.width, height, name);
  }

  /** Adds a bookmark for the current page. */
  bookmark(title: string, under?: PdfOutline): PdfOutline {
    return (under ?? this.#doc.outline).addItem(printedText(title).replaceAll('\n', ' '));
  }

  /** Hands over what's written, and lets the page show and hear. @throws the signal's reason. */
  async breathe(): Promise<void> {
    if (performance.now() - this.#lastPause < PAUSE_EVERY_MS) return;
    await this.flush();
    await pause();
    this.#options.signal.throwIfAborted();
    this.#lastPause = performance.now();
  }

  /** Hands over what's written. */
  async flush(): Promise<void> {
    // pdfkit hands its bytes over in a microtask.
    await Promise.resolve();
    const chunks = this.#chunks;
    this.#chunks = [];
    if (chunks.length > 0) await this.#options.sink(chunks);
  }

  /** Ends the file. @returns how many pages it has. */
  async finish(): Promise<number> {
    this.#endSection();
    if (this.#options.pageCount === null) {
      for (const [index, { path, isWide }] of this.#pages.entries()) {
        this.#doc.switchToPage(index);
        this.#isWide = isWide;
        this.#part = { ...this.#part, path };
        this.#drawFoot(index + 1, this.#pages.length);
        await this.breathe();
      }
    }
    this.#root.end();
    this.#doc.end();
    await this.#ended;
    await this.flush();
    return this.#pages.length;
  }

  #endSection(): void {
    if (this.#section !== this.#root) this.#section.end();
    this.#section = this.#root;
  }

  #setFont({ size, bold = false }: TextStyle): PDFDocument {
    return this.#doc.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
  }

  #drawHead(): void {
    const { association, packet } = this.#options.head;
    this.ornament((doc) => {
      const bold = { ...SMALL, bold: true, color: INK };
      this.drawLine(printedText(association), MARGIN, HEAD_AT, bold);
      this.drawLine(printedText(packet), MARGIN, HEAD_AT, SMALL, this.width);
      if (!this.#isFirst) {
        const { title } = this.#part;
        const line = onOneLineOf(title, this.width, (text) => this.measure(text, SMALL));
        this.drawLine(line, MARGIN, HEAD_AT + lineHeight(SMALL), SMALL);
      }
      const y = HEAD_AT + 2 * lineHeight(SMALL) + 4;
      doc
        .lineWidth(0.5)
        .strokeColor(RULE)
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + this.width, y)
        .stroke();
    }, 'Pagination');
  }

  #drawFoot(page: number, count: number): void {
    const y = (this.#isWide ? SHORT_SIDE : LONG_SIDE) - (LONG_SIDE - FOOT_AT);
    this.ornament(() => {
      this.drawLine(this.#part.path, MARGIN, y, SMALL);
      this.drawLine(paperMessages.page(page, count), MARGIN, y, SMALL, this.width);
    }, 'Pagination');
  }
}

/** Lets the page do what waits. A timer would wait a second in a page that isn't seen. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
