import { startTransition, useEffect, useState } from 'react';
import { readFormOptions, type FormOptionsState } from './form-options.ts';

/** The server may take this long to answer, in ms. */
const TIMEOUT_MS = 15_000;

export type FormOptionsLoader = FormOptionsState & { readonly reload: () => void };

/** Fetches the form's options when the page opens, and again on `reload`. */
export function useFormOptions(): FormOptionsLoader {
  const [state, setState] = useState<FormOptionsState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let unmounted = false;
    const request = new AbortController();
    const timeout = setTimeout(() => request.abort(), TIMEOUT_MS);
    void fetchOptions(request.signal)
      .then((loaded) => startTransition(() => setState(loaded)))
      .catch(() => {
        if (!unmounted) setState({ status: 'error' });
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
  return { ...state, reload };
}

async function fetchOptions(signal: AbortSignal): Promise<FormOptionsState> {
  const response = await fetch('/api/form-options', { signal });
  return readFormOptions(response, await response.json());
}
