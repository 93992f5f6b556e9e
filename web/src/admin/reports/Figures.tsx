import type { Cents } from '@pa-ledger/domain/money/money';
import { CardGrid, Well } from '../../ui/layout.ts';
import { Figure } from '../../ui/text.ts';
import { figureOf } from '../shared/figures/figure-columns.tsx';
import type { Opening } from '../shared/figures/FigureLink.tsx';
import type { MoneyTone } from '../shared/lists/Money.tsx';

interface FiguresProps {
  readonly figures: readonly {
    readonly label: string;
    readonly amount: Cents;
    readonly tone?: MoneyTone;
    readonly opening?: Opening | null;
  }[];
}

/** A few amounts side by side, at a glance. */
export function Figures({ figures }: FiguresProps) {
  return (
    <CardGrid as="dl" sx={FIGURES}>
      {figures.map(({ label, amount, tone = 'plain', opening = null }) => (
        <Well key={label}>
          <dt>{label}</dt>
          <Figure>{figureOf(amount, tone, opening)}</Figure>
        </Well>
      ))}
    </CardGrid>
  );
}

/** Two by two on a phone. */
const FIGURES = {
  '--cards': 'auto-fit',
  '--card-width': { xs: '8.5rem', sm: '12rem' },
  gap: { xs: '0.5rem', sm: '0.75rem' },
  marginBottom: '1.5rem',
  '& > div': { padding: { xs: '0.5rem 0.75rem', sm: '0.75rem 1rem' } },
};
