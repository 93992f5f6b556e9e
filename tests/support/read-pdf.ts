import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { inflateSync } from 'node:zlib';

/** A piece of text on a page; lengths are in points, from the lower left. */
interface ReadText {
  readonly text: string;
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
}

interface ReadPage {
  /** A line for each piece. */
  readonly text: string;
  readonly items: readonly ReadText[];
  /** In points. */
  readonly width: number;
  readonly pictures: number;
}

interface Bookmark {
  readonly title: string;
  /** Counted from 1. */
  readonly page: number;
  readonly items: readonly Bookmark[];
}

export interface ReadPdf {
  readonly title: string;
  readonly language: string;
  readonly isTagged: boolean;
  readonly pages: readonly ReadPage[];
  readonly bookmarks: readonly Bookmark[];
  /** What pictures of texts say to a screen reader. */
  readonly spoken: readonly string[];
}

type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>;

/** Reads a PDF as other people's programs would. */
export async function readPdf(bytes: ArrayBuffer): Promise<ReadPdf> {
  const spoken = spokenTexts(Buffer.from(bytes));
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { info } = (await pdf.getMetadata()) as {
    readonly info: { readonly Title: string; readonly Language: string };
  };
  // Its type says otherwise.
  const marks = (await pdf.getMarkInfo()) as unknown;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= pdf.numPages; number++)
    pages.push(await readPage(await pdf.getPage(number)));
  const bookmarks = await bookmarksOf(pdf, (await pdf.getOutline()) as readonly Outline[] | null);
  await pdf.cleanup();
  return {
    title: info.Title,
    language: info.Language,
    isTagged: marks instanceof Map && marks.get('Marked') === true,
    pages,
    bookmarks,
    spoken,
  };
}

async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  const { items } = await page.getTextContent();
  const { fnArray } = await page.getOperatorList();
  const read = items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [
          {
            text: item.str,
            left: Number(item.transform[4]),
            bottom: Number(item.transform[5]),
            width: item.width,
          },
        ]
      : [],
  );
  const { width } = page.getViewport({ scale: 1 });
  const pictures = fnArray.filter((operation) => operation === OPS.paintImageXObject).length;
  return { text: `${read.map(({ text }) => text).join('\n')}\n`, items: read, width, pictures };
}

interface Outline {
  readonly title: string;
  readonly dest: readonly unknown[];
  readonly items: readonly Outline[];
}

async function bookmarksOf(
  pdf: PdfDocument,
  outline: readonly Outline[] | null,
): Promise<readonly Bookmark[]> {
  return Promise.all(
    (outline ?? []).map(async ({ title, dest: [page], items }) => ({
      title,
      page: 1 + (await pdf.getPageIndex(page as Parameters<PdfDocument['getPageIndex']>[0])),
      items: await bookmarksOf(pdf, items),
    })),
  );
}

const STREAM = /\/Filter \/FlateDecode\n>>\nstream\n/g;

/** pdf.js doesn't tell these: they're in the pages' streams as UTF-16. */
function spokenTexts(bytes: Buffer): readonly string[] {
  const file = bytes.toString('latin1');
  return [...file.matchAll(STREAM)].flatMap(({ 0: head, index }) => {
    const content = inflateSync(bytes.subarray(index + head.length)).toString('latin1');
    return [...content.matchAll(/\/ActualText \(((?:\\.|[^\\)])*)\)/gs)].map(([, written = '']) => {
      const plain = written.replace(/\\(.)/gs, (_, letter: string) => ESCAPED[letter] ?? letter);
      return Buffer.from(plain, 'latin1').subarray(2).swap16().toString('utf16le');
    });
  });
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
