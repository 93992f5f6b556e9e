import { describe, expect, it } from 'vitest';
import { DRAWN, FILE, LOCKED, ONE, paperTools } from '../../../../../tests/support/paper-tools.ts';
import { readPdf, type ReadPdf } from '../../../../../tests/support/read-pdf.ts';
import {
  FOREIGN_TEXTS,
  MARKUP,
  packetCover,
  paymentPart,
  registerPart,
} from '../../../../../tests/fixtures/review-packet.ts';
import type { Block, PacketPart } from '../packet/packet.ts';
import { fileKey, type FileResult } from './draw-files.ts';
import { coverBlocks, pdfOfCover, pdfOfPart } from './write-pdf.ts';

async function read(part: PacketPart, results?: ReadonlyMap<string, FileResult>): Promise<ReadPdf> {
  const { bytes, pages } = await pdfOfPart(part, await paperTools(results));
  const pdf = await readPdf(bytes.buffer);
  expect(pdf.pages).toHaveLength(pages);
  return pdf;
}

const PART = { path: 'part', title: 'Part', sheets: [] };
const partOf = (blocks: readonly Block[]): PacketPart => ({ ...PART, blocks });

describe('the PDF of a part', () => {
  it('has a title, its language, and the head and number of each page', async () => {
    const pdf = await read(registerPart(100));
    expect(pdf).toMatchObject({
      title: 'Register of Checking. Maple Grove PTA: Review packet, Jul 1, 2026 to Jun 30, 2027',
      language: 'en-US',
      isTagged: true,
    });
    expect(pdf.pages).toHaveLength(3);
    for (const [index, { text }] of pdf.pages.entries()) {
      for (const words of [
        'Maple Grove PTA',
        'Review packet, Jul 1, 2026 to Jun 30, 2027',
        'Register of Checking',
        'bank/1-register.pdf',
        `Page ${index + 1} of 3`,
      ])
        expect(text).toContain(words);
    }
  });

  it('has each row of a table once, and the names of its columns on each page', async () => {
    const pdf = await read(registerPart(200));
    const text = pdf.pages.map((page) => page.text).join('\n');
    for (let row = 1; row <= 200; row++) {
      // Every seventeenth has a Polish name, which is a picture.
      const times = row % 17 === 6 ? 0 : 1;
      expect(text.split(new RegExp(`Payee ${row}(?!\\d)`)).length - 1, `${row}`).toBe(times);
    }
    for (const page of pdf.pages) expect(page.text).toContain('Payee or source');
    expect(text.split('$9,480.00')).toHaveLength(2);
  });

  it('has amounts that end below each other', async () => {
    const [page] = (await read(registerPart(20))).pages;
    const amounts = page?.items.filter(({ text }) => /^\$4,\d{3}\.55$/.test(text)) ?? [];
    const inTable = amounts.filter(({ left }) => left > 400);
    expect(inTable).toHaveLength(20);
    const ends = inTable.map(({ left, width }) => left + width);
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(0.1);
  });

  it('keeps within the margins whatever is in a table', async () => {
    const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);
    const columns = [{ label: 'A' }, { label: word }, { label: 'Amount', numeric: true }];
    const rows = [
      ['x', word, '$1.00'],
      [word, 'a b c '.repeat(900), '$99,999,999.00'],
    ];
    const pdf = await read(partOf([{ kind: 'table', columns, rows, empty: '' }]));
    expect(pdf.pages.length).toBeGreaterThan(1);
    const text = pdf.pages.map((page) => page.text).join(' ');
    expect(text.match(/\ba\b/g)).toHaveLength(900);
    for (const { width, items } of pdf.pages)
      for (const { left, width: own, bottom } of items) {
        expect(left).toBeGreaterThan(53);
        expect(left + own).toBeLessThan(width - 53);
        expect(bottom).toBeGreaterThan(30);
      }
  });

  it('lies on its side for a table of many amounts, and only for that', async () => {
    const months = Array.from({ length: 13 }, (_, month) => ({
      label: `M${month}`,
      numeric: true,
    }));
    const row = ['Field trips', ...months.map(() => '$12,345.67')];
    const columns = [{ label: 'Category' }, ...months];
    const table = { kind: 'table', columns, rows: [row], empty: '' } as const;
    const before = { kind: 'text', text: 'Before' } as const;
    const after = { kind: 'text', text: 'After' } as const;
    // The title and a text that lead to it are on its page.
    const led = await read(partOf([before, table, after]));
    expect(led.pages.map(({ width }) => width)).toEqual([792, 612]);
    for (const words of ['Part', 'Before', 'Field trips'])
      expect(led.pages[0]?.text).toContain(`${words}\n`);
    const heading = { kind: 'heading', text: 'Months' } as const;
    const apart = await read(partOf([before, heading, table, after]));
    expect(apart.pages.map(({ width }) => width)).toEqual([612, 792, 612]);
    expect(apart.pages[1]?.text).toContain('Months\n');
    expect(apart.pages[1]?.text).toContain('Page 2 of 3');
  });

  it('says what a table without rows says of it', async () => {
    const [page] = (
      await read(
        partOf([{ kind: 'table', caption: 'Voids', columns: [], rows: [], empty: 'None.' }]),
      )
    ).pages;
    expect(page?.text).toContain('Voids');
    expect(page?.text).toContain('None.');
  });

  it('marks a warning with a sign, not by a color alone', async () => {
    const [page] = (await read(partOf([{ kind: 'text', tone: 'warning', text: 'Over it' }]))).pages;
    expect(page?.items.map(({ text }) => text)).toContain('!');
  });

  it('has texts of other scripts as pictures that can be read aloud, and all others as text', async () => {
    const { bytes } = await pdfOfPart(paymentPart([]), await paperTools());
    const pdf = await readPdf(bytes.buffer);
    const [page] = pdf.pages;
    expect(page?.text).toContain(MARKUP);
    for (const text of Object.values(FOREIGN_TEXTS)) expect(page?.text).not.toContain(text);
    // The emoji, the Chinese, the Arabic, and the Russian line.
    expect(page?.pictures).toBe(4);
    expect(pdf.spoken).toEqual(
      expect.arrayContaining([FOREIGN_TEXTS.chinese, FOREIGN_TEXTS.arabic]),
    );
  });

  it('names a file that is not drawn where it would be, and what of one is missing', async () => {
    const drawn = { ...DRAWN, pages: 53, missing: [3], pictures: [ONE, { ...ONE, page: 2 }] };
    const pdf = await read(
      paymentPart([FILE, LOCKED]),
      new Map<string, FileResult>([
        [fileKey(FILE), { ok: true, drawn }],
        [fileKey(LOCKED), { ok: false, fault: 'password' }],
      ]),
    );
    const text = pdf.pages.map((page) => page.text).join('\n');
    for (const words of [
      'Receipt 1 of 2, page 1 of 53',
      'Receipt 1 of 2, page 2 of 53',
      'Page 3 couldn’t be drawn.',
      'Pages 51 to 53 aren’t drawn',
      'Receipt 2 of 2 isn’t here: locked.pdf',
      'It’s locked with a password.',
    ])
      expect(text).toContain(words);
    // The heading isn't left behind.
    expect(pdf.pages.find((page) => page.text.includes('Receipts'))?.text).toContain(
      'Receipt 1 of 2',
    );
  });

  it('has the same bytes twice', async () => {
    const part = paymentPart([FILE]);
    const results = new Map([
      [fileKey(FILE), { ok: true, drawn: { ...DRAWN, pictures: [ONE] } }] as const,
    ]);
    const [one, other] = await Promise.all(
      [1, 2].map(async () => (await pdfOfPart(part, await paperTools(results))).bytes),
    );
    expect(one).toEqual(other);
    expect(one?.length).toBeGreaterThan(3_000);
  });

  it('stops when it’s told to', async () => {
    const reason = new Error('stopped');
    const stopped = { ...(await paperTools()), signal: AbortSignal.abort(reason) };
    await expect(pdfOfPart(registerPart(3_000), stopped)).rejects.toBe(reason);
  });
});

