import { styled } from '@mui/material/styles';
import type { PaymentFlag } from '@pa-ledger/domain/expenses/payment';
import { FLAG_NAMES } from './payment-flags.ts';

/** The flags of a payment as small labels; nothing if there are none. */
export function PaymentFlags({
  flags = [],
}: {
  readonly flags?: readonly PaymentFlag[] | undefined;
}) {
  if (flags.length === 0) return null;
  return (
    <Labels>
      {flags.map((flag) => (
        <Label key={flag}>{FLAG_NAMES[flag]}</Label>
      ))}
    </Labels>
  );
}

const Labels = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem',
  marginTop: '0.25rem',
});

const Label = styled('span')(({ theme }) => ({
  padding: '0.0625rem 0.5rem',
  borderRadius: 6,
  border: '1px solid',
  fontSize: '0.8125rem',
  fontWeight: 650,
  color: theme.vars.palette.warning.main,
  background: theme.vars.palette.brand.warningGround,
}));
