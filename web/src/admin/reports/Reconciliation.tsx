import { reconciliation, type FundBalanceLine } from '@pa-ledger/domain/reports/balances';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { DataTable } from '../shared/lists/DataTable.tsx';
import { Money } from '../shared/lists/Money.tsx';
import { TabSection } from '../shared/frame/TabHeading.tsx';
import { amountTotals } from '../shared/lists/column-kinds.tsx';
import type { Column } from '../shared/lists/table-model.ts';
import { codeText } from './income-columns.tsx';
import { reportMessages } from './reports-messages.ts';

const messages = reportMessages.funds;

const AMOUNTS = [
  { field: 'beginningBalance', label: messages.beginningBalance, tone: 'plain' },
  { field: 'revenue', label: messages.plusRevenue, tone: 'green' },
  { field: 'expenses', label: messages.lessExpenses, tone: 'red' },
  { field: 'endingBalance', label: messages.endingBalance, tone: 'signed' },
] as const;

const COLUMNS: readonly Column<FundBalanceLine>[] = [
  { id: 'fundName', label: reportMessages.fund, cell: ({ fundName }) => fundName, onCard: 'title' },
  {
    id: 'fundCode',
    label: reportMessages.code,
    cell: ({ fundCode }) => codeText(fundCode),
    onCard: 'note',
  },
  ...AMOUNTS.map(({ field, label, tone }): Column<FundBalanceLine> => ({
    id: field,
    label,
    cell: (line) => <Money amount={line[field]} tone={tone} />,
    numeric: true,
    onCard: field === 'endingBalance' ? 'figure' : 'note',
  })),
];

/** The beginning and the ending balance of each fund. */
export function Reconciliation({ source }: { readonly source: ReportSource }) {
  const { lines, total } = reconciliation(source);
  if (lines.length === 0) return null;
  return (
    <TabSection heading={messages.endingBalances} hint={messages.endingBalancesHint}>
      <DataTable
        name={messages.endingBalances}
        columns={COLUMNS}
        rows={{ status: 'ready', value: lines }}
        keyOf={(line) => line.id}
        empty={null}
        totals={amountTotals(reportMessages.total, AMOUNTS, total)}
      />
    </TabSection>
  );
}
