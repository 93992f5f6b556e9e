import { reconciliation, type FundBalanceLine } from '@pa-ledger/domain/reports/balances';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { DataTable } from '../shared/lists/DataTable.tsx';
import { TabSection } from '../shared/frame/TabHeading.tsx';
import { amountColumns, amountTotals, textColumn } from '../shared/lists/column-kinds.tsx';
import type { Column } from '../shared/lists/table-model.ts';
import { codeText } from './income-columns.tsx';
import { reportMessages } from './reports-messages.ts';

const messages = reportMessages.funds;

const AMOUNTS = [
  { field: 'beginningBalance', label: messages.beginningBalance, tone: 'plain', onCard: 'note' },
  { field: 'revenue', label: messages.plusRevenue, tone: 'green', onCard: 'note' },
  { field: 'expenses', label: messages.lessExpenses, tone: 'red', onCard: 'note' },
  { field: 'transfers', label: messages.plusTransfers, tone: 'signed', onCard: 'note' },
  { field: 'endingBalance', label: messages.endingBalance, tone: 'signed', onCard: 'figure' },
] as const;

const NAMES: readonly Column<FundBalanceLine>[] = [
  textColumn('fundName', reportMessages.fund, ({ fundName }) => fundName, { onCard: 'title' }),
  textColumn('fundCode', reportMessages.code, ({ fundCode }) => codeText(fundCode), {
    onCard: 'note',
  }),
];

/** The beginning and the ending balance of each fund. */
export function Reconciliation({ source }: { readonly source: ReportSource }) {
  const { lines, total } = reconciliation(source);
  if (lines.length === 0) return null;
  const hasTransfers = lines.some(({ transfers }) => transfers !== 0);
  const amounts = AMOUNTS.filter(({ field }) => field !== 'transfers' || hasTransfers);
  return (
    <TabSection heading={messages.endingBalances} hint={messages.endingBalancesHint}>
      <DataTable
        name={messages.endingBalances}
        columns={[...NAMES, ...amountColumns(amounts, (line: FundBalanceLine) => line)]}
        rows={{ status: 'ready', value: lines }}
        keyOf={(line) => line.id}
        empty={null}
        totals={amountTotals(reportMessages.total, amounts, total)}
      />
    </TabSection>
  );
}
