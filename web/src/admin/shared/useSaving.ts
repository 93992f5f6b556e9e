import { useState } from 'react';
import type { Failure } from '../../firebase/failure.ts';
import { hushOldNews } from './notices.ts';
import type { SaveResult, Loaded } from './save-result.ts';
import { useForm, type Form, type Problems } from './useForm.ts';

interface SavingProps<V extends object> {
  readonly initial: Loaded<V>;
  readonly problemsOf: (values: V) => Problems<V>;
  readonly save: (values: V, version: number | null) => Promise<SaveResult<V>>;
}

export interface Saving<V> {
  readonly form: Form<V>;
  readonly busy: boolean;
  /** How the last attempt failed; `current` as in `SaveResult`. */
  readonly failed: (Failure & { readonly current?: Loaded<V> | null }) | null;
  /** @param over the version to save over, instead of the one that was loaded. */
  readonly save: (over?: number | null) => Promise<'saved' | 'problems' | 'failed'>;
  /** Puts somebody else's values into the form. */
  readonly take: (theirs: Loaded<V>) => void;
}

/** A form with the version that it was loaded from, and the way of its values to the server. */
export function useSaving<V extends object>({
  initial,
  problemsOf,
  save,
}: SavingProps<V>): Saving<V> {
  const form = useForm(initial.values, problemsOf);
  const [version, setVersion] = useState(initial.version);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Saving<V>['failed']>(null);
  return {
    form,
    busy,
    failed,
    async save(over = version) {
      if (busy) return 'failed';
      if (!form.check()) return 'problems';
      setBusy(true);
      setFailed(null);
      hushOldNews();
      const result = await save(form.values, over);
      setBusy(false);
      if (result.ok) return 'saved';
      setFailed(result);
      return 'failed';
    },
    take(theirs) {
      form.reset(theirs.values);
      setVersion(theirs.version);
      setFailed(null);
    },
  };
}
