import { styled } from '@mui/material/styles';
import { STATUS_NAMES, type ExpenseStatus } from '@pa-ledger/domain/expenses/expense';

/** The status as a small label; the color only repeats what the word says. */
export function StatusChip({ status }: { readonly status: ExpenseStatus }) {
  return <Label data-status={status}>{STATUS_NAMES[status]}</Label>;
}

const Label = styled('span')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'inline-block',
    padding: '0.0625rem 0.5rem',
    borderRadius: 6,
    border: '1px solid',
    fontSize: '0.875rem',
    fontWeight: 650,
    whiteSpace: 'nowrap',
    '&[data-status="pending"]': { color: palette.info.main, background: palette.brand.infoGround },
    '&[data-status="approved"]': {
      color: palette.warning.main,
      background: palette.brand.warningGround,
    },
    '&[data-status="paid"]': {
      color: palette.success.main,
      background: palette.brand.successGround,
    },
    '&[data-status="rejected"]': {
      color: palette.error.main,
      background: palette.brand.errorGround,
    },
  };
});
