import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { pngReceipt } from '../../../../tests/fixtures/receipt-files.ts';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { LinePainter } from './paint-line.ts';
import { sheetPdf } from './statement-pdf.ts';
import { statementSheet, type Statement } from './statement-sheet.ts';

// A constant day of the calendar.
const DAY = '2026-11-20' as CalendarDate;
const STATEMENT: Statement = {
  what: 'Pumpkins and straw bales',
  where: 'Miller’s farm stand, Route 9',
  boughtOn: DAY,
  price: 84.35,
  why: 'The stand takes cash\nand gives no receipts.',
  statedBy: 'Zoë Whitfield',
  statedOn: DAY,
};
const PNG = `data:image/png;base64,${pngReceipt().bytes.toString('base64')}`;

/** Makes a statement's PDF; each line that is painted is noted. */
function made(own: Partial<Statement> = {}) {
  const painted: string[] = [];
  const painter: LinePainter = {
    widthOf: (line, size) => Array.from(line).length * size,
    paint: (line) => {
      painted.push(line);
      return PNG;
    },
  };
  return { bytes: sheetPdf(statementSheet({ ...STATEMENT, ...own }), painter), painted };
}

async function opened(bytes: Uint8Array) {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const pdf = await task.promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent();
      const lines = items.flatMap((item) => ('str' in item && item.str !== '' ? [item.str] : []));
      return { lines, view: page.view };
    }),
  );
  const actions = await pdf.getJSActions();
  const { info } = await pdf.getMetadata();
  await task.destroy();
  return { pages, actions, info };
}

describe('the PDF of a statement (#144)', () => {
  it('says everything as text, on a page of letter size', async () => {
    const { bytes, painted } = made();
    const { pages, info } = await opened(bytes);
    expect(pages.map(({ view }) => view)).toEqual([[0, 0, 612, 792]]);
    expect(pages[0]?.lines).toEqual([
      ...['Maple Grove Elementary School', 'Missing Receipt Statement'],
      ...['What was bought', STATEMENT.what, 'Where it was bought', STATEMENT.where],
      ...['When', 'Nov 20, 2026', 'Price', '$84.35'],
      ...['Why there is no receipt', 'The stand takes cash', 'and gives no receipts.'],
      'I state that this was bought for the parent association of Maple Grove Elementary',
      'School, that I have no receipt for it, and that what is written here is true.',
      ...['Stated by', 'Zoë Whitfield', 'Stated on', 'Nov 20, 2026'],
    ]);
    expect(painted).toEqual([]);
    expect(info).toMatchObject({ Title: 'Missing Receipt Statement' });
    expect(bytes.length).toBeLessThan(10_000);
  });

  it.each(['李小龍', 'Łukasz Wójcik', 'أمل حداد', 'दीपा शर्मा', 'Zoe 🎃', 'Ng\u200bo'])(
    'paints a name that no font of a PDF has: %s',
    async (statedBy) => {
      const { bytes, painted } = made({ statedBy });
      const { pages } = await opened(bytes);
      expect(painted).toEqual([statedBy.normalize('NFC')]);
      expect(pages[0]?.lines).toContain('Stated by');
      expect(pages[0]?.lines).toContain(STATEMENT.what);
    },
  );

  it('composes letters that were typed in parts', async () => {
    const { bytes, painted } = made({ statedBy: 'Zoe\u0308' });
    expect(painted).toEqual([]);
    expect((await opened(bytes)).pages[0]?.lines).toContain('Zoë');
  });

  it.each([
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '=HYPERLINK("https://evil.example","Pay")',
    ') Tj ET << /S /JavaScript /JS (app.alert(1)) >> BT (',
    '\\) >> endobj 9 0 obj << /OpenAction << /S /URI /URI (https://evil.example) >>',
    '(((( \\\\ \\0 \\050 %PDF-1.7 %%EOF',
  ])('takes text for text: %s', async (what) => {
    const { bytes } = made({ what, statedBy: what.slice(0, 100), where: what });
    const { pages, actions } = await opened(bytes);
    expect(actions).toBeNull();
    const bare = (text: string) => text.replaceAll(' ', '');
    expect(bare(pages[0]?.lines.join('') ?? '')).toContain(bare(what));
    // Each is on lines of its own.
    expect(pages[0]?.lines).toContain('Stated on');
  });

  it('goes on on further pages, which are numbered', async () => {
    const why = Array.from({ length: 120 }, (_, line) => `Line ${line + 1}`).join('\n');
    const { pages } = await opened(made({ why }).bytes);
    expect(pages.length).toBe(4);
    expect(pages.map(({ lines }) => lines.at(-1))).toEqual(
      [1, 2, 3, 4].map((page) => `Page ${page} of 4`),
    );
    const all = pages.flatMap(({ lines }) => lines);
    for (let line = 1; line <= 120; line++) expect(all).toContain(`Line ${line}`);
  });
});
