import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface FactsProps {
  readonly rows: readonly (readonly [label: string, value: ReactNode])[];
}

/** A list of labels and values; an empty value is shown as a dash. */
export function Facts({ rows }: FactsProps) {
  return (
    <List>
      {rows.map(([label, value]) => (
        <div key={label}>
          <Term>{label}</Term>
          <Value>{value === '' ? '–' : value}</Value>
        </div>
      ))}
    </List>
  );
}

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'grid',
    gap: '0 1rem',
    paddingBlock: '0.45rem',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '10rem 1fr' },
  },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Term = styled('dt')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const Value = styled('dd')({
  margin: 0,
  fontSize: '0.95rem',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
