import { useRef, useState } from 'react';
import type { Failure } from '../app/answer.ts';
import { askWithLink, type SubmitterLink } from '../app/submitter-link.ts';

/** What came of a press: nothing yet, on its way, done or not. */
export type ActState =
  | { readonly kind: 'open' | 'sending' | 'done' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Returns the state of something that is done with a link, and the function that does it: once, however often it is pressed. */
export function useAct(path: `/api/${string}`, link: SubmitterLink, body: object) {
  const [state, setState] = useState<ActState>({ kind: 'open' });
  // A second press can come before React renders the button disabled.
  const busy = useRef(false);
  const act = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setState({ kind: 'sending' });
    const answer = await askWithLink(path, link, body);
    busy.current = answer.ok;
    setState(answer.ok ? { kind: 'done' } : { kind: 'failed', failure: answer });
  };
  return { state, act };
}
