import type { Block, Fact, PacketPart } from '../packet/packet.ts';
import { withPageNumbers, type CountedPart } from './attention-pages.ts';
import { COVER, groupParts } from './packet-files.ts';
import { attachedText, type AttachedFiles, type FailedFile } from './attached-files.ts';
import { joined } from './packet-store.ts';
import type { PaperHead } from './document.ts';
import { Paper } from './paper.ts';
import { paperMessages } from './paper-messages.ts';
import { onOneLineOf, printedText } from './paper-text.ts';
import type { TextPainter } from './text-painter.ts';
import { lineHeight, type TextStyle } from './text-style.ts';
import { beginsOnItsSide, writeBlocks, writeTitle, type WriteFile } from './write-blocks.ts';

/** What the cover says beside what making the packet adds to it. */
export interface Cover {
  /** Who prepared the packet, and when: no other file of it says so. */
  readonly facts: readonly Fact[];
  /** Balances, and at the end the signatures. */
  readonly blocks: readonly Block[];
  /** Whether this version has payees' addresses. */
  readonly withAddresses: boolean;
}

/** What writing each file of a packet needs. */
export interface PaperTools {
  readonly head: PaperHead;
  readonly painter: TextPainter;
  readonly writeFile: WriteFile;
  readonly signal: AbortSignal;
}

export interface WrittenPdf {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pages: number;
}

/** Returns the PDF of a part. @throws the signal's reason. */
export function pdfOfPart(part: PacketPart, tools: PaperTools): Promise<WrittenPdf> {
  return pdfOf(part.title, tools, (paper) => writePart(paper, part, tools.writeFile));
}

/** Returns the PDF of the cover. @param blocks those of `coverBlocks`. */
export function pdfOfCover(blocks: readonly Block[], tools: PaperTools): Promise<WrittenPdf> {
  return pdfOf(paperMessages.cover, tools, (paper) => writeCover(paper, blocks, tools));
}

async function pdfOf(
  title: string,
  { head, painter, signal }: PaperTools,
  write: (paper: Paper) => Promise<void>,
): Promise<WrittenPdf> {
  const written: Uint8Array<ArrayBuffer>[] = [];
  const paper = new Paper({
    title: `${title}. ${head.association}: ${head.packet}`,
    head,
    painter,
    signal,
    pageCount: null,
    sink: (chunks) => void written.push(...chunks),
  });
  await write(paper);
  const pages = await paper.finish();
  return { bytes: joined(written), pages };
}

async function writePart(paper: Paper, part: PacketPart, writeFile: WriteFile): Promise<void> {
  paper.startPart(part.title, `${part.path}.pdf`, await beginsOnItsSide(paper, part.blocks));
  writeTitle(paper, part.title, part.note);
  await writeBlocks(paper, part.blocks, writeFile);
}

async function writeCover(
  paper: Paper,
  blocks: readonly Block[],
  { head, writeFile }: PaperTools,
): Promise<void> {
  paper.startPart(paperMessages.cover, COVER);
  writeTitle(paper, head.association, head.packet);
  await writeBlocks(paper, blocks, writeFile);
}

/** Returns what's on the cover: the signatures come last, right below the hash of what's signed. */
export function coverBlocks(
  { facts, blocks, withAddresses }: Cover,
  { hash, attached }: { readonly hash: string; readonly attached: AttachedFiles },
): readonly Block[] {
  const [first, ...rest] = blocks;
  const [own, others] = first?.kind === 'facts' ? [first.facts, rest] : [[], blocks];
  const end = others.findLastIndex(({ kind }) => kind !== 'signatures' && kind !== 'heading') + 1;
  const signatures = others.findIndex(({ kind }) => kind === 'signatures');
  return [
    ...(withAddresses
      ? [{ kind: 'text', tone: 'warning', text: paperMessages.withAddresses } as const]
      : []),
    { kind: 'facts', facts: [...own, ...facts] },
    ...others.slice(0, end),
    ...attachedBlocks(attached),
    // The heading of the signatures.
    ...others.slice(end, signatures),
    { kind: 'facts', facts: [[paperMessages.hash, hash], ...paperMessages.sealFacts] },
    ...others.slice(signatures),
  ];
}

function attachedBlocks({ count, failed }: AttachedFiles): readonly Block[] {
  return [
    { kind: 'heading', text: paperMessages.attached },
    { kind: 'text', text: attachedText({ count, failed }) },
    ...(failed.length === 0 ? [] : [failedTable(failed)]),
  ];
}

function failedTable(failed: readonly FailedFile[]): Block {
  return {
    kind: 'table',
    columns: [
      { label: paperMessages.failedPart },
      { label: paperMessages.failedName },
      { label: paperMessages.failedWhy, share: 2 },
    ],
    rows: failed.map(({ part, name, why }) => [part, name, why]),
    empty: '',
  };
}

