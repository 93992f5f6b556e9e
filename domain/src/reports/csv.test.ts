import fc from 'fast-check';
import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { times } from '../../../tests/support/random.ts';
import { FORMULA_TEXTS, INNER_FORMULA_TEXTS } from '../../../tests/fixtures/formula-texts.ts';
import { cents } from '../money/money.ts';
import { csvParts, type CsvRow, eventReportFile, REPORT_FILES } from './csv.ts';

/** The characters that begin a formula in a spreadsheet, written down separately from the code. */
const TRIGGERS = ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠'];
/** Those of them that begin one behind a semicolon, a tab or a line break. */
const INNER_TRIGGERS = TRIGGERS.filter((trigger) => !/\s|\0/.test(trigger));

/** What the cell of a text reads like. */
function defused(text: string): string {
  const characters = text.split('').map((character, index) => {
    const before = text.slice(0, index).replace(/["\0]+$/, '');
    const begins = index > 0 && /[;\t\r\n]$/.test(before);
    return begins && INNER_TRIGGERS.includes(character) ? `'${character}` : character;
  });
  const first = TRIGGERS.some((trigger) => text.startsWith(trigger)) ? "'" : '';
  return first + characters.join('');
}

/** Returns the beginnings of the cells that a spreadsheet may see which splits there and knows no quotation marks. */
function cellsSplitAt(separator: string, text: string): string[] {
  const cells = text.split(/\r\n|\r|\n/).flatMap((line) => line.split(separator));
  return cells.map((cell) => cell.replace(/^["\0\t]+/, ''));
}

function textOf<Row extends CsvRow<Row, Amount>, Amount extends string = never>(
  rows: readonly Row[],
  amounts: readonly Amount[] = [],
): string {
  return csvParts(rows, amounts).join('');
}

/** Returns the cells as another program reads them. */
function read(text: string): string[][] {
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter: ',' });
  expect(errors).toEqual([]);
  return data;
}

describe('csvParts', () => {
  it('writes the field names of the first row, then one line for each row', () => {
    expect(
      textOf([
        { categoryName: 'Book Fair', revenue: 1_234.5, note: null },
        { categoryName: 'Say "hi", twice\r\n', revenue: -50, note: null },
      ]),
    ).toBe(
      '\ufeffcategoryName,revenue,note\r\n"Book Fair",1234.5,\r\n"Say ""hi"", twice\r\n",-50,',
    );
  });

  it('writes amounts in dollars, and other numbers as they are', () => {
    const row = (revenue: number, percentUsed: number) => ({
      revenue: cents(revenue),
      percentUsed,
    });
    const rows = [row(123_450, 106.7), row(-5, 100), row(30, 0), row(0, 5)];
    expect(textOf(rows, ['revenue'])).toBe(
      '\ufeffrevenue,percentUsed\r\n1234.5,106.7\r\n-0.05,100\r\n0.3,0\r\n0,5',
    );
  });

  it('is empty without rows', () => {
    expect(csvParts([])).toEqual([]);
  });

  it('writes the values in the order of the first row', () => {
    expect(
      textOf([
        { a: 1, b: 2 },
        { b: 4, a: 3 },
      ]),
    ).toBe('\ufeffa,b\r\n1,2\r\n3,4');
  });

  it.each([0, 1, 999, 1_000, 1_001, 2_500])('loses none of %d rows between its parts', (count) => {
    const rows = Array.from({ length: count + 1 }, (_, index) => ({ index }));
    expect(read(textOf(rows))).toEqual([['index'], ...rows.map(({ index }) => [String(index)])]);
  });

  it('writes numbers as numbers, -50 too (#71)', () => {
    expect(textOf([{ variance: -50 }])).toMatch(/\r\n-50$/);
    const text = textOf([{ variance: -50 }]);
    const { data } = papaparse.parse<{ variance: unknown }>(text, {
      header: true,
      dynamicTyping: true,
    });
    expect(data).toEqual([{ variance: -50 }]);
  });

  it('lets no text begin a formula (#71)', () => {
    expect(FORMULA_TEXTS.length).toBeGreaterThanOrEqual(30);
    const rows = FORMULA_TEXTS.map((text) => ({ before: 'x', text, after: -1 }));
    const [, ...cells] = read(textOf(rows));
    FORMULA_TEXTS.forEach((text, index) => {
      expect(cells[index]).toEqual(['x', defused(text), '-1']);
      for (const trigger of TRIGGERS) expect(cells[index]?.[1]?.startsWith(trigger)).toBe(false);
    });
  });

  it.each([';', '\t'])('lets none begin in a spreadsheet that splits at %j (#71)', (separator) => {
    const texts = [...FORMULA_TEXTS, ...INNER_FORMULA_TEXTS];
    const rows = texts.map((text) => ({ before: 'x', text, after: -1, note: text }));
    const file = textOf(rows);
    const read = papaparse.parse<string[]>(file, { delimiter: separator }).data.flat();
    const cells = [...cellsSplitAt(separator, file), ...read];
    expect(cells.length).toBeGreaterThan(texts.length);
    const formulas = cells.filter((cell) => INNER_TRIGGERS.includes(cell.charAt(0)));
    // An amount at a cell's beginning is none.
    expect(formulas.filter((cell) => !/^-1(?:,|$)/.test(cell))).toEqual([]);
  });

  it('leaves a text alone in which no cell can begin with a formula', () => {
    for (const text of ['Cups; plates', '2 @ $4; 3 @ $5', 'a-b; c+d=e', 'One\ntwo\n\nthree'])
      expect(read(textOf([{ text }]))[1]).toEqual([text]);
  });

  it('writes what another program reads back (#71)', () => {
    const nasty = fc.constantFrom(
      '"',
      ',',
      '\r\n',
      '\n',
      ';',
      "'",
      ' ',
      '\ufeff',
      'é',
      ...TRIGGERS,
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.oneof(nasty, fc.string({ maxLength: 3 })) }),
    );
    const amount = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 });
    const row = fc.record({ name: text, amount: amount.map(cents), fund: text });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), (rows) => {
        const [header, ...lines] = read(textOf(rows, ['amount']));
        expect(header).toEqual(['name', 'amount', 'fund']);
        expect(lines.map(([name, dollars, fund]) => [name, Number(dollars), fund])).toEqual(
          rows.map((each) => [defused(each.name), each.amount / 100, defused(each.fund)]),
        );
      }),
      // At most 20 rows each, 10 on average: 1,000 rows and more.
      { numRuns: times(200, 2_000) },
    );
  });
});

it('names the files as docs/behaviour.md does', () => {
  expect(Object.values(REPORT_FILES)).toEqual([
    'budget-vs-actual.csv',
    'income-vs-budget.csv',
    'income-by-category.csv',
    'income-by-fund.csv',
  ]);
  expect(eventReportFile('book-fair')).toBe('event-report-book-fair.csv');
});
