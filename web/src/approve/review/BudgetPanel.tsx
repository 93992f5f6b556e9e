import { styled } from '@mui/material/styles';
import type { ExpenseReview } from '@pa-ledger/domain/expenses/decide/review';
import { HStack } from '../../ui/layout.ts';
import { approveMessages } from '../approve-messages.ts';
import { budgetView } from './review-state.ts';

/** What remains of the category's budget, now and after this expense. */
export function BudgetPanel({ review }: { readonly review: ExpenseReview }) {
  if (review.budget === null) {
    return <Panel>{approveMessages.noBudget(review.category)}</Panel>;
  }
  const view = budgetView(review.budget, review);
  return (
    <Panel>
      <HStack sx={{ justifyContent: 'space-between', gap: '0 1rem' }}>
        <span>
          <strong>{view.left}</strong> {approveMessages.leftOf(view.budget)}
        </span>
        <span className={view.overspent ? 'over' : undefined}>{view.after}</span>
      </HStack>
      <Bar aria-hidden="true">
        <span style={{ width: percent(view.spentShare) }} />
        <span
          className={view.overspent ? 'expense over' : 'expense'}
          style={{ width: percent(view.expenseShare) }}
        />
      </Bar>
    </Panel>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}

const Panel = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: '1rem',
  padding: '0.75rem 0.9rem',
  borderRadius: 10,
  backgroundColor: theme.vars.palette.brand.well,
  fontVariantNumeric: 'tabular-nums',
  '& .over': { color: theme.vars.palette.error.main, fontWeight: 700 },
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  height: 10,
  marginTop: '0.5rem',
  borderRadius: 5,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.brand.inputLine}`,
  '& > span': { backgroundColor: theme.vars.palette.brand.inputLine },
  '& > .expense': { backgroundColor: theme.vars.palette.primary.main },
  '& > .over': { backgroundColor: theme.vars.palette.error.main },
}));
