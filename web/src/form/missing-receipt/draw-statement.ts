import { type Statement, statementFacts } from '@pa-ledger/domain/expenses/missing-receipt';
import { SHRUNK_PIXELS } from '@pa-ledger/domain/limits';
import { organization } from '@pa-ledger/domain/organization';
import type { Messages, MissingReceiptWords } from '../../ui/messages.ts';

/** The words on the picture. */
export type StatementWords = Pick<Messages, 'fields' | 'dates'> & {
  readonly missingReceipt: MissingReceiptWords;
};

/**
 * Draws a statement as a PNG, black on white: the browser shapes the text with its own fonts, which have every script.
 * @throws Error if the browser can't draw it.
 */
export async function drawStatement(statement: Statement, words: StatementWords): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d', { alpha: false });
  if (brush === null) throw new Error('This browser draws nothing.');
  const { fontFamily } = getComputedStyle(document.body);
  const fontOf = ({ size, bold }: Pick<SheetLine, 'size' | 'bold'>) =>
    `${bold === true ? 700 : 400} ${size}px ${fontFamily}`;
  const { lines, height } = statementSheet(statement, words, (line, style) => {
    brush.font = fontOf(style);
    return brush.measureText(line).width;
  });
  // Very many lines get a smaller drawing: a phone's browser has no larger canvas.
  const scale = Math.min(1, Math.sqrt(SHRUNK_PIXELS / (SHEET.width * height)));
  canvas.width = Math.floor(SHEET.width * scale);
  canvas.height = Math.floor(height * scale);
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.scale(scale, scale);
  brush.textBaseline = 'top';
  for (const { text, top, color, direction, ...style } of lines) {
    brush.font = fontOf(style);
    brush.fillStyle = color;
    brush.direction = direction;
    const x = direction === 'ltr' ? SHEET.margin : SHEET.width - SHEET.margin;
    // A single character can be wider than a line.
    brush.fillText(text, x, top, ROOM);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => {
      if (png === null) reject(new Error('This browser keeps nothing that it draws.'));
      else resolve(png);
    }, 'image/png');
  });
}

/** A text's look: its size and the space above it in pixels, and its color. */
interface Style {
  readonly size: number;
  readonly above: number;
  readonly color: string;
  readonly bold?: true;
}

// Readable on a phone, where the picture is a third as wide, and 17 points on letter paper.
const ASSOCIATION: Style = { size: 30, above: 0, color: '#555' };
const TITLE: Style = { size: 56, above: 4, color: '#000', bold: true };
const LABEL: Style = { size: 28, above: 36, color: '#555' };
const VALUE: Style = { size: 36, above: 2, color: '#000' };
const STATED: Style = { size: 34, above: 60, color: '#000' };

/** The picture's width and its white margin, in pixels: 150 per inch of paper. */
export const SHEET = { width: 1240, margin: 96 } as const;

/** The width available to a line, in pixels. */
export const ROOM = SHEET.width - 2 * SHEET.margin;

/** The height of a line, as a multiple of its text size. */
const LEADING = 1.4;

/** A line to draw: `top` is its text's, in pixels from the top of the picture. */
export interface SheetLine extends Style {
  readonly text: string;
  readonly top: number;
  readonly direction: 'ltr' | 'rtl';
}

/** Returns the width of a line in a style, in pixels. */
type WidthOf = (line: string, style: Style) => number;

/** Returns the statement's text, line by line, and the height that it needs. */
export function statementSheet(
  statement: Statement,
  words: StatementWords,
  widthOf: WidthOf,
): { readonly lines: readonly SheetLine[]; readonly height: number } {
  const lines: SheetLine[] = [];
  let top: number = SHEET.margin;
  for (const [text, style] of textsOf(statement, words)) {
    top += style.above;
    // Each typed line has its own direction.
    for (const typed of text.split('\n')) {
      const direction = isRightToLeft(typed) ? 'rtl' : 'ltr';
      for (const line of textLines(typed, (part) => widthOf(part, style), ROOM)) {
        lines.push({ ...style, text: line, top, direction });
        top += style.size * LEADING;
      }
    }
  }
  return { lines, height: Math.ceil(top + SHEET.margin) };
}

/** The sentence that the person certifies is above who certified it, and when. */
function textsOf(
  statement: Statement,
  words: StatementWords,
): (readonly [text: string, style: Style])[] {
  const facts = statementFacts(statement, words.fields.statement, words.dates.date).map(
    ([label, text]) =>
      [
        [label, LABEL],
        [text, VALUE],
      ] as const,
  );
  return [
    [organization.associationName, ASSOCIATION],
    [words.missingReceipt.title, TITLE],
    ...facts.slice(0, -2).flat(),
    [words.missingReceipt.stated, STATED],
    ...facts.slice(-2).flat(),
  ];
}

/** Whether a text's first letter is from a right-to-left script. */
function isRightToLeft(text: string): boolean {
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(
    letter,
  );
}

/** Line breaks. */
const LINE_END = /[\n\u2028\u2029]/;

/**
 * Breaks a text into lines that are at most this wide: at its own line breaks, at spaces, or else between any two characters
 * that a person sees. It drops only the space at a break; a tab counts as two spaces.
 */
export function textLines(
  text: string,
  widthOf: (line: string) => number,
  width: number,
): readonly string[] {
  return text
    .replaceAll('\t', '  ')
    .split(LINE_END)
    .flatMap((line) => broken(line, widthOf, width));
}

function broken(line: string, widthOf: (line: string) => number, width: number): string[] {
  const lines: string[] = [];
  let rest = charactersOf(line);
  while (widthOf(rest.join('')) > width && rest.length > 1) {
    const fitting = fittingIn(rest, widthOf, width);
    const space = rest.lastIndexOf(' ', fitting);
    const end = space > 0 ? space : fitting;
    lines.push(rest.slice(0, end).join(''));
    rest = rest.slice(rest[end] === ' ' ? end + 1 : end);
  }
  return [...lines, rest.join('')];
}

/** Returns how many characters fit, but at least one. */
function fittingIn(
  characters: readonly string[],
  widthOf: (line: string) => number,
  width: number,
): number {
  let count = 1;
  while (count < characters.length && widthOf(characters.slice(0, count + 1).join('')) <= width)
    count++;
  return count;
}

/** What a person sees as one character; old browsers only know code points. */
function charactersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
}
