import { expect, it } from 'vitest';
import {
  packetCover,
  paymentPart,
  registerPart,
} from '../../../../../tests/fixtures/review-packet.ts';
import { DRAWN, FILE, ONE, paperTools } from '../../../../../tests/support/paper-tools.ts';
import { readPdf } from '../../../../../tests/support/read-pdf.ts';
import { attentionPart } from '../packet/attention-part.ts';
import type { CountedPart } from './attention-pages.ts';
import { fileKey } from './draw-files.ts';
import { coverBlocks, pdfOfCover, pdfOfPart, writePrintable } from './write-pdf.ts';

it('the printable PDF has all parts, where its contents and bookmarks say', async () => {
  const results = new Map([
    [fileKey(FILE), { ok: true, drawn: { ...DRAWN, pictures: [ONE] } }] as const,
  ]);
  const own = await paperTools(results);
  const behind = [
    registerPart(100),
    ...Array.from({ length: 42 }, (_, index) => paymentPart([FILE], `${1_000 + index}`)),
  ];
  const all = [attentionPart(behind), ...behind];
  const parts: CountedPart[] = [];
  for (const part of all) parts.push({ part, pages: (await pdfOfPart(part, own)).pages });
  const blocks = coverBlocks(packetCover(), {
    hash: 'ab'.repeat(32),
    attached: { count: 43, failed: [] },
  });
  const cover = { blocks, pages: (await pdfOfCover(blocks, own)).pages };
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const begun: number[] = [];
  await writePrintable({
    cover,
    parts,
    tools: own,
    sink: (written) => {
      chunks.push(...written);
      return Promise.resolve();
    },
    onPart: (index) => begun.push(index),
  });
  expect(begun).toEqual(all.map((_, index) => index));
  const pdf = await readPdf(await new Blob(chunks).arrayBuffer());
  const contentsPages = 2;
  // What needs attention is one page longer with the numbers of its pages.
  const before = cover.pages + contentsPages + 1;
  const count = parts.reduce((sum, { pages }) => sum + pages, before);
  expect(pdf.pages).toHaveLength(count);
  expect(pdf.pages.at(-1)?.text).toContain(`Page ${count} of ${count}`);
  expect(pdf.bookmarks.map(({ title }) => title)).toEqual([
    'Cover',
    'What Needs Attention',
    'Bank',
    'Payments',
  ]);
  const [, , , payments] = pdf.bookmarks;
  expect(payments?.items).toHaveLength(42);
  const textOf = (first: number, after?: number) =>
    pdf.pages
      .slice(first, after)
      .map(({ text }) => text)
      .join('\n');
  const contents = textOf(cover.pages, cover.pages + contentsPages);
  const attention = textOf(cover.pages + contentsPages).replaceAll('\n', ' ');
  for (const { title, page } of payments?.items ?? []) {
    expect(pdf.pages[page - 1]?.text).toContain(title);
    expect(attention).toContain(
      `${title} (Nov 20, 2026, $84.35): Approvals, pages ${page}–${page + 1}`,
    );
    expect(contents).toMatch(new RegExp(`${title}: Nov 20, 2026, \\$84\\.35\\n${page}\\n`));
  }
});
