import { formatCents, inputText, parseDollars } from '@pa-ledger/domain/money/money';
import { USE_A_POINT } from '@pa-ledger/domain/text/field-messages';
import { useEffect, useState, type RefObject } from 'react';
import { followNumberText } from '../ui/number-text.ts';
import { textIn } from './form-dom.ts';
import type { FormSession } from './form-session.ts';

export interface AmountInput {
  /**
   * 'number' once the script is loaded. It is 'text' in the prerendered HTML, which keeps a comma that is typed before,
   * and stays so until the text is an amount.
   */
  readonly type: 'text' | 'number';
  /** The amount as money, or how to write cents instead of a comma; '' if there is nothing to say. */
  readonly echo: string;
}

/** Follows what is typed as the amount, also what was typed before the script was loaded. */
export function useAmount(
  inputRef: RefObject<HTMLInputElement | null>,
  session: FormSession | null,
): AmountInput {
  const [type, setType] = useState<AmountInput['type']>('text');
  const [echo, setEcho] = useState('');

  // Not before the page has been taken over: that would draw the field a second time in the same piece of work.
  useEffect(() => {
    const input = inputRef.current;
    if (input === null) return;
    const switchToNumber = (): void => {
      const amount = parseDollars(input.value);
      if (input.type === 'number' || (amount === null && input.value !== '')) return;
      const { value } = input;
      input.type = 'number';
      // A number input shows nothing for a text that it does not accept, such as $1,250.
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

  // Runs after the effect of `DraftKeeper`, which fills in one.
  useEffect(() => {
    const input = inputRef.current;
    if (input === null) return;
    const update = (): void => setEcho(echoOf(textIn(input)));
    update();
    input.addEventListener('input', update);
    return () => input.removeEventListener('input', update);
  }, [inputRef, session]);

  return { type, echo };
}

function echoOf(text: string): string {
  const amount = parseDollars(text);
  if (amount !== null) return formatCents(amount);
  return text.includes(',') ? USE_A_POINT : '';
}
