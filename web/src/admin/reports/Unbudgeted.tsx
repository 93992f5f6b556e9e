import { styled } from '@mui/material/styles';
import type { Cents } from '@pa-ledger/domain/money/money';
import type { UnbudgetedSpending } from '@pa-ledger/domain/reports/budget-report';
import { useId } from 'react';
import { Well } from '../../ui/layout.ts';
import { SecondaryText } from '../../ui/text.ts';
import { Money } from '../shared/lists/Money.tsx';
import { reportMessages } from './reports-messages.ts';

interface UnbudgetedProps {
  readonly spendings: readonly UnbudgetedSpending[];
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
        {spendings.map((spending) => (
          <Spending key={spending.id}>
            <span>
              {spending.categoryName}, {spending.fundName}
            </span>
            <Money amount={spending.actualExpenses} />
          </Spending>
        ))}
      </ul>
    </Well>
  );
}

const Spending = styled('li')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1rem',
  paddingBlock: '0.25rem',
  maxWidth: '34rem',
});
