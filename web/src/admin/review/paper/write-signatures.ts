import type { Block } from '../packet/packet.ts';
import type { Paper } from './paper.ts';
import { paperMessages } from './paper-messages.ts';
import { INK, lineHeight, QUIET, type TextStyle } from './text-style.ts';

type Signatures = Extract<Block, { readonly kind: 'signatures' }>;

const STATEMENT: TextStyle = { size: 9.6 };
const SIGNED: TextStyle = { size: 8.6, color: QUIET };
const LINE = lineHeight(STATEMENT);
/** Below the statement, the boxes, and the remarks, in points. */
const BELOW = 7;
/** A box to check, and how far its words are from the left. */
const BOX = 8;
const WORDS_AT = 18;
const CHOICE_HEIGHT = 18;
/** Lines for remarks, and the room for a hand above each, in points. */
const REMARKS = 3;
const REMARK_HEIGHT = 20;
/** The line to sign on, its words, and the room for a hand above it, in points. */
const SIGNATURE_HEIGHT = 40;

/** Returns how high all that people sign is, in points. */
export function signaturesHeight(paper: Paper, { statement, choices, roles }: Signatures): number {
  return (
    paper.linesOf(statement, paper.width, STATEMENT).length * LINE +
    choices.length * CHOICE_HEIGHT +
    LINE +
    REMARKS * REMARK_HEIGHT +
    3 * BELOW +
    roles.length * SIGNATURE_HEIGHT
  );
}

/** Writes a statement with boxes to check, lines for remarks, and lines to sign on: all on one page, if they fit on one. */
export function writeSignatures(paper: Paper, block: Signatures): void {
  const whole = signaturesHeight(paper, block);
  if (whole <= paper.height) paper.ensure(whole);
  for (const line of paper.linesOf(block.statement, paper.width, STATEMENT))
    writeLine(paper, line, paper.left, LINE);
  paper.y += BELOW;
  for (const choice of block.choices) {
    const top = paper.y + (LINE - BOX) / 2;
    paper.ornament((doc) =>
      doc.lineWidth(0.7).strokeColor(INK).rect(paper.left, top, BOX, BOX).stroke(),
    );
    writeLine(paper, choice, paper.left + WORDS_AT, CHOICE_HEIGHT);
  }
  paper.y += BELOW;
  writeLine(paper, paperMessages.remarks, paper.left, LINE);
  for (let line = 0; line < REMARKS; line++) {
    paper.y += REMARK_HEIGHT;
    rule(paper, paper.y, 0, paper.width);
  }
  paper.y += BELOW;
  for (const role of block.roles) writeSignature(paper, role);
}

function writeSignature(paper: Paper, role: string): void {
  paper.ensure(SIGNATURE_HEIGHT);
  const line = paper.y + SIGNATURE_HEIGHT - 18;
  const dateAt = paper.width - 130;
  const room = dateAt - 24;
  rule(paper, line, 0, room);
  rule(paper, line, dateAt, paper.width);
  const [words = ''] = paper.linesOf(paperMessages.signature(role), room, SIGNED);
  paper.tag('P', () => {
    paper.drawLine(words, paper.left, line + 2, SIGNED);
    paper.drawLine(paperMessages.dateSigned, paper.left + dateAt, line + 2, SIGNED);
  });
  paper.y += SIGNATURE_HEIGHT;
}

function writeLine(paper: Paper, line: string, x: number, height: number): void {
  const { y } = paper;
  paper.tag('P', () => paper.drawLine(line, x, y, STATEMENT));
  paper.y += height;
}

/** Draws a line to write on, between two places right of the margin. */
function rule(paper: Paper, y: number, from: number, to: number): void {
  const { left } = paper;
  paper.ornament((doc) =>
    doc
      .lineWidth(0.7)
      .strokeColor(INK)
      .moveTo(left + from, y)
      .lineTo(left + to, y)
      .stroke(),
  );
}