describe('the cover', () => {
  const made = { hash: 'ab'.repeat(32), attached: { count: 12, failed: [] } };

  it('has the hash above the signatures, and who prepared it', async () => {
    const { bytes } = await pdfOfCover(coverBlocks(packetCover(), made), await paperTools());
    const text = (await readPdf(bytes.buffer)).pages.map((page) => page.text).join('\n');
    const places = [
      'reviewer@example.com',
      '$15,883.42',
      made.hash,
      'We found the books:',
      'Right',
      'Remarks',
      'Treasurer, signature',
    ].map((words) => text.indexOf(words));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(text).toContain(
      'All 12 files of these payments, deposits, and statements are in this packet.',
    );
    for (const check of ['certutil -hashfile', 'shasum -a 256', 'sha256sum'])
      expect(text).toMatch(new RegExp(`: ${check} sha256sums.txt`));
    expect(text).not.toContain('addresses');
  });

  it('names what is missing, and says that it has addresses', async () => {
    const failed = [{ part: 'Check 1049', name: 'locked.pdf', why: 'It’s locked.' }];
    const blocks = coverBlocks(packetCover({ withAddresses: true }), {
      ...made,
      attached: { count: 12, failed },
    });
    const { bytes } = await pdfOfCover(blocks, await paperTools());
    const [page] = (await readPdf(bytes.buffer)).pages;
    for (const words of [
      'has payees’ addresses',
      'Of 12 files of these payments, deposits, and statements, 1 is missing or incomplete in this packet.',
      'Check 1049',
      'locked.pdf',
      'It’s locked.',
    ])
      expect(page?.text).toContain(words);
  });
});
