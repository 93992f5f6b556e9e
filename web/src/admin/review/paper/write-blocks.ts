import type { Block, PacketFile } from '../packet/packet.ts';
import type { Paper } from './paper.ts';
import { INK, lineHeight, QUIET, type TextStyle } from './text-style.ts';
import { signaturesHeight, writeSignatures } from './write-signatures.ts';
import { layoutOf, writeCaption, writeFacts, writeTable } from './write-table.ts';

/** Writes a receipt or a paper, drawn as pictures, or why it isn't. */
export type WriteFile = (paper: Paper, file: PacketFile, caption: string) => Promise<void>;

const TITLE: TextStyle = { size: 17, bold: true };
const HEADING: TextStyle = { size: 11.5, bold: true };
const TEXT: TextStyle = { size: 9.6 };
const QUIET_TEXT: TextStyle = { ...TEXT, color: QUIET };
/** A heading, and a text above a table, have at least this much below them on their page, in points. */
const BELOW_HEADING = 60;
const BELOW_TEXT = 7;
/** A line of facts, in points. */
const FACT_HEIGHT = 18;
const MOST_OF_PAGE = 0.9;

/** The most that's left free between two blocks. */
const GAP = 10;

export function writeTitle(paper: Paper, title: string, note: string | undefined): void {
  writeLines(paper, paper.linesOf(title, paper.width, TITLE), TITLE, 'H1');
  paper.y += 3;
  if (note !== undefined) {
    writeLines(paper, paper.linesOf(note, paper.width, QUIET_TEXT), QUIET_TEXT, 'P');
  }
  paper.y += BELOW_TEXT;
}

/**
 * Writes blocks one below the other. Signatures stay on a page with the end of what's before them, and with a short section's
 * heading; a table's head with the text above it.
 */
export async function writeBlocks(
  paper: Paper,
  blocks: readonly Block[],
  writeFile: WriteFile,
): Promise<void> {
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1];
    const isWide = await beginsOnItsSide(paper, blocks.slice(index));
    if (isWide !== paper.isWide) paper.newPage(isWide);
    const reserve = await reserveBelow(paper, blocks, index);
    // A picture needs most of a page, and its heading goes with it.
    if (block.kind === 'heading' && next?.kind === 'file')
      paper.ensure(paper.height * MOST_OF_PAGE);
    await writeBlock(paper, block, reserve, writeFile);
    await paper.breathe();
  }
}

/** Returns how much of what's below a block must be on its page, in points. */
async function reserveBelow(
  paper: Paper,
  blocks: readonly Block[],
  index: number,
): Promise<number> {
  const [block, next] = blocks.slice(index, index + 2);
  if (block?.kind === 'heading')
    return Math.max(BELOW_HEADING, await introHeight(paper, blocks.slice(index + 1)));
  return block?.kind === 'text' || next?.kind === 'signatures' ? leastOf(paper, next) : 0;
}

/** Returns how much of a block goes with what leads to it, in points. */
async function leastOf(paper: Paper, block: Block | undefined): Promise<number> {
  if (block?.kind === 'signatures') return GAP + signaturesHeight(paper, block);
  if (block?.kind !== 'table') return 0;
  return block.rows.length === 0 ? BELOW_HEADING : (await layoutOf(paper, block)).least;
}

/** Returns the height of what leads from a heading to its table or signatures; 0 if that's most of a page, or nothing does. */
async function introHeight(paper: Paper, blocks: readonly Block[]): Promise<number> {
  const end = blocks.findIndex(({ kind }) => kind !== 'text' && kind !== 'facts');
  const least = await leastOf(paper, blocks[end]);
  if (least === 0) return 0;
  const height = blocks.slice(0, end).reduce((sum, one) => sum + heightOf(paper, one), least);
  return height < paper.height * MOST_OF_PAGE ? height : 0;
}

/** Returns about how high texts and facts are, in points. */
function heightOf(paper: Paper, block: Block): number {
  if (block.kind === 'facts') return block.facts.length * FACT_HEIGHT + BELOW_TEXT;
  if (block.kind !== 'text') return 0;
  const lines = paper.linesOf(block.text, paper.width, TEXT).length * lineHeight(TEXT);
  return lines + BELOW_TEXT + (block.tone === 'warning' ? 2 * WARNING_PAD : 0);
}

/** Returns whether what comes first needs a page that lies on its side: a wide table does, with the heading and texts above it. */
export async function beginsOnItsSide(paper: Paper, blocks: readonly Block[]): Promise<boolean> {
  const led = blocks[0]?.kind === 'heading' ? blocks.slice(1) : blocks;
  const block = led.find(({ kind }) => kind !== 'text');
  if (block?.kind !== 'table' || block.rows.length === 0) return false;
  return (await layoutOf(paper, block)).isWide;
}

