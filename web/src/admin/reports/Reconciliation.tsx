import { styled } from '@mui/material/styles';
import { reconciliation, type FundBalanceLine } from '@pa-ledger/domain/reports/balances';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { useId, type ReactNode } from 'react';
import { DataTable } from '../shared/DataTable.tsx';
import { Money } from '../shared/Money.tsx';
import type { Column } from '../shared/table-model.ts';
import { codeWords } from './income-columns.tsx';
import { retryReportSource } from './useReportSource.ts';

const AMOUNTS = [
  { field: 'beginningBalance', label: 'Beginning Balance', tone: 'plain' },
  { field: 'revenue', label: '+ Revenue', tone: 'green' },
  { field: 'expenses', label: '− Expenses', tone: 'red' },
  { field: 'endingBalance', label: '= Ending Balance', tone: 'signed' },
] as const;

const COLUMNS: readonly Column<FundBalanceLine>[] = [
  { id: 'fundName', label: 'Fund', cell: ({ fundName }) => fundName, onCard: 'title' },
  { id: 'fundCode', label: 'Code', cell: ({ fundCode }) => codeWords(fundCode) },
  ...AMOUNTS.map(({ field, label, tone }): Column<FundBalanceLine> => ({
    id: field,
    label,
    cell: (line) => <Money amount={line[field]} tone={tone} />,
    numeric: true,
  })),
];

/** What each fund began with and what is left in it. */
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
      <Heading id={id}>Ending Balances</Heading>
      <Hint>Beginning balance plus revenue less expenses is what each fund should hold now.</Hint>
      <DataTable
        name="Ending Balances"
        columns={COLUMNS}
        rows={{ status: 'ready', value: lines }}
        keyOf={(line) => line.id}
        empty={null}
        onRetry={retryReportSource}
        totals={{
          label: 'TOTAL',
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
