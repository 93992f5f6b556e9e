import type { Cents } from '@pa-ledger/domain/money/money';
import type { BudgetLine } from '@pa-ledger/domain/reports/budget-report';
import { useId } from 'react';
import { HStack, Well } from '../../ui/layout.ts';
import { SecondaryText } from '../../ui/text.ts';
import { Money } from '../shared/lists/Money.tsx';
import { reportMessages } from './reports-messages.ts';

interface UnbudgetedProps {
  readonly spendings: readonly BudgetLine[];
  readonly sum: Cents;
}

/** Below the budget: what was spent without a budget item, so that nothing is hidden. */
export function Unbudgeted({ spendings, sum }: UnbudgetedProps) {
  const id = useId();
  if (spendings.length === 0) return null;
  return (
    <Well as="section" aria-labelledby={id} sx={{ marginTop: '1.5rem' }}>
      <h4 id={id}>
        {reportMessages.budget.unbudgeted} <Money amount={sum} />
      </h4>
      <SecondaryText>{reportMessages.budget.unbudgetedHint}</SecondaryText>
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
