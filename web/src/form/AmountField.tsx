import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { formatCents, inputText, parseDollars } from '@pa-ledger/domain/money/money';
import { SecondaryText, VisuallyHidden } from '../ui/text.ts';
import { DOLLAR_SIGN } from '../ui/inputs.tsx';
import type { FieldErrors } from './form-values.ts';
import { ExpenseInput } from './ExpenseInput.tsx';
import type { FormSession } from './form-session.ts';
import { followNumberText } from '../ui/number-text.ts';
import { textIn } from './form-dom.ts';
import { useMessages } from '../ui/messages.ts';

/** A screen reader announces a text after this long without typing, in ms. */
const QUIET_MS = 1_000;

interface AmountFieldProps {
  readonly session: FormSession | null;
  readonly errors: FieldErrors;
}

/** The amount (a number, step 0.01, minimum 0), with the formatted money below it. */
export function AmountField({ session, errors }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // State here, not in the form: it changes when the script loads, and with every key.
  const { type, echo } = useAmount(input, session);
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
        // The mouse wheel over a focused number input would quietly change the amount.
        onWheel={(event) => event.target instanceof HTMLElement && event.target.blur()}
        startAdornment={DOLLAR_SIGN}
      />
      {/* An error message replaces it. */}
      {errors.amount === undefined && <Echo aria-hidden="true">{echo}</Echo>}
      <SpokenText text={echo} />
    </div>
  );
}

/** Announces a text that follows what's typed, once no one types. */
export function SpokenText({ text }: { readonly text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}

const Echo = styled(SecondaryText)({
  marginTop: '0.35rem',
  fontVariantNumeric: 'tabular-nums',
  // Reserves its height, so that typing doesn't move anything below.
  minHeight: '1.5em',
});

interface AmountInput {
  /**
   * 'number' once the script is loaded. In the prerendered HTML it's 'text', which keeps a comma typed before that, and it
   * stays so until the text is an amount.
   */
  readonly type: 'text' | 'number';
  /** The amount as money, or how to write cents instead of a comma; '' if there is nothing to say. */
  readonly echo: string;
}

/** Follows what the person types as the amount, even before the script loads. */
function useAmount(
  inputRef: RefObject<HTMLInputElement | null>,
  session: FormSession | null,
): AmountInput {
  const { useAPoint } = useMessages('form');
  const [type, setType] = useState<AmountInput['type']>('text');
  const [echo, setEcho] = useState('');

  // Not before hydration ends: that would draw the field twice in the same piece of work.
  useEffect(() => {
    const input = inputRef.current;
    if (input === null) return;
    const switchToNumber = (): void => {
      const amount = parseDollars(input.value);
      if (input.type === 'number' || (amount === null && input.value !== '')) return;
      const { value } = input;
      input.type = 'number';
      // A number input shows nothing for a text that it doesn't accept, such as $1,250.
      input.value = value;
      if (input.value === '' && amount !== null) input.value = inputText(amount);
      setType('number');
    };
    switchToNumber();
    input.addEventListener('change', switchToNumber);
    const stop = followNumberText(input);
    return () => {
      input.removeEventListener('change', switchToNumber);
      stop();
    };
  }, [inputRef]);

  // Runs after the effect of `DraftKeeper`, which fills in the draft.
  useEffect(() => {
    const input = inputRef.current;
    if (input === null) return;
    const update = (): void => setEcho(echoOf(textIn(input), useAPoint));
    update();
    input.addEventListener('input', update);
    return () => input.removeEventListener('input', update);
  }, [inputRef, session, useAPoint]);

  return { type, echo };
}

function echoOf(text: string, useAPoint: string): string {
  const amount = parseDollars(text);
  if (amount !== null) return formatCents(amount);
  return text.includes(',') ? useAPoint : '';
}
