import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { FieldErrors } from './form-values.ts';
import { ExpenseInput } from './ExpenseInput.tsx';
import type { AmountInput } from './useAmount.ts';

/** How long nothing more is typed before a screen reader says the amount, in ms. */
const QUIET_MS = 1_000;

interface AmountFieldProps {
  readonly amount: AmountInput;
  readonly errors: FieldErrors;
}

/** The amount (a number, step 0.01, minimum 0), and beside it how it is read. */
export function AmountField({ amount: { type, echo }, errors }: AmountFieldProps) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(echo), QUIET_MS);
    return () => clearTimeout(timer);
  }, [echo]);
  return (
    <div className="half">
      <ExpenseInput
        field="amount"
        errors={errors}
        type={type}
        autoComplete="off"
        inputProps={{ min: 0, step: 0.01, inputMode: 'decimal' }}
        // A wheel over a focused number would change the money unseen.
        onWheel={(event) => event.target instanceof HTMLElement && event.target.blur()}
        startAdornment={<Dollar aria-hidden="true">$</Dollar>}
      />
      {/* What is wrong takes its place. */}
      {errors.amount === undefined && <Echo aria-hidden="true">{echo}</Echo>}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

const Dollar = styled('span')(({ theme }) => ({
  paddingInlineStart: '0.8rem',
  color: theme.vars.palette.text.secondary,
}));

const Echo = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0.35rem 0 0',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  // It keeps its place, so that nothing below moves while somebody types.
  minHeight: '1.5em',
}));
