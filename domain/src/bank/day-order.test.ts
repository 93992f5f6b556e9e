import { describe, expect, it } from 'vitest';
import { statementIn } from '../../../tests/fixtures/bank-sheets.ts';

const ONE = { headings: -1, date: 0, amount: 1, checkNumber: 2, text: 3, bankId: 4 };

describe('days', () => {
  const days = (rows: string, isDayFirst?: boolean) => {
    const { lines, notes, refused } = statementIn(rows, { ...ONE, isDayFirst });
    return { days: lines.map(({ day }) => day), notes, refused };
  };

  it('one row shows that the day comes first', () => {
    expect(days('3/9/2026|-1\n12/9/2026|-2\n28/9/2026|-3')).toEqual({
      days: ['2026-09-03', '2026-09-12', '2026-09-28'],
      refused: [],
      notes: ['Dates begin with the day: row 3 says 28/9/2026.'],
    });
  });

  it('one row shows that the month comes first, whatever was chosen', () => {
    expect(days('9/3/2026|-1\n9/28/2026|-3', true)).toMatchObject({
      days: ['2026-09-03', '2026-09-28'],
      notes: ['Dates begin with the month: row 2 says 9/28/2026.'],
    });
    expect(days('9/3/2026|-1\n9/28/2026|-3').notes).toEqual([]);
  });

  it('rows that show both are named', () => {
    expect(days('9/28/2026|-1\n28/9/2026|-3')).toMatchObject({
      days: ['2026-09-28'],
      refused: [{ row: 2 }],
    });
  });

  it('their order shows it', () => {
    expect(days('1/10/2026|-1\n2/10/2026|-2\n12/10/2026|-2\n1/11/2026|-3')).toMatchObject({
      days: ['2026-10-01', '2026-10-02', '2026-10-12', '2026-11-01'],
      notes: ['Dates begin with the day: only that way are they in order.'],
    });
  });

  it('what nothing shows is as chosen, else month first, and that is said', () => {
    expect(days('9/3/2026|-1\n9/4/2026|-1', true)).toMatchObject({
      days: ['2026-03-09', '2026-04-09'],
    });
    expect(days('9/3/2026|-1\n9/4/2026|-1')).toMatchObject({
      days: ['2026-09-03', '2026-09-04'],
      notes: [
        expect.stringMatching(/^Dates are read month first, as US banks write them\. .*9\/3\/2026/),
      ],
    });
    expect(days('9/3/2026|-1', false).notes).toEqual([]);
    expect(days('9/9/2026|-1\n2026-09-10|-2\n20260911|-3\n9.10.2026|-4')).toMatchObject({
      days: ['2026-09-09', '2026-09-10', '2026-09-11', '2026-10-09'],
    });
  });
});
