import { styled } from '@mui/material/styles';
import type { Cents } from '@pa-ledger/domain/money/money';
import type { UnbudgetedSpending } from '@pa-ledger/domain/reports/budget-report';
import { useId } from 'react';
import { Money } from '../shared/Money.tsx';
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
    <UnbudgetedSection aria-labelledby={id}>
      <h4 id={id}>
        {reportMessages.budget.unbudgeted} <Money amount={sum} />
      </h4>
      <p>{reportMessages.budget.unbudgetedHint}</p>
      <ul>
        {spendings.map((spending) => (
          <li key={spending.id}>
            <span>
              {spending.categoryName}, {spending.fundName}
            </span>
            <Money amount={spending.actualExpenses} />
          </li>
        ))}
      </ul>
    </UnbudgetedSection>
  );
}

const UnbudgetedSection = styled('section')(({ theme }) => ({
  marginTop: '1.5rem',
  padding: '1rem',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.brand.well,
  '& h4': { ...theme.typography.h3, margin: 0 },
  '& p': {
    ...theme.typography.body2,
    margin: '0.125rem 0 0.5rem',
    color: theme.vars.palette.text.secondary,
  },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '1rem',
    paddingBlock: '0.25rem',
    overflowWrap: 'anywhere',
    maxWidth: '34rem',
  },
}));
