import { useEffect, useRef } from 'react';
import { DOLLAR_SIGN, TextInput } from '../../../ui/inputs.tsx';
import { acceptedPart, followNumberText, numberText } from '../../../ui/number-text.ts';
import { WarningText } from '../../../ui/text.ts';
import { dialogMessages } from '../dialog-messages.ts';
import { shared, type FieldProps } from './fields.tsx';

/** Replaces typed text that is no number: the browser does not hand it out. */
const UNREADABLE = 'unreadable';

/**
 * An amount in dollars (a number, step 0.01). Text that is no number is pointed out; the form asks before it
 * saves it as 0.
 */
export function MoneyField({ value, onChange, zero = null, half = false, ...props }: FieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => (input.current === null ? undefined : followNumberText(input.current)), []);
  const read = (): void => {
    if (input.current === null) return;
    const text = numberText(input.current);
    onChange(text === '' && input.current.validity.badInput ? UNREADABLE : text);
  };
  return (
    <div className={half ? 'half' : undefined}>
      <TextInput
        {...shared({ ...props, value, onChange })}
        type="number"
        autoComplete="off"
        step={0.01}
        inputMode="decimal"
        // React sees no change from an empty field to an unreadable one, because the value of both is empty.
        onInput={read}
        inputRef={input}
        value={value === UNREADABLE ? '' : acceptedPart(value)}
        onChange={read}
        // A scroll wheel over a focused number would change the amount unnoticed.
        onWheel={(event) => event.target instanceof HTMLElement && event.target.blur()}
        startAdornment={DOLLAR_SIGN}
      />
      <WarningText role="status">
        {zero === null ? '' : dialogMessages.zeroWarning(zero)}
      </WarningText>
    </div>
  );
}
