import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** More than this nobody listens to; a page of a book has some three thousand characters. */
const MAX_CHARACTERS = 20_000;

/** The text of a page for a screen reader, which the picture of the page says nothing to. */
export async function readPageText(page: Pick<PDFPageProxy, 'streamTextContent'>): Promise<string> {
  let text = '';
  // pdf.js's own type is a stream of anything.
  const pieces = page.streamTextContent() as ReadableStream<TextChunk>;
  const reader = pieces.getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return text.trim();
    for (const { str, hasEOL } of value.items) text += hasEOL ? `${str}\n` : str;
    if (text.length >= MAX_CHARACTERS) {
      await reader.cancel();
      return `${text.slice(0, MAX_CHARACTERS)}…`;
    }
  }
}

interface TextChunk {
  readonly items: readonly {
    readonly str: string;
    /** Whether a line ends behind it. */
    readonly hasEOL: boolean;
  }[];
}
