import { describe, expect, it } from 'vitest';
import { cell, EMPTY_SOURCE } from '../../../tests/fixtures/report-source.ts';
import { reconciliation } from './balances.ts';

const figures = (report: ReturnType<typeof reconciliation>) =>
  report.lines.map((line) => [
    line.fundName,
    line.fundCode,
    line.beginningBalance,
    line.revenue,
    line.expenses,
    line.endingBalance,
  ]);

describe('reconciliation', () => {
  it('shows every fund, by code', () => {
    expect(figures(reconciliation(EMPTY_SOURCE))).toEqual([
      ['Old Fund', '800', 0, 0, 0, 0],
      ['Main Fund', '4900', 0, 0, 0, 0],
      ['Grants', '4950', 0, 0, 0, 0],
    ]);
  });

  it.each(['approved', 'paid'] as const)(
    'adds revenue to the beginning balance and subtracts what was paid, where the reports count what is %s',
    (countWhen) => {
      const report = reconciliation({
        ...EMPTY_SOURCE,
        countWhen,
        balances: [
          { fundId: 'main', amount: 1_000.1 },
          { fundId: 'grants', amount: -40 },
          { fundId: 'old', amount: NaN },
        ],
        cells: [
          cell('fair', 'main', { revenue: 20, manual: 50_000 }),
          cell('office', 'main', { paid: 10_000, approved: 77_777 }),
        ],
      });
      expect(figures(report)).toEqual([
        ['Old Fund', '800', 0, 0, 0, 0],
        ['Main Fund', '4900', 100_010, 20, 60_000, 40_030],
        ['Grants', '4950', -4_000, 0, 0, -4_000],
      ]);
      expect(report.total).toEqual({
        beginningBalance: 96_010,
        revenue: 20,
        expenses: 60_000,
        advances: 0,
        transfers: 0,
        endingBalance: 36_030,
      });
    },
  );

  it('moves transfers from one fund to another, and the TOTAL has none of them', () => {
    const report = reconciliation({
      ...EMPTY_SOURCE,
      transfers: [
        { fundId: 'main', transferIn: 0, transferOut: 500 },
        { fundId: 'grants', transferIn: 300, transferOut: 0 },
        { fundId: 'grants', transferIn: 100, transferOut: 0 },
        { fundId: 'gone', transferIn: 100, transferOut: 0 },
      ],
    });
    expect(
      report.lines.map(({ id, transfers, endingBalance }) => [id, transfers, endingBalance]),
    ).toEqual([
      ['old', 0, 0],
      ['main', -500, -500],
      ['grants', 400, 400],
      ['', 100, 100],
    ]);
    expect(report.total).toMatchObject({ revenue: 0, expenses: 0, transfers: 0, endingBalance: 0 });
  });

  it.each([
    ['a balance', { balances: [{ fundId: 'gone', amount: 5 }] }, 500],
    ['revenue', { cells: [cell('fair', null, { revenue: 500 })] }, 500],
    ['an expense', { cells: [cell('fair', 'gone', { manual: 500 })] }, -500],
  ])(
    'shows %s whose fund is gone as Unknown, and the TOTAL counts it (#68)',
    (_name, own, ending) => {
      const report = reconciliation({ ...EMPTY_SOURCE, ...own });
      expect(report.lines.at(-1)).toMatchObject({ id: '', fundName: 'Unknown', fundCode: '' });
      expect(report.lines.at(-1)?.endingBalance).toBe(ending);
      expect(report.total.endingBalance).toBe(ending);
    },
  );
});
