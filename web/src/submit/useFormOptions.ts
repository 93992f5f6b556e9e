import type { Category } from '@pa-ledger/domain/category';
import { useEffect, useState } from 'react';
import { categoriesIn } from './form-options.ts';

/** How long the server may take to answer, in ms. */
const PATIENCE_MS = 15_000;

/** The categories to choose from: on their way, not to be had, or here. */
export type FormOptionsState =
  | { readonly status: 'loading' | 'error' }
  | { readonly status: 'ready'; readonly categories: readonly Category[] };

export type FormOptionsLoader = FormOptionsState & { readonly reload: () => void };

/** Fetches the form's options when the page opens, and again on `reload`. */
export function useFormOptions(): FormOptionsLoader {
  const [state, setState] = useState<FormOptionsState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    const request = new AbortController();
    const tooLate = setTimeout(() => request.abort(), PATIENCE_MS);
    void fetchCategories(request.signal)
      .then((categories) => setState({ status: 'ready', categories }))
      .catch(() => {
        if (!left) setState({ status: 'error' });
      })
      .finally(() => clearTimeout(tooLate));
    return () => {
      left = true;
      request.abort();
    };
  }, [attempt]);

  const reload = () => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  };
  return { ...state, reload };
}

async function fetchCategories(signal: AbortSignal): Promise<readonly Category[]> {
  const response = await fetch('/api/form-options', { signal });
  const categories = response.ok ? categoriesIn(await response.json()) : null;
  if (categories === null) throw new Error('No form options.');
  return categories;
}
