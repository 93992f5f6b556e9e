import { useRef, useState } from 'react';
import type { Answer, Failure } from './answer.ts';

/** The result of a click: nothing yet, in progress, done, or failed. */
export type ActState =
  | { readonly kind: 'open' | 'sending' | 'done' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Returns the state of something that a link does, and the function that does it: once, however often the person clicks. */
export function useAct(send: () => Promise<Answer>) {
  const [state, setState] = useState<ActState>({ kind: 'open' });
  // A second click can come before React disables the button.
  const busy = useRef(false);
  const act = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setState({ kind: 'sending' });
    const answer = await send();
    busy.current = answer.ok;
    setState(answer.ok ? { kind: 'done' } : { kind: 'failed', failure: answer });
  };
  return { state, act };
}
