import { styled } from '@mui/material/styles';
import type { Cents } from '@pa-ledger/domain/money/money';
import { Money, type MoneyTone } from '../shared/Money.tsx';

interface FiguresProps {
  readonly figures: readonly {
    readonly label: string;
    readonly amount: Cents;
    readonly tone?: MoneyTone;
  }[];
}

/** A few amounts side by side, at a glance. */
export function Figures({ figures }: FiguresProps) {
  return (
    <FigureList>
      {figures.map(({ label, amount, tone = 'plain' }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Money amount={amount} tone={tone} />
          </dd>
        </div>
      ))}
    </FigureList>
  );
}

const FigureList = styled('dl')(({ theme }) => ({
  margin: '0 0 1.5rem',
  display: 'grid',
  gap: '0.75rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  '& > div': {
    padding: '0.75rem 1rem',
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.brand.well,
  },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { ...theme.typography.h2, margin: 0, fontSize: '1.5rem' },
  [theme.breakpoints.down('sm')]: {
    gap: '0.5rem',
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '0 1rem',
    },
    '& dd': { fontSize: '1.25rem' },
  },
}));
