import fc from 'fast-check';
import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { times } from '../../../tests/functions/support/counts.ts';
import { FORMULA_TEXTS } from '../../../tests/fixtures/formula-texts.ts';
import { cents } from '../money/money.ts';
import { csvParts, type CsvRow } from './csv.ts';

/** The characters that begin a formula in a spreadsheet, written down separately from the code. */
const TRIGGERS = ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠'];

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
      expect(cells[index]).toEqual(['x', `'${text}`, '-1']);
      for (const trigger of TRIGGERS) expect(cells[index]?.[1]?.startsWith(trigger)).toBe(false);
    });
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
        const defused = (value: string): string =>
          TRIGGERS.some((trigger) => value.startsWith(trigger)) ? `'${value}` : value;
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
