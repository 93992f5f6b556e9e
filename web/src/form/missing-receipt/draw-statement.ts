import { type Statement, statementFacts } from '@pa-ledger/domain/expenses/missing-receipt';
import { SHRUNK_PIXELS } from '@pa-ledger/domain/limits';
import { organization } from '@pa-ledger/domain/organization';
import { missingReceiptMessages as messages } from './missing-receipt-messages.ts';

/**
 * Draws a statement as a PNG, black on white: the browser shapes the text with its own fonts, which have every script.
 * @throws Error if the browser draws nothing.
 */
export async function drawStatement(statement: Statement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d', { alpha: false });
  if (brush === null) throw new Error('This browser draws nothing.');
  const { fontFamily } = getComputedStyle(document.body);
  const fontOf = ({ size, bold }: Pick<SheetLine, 'size' | 'bold'>) =>
    `${bold === true ? 700 : 400} ${size}px ${fontFamily}`;
  const { lines, height } = statementSheet(statement, (line, style) => {
    brush.font = fontOf(style);
    return brush.measureText(line).width;
  });
  // What has very many lines is drawn smaller: a phone's browser has no larger canvas.
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
    // One sign can be wider than a line.
    brush.fillText(text, x, top, ROOM);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => {
      if (png === null) reject(new Error('This browser keeps nothing that it draws.'));
      else resolve(png);
    }, 'image/png');
  });
}

/** How a text looks: its size and the space above it in pixels, and its color. */
interface Style {
  readonly size: number;
  readonly above: number;
  readonly color: string;
  readonly bold?: true;
}

// Sizes that can be read on a phone, where the picture is a third as wide, and are 17 points on letter paper.
const SCHOOL: Style = { size: 30, above: 0, color: '#555' };
const TITLE: Style = { size: 56, above: 4, color: '#000', bold: true };
const LABEL: Style = { size: 28, above: 36, color: '#555' };
const VALUE: Style = { size: 36, above: 2, color: '#000' };
const STATED: Style = { size: 34, above: 60, color: '#000' };

/** The width of the picture, and its white edge, in pixels: 150 to an inch of paper. */
export const SHEET = { width: 1240, margin: 96 } as const;

/** How wide a line may be, in pixels. */
export const ROOM = SHEET.width - 2 * SHEET.margin;

/** The height of a line, in sizes of its text. */
const LEADING = 1.4;

/** A line as it is drawn: `top` is of its text, in pixels from the top of the picture. */
export interface SheetLine extends Style {
  readonly text: string;
  readonly top: number;
  readonly direction: 'ltr' | 'rtl';
}

/** Returns how wide a line of a style is, in pixels. */
type WidthOf = (line: string, style: Style) => number;

/** Returns what the picture of a statement says, line by line, and how high that makes it. */
export function statementSheet(
  statement: Statement,
  widthOf: WidthOf,
): { readonly lines: readonly SheetLine[]; readonly height: number } {
  const lines: SheetLine[] = [];
  let top: number = SHEET.margin;
  for (const [text, style] of textsOf(statement)) {
    top += style.above;
    // Each line that was typed has its own direction.
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

/** The sentence that the person states is above who stated it, and when. */
function textsOf(statement: Statement): (readonly [text: string, style: Style])[] {
  const facts = statementFacts(statement).map(
    ([label, text]) =>
      [
        [label, LABEL],
        [text, VALUE],
      ] as const,
  );
  return [
    [organization.schoolName, SCHOOL],
    [messages.title, TITLE],
    ...facts.slice(0, -2).flat(),
    [messages.stated, STATED],
    ...facts.slice(-2).flat(),
  ];
}

/** Whether the first letter of a text is of a script that is written from right to left. */
function isRightToLeft(text: string): boolean {
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(
    letter,
  );
}

/** What ends a line. */
const LINE_END = /[\n\u2028\u2029]/;

/**
 * Returns a text in lines that are at most so wide: broken at its own line ends, at spaces, and else between any two
 * characters that a person sees. Nothing but the space at a break is left out; a tab is two spaces.
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

/** Returns how many characters fit, at least one. */
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

/** What a person sees as one character; old browsers know only code points. */
function charactersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
}
