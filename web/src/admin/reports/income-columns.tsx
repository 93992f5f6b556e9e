import type {
  CategoryIncomeRow,
  EventSummary,
  FundIncomeRow,
} from '@pa-ledger/domain/reports/income';
import { compareNames } from '@pa-ledger/domain/text/names';
import { amountColumn, amountTotals } from '../shared/amount-column.tsx';
import type { Column, Totals } from '../shared/table-model.ts';
import { reportMessages } from './reports-messages.ts';

/** A row with its key. */
export interface Line<Row> {
  readonly id: string;
  readonly row: Row;
}

const SUMMARY = [
  { field: 'revenue', label: reportMessages.revenue, tone: 'green' },
  { field: 'expenses', label: reportMessages.expenses, tone: 'red' },
  // The minus sign says it without the color.
  { field: 'netIncome', label: reportMessages.netIncome, tone: 'signed' },
] as const;

/** The columns of Income by Category. */
export const CATEGORY_COLUMNS: readonly Column<Line<CategoryIncomeRow>>[] = [
  {
    id: 'categoryName',
    label: 'Category',
    cell: ({ row }) => row.categoryName,
    sortable: true,
    compare: (one, other) => compareNames(one.row.categoryName, other.row.categoryName),
    onCard: 'title',
  },
  ...summaryColumns<CategoryIncomeRow>(),
];

/** The columns of Income by Fund. */
export const FUND_COLUMNS: readonly Column<Line<FundIncomeRow>>[] = [
  {
    id: 'fundName',
    label: 'Fund',
    cell: ({ row }) => row.fundName,
    sortable: true,
    compare: (one, other) => compareNames(one.row.fundName, other.row.fundName),
    onCard: 'title',
  },
  {
    id: 'fundCode',
    label: 'Code',
    cell: ({ row }) => codeText(row.fundCode),
    sortable: true,
    compare: (one, other) => compareNames(one.row.fundCode, other.row.fundCode),
  },
  ...summaryColumns<FundIncomeRow>(),
];

/** The TOTAL row of both. */
export function incomeTotals(total: EventSummary): Totals {
  return { label: reportMessages.total, cells: amountTotals(SUMMARY, total) };
}

/** Returns a fund's code; Unknown has none. */
export function codeText(code: string): string {
  return code === '' ? '–' : code;
}

function summaryColumns<Row extends EventSummary>(): Column<Line<Row>>[] {
  return SUMMARY.map(({ field, label, tone }) =>
    amountColumn(field, label, ({ row }) => row[field], tone),
  );
}
