import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRowSteps, firstCsvRows, separatorOf } from './csv-rows.ts';

/** What is in a text, and how many steps that took. */
function inSteps(text: string, { delimiter = ',', most = 50_000 } = {}) {
  const steps = csvRowSteps(text, { delimiter, most });
  for (let count = 0; ; count++) {
    const step = steps.next();
    if (step.done === true) {
      const { rows, damaged, isCutOff } = step.value;
      return { rows, damaged: [...damaged], isCutOff, count };
    }
  }
}

const rowsOf = (text: string, delimiter = ',') => firstCsvRows(text, { delimiter, most: 50_000 });

describe('the rows of a sheet', () => {
  it.each([
    ['no quotation marks', 'a,b\n', ['a', 'b']],
    ['a line end in a cell', '"one\ntwo",b\n', ['one\ntwo', 'b']],
    ['line ends of Windows', '"one\r\ntwo",b\r\n', ['one\ntwo', 'b']],
    ['line ends of old Macs', '"one, two",b\r', ['one, two', 'b']],
    ['line ends of some banks', '"one, two",b\r\r\n', ['one, two', 'b']],
    ['spaces around a cell', '"a" , "b, c" \r\n', ['a', 'b, c']],
    ['doubled quotation marks', '"say ""yes""",b\n', ['say "yes"', 'b']],
    ['empty cells', '"",,"a",\n', ['', '', 'a', '']],
    ['cells that a spreadsheet leaves alone', '="1,5","=""2"""\n', ['="1,5"', '="2"']],
    ['marks inside a cell', 'TRAY 12",5" x 7"\n', ['TRAY 12"', '5" x 7"']],
    ['a mark at the start', '"MEGA" PIZZA,-20.00\n', ['"MEGA" PIZZA', '-20.00']],
    ['a mark too many at the end', '-20.00,"TRAY 12""\n', ['-20.00', 'TRAY 12"']],
  ])('are read with %s, in steps', (_, row, cells) => {
    const many = 450;
    const { rows, count, damaged, isCutOff } = inSteps(row.repeat(many));
    expect(rows).toHaveLength(many + 1);
    expect(new Set(rows.slice(0, -1).map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify(cells)]),
    );
    expect([rows.at(-1), isCutOff]).toEqual([[''], false]);
    expect(count).toBeGreaterThan(2);
    // Where each row has a stray mark, none is there that shows how wide a row is.
    if (!/MEGA|-20.00,"TRAY/.test(row)) expect(damaged).toEqual([]);
  });

  it('are what was written, whatever is in the cells', () => {
    const cell = fc
      .array(fc.constantFrom('a', ' ', ',', ';', '"', '\n', '=', "'"), { maxLength: 6 })
      .map((parts) => parts.join(''));
    const sheet = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 });
    fc.assert(
      fc.property(sheet, fc.constantFrom(',', ';', '\t'), (rows, delimiter) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = rows.map((cells) => cells.map(quoted).join(delimiter)).join('\r\n');
        const read = inSteps(text, { delimiter });
        expect(read.rows).toEqual(rows);
        expect(read.isCutOff).toBe(false);
      }),
    );
  });

  it('end where as many are read as were wanted', () => {
    expect(inSteps('a,b\n'.repeat(9), { most: 2 }).rows).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    expect(rowsOf('')).toEqual([]);
    expect(rowsOf('\ufeffa')).toEqual([['a']]);
  });

  it('are counted after each step', () => {
    const steps = csvRowSteps('a,b\n'.repeat(450), { delimiter: ',', most: 50_000 });
    expect([...steps]).toEqual([200, 400, 451]);
  });
});

describe('a stray quotation mark', () => {
  const HEAD = 'Date,Description,Amount\n';

  it.each([
    ['at the start', '"MEGA" PIZZA,-2\n', ['"MEGA" PIZZA', '-2']],
    ['at the start alone', '"MEGA PIZZA,-2\n', ['"MEGA PIZZA', '-2']],
    ['at the end', '"TRAY 12"",-2\n', ['TRAY 12"', '-2']],
    ['inside', '"MEGA "BIG" PIZZA",-2\n', ['MEGA "BIG" PIZZA', '-2']],
  ])('%s swallows no neighbor', (_, bad, cells) => {
    const text = `${HEAD}9/17,"PAPER, INC",-1\n9/16,${bad}9/15,"BOOK NOOK",-3\n9/14,TOYS,-4\n`;
    const { rows, damaged } = inSteps(text);
    expect(rows.slice(1, 5)).toEqual([
      ['9/17', 'PAPER, INC', '-1'],
      ['9/16', ...cells],
      ['9/15', 'BOOK NOOK', '-3'],
      ['9/14', 'TOYS', '-4'],
    ]);
    expect(damaged).toEqual([]);
  });

  it('names its row where a comma leaves open what its cells are', () => {
    const { rows, damaged } = inSteps(`${HEAD}9/17,A,-1\n9/16,"MEGA, "BIG" PIZZA",-2\n9/15,B,-3`);
    expect(damaged).toEqual([2]);
    expect(rows[3]).toEqual(['9/15', 'B', '-3']);
  });

  it('names the row that may be two', () => {
    const text = `${HEAD}9/17,A,-1\n9/16,-2,"TRAY 12""\n9/15,-3,BOARD 5"\n9/14,B,-4\n`;
    expect(inSteps(text).damaged).toEqual([2]);
  });

  it('names the row whose marks have a text of several lines between them', () => {
    const { rows, damaged } = inSteps(`${HEAD}9/17,"one\ntwo "three"\nfour",-1\n9/14,B,-4\n`);
    expect(damaged).toEqual([1]);
    expect(rows[4]).toEqual(['9/14', 'B', '-4']);
  });

  it('is no cell of several lines that quotation marks hold together', () => {
    const { rows, damaged } = inSteps(`${HEAD}9/17,"one, two\nthree\n""four""",-1\n9/14,B,-4\n`);
    expect(rows[1]).toEqual(['9/17', 'one, two\nthree\n"four"', '-1']);
    expect(damaged).toEqual([]);
  });
});

it.each([
  ['a,"b', true],
  ['a,"b, c', true],
  ['a,"b\n', false],
  ['a,"b\nc,d', false],
  ['a,"b""', false],
  ['a,"b" c', false],
  ['a,"b"', false],
])('%j was cut off: %s', (text, isCutOff) => {
  expect(inSteps(text).isCutOff).toBe(isCutOff);
});

it('is no slower for a column without separators, nor for many marks', () => {
  const started = performance.now();
  expect(rowsOf(`${'x'.repeat(100)}\n`.repeat(50_000))).toHaveLength(50_000);
  expect(rowsOf(`"a\n`.repeat(50_000))).toHaveLength(50_000);
  expect(rowsOf(`${'"'.repeat(2_000_001)},b`)).toHaveLength(1);
  expect(performance.now() - started).toBeLessThan(4_000);
});

it('finds what separates the cells', () => {
  const texts = 'Date,Text,Amount\n9/1,a; b; c; d; e,5\n9/2,a; b; c; d; e,6\n9/3,a; b; c; d; e,7';
  expect(separatorOf(texts)).toBe(';');
  expect(separatorOf(texts, (rows) => rows[0]?.[0] === 'Date')).toBe(',');
  expect(separatorOf('a|b\n1|2')).toBe('|');
  expect(separatorOf('Name\nBook Fair')).toBe(',');
});
