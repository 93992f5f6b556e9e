/*
 * What we use of pdfkit 0.20. The types of DefinitelyTyped are for 0.17, don't know `registerStdFonts`, and bring Node's globals
 * into the browser's code; `paths` in tsconfig.base.json puts these in their place.
 */

/** What one of the standard fonts measures. */
export interface StandardFontData {
  readonly name: string;
}

/** Makes fonts known that every viewer has, so that no PDF contains them. */
export function registerStdFonts(...fonts: readonly StandardFontData[]): void;

/** An object of the file. */
export interface PdfReference {
  end(content?: Uint8Array): void;
}

/** A picture, which is written with the first page that shows it. */
export interface PdfPicture {
  readonly width: number;
  readonly height: number;
}

/** An element of the logical structure, such as `P` or `TD`. Once it's attached, it draws what's added right away. */
export interface PdfStructure {
  add(child: PdfStructure | (() => void)): this;
  end(): void;
}

export interface StructureOptions {
  readonly alt?: string;
  readonly scope?: 'Row' | 'Column';
}

export interface PdfOutline {
  addItem(title: string, options?: { readonly pageNumber?: number }): PdfOutline;
}

export interface DocumentOptions {
  readonly size: 'LETTER';
  readonly pdfVersion: '1.7';
  readonly lang: string;
  readonly displayTitle: boolean;
  readonly tagged: boolean;
  readonly autoFirstPage: boolean;
  readonly bufferPages: boolean;
  readonly info: Readonly<Record<string, string | Date>>;
}

/** Lengths are in points, from the upper left. */
export class PDFDocument {
  constructor(options: DocumentOptions);
  readonly outline: PdfOutline;
  on(event: 'data', listener: (chunk: Uint8Array) => void): this;
  on(event: 'end', listener: () => void): this;
  end(): void;
  addPage(options: {
    readonly size: 'LETTER';
    readonly layout: 'portrait' | 'landscape';
    readonly margin: number;
  }): this;
  switchToPage(index: number): unknown;
  font(name: string): this;
  fontSize(size: number): this;
  widthOfString(text: string): number;
  text(text: string, x: number, y: number, options: { readonly lineBreak: false }): this;
  fillColor(color: string): this;
  strokeColor(color: string): this;
  lineWidth(width: number): this;
  moveTo(x: number, y: number): this;
  lineTo(x: number, y: number): this;
  rect(x: number, y: number, width: number, height: number): this;
  circle(x: number, y: number, radius: number): this;
  stroke(): this;
  fill(color?: string): this;
  openImage(jpeg: Uint8Array): PdfPicture;
  image(
    picture: PdfPicture,
    x: number,
    y: number,
    size: { readonly width: number; readonly height: number },
  ): this;
  ref(entries: Readonly<Record<string, string | number>>): PdfReference;
  addNamedDestination(name: string): void;
  goTo(x: number, y: number, width: number, height: number, name: string): this;
  struct(
    type: string,
    options?: StructureOptions,
    children?: readonly (() => void)[] | null,
  ): PdfStructure;
  addStructure(structure: PdfStructure): this;
  markContent(
    tag: 'Artifact' | 'Span',
    options: { readonly type?: string; readonly actual?: string },
  ): this;
  endMarkedContent(): this;
}
