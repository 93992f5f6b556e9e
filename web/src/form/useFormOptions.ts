import { lazy } from '@pa-ledger/domain/lazy';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import {
  keepFormOptions,
  keptFormOptions,
  readFormOptions,
  type FormOptionsState,
} from './form-options.ts';

/** How long the server may take to answer, in ms. */
const TIMEOUT_MS = 15_000;

export type FormOptionsLoader = FormOptionsState & { readonly reload: () => void };

/**
 * Fetches the form's options when the page opens, and again on `reload`. Until the answer comes, or if none does, it uses the
 * ones that this browser last knew: the server checks the submission anyway.
 */
export function useFormOptions(): FormOptionsLoader {
  const [state, setState] = useState<FormOptionsState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // The build has no browser, so it rendered the page without them.
  const kept = useSyncExternalStore(neverChanges, keptOnOpening, () => null);

  useEffect(() => {
    let unmounted = false;
    const request = new AbortController();
    const timeout = setTimeout(() => request.abort(), TIMEOUT_MS);
    void fetchOptions(request.signal, attempt > 0)
      .catch(() => FAILED)
      .then((answer) => {
        if (unmounted) return;
        keepFormOptions(answer);
        startTransition(() => setState(answer));
      })
      .finally(() => clearTimeout(timeout));
    return () => {
      unmounted = true;
      request.abort();
    };
  }, [attempt]);

  const reload = () => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  };
  const hasNone = state.status === 'loading' || state.status === 'error';
  return { ...(hasNone && attempt === 0 && kept !== null ? kept : state), reload };
}

const keptOnOpening = lazy(keptFormOptions);
const neverChanges = () => () => undefined;

const FAILED: FormOptionsState = { status: 'error' };

/** @param anew whether to skip an answer from the browser's cache. */
async function fetchOptions(signal: AbortSignal, anew: boolean): Promise<FormOptionsState> {
  const response = await fetch('/api/form-options', {
    signal,
    cache: anew ? 'no-cache' : 'default',
  });
  return readFormOptions(response, await response.json());
}
