import { styled } from '@mui/material/styles';
import type { Cents } from '@pa-ledger/domain/money/money';
import { Well } from '../../ui/layout.ts';
import { Figure } from '../../ui/text.ts';
import { Money, type MoneyTone } from '../shared/lists/Money.tsx';

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
        <Well key={label}>
          <dt>{label}</dt>
          <Figure>
            <Money amount={amount} tone={tone} />
          </Figure>
        </Well>
      ))}
    </FigureList>
  );
}

const FigureList = styled('dl')(({ theme }) => ({
  margin: '0 0 1.5rem',
  display: 'grid',
  gap: '0.75rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  '& > div': { padding: '0.75rem 1rem' },
  [theme.breakpoints.down('sm')]: {
    gap: '0.5rem',
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '0 1rem',
    },
  },
}));
