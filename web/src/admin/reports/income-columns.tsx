import { NO_VALUE } from '../../ui/text.ts';
import type {
  CategoryIncomeRow,
  EventSummary,
  FundIncomeRow,
} from '@pa-ledger/domain/reports/income';
import { amountColumns, amountTotals, textColumn } from '../shared/lists/column-kinds.tsx';
import type { Column, Totals } from '../shared/lists/table-model.ts';
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

/** The columns of Income by Category. */
export const CATEGORY_COLUMNS: readonly Column<Line<CategoryIncomeRow>>[] = [
  textColumn('categoryName', reportMessages.category, ({ row }) => row.categoryName, {
    onCard: 'title',
  }),
  ...amountColumns(SUMMARY, ({ row }: Line<CategoryIncomeRow>) => row),
];

/** The columns of Income by Fund. */
export const FUND_COLUMNS: readonly Column<Line<FundIncomeRow>>[] = [
  textColumn('fundName', reportMessages.fund, ({ row }) => row.fundName, { onCard: 'title' }),
  textColumn('fundCode', reportMessages.code, ({ row }) => row.fundCode, {
    cell: ({ row }) => codeText(row.fundCode),
    onCard: 'note',
  }),
  ...amountColumns(SUMMARY, ({ row }: Line<FundIncomeRow>) => row),
];

/** What came in and was spent, in a month or in a year, or as it was planned. */
export interface NamedSummary extends EventSummary {
  /** As people write it. */
  readonly name: string;
}

/** The columns of such lines. @param label what a line is of. */
export function summaryColumns(label: string): readonly Column<Line<NamedSummary>>[] {
  return [
    textColumn('name', label, ({ row }) => row.name, { onCard: 'title' }),
    ...amountColumns(SUMMARY, ({ row }: Line<NamedSummary>) => row),
  ];
}

/** The TOTAL row of all of them, or another last one. */
export function incomeTotals(total: EventSummary, label = reportMessages.total): Totals {
  return amountTotals(label, SUMMARY, total);
}

/** Returns a fund's code; Unknown has none. */
export function codeText(code: string): string {
  return code === '' ? NO_VALUE : code;
}
