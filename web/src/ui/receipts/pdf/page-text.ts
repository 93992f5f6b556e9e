import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** More than anyone listens to; a page of a book has about three thousand characters. */
const MAX_CHARACTERS = 20_000;

/** Returns a page's text for screen readers, which can't read its picture. */
export async function readPageText(page: Pick<PDFPageProxy, 'streamTextContent'>): Promise<string> {
  let text = '';
  // pdf.js types it as a stream of any.
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
    /** Whether a line ends after it. */
    readonly hasEOL: boolean;
  }[];
}
