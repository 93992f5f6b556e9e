import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Multiline, NO_VALUE } from './text.ts';

interface FactsProps {
  readonly rows: readonly (readonly [label: string, value: ReactNode])[];
}

/** A list of labels and values; an empty value is shown as a dash. */
export function Facts({ rows }: FactsProps) {
  return (
    <FactList>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <Multiline as="dd">{value === '' || value === undefined ? NO_VALUE : value}</Multiline>
        </div>
      ))}
    </FactList>
  );
}

const FactList = styled('dl')(({ theme }) => ({
  '& > div': {
    display: 'grid',
    gap: '0 1rem',
    paddingBlock: '0.45rem',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '10rem 1fr' },
  },
  '& dd': { fontSize: '0.95rem' },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
