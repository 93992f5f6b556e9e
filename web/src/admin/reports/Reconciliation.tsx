import {
  reconciliation,
  type FundBalanceLine,
  type FundBalanceRow,
} from '@pa-ledger/domain/reports/balances';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { DataTable } from '../shared/lists/DataTable.tsx';
import { TabSection } from '../shared/frame/TabHeading.tsx';
import { figureColumns, figureTotals } from '../shared/figures/figure-columns.tsx';
import { textColumn } from '../shared/lists/column-kinds.tsx';
import type { Column } from '../shared/lists/table-model.ts';
import { codeText } from './income-columns.tsx';
import { useOpenings, type FigurePlace, type OpeningsOf } from './report-figures.ts';
import { reportMessages } from './reports-messages.ts';

const messages = reportMessages.funds;

const AMOUNTS = [
  { field: 'beginningBalance', label: messages.beginningBalance, tone: 'plain', onCard: 'note' },
  { field: 'revenue', label: messages.plusRevenue, tone: 'green', onCard: 'note' },
  { field: 'expenses', label: messages.lessExpenses, tone: 'red', onCard: 'note' },
  { field: 'advances', label: messages.plusAdvances, tone: 'signed', onCard: 'note' },
  { field: 'transfers', label: messages.plusTransfers, tone: 'signed', onCard: 'note' },
  { field: 'endingBalance', label: messages.endingBalance, tone: 'signed', onCard: 'figure' },
] as const;

const NAMES: readonly Column<FundBalanceLine>[] = [
  textColumn('fundName', reportMessages.fund, ({ fundName }) => fundName, { onCard: 'title' }),
  textColumn('fundCode', reportMessages.code, ({ fundCode }) => codeText(fundCode), {
    onCard: 'note',
  }),
];

type Field = (typeof AMOUNTS)[number]['field'];

const FIGURES = {
  revenue: 'received',
  expenses: 'spent',
  advances: 'advanced',
  transfers: 'transferred',
  endingBalance: 'balance',
} as const;

/** A beginning balance counts no entries of the period. */
function openingOf(
  openings: OpeningsOf,
  field: Field,
  place: FigurePlace,
  { beginningBalance: beginning }: FundBalanceRow,
) {
  if (field === 'beginningBalance') return null;
  return openings(FIGURES[field], { ...place, ...(field === 'endingBalance' && { beginning }) });
}

/** The beginning and the ending balance of each fund. */
export function Reconciliation({ source }: { readonly source: ReportSource }) {
  const { lines, total } = reconciliation(source);
  const openings = useOpenings({ ...source, countWhen: 'paid' });
  if (lines.length === 0) return null;
  // Without advances and transfers where no fund has any.
  const amounts = AMOUNTS.filter(
    ({ field }) =>
      (field !== 'transfers' && field !== 'advances') || lines.some((line) => line[field] !== 0),
  );
  const openingIn = (line: FundBalanceLine) => (field: Field) =>
    openingOf(openings, field, { name: line.fundName, fundId: line.id }, line);
  return (
    <TabSection heading={messages.endingBalances} hint={messages.endingBalancesHint}>
      <DataTable
        name={messages.endingBalances}
        columns={[...NAMES, ...figureColumns(amounts, (line: FundBalanceLine) => line, openingIn)]}
        rows={{ status: 'ready', value: lines }}
        keyOf={(line) => line.id}
        empty={null}
        totals={figureTotals(reportMessages.total, amounts, total, (field: Field) =>
          openingOf(openings, field, { name: reportMessages.allFunds }, total),
        )}
      />
    </TabSection>
  );
}
