import { lazy } from '@pa-ledger/domain/lazy';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import {
  keepFormOptions,
  keptFormOptions,
  readFormOptions,
  type FormOptionsState,
} from './form-options.ts';

/** The server may take this long to answer, in ms. */
const TIMEOUT_MS = 15_000;

export type FormOptionsLoader = FormOptionsState & { readonly reload: () => void };

/**
 * Fetches the form's options when the page opens, and again on `reload`. Until the answer comes, and if none does, they are
 * those that this browser knew last: the submission is checked by itself.
 */
export function useFormOptions(): FormOptionsLoader {
  const [state, setState] = useState<FormOptionsState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // The page was drawn without them, since the build has no browser.
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

/** @param anew whether an answer that the browser keeps will not do. */
async function fetchOptions(signal: AbortSignal, anew: boolean): Promise<FormOptionsState> {
  const response = await fetch('/api/form-options', {
    signal,
    cache: anew ? 'no-cache' : 'default',
  });
  return readFormOptions(response, await response.json());
}
