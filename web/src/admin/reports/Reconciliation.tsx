import { styled } from '@mui/material/styles';
import { reconciliation, type FundBalanceLine } from '@pa-ledger/domain/reports/balances';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { useId, type ReactNode } from 'react';
import { DataTable } from '../shared/DataTable.tsx';
import { Money } from '../shared/Money.tsx';
import type { Column } from '../shared/table-model.ts';
import { codeText } from './income-columns.tsx';
import { reportMessages } from './reports-messages.ts';
import { retryReportSource } from './useReportSource.ts';

const AMOUNTS = [
  { field: 'beginningBalance', label: 'Beginning Balance', tone: 'plain' },
  { field: 'revenue', label: '+ Revenue', tone: 'green' },
  { field: 'expenses', label: '− Expenses', tone: 'red' },
  { field: 'endingBalance', label: '= Ending Balance', tone: 'signed' },
] as const;

const COLUMNS: readonly Column<FundBalanceLine>[] = [
  { id: 'fundName', label: 'Fund', cell: ({ fundName }) => fundName, onCard: 'title' },
  { id: 'fundCode', label: 'Code', cell: ({ fundCode }) => codeText(fundCode) },
  ...AMOUNTS.map(({ field, label, tone }): Column<FundBalanceLine> => ({
    id: field,
    label,
    cell: (line) => <Money amount={line[field]} tone={tone} />,
    numeric: true,
  })),
];

/** The beginning and the ending balance of each fund. */
export function Reconciliation({ source }: { readonly source: ReportSource }) {
  const id = useId();
  const { lines, total } = reconciliation(source);
  if (lines.length === 0) return null;
  const cells = AMOUNTS.map(({ field, tone }) => [
    field,
    <Money key={field} amount={total[field]} tone={tone} />,
  ]);
  return (
    <Section aria-labelledby={id}>
      <Heading id={id}>{reportMessages.funds.endingBalances}</Heading>
      <Hint>{reportMessages.funds.endingBalancesHint}</Hint>
      <DataTable
        name={reportMessages.funds.endingBalances}
        columns={COLUMNS}
        rows={{ status: 'ready', value: lines }}
        keyOf={(line) => line.id}
        empty={null}
        onRetry={retryReportSource}
        totals={{
          label: reportMessages.total,
          cells: Object.fromEntries(cells) as Record<string, ReactNode>,
        }}
      />
    </Section>
  );
}

const Section = styled('section')({ marginTop: '2.5rem' });

const Heading = styled('h3')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  fontSize: '1.25rem',
}));

const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0.125rem 0 1rem',
  color: theme.vars.palette.text.secondary,
}));
