import { describe, expect, it } from 'vitest';
import { GRAY_BOXES, packetOf, registerPart } from '../../../../../tests/fixtures/review-packet.ts';
import { readPdf } from '../../../../../tests/support/read-pdf.ts';
import type { Block, PacketColumn } from '../packet/packet.ts';
import { pdfOfPart } from './write-pdf.ts';

/** Returns the words of each page that has the blocks. */
async function pagesOf(...blocks: readonly Block[]): Promise<readonly string[]> {
  const { bytes } = await pdfOfPart(
    { path: 'part', title: 'Part', blocks, sheets: [] },
    {
      head: { association: 'Maple Grove PTA', packet: 'Packet', date: packetOf([]).days.last },
      painter: GRAY_BOXES,
      writeFile: () => Promise.resolve(),
      signal: new AbortController().signal,
    },
  );
  return (await readPdf(bytes.buffer)).pages.map(({ text }) => text);
}

/** Tables that end ever lower on their page, and the first that goes on to the next. */
const TABLES = Array.from({ length: 6 }, (_, more) =>
  registerPart(22 + 2 * more).blocks.slice(1, 2),
);

const SIGNATURES = {
  kind: 'signatures',
  statement: 'We found the books:',
  choices: ['Right', 'Wrong'],
  roles: ['Treasurer', 'President'],
} as const;

describe('what belongs together is on one page', () => {
  it.each(TABLES)('signatures and the end of what is above them', async (table) => {
    const last = (await pagesOf(table, SIGNATURES)).at(-1);
    expect(last).toContain('Treasurer, signature');
    expect(last).toContain('Total');
  });

  it('signatures and the end of a long text', async () => {
    const many: Block = { kind: 'text', text: 'word '.repeat(2_400) };
    expect((await pagesOf(many, SIGNATURES)).at(-1)).toContain('word');
  });

  it.each(TABLES)('signatures, their heading, and what is signed', async (table) => {
    const last = (
      await pagesOf(
        table,
        { kind: 'heading', text: 'Signatures' },
        { kind: 'facts', facts: [['Hash', 'ab12']] },
        { kind: 'text', text: 'Hint' },
        SIGNATURES,
      )
    ).at(-1);
    for (const words of ['Signatures', 'ab12', 'Hint', 'Treasurer, signature'])
      expect(last).toContain(`${words}\n`);
  });

  it.each(TABLES)('a heading, its text, and the first row of its table', async (table) => {
    const own = {
      kind: 'table',
      columns: [{ label: 'Own' }],
      rows: [['First']],
      empty: '',
    } as const;
    const pages = await pagesOf(
      table,
      { kind: 'heading', text: 'Heading' },
      { kind: 'text', text: 'Above it' },
      { ...own, caption: 'Caption' },
    );
    const page = pages.find((text) => text.includes('Heading\n'));
    for (const words of ['Above it', 'Caption', 'First']) expect(page).toContain(`${words}\n`);
  });
});

describe('a table', () => {
  const WIDE = Array.from({ length: 13 }, (_, at) => ({ label: `M${at}`, numeric: true }));
  const tableOf = (
    count: number,
    columns: readonly PacketColumn[] = [{ label: 'Name' }],
  ): Block => ({
    kind: 'table',
    caption: 'Caption',
    columns,
    rows: Array.from({ length: count }, (_, at) => columns.map(() => `$12,345.6${at % 10}`)),
    total: columns.map(() => 'Total'),
    empty: '',
  });
  const rowsOn = (page = '') => page.match(/\$12,345/g)?.length ?? 0;

  it.each(Array.from({ length: 12 }, (_, more) => 30 + more))(
    'of %i rows has some of them above its total',
    async (count) => {
      expect(rowsOn((await pagesOf(tableOf(count))).at(-1))).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(Array.from({ length: 12 }, (_, more) => 20 + more))(
    'of %i rows on its side has some of them above its total',
    async (count) => {
      const columns = [{ label: 'Name' }, ...WIDE];
      const rows = rowsOn((await pagesOf(tableOf(count, columns))).at(-1));
      expect(rows).toBeGreaterThanOrEqual(3 * columns.length);
    },
  );

  it.each(TABLES)('of ten rows is on one page, with its heading and text', async (before) => {
    const heading = { kind: 'heading', text: 'Heading' } as const;
    const pages = await pagesOf(
      before,
      heading,
      { kind: 'text', text: 'Above it' },
      tableOf(10),
      SIGNATURES,
    );
    const page = pages.find((text) => text.includes('Heading\n'));
    for (const words of ['Above it', 'Caption', 'Total', 'Treasurer, signature'])
      expect(page).toContain(`${words}\n`);
    expect(rowsOn(page)).toBe(10);
  });
});
