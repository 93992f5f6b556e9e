import { formatCents, parseDollars } from '@pa-ledger/domain/money/money';
import { USE_A_POINT } from '@pa-ledger/domain/text/field-error';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { followNumberText } from '../ui/number-text.ts';
import { inputOf, textIn } from './form-dom.ts';
import type { FormSession } from './form-session.ts';

export interface AmountInput {
  /**
   * A number once the script is there. In the HTML that the build writes it is a text, which keeps a comma that is
   * typed before; a text that is no amount stays one until it is.
   */
  readonly type: 'text' | 'number';
  /** The amount as money; about a comma, how to write cents; '' when there is nothing to say. */
  readonly echo: string;
}

/** Follows what is typed as the amount, from before the script came. */
export function useAmount(
  form: RefObject<HTMLFormElement | null>,
  session: FormSession | null,
): AmountInput {
  const [type, setType] = useState<AmountInput['type']>('text');
  const [echo, setEcho] = useState('');

  useLayoutEffect(() => {
    const input = amountIn(form);
    if (input === null) return;
    const settle = (): void => {
      const amount = parseDollars(input.value);
      if (input.type === 'number' || (amount === null && input.value !== '')) return;
      const { value } = input;
      input.type = 'number';
      // What a number input does not take, such as $1,250, it shows as nothing.
      input.value = value;
      if (input.value === '' && amount !== null) input.value = (amount / 100).toFixed(2);
      setType('number');
    };
    settle();
    input.addEventListener('change', settle);
    const stop = followNumberText(input);
    return () => {
      input.removeEventListener('change', settle);
      stop();
    };
  }, [form]);

  // After the effect that fills a draft in.
  useEffect(() => {
    const input = amountIn(form);
    if (input === null) return;
    const say = (): void => setEcho(echoOf(textIn(input)));
    say();
    input.addEventListener('input', say);
    return () => input.removeEventListener('input', say);
  }, [form, session]);

  return { type, echo };
}

function amountIn(form: RefObject<HTMLFormElement | null>): HTMLInputElement | null {
  const input = form.current === null ? null : inputOf(form.current, 'amount');
  return input instanceof HTMLInputElement ? input : null;
}

function echoOf(text: string): string {
  const amount = parseDollars(text);
  if (amount !== null) return formatCents(amount);
  return text.includes(',') ? USE_A_POINT : '';
}