interface PrintableOptions {
  readonly cover: { readonly blocks: readonly Block[]; readonly pages: number };
  readonly parts: readonly CountedPart[];
  readonly tools: PaperTools;
  readonly sink: (chunks: readonly Uint8Array<ArrayBuffer>[]) => Promise<void>;
  /** Called before each part. */
  readonly onPart: (index: number) => void;
}

/**
 * Writes the PDF of the whole packet: cover, contents, and all parts, with bookmarks. It goes out as it's written, for it may have
 * hundreds of megabytes.
 * @throws the signal's reason.
 */
export async function writePrintable(options: PrintableOptions): Promise<void> {
  const { cover, tools, sink, onPart } = options;
  const counted = await pdfOf(paperMessages.contents, tools, (paper) =>
    writeContents(paper, entriesOf(options.parts, 0)),
  );
  const before = cover.pages + counted.pages;
  const countPages = async (part: PacketPart) => (await pdfOfPart(part, tools)).pages;
  const parts = await withPageNumbers(options.parts, before, countPages);
  const pageCount = parts.reduce((sum, { pages }) => sum + pages, before);
  const { head, painter, signal } = tools;
  const title = `${head.association}: ${head.packet}`;
  const paper = new Paper({ title, head, painter, signal, pageCount, sink });
  await writeCover(paper, cover.blocks, tools);
  paper.bookmark(paperMessages.cover);
  const entries = entriesOf(parts, before);
  const pageOf = new Map(entries.map(({ place, page }) => [place, page]));
  await writeContents(paper, entries);
  let index = 0;
  for (const { folder, parts: group } of groupParts(parts.map(withPath))) {
    const heading = folder === null ? null : paperMessages.group(folder);
    let above: ReturnType<Paper['bookmark']> | undefined;
    for (const {
      counted: { part },
    } of group) {
      onPart(index);
      const expected = pageOf.get(placeOf(part));
      if (expected !== paper.pageCount + 1) throw new Error(`${part.path} isn't on its page.`);
      paper.onNextPage(() => {
        paper.addPlace(placeOf(part));
        if (heading !== null) above ??= paper.bookmark(heading);
        paper.bookmark(part.title, above);
      });
      await writePart(paper, part, tools.writeFile);
      await paper.flush();
      index++;
    }
  }
  await paper.finish();
}

function withPath(counted: CountedPart) {
  return { path: counted.part.path, counted };
}

/** A line of the contents. */
interface ContentsEntry {
  readonly title: string;
  /** Null for a heading. */
  readonly page: number | null;
  readonly place: string;
  readonly isInGroup: boolean;
}

/** @param before how many pages come before the first part. */
function entriesOf(parts: readonly CountedPart[], before: number): readonly ContentsEntry[] {
  let page = before + 1;
  return groupParts(parts.map(withPath)).flatMap(({ folder, parts: group }) => {
    const lines = group.map(({ counted: { part, pages } }) => {
      const entry = {
        title: part.note === undefined ? part.title : `${part.title}: ${part.note}`,
        page,
        place: placeOf(part),
        isInGroup: folder !== null,
      };
      page += pages;
      return entry;
    });
    const heading = { page: null, place: lines[0]?.place ?? '', isInGroup: false };
    return folder === null ? lines : [{ ...heading, title: paperMessages.group(folder) }, ...lines];
  });
}

function placeOf({ path }: PacketPart): string {
  return `part-${path}`;
}

const ENTRY: TextStyle = { size: 9.2 };
const ENTRY_HEIGHT = 15;
const NUMBERS = 40;
const INDENT = 14;

async function writeContents(paper: Paper, entries: readonly ContentsEntry[]): Promise<void> {
  paper.startPart(paperMessages.contents, '');
  writeTitle(paper, paperMessages.contents, undefined);
  for (const [index, { title, page, place, isInGroup }] of entries.entries()) {
    if (page === null || (!isInGroup && entries[index - 1]?.isInGroup === true)) paper.y += 6;
    paper.ensure(page === null ? 2 * ENTRY_HEIGHT : ENTRY_HEIGHT);
    const style = page === null ? { ...ENTRY, bold: true } : ENTRY;
    const left = paper.left + (isInGroup ? INDENT : 0);
    const room = paper.width - NUMBERS - (left - paper.left);
    const line = onOneLineOf(printedText(title), room, (words) => paper.measure(words, style));
    const { y } = paper;
    paper.tag('TOCI', () => {
      paper.drawLine(line, left, y, style);
      if (page !== null) paper.drawLine(String(page), paper.left, y, style, paper.width);
    });
    if (page !== null) paper.linkTo(place, y, lineHeight(style));
    paper.y += ENTRY_HEIGHT;
    await paper.breathe();
  }
}
