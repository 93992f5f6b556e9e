import { styled } from '@mui/material/styles';
import type { BudgetUse } from '@pa-ledger/domain/reports/use';
import { Icon } from '../../ui/icons.tsx';

interface PercentUsedProps {
  /** Null where there is no budget that it could be a percentage of. */
  readonly percent: number | null;
  readonly use: BudgetUse;
}

/**
 * How much of a budget is used, with one decimal: red above 100, orange above 90, green otherwise.
 * A sign stands before what is red or orange, for those who do not tell the colours apart.
 */
export function PercentUsed({ percent, use }: PercentUsedProps) {
  return (
    <Figure data-use={use}>
      {use === 'over' && <Icon name="warning" />}
      {use === 'near' && <Icon name="info" />}
      {percent === null ? 'No budget' : `${percent.toFixed(1)}%`}
    </Figure>
  );
}

const Figure = styled('span')(({ theme }) => ({
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
