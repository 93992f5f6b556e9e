import { styled } from '@mui/material/styles';
import { formatCents, type Cents } from '@pa-ledger/domain/money/money';

/**
 * `signed`: green at 0 or more, red when negative. `change`: the same, and 0 is small. `quiet`: in the secondary color, red
 * when negative.
 */
export type MoneyTone = 'plain' | 'green' | 'red' | 'signed' | 'change' | 'quiet';

interface MoneyProps {
  readonly amount: Cents;
  readonly tone?: MoneyTone | undefined;
}

/** US dollars in en-US format, with digits of equal width for columns. */
export function Money({ amount, tone = 'plain' }: MoneyProps) {
  const isSigned = tone === 'signed' || tone === 'change';
  const color = isSigned
    ? amount >= 0
      ? 'green'
      : 'red'
    : amount < 0 && tone === 'quiet'
      ? 'red'
      : tone;
  return (
    <Amount data-color={color} data-quiet={(tone === 'change' && amount === 0) || undefined}>
      {formatCents(amount)}
    </Amount>
  );
}

const Amount = styled('span')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&[data-color="quiet"]': { color: theme.vars.palette.text.secondary },
  '&[data-color="green"]': { color: theme.vars.palette.success.main },
  '&[data-quiet]': { fontSize: '0.8125em', fontWeight: 400 },
  '&[data-color="red"]': { color: theme.vars.palette.error.main },
}));
