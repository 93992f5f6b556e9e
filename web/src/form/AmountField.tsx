import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { SecondaryText, VisuallyHidden } from '../ui/text.ts';
import { DOLLAR_SIGN } from '../ui/inputs.tsx';
import type { FieldErrors } from './form-values.ts';
import { ExpenseInput } from './ExpenseInput.tsx';
import type { FormSession } from './form-session.ts';
import { useAmount } from './useAmount.ts';

/** A screen reader announces the amount after this long without typing, in ms. */
const QUIET_MS = 1_000;

interface AmountFieldProps {
  readonly session: FormSession | null;
  readonly errors: FieldErrors;
}

/** The amount (a number, step 0.01, minimum 0), with the amount as money below it. */
export function AmountField({ session, errors }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Here and not in the form: it changes as soon as the script is there, and with every key.
  const { type, echo } = useAmount(input, session);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(echo), QUIET_MS);
    return () => clearTimeout(timer);
  }, [echo]);
  return (
    <div className="half">
      <ExpenseInput
        field="amount"
        errors={errors}
        inputRef={input}
        type={type}
        min={0}
        step={0.01}
        inputMode="decimal"
        // The mouse wheel over a focused number input would change the amount unnoticed.
        onWheel={(event) => event.target instanceof HTMLElement && event.target.blur()}
        startAdornment={DOLLAR_SIGN}
      />
      {/* An error message replaces it. */}
      {errors.amount === undefined && <Echo aria-hidden="true">{echo}</Echo>}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </div>
  );
}

const Echo = styled(SecondaryText)({
  marginTop: '0.35rem',
  fontVariantNumeric: 'tabular-nums',
  // Its height is reserved, so that nothing below moves while somebody types.
  minHeight: '1.5em',
});
