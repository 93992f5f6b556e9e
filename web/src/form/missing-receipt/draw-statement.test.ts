import { expenseFormMessages } from '@pa-ledger/domain/expenses/expense-form-messages';
import { writtenDates } from '@pa-ledger/domain/time/written-dates';
import { missingReceiptMessages } from './missing-receipt-messages.ts';
import { describe, expect, it } from 'vitest';
import { STATEMENT } from '../../../../tests/fixtures/statement.ts';
import type { Statement } from '@pa-ledger/domain/expenses/missing-receipt';
import fc from 'fast-check';
import { ROOM, SHEET, statementSheet, type SheetLine, textLines } from './draw-statement.ts';

/** Lays out a statement; each character is half as wide as it is high. */
function sheetOf(own: Partial<Statement> = {}) {
  return statementSheet(
    { ...STATEMENT, ...own },
    {
      fields: expenseFormMessages,
      dates: writtenDates('en'),
      missingReceipt: missingReceiptMessages,
    },
    (line, { size }) => (line.length * size) / 2,
  );
}

const texts = (lines: readonly SheetLine[]) => lines.map(({ text }) => text);

describe('the picture of a statement (#144)', () => {
  it('says everything, line by line', () => {
    expect(texts(sheetOf().lines)).toEqual([
      'Maple Grove PTA',
      'Missing Receipt Statement',
      'What was bought',
      STATEMENT.what,
      'Where it was bought',
      STATEMENT.where,
      'When',
      'Oct 17, 2026',
      'Price',
      '$84.35',
      'Why there is no receipt',
      'The stand takes cash',
      'and gives no receipts.',
      'I certify that this was purchased for Maple Grove PTA at',
      'Maple Grove Elementary School, that I don’t have a receipt,',
      'and that this information is true.',
      'Stated by',
      'Zoë Whitfield',
      'Stated on',
      'Oct 18, 2026',
    ]);
  });

  it('is as high as its lines, none of which is on another or beyond the edge', () => {
    const why = Array.from({ length: 200 }, (_, line) => `Line ${line}`).join('\n');
    const { lines, height } = sheetOf({ why, what: 'x'.repeat(200) });
    expect(height).toBeGreaterThan(sheetOf().height + 190 * 36);
    let bottom: number = SHEET.margin;
    for (const { text, size, top } of lines) {
      expect(top).toBeGreaterThanOrEqual(bottom);
      expect((text.length * size) / 2).toBeLessThanOrEqual(ROOM);
      bottom = top + size;
    }
    expect(bottom).toBeLessThanOrEqual(height - SHEET.margin);
    for (let line = 0; line < 200; line++) expect(texts(lines)).toContain(`Line ${line}`);
  });

  it.each([
    ['أمل حداد', 'rtl'],
    ['1. דנה כהן', 'rtl'],
    ['李小龍', 'ltr'],
    ['दीपा शर्मा', 'ltr'],
    ['Zoe שלום 🎃', 'ltr'],
    ['84.35', 'ltr'],
  ])('writes %s in its own direction', (statedBy, direction) => {
    const line = sheetOf({ statedBy }).lines.find(({ text }) => text === statedBy);
    expect(line?.direction).toBe(direction);
  });

  it('gives each line that was typed its direction, and keeps it where that line is broken', () => {
    const typed = 'לא ניתנה קבלה, Route 9 '.repeat(4).trim();
    const { lines } = sheetOf({ why: `Cash only.\n${typed}` });
    const first = lines.findIndex(({ text }) => text === 'Cash only.');
    expect(lines.slice(first, first + 3).map(({ direction }) => direction)).toEqual([
      'ltr',
      'rtl',
      'rtl',
    ]);
  });

  it.each([
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '=HYPERLINK("//evil.example")',
  ])('takes text for text: %s', (what) => {
    expect(texts(sheetOf({ what }).lines)).toContain(what);
  });
});

/** All characters have the same width. */
const widthOf = (line: string) => Array.from(line).length;
const lines = (text: string, width = 10) => textLines(text, widthOf, width);

describe('textLines', () => {
  it('breaks at spaces, at line ends, and in words that are too long', () => {
    expect(lines('Paper plates for the picnic')).toEqual(['Paper', 'plates for', 'the picnic']);
    expect(lines('a\nb\u2028c\u2029\nd')).toEqual(['a', 'b', 'c', '', 'd']);
    expect(lines('incomprehensible')).toEqual(['incomprehe', 'nsible']);
    expect(lines('紙皿と紙コップと割り箸を買う')).toEqual(['紙皿と紙コップと割り', '箸を買う']);
    expect(lines('1\t2')).toEqual(['1  2']);
  });

  it('never breaks what a person sees as one character', () => {
    const family = '👩‍👩‍👧‍👦';
    const wide = (line: string) => line.length;
    expect(textLines(family.repeat(3), wide, 5)).toEqual([family, family, family]);
  });

  it('loses nothing but spaces, whatever the text (#144)', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.integer({ min: 1, max: 12 }),
        (text, width) => {
          const bare = (part: string) => part.replace(/[\s\u2028\u2029]/g, '');
          expect(bare(lines(text, width).join(''))).toBe(bare(text));
        },
      ),
    );
  });
});
