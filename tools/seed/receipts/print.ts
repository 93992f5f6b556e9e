import type { ReceiptTexts } from './receipt-texts.ts';

/** The size of a glyph in dots; its cell is a dot wider and four dots higher. */
const GLYPH = { width: 5, height: 7 } as const;
const CELL = { width: GLYPH.width + 1, height: GLYPH.height + 4 } as const;

/** Each character with its seven rows from top to bottom, base-32 digits whose five bits are the dots from left to right. */
const FONT = [
  'AEHHVHHH BUHHUHHU CEHGGGHE DUHHHHHU EVGGUGGV FVGGUGGG GEHGNHHF HHHHVHHH IE44444E J72222IC KHIKOKIH LGGGGGGV',
  'MHRLLHHH NHHPLJHH OEHHHHHE PUHHUGGG QEHHHLID RUHHUKIH SFGGE11U TV444444 UHHHHHHE VHHHHAA4 WHHHLLLA XHHA4AHH',
  'YHHHA444 ZV1248GV 0EHJLPHE 14C4444E 2EH1248V 3V2421HE 426AIV22 5VGU11HE 668GUHHE 7V124888 8EHHEHHE 9EHHF12C',
  '.00000CC ,0000C48 $4FKE5U4 -000V000 :0CC0CC0 &CIK8LID !4444404',
];
const GLYPHS = new Map(
  FONT.flatMap((line) => line.split(' ').map((one) => [one.slice(0, 1), one.slice(1)] as const)),
).set(' ', '0000000');

const COLUMNS = 30;
const MARGIN = 14;

/** Print on paper: a byte for every dot, 1 where there is ink. */
export interface Print {
  readonly width: number;
  readonly height: number;
  readonly dots: Uint8Array;
}

/** Prints a receipt as a cash register does, in capitals. */
export function printSlip(texts: ReceiptTexts): Print {
  const { vendor, place, date, number, items, total, note } = texts;
  const rule = '-'.repeat(COLUMNS);
  const small = (text: string) => ({ text, size: 1 });
  const large = (text: string) => ({ text, size: 2 });
  const lines = [
    ...wrapped(vendor, COLUMNS / 2).map(large),
    small(centered(place, COLUMNS)),
    small(''),
    ...[row(date, number), rule].map(small),
    ...items.map(([what, amount]) => small(row(what, amount.replace('$', '')))),
    small(rule),
    large(row('Total', total, COLUMNS / 2)),
    small(''),
    ...wrapped(note, COLUMNS).map(small),
  ];
  const width = COLUMNS * CELL.width + 2 * MARGIN;
  const height = lines.reduce((sum, { size }) => sum + CELL.height * size, 2 * MARGIN);
  const print = { width, height, dots: new Uint8Array(width * height) };
  let top = MARGIN;
  for (const { text, size } of lines) {
    printLine(print, text, top, size);
    top += CELL.height * size;
  }
  return print;
}

/**
 * @param size of the letters: 1, or 2 for large ones.
 * @throws RangeError if the line has no room, or a character no glyph.
 */
function printLine({ width, dots }: Print, text: string, top: number, size: number): void {
  if (text.length * size > COLUMNS) throw new RangeError(`There's no room for ${text}.`);
  for (const [column, character] of Array.from(text.toUpperCase()).entries()) {
    const glyph = GLYPHS.get(character);
    if (glyph === undefined) throw new RangeError(`There's no glyph for ${character}.`);
    for (let y = 0; y < GLYPH.height * size; y++) {
      const bits = parseInt(glyph[Math.floor(y / size)] ?? '0', 32);
      for (let x = 0; x < GLYPH.width * size; x++) {
        const isInk = (bits >> (GLYPH.width - 1 - Math.floor(x / size))) & 1;
        dots[(top + y) * width + MARGIN + column * CELL.width * size + x] = isInk;
      }
    }
  }
}

function row(start: string, end: string, columns = COLUMNS): string {
  return start.padEnd(columns - end.length) + end;
}

function centered(text: string, columns: number): string {
  return ' '.repeat(Math.max(0, (columns - text.length) >> 1)) + text;
}

/** Breaks a text into centered lines. */
function wrapped(text: string, columns: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= columns) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => centered(line, columns));
}
