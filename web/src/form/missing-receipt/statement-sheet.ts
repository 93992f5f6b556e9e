import { statementFacts, type Statement } from '@pa-ledger/domain/expenses/missing-receipt';
import { organization } from '@pa-ledger/domain/organization';
import { missingReceiptMessages as messages } from './missing-receipt-messages.ts';
import { textLines } from './text-lines.ts';

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
export type WidthOf = (line: string, style: Style) => number;

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
