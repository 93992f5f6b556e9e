import fc from 'fast-check';
import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvRowSteps } from './csv-rows.ts';

/** The rows of a text in steps, and how many steps that took. */
function inSteps(text: string, { delimiter = '', most = 50_000 } = {}) {
  const steps = csvRowSteps(text, { delimiter, most });
  for (let count = 0; ; count++) {
    const step = steps.next();
    if (step.done === true) return { ...step.value, count };
  }
}

/** The rows of a text in one parse. */
function atOnce(text: string, { delimiter = '', most = 50_000 } = {}) {
  const { data, errors } = papaparse.parse(text, { delimiter, preview: most });
  return { rows: data, errors: new Set(errors.map(({ code }) => code)) };
}

/** Above the rows of a step. */
const MANY = 450;

describe('a sheet that is parsed in steps', () => {
  it.each([
    ['no quotation marks', 'a,b\n'],
    ['a line end in a cell', '"one\ntwo",b\n'],
    ['line ends of Windows', '"one\r\ntwo",b\r\n'],
    ['line ends of old Macs', '"one, two",b\r'],
    ['spaces behind a cell', '"a" ,"b" \r\n'],
    ['doubled quotation marks', '"say ""yes""";b\n'],
    ['misplaced quotation marks', '"a"b,c"d"\n'],
    ['empty rows', 'a\tb\n\n'],
    ['a mark at each row', '\ufeffa,b\n'],
  ])('has the rows of a single parse with %s', (_, row) => {
    const text = row.repeat(MANY);
    const { count, ...parsed } = inSteps(text);
    expect(parsed).toEqual(atOnce(text));
    expect(count).toBeGreaterThan(2);
  });

  it.each([199, 200, 201, 400])('ends as a single parse does, after %i rows', (rows) => {
    for (const end of ['', '\n', '\n\n', ' ', '\n"', '\n"cut off\nhere', '\n\ufeff']) {
      const text = `${'a,"b\n"\n'.repeat(rows - 1)}a,b${end}`;
      for (const most of [rows - 1, rows, rows + 1, rows + 2]) {
        const { count: _, ...parsed } = inSteps(text, { most });
        expect(parsed).toEqual(atOnce(text, { most }));
      }
    }
  });

  it('has the rows of a single parse for any text', () => {
    const pieces = fc.array(
      fc.constantFrom('a', ' ', ',', ',', ';', '\t', '"', '"', '\n', '\n', '\r\n', '\r', '\ufeff'),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(
        ...[pieces, pieces, pieces, fc.constantFrom('', ',', ';', '\t')],
        (head, repeated, tail, delimiter) => {
          const text = `${head.join('')}${repeated.join('').repeat(120)}${tail.join('')}`;
          const { count: _, ...parsed } = inSteps(text, { delimiter });
          expect(parsed).toEqual(atOnce(text, { delimiter }));
        },
      ),
    );
  });

  it('says after each step how many rows there are', () => {
    const steps = csvRowSteps('a,b\n'.repeat(MANY), { delimiter: ',', most: 50_000 });
    expect([...steps]).toEqual([200, 400, 451]);
  });
});
