import { styled } from '@mui/material/styles';
import { cents, centsFromDollars, formatCents } from '@pa-ledger/domain/money/money';

/** `signed`: green at 0 or more, red when negative. */
export type MoneyTone = 'plain' | 'green' | 'red' | 'signed';

interface MoneyProps {
  /** In dollars, as documents store it. */
  readonly amount: number;
  readonly tone?: MoneyTone;
}

/** US dollars in en-US format, with digits of equal width for columns. */
export function Money({ amount, tone = 'plain' }: MoneyProps) {
  const value = centsFromDollars(amount) ?? cents(0);
  const color = tone === 'signed' ? (value >= 0 ? 'green' : 'red') : tone;
  return <Amount data-color={color}>{formatCents(value)}</Amount>;
}

const Amount = styled('span')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&[data-color="green"]': { color: theme.vars.palette.success.main },
  '&[data-color="red"]': { color: theme.vars.palette.error.main },
}));
