import { styled } from '@mui/material/styles';
import type { BudgetUse } from '@pa-ledger/domain/reports/budget-report';
import { LineIcon } from '../../ui/icons.tsx';
import { reportMessages } from './reports-messages.ts';

interface PercentUsedProps {
  /** Null where there is no budget. */
  readonly percent: number | null;
  readonly use: BudgetUse;
}

/**
 * How much of a budget is used, with one decimal: red above 100, orange above 90, green otherwise.
 * An icon before what is red or orange says the same without the color.
 */
export function PercentUsed({ percent, use }: PercentUsedProps) {
  return (
    <Percentage data-use={use}>
      {use === 'over' && <LineIcon name="warning" />}
      {use === 'near' && <LineIcon name="info" />}
      {percent === null ? reportMessages.budget.noBudget : `${percent.toFixed(1)}%`}
    </Percentage>
  );
}

const Percentage = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '0.3rem',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& svg': { width: '1.05em', height: '1.05em', strokeWidth: 2.4, alignSelf: 'center' },
  '&[data-use="over"]': { fontWeight: 700, color: theme.vars.palette.error.main },
  '&[data-use="near"]': { fontWeight: 650, color: theme.vars.palette.warning.main },
  '&[data-use="within"]': { color: theme.vars.palette.success.main },
}));
