import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import { useEffect, useRef } from 'react';
import { acceptedPart, followNumberText, numberText } from '../../../ui/number-text.ts';
import { dialogMessages } from '../dialog-messages.ts';
import { Outlined, WARNING, type InputProps } from './inputs.tsx';

interface MoneyInputProps extends InputProps {
  /** Why the amount would be saved as 0: `reasonForZero` of the domain. */
  readonly zero?: string | null;
}

/** Replaces typed text that's no number: the browser doesn't hand it out. */
const UNREADABLE = 'unreadable';

/** An amount in dollars, a number with step 0.01. Text that's no number is pointed out; the form asks before it saves it as 0. */
export function MoneyInput({ value, onChange, zero = null, ...props }: MoneyInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => (input.current === null ? undefined : followNumberText(input.current)), []);
  const read = (): void => {
    if (input.current === null) return;
    const text = numberText(input.current);
    onChange(text === '' && input.current.validity.badInput ? UNREADABLE : text);
  };
  return (
    <Outlined
      {...props}
      type="number"
      inputRef={input}
      value={value === UNREADABLE ? '' : acceptedPart(value)}
      onChange={read}
      startAdornment={DOLLAR_SIGN}
      inputProps={{
        step: 0.01,
        inputMode: 'decimal',
        // React sees no change from an empty field to an unreadable one, because the value of both is empty.
        onInput: read,
        // A scroll wheel over a focused number would change the amount unnoticed.
        onWheel: () => input.current?.blur(),
      }}
      warning={
        <FormHelperText role="status" sx={WARNING}>
          {zero === null ? '' : dialogMessages.zeroWarning(zero)}
        </FormHelperText>
      }
    />
  );
}

/** Screen readers know it from the label. */
const DOLLAR_SIGN = (
  <InputAdornment position="start" aria-hidden="true">
    $
  </InputAdornment>
);
