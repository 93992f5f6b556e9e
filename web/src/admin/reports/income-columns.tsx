import { NO_VALUE } from '../../ui/text.ts';
import type {
  CategoryIncomeRow,
  EventSummary,
  FundIncomeRow,
} from '@pa-ledger/domain/reports/income';
import { figureColumns, figureTotals } from '../shared/figures/figure-columns.tsx';
import type { Opening } from '../shared/figures/FigureLink.tsx';
import { amountTotals, textColumn } from '../shared/lists/column-kinds.tsx';
import type { Column, Totals } from '../shared/lists/table-model.ts';
import { INCOME_FIGURES, type FigurePlace, type OpeningsOf } from './report-figures.ts';
import { reportMessages } from './reports-messages.ts';

/** A row with its key. */
export interface Line<Row> {
  readonly id: string;
  readonly row: Row;
}

const SUMMARY = [
  { field: 'revenue', label: reportMessages.revenue, tone: 'green', onCard: 'note' },
  { field: 'expenses', label: reportMessages.expenses, tone: 'red', onCard: 'note' },
  { field: 'netIncome', label: reportMessages.netIncome, tone: 'signed', onCard: 'note' },
] as const;

type Field = (typeof SUMMARY)[number]['field'];

/** Returns the amounts of rows, which open their entries. */
function summary<Row extends EventSummary>(
  openings: OpeningsOf,
  placeOf: (line: Line<Row>) => FigurePlace,
): readonly Column<Line<Row>>[] {
  return figureColumns(
    SUMMARY,
    ({ row }: Line<Row>) => row,
    (line) => (field: Field) => openings(INCOME_FIGURES[field], placeOf(line)),
  );
}

/** Returns the columns of Income by Category. */
export function categoryColumns(openings: OpeningsOf): readonly Column<Line<CategoryIncomeRow>>[] {
  return [
    textColumn('categoryName', reportMessages.category, ({ row }) => row.categoryName, {
      onCard: 'title',
    }),
    ...summary<CategoryIncomeRow>(openings, ({ id, row }) => ({
      name: row.categoryName,
      categoryId: id,
    })),
  ];
}

/** Returns the columns of Income by Fund. */
export function fundColumns(openings: OpeningsOf): readonly Column<Line<FundIncomeRow>>[] {
  return [
    textColumn('fundName', reportMessages.fund, ({ row }) => row.fundName, { onCard: 'title' }),
    textColumn('fundCode', reportMessages.code, ({ row }) => row.fundCode, {
      cell: ({ row }) => codeText(row.fundCode),
      onCard: 'note',
    }),
    ...summary<FundIncomeRow>(openings, ({ id, row }) => ({ name: row.fundName, fundId: id })),
  ];
}

/** What came in and was spent, in a month or in a year, or as it was planned. */
export interface NamedSummary extends EventSummary {
  /** As people write it. */
  readonly name: string;
}

/**
 * Returns the columns of such lines.
 * @param label what a line is of. @param openingsOf what a line's figures open; nothing without it.
 */
export function summaryColumns(
  label: string,
  openingsOf: (
    line: Line<NamedSummary>,
  ) => (figure: 'received' | 'spent' | 'net') => Opening | null = () => () => null,
): readonly Column<Line<NamedSummary>>[] {
  return [
    textColumn('name', label, ({ row }) => row.name, { onCard: 'title' }),
    ...figureColumns(
      SUMMARY,
      ({ row }: Line<NamedSummary>) => row,
      (line) => (field: Field) => openingsOf(line)(INCOME_FIGURES[field]),
    ),
  ];
}

/** The TOTAL row of all of them. */
export function incomeTotals(total: EventSummary, openings: OpeningsOf): Totals {
  return figureTotals(reportMessages.total, SUMMARY, total, (field: Field) =>
    openings(INCOME_FIGURES[field], { name: reportMessages.all }),
  );
}

/** The last row of sums that count no entries. */
export function plainTotals(label: string, total: EventSummary): Totals {
  return amountTotals(label, SUMMARY, total);
}

/** Returns a fund's code; Unknown has none. */
export function codeText(code: string): string {
  return code === '' ? NO_VALUE : code;
}
