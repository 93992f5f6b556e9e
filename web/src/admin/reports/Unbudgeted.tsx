import type { Cents } from '@pa-ledger/domain/money/money';
import type { BudgetLine } from '@pa-ledger/domain/reports/budget-report';
import { useId } from 'react';
import { HStack, Well } from '../../ui/layout.ts';
import { SecondaryText } from '../../ui/text.ts';
import { Money } from '../shared/lists/Money.tsx';

interface UnbudgetedProps {
  readonly words: { readonly heading: string; readonly hint: string };
  readonly spendings: readonly BudgetLine[];
  readonly sum: Cents;
}

/** Below the budget: spending that no line of it counts, so that nothing is hidden. */
export function Unbudgeted({ words, spendings, sum }: UnbudgetedProps) {
  const id = useId();
  if (spendings.length === 0) return null;
  return (
    <Well as="section" aria-labelledby={id} sx={{ marginTop: '1.5rem' }}>
      <h4 id={id}>
        {words.heading} <Money amount={sum} />
      </h4>
      <SecondaryText>{words.hint}</SecondaryText>
      <ul>
        {spendings.map(({ id: key, row }) => (
          <HStack as="li" key={key} sx={SPENDING}>
            <span>
              {row.categoryName}, {row.fundName}
            </span>
            <Money amount={row.actualExpenses} />
          </HStack>
        ))}
      </ul>
    </Well>
  );
}

const SPENDING = {
  flexWrap: 'nowrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '1rem',
  paddingBlock: '0.25rem',
  maxWidth: '34rem',
};