async function writeBlock(
  paper: Paper,
  block: Block,
  reserve: number,
  writeFile: WriteFile,
): Promise<void> {
  switch (block.kind) {
    case 'heading': {
      const lines = paper.linesOf(block.text, paper.width, HEADING);
      if (paper.y > paper.top) paper.y += 8;
      paper.ensure(lines.length * lineHeight(HEADING) + 4 + reserve);
      writeLines(paper, lines, HEADING, 'H2');
      paper.y += 4;
      return;
    }
    case 'text':
      if (block.tone === 'warning') writeWarning(paper, block.text, reserve);
      else {
        const style = block.tone === 'quiet' ? QUIET_TEXT : TEXT;
        writeLines(paper, paper.linesOf(block.text, paper.width, style), style, 'P', reserve);
        paper.y += BELOW_TEXT;
      }
      return;
    case 'facts':
      return writeFacts(paper, block.facts, reserve);
    case 'table':
      if (block.rows.length > 0) return writeTable(paper, block, reserve);
      writeEmpty(paper, block, reserve);
      return;
    case 'file':
      return writeFile(paper, block.file, block.caption);
    case 'signatures':
      writeSignatures(paper, block);
  }
}

function writeEmpty(
  paper: Paper,
  { caption, empty }: Extract<Block, { readonly kind: 'table' }>,
  reserve: number,
): void {
  const lines = paper.linesOf(empty, paper.width, QUIET_TEXT);
  paper.ensure((lines.length + 2) * lineHeight(TEXT) + reserve);
  if (caption !== undefined) writeCaption(paper, caption);
  writeLines(paper, lines, QUIET_TEXT, 'P', reserve);
  paper.y += BELOW_TEXT;
}

/** @param reserve how much room must be left below the last line, in points. */
function writeLines(
  paper: Paper,
  lines: readonly string[],
  style: TextStyle,
  type: string,
  reserve = 0,
): void {
  const line = lineHeight(style);
  for (let from = 0; from < lines.length;) {
    const isNearEnd = lines.length - from <= 2;
    paper.ensure(line * Math.min(2, lines.length - from) + (isNearEnd ? reserve : 0));
    const room = Math.floor((paper.bottom - paper.y) / line);
    // The last two stay together, and with what must be below them.
    const rest = lines.length - from;
    const fits = rest * line + reserve <= paper.bottom - paper.y;
    const count = fits ? rest : Math.max(1, Math.min(room, rest > 2 ? rest - 2 : rest));
    const here = lines.slice(from, from + count);
    const { y } = paper;
    paper.tag(type, () =>
      here.forEach((text, at) => paper.drawLine(text, paper.left, y + at * line, style)),
    );
    paper.y += count * line;
    from += count;
  }
}

const WARNING_LEFT = 30;
const WARNING_PAD = 7;

/** Writes a text in a frame with an exclamation mark: who prints without color sees it too. */
export function writeWarning(paper: Paper, text: string, reserve = 0): void {
  const line = lineHeight(TEXT);
  const lines = paper.linesOf(text, paper.width - WARNING_LEFT - WARNING_PAD, TEXT);
  for (let from = 0; from < lines.length;) {
    const rest = lines.length - from;
    paper.ensure(Math.min(rest, 3) * line + 2 * WARNING_PAD + (rest <= 3 ? reserve : 0));
    const room = Math.floor((paper.bottom - paper.y - 2 * WARNING_PAD) / line);
    const here = lines.slice(from, from + Math.max(1, room));
    const height = here.length * line + 2 * WARNING_PAD;
    const { y, left, width } = paper;
    paper.ornament((doc) => {
      doc.lineWidth(0.9).strokeColor(INK).rect(left, y, width, height).stroke();
      doc.rect(left, y, 3, height).fill(INK);
      const middle = y + WARNING_PAD + line / 2;
      doc
        .lineWidth(1)
        .circle(left + 17, middle, 6)
        .stroke();
      paper.drawLine('!', left + 15.4, middle - line / 2, { ...TEXT, bold: true });
    });
    paper.tag('P', () =>
      here.forEach((part, at) =>
        paper.drawLine(part, left + WARNING_LEFT, y + WARNING_PAD + at * line, TEXT),
      ),
    );
    paper.y += height;
    from += here.length;
  }
  paper.y += BELOW_TEXT + 2;
}
