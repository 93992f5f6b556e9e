import { useState } from 'react';
import type { Failure } from '../../firebase/failure.ts';
import { dismissStale } from './notices.ts';
import type { SaveResult, Loaded } from './save-result.ts';
import { useForm, type Form, type FormErrors } from './useForm.ts';

interface SavingProps<V extends object> {
  readonly initial: Loaded<V>;
  readonly errorsOf: (values: V) => FormErrors<V>;
  readonly save: (values: V, version: number | null) => Promise<SaveResult<V>>;
  /** Why amounts would be saved as 0; the person is asked. */
  readonly zerosOf?: ((values: V) => readonly string[]) | undefined;
}

/** What is asked before amounts are saved as 0. */
export interface ZeroAsked {
  readonly zeros: readonly string[];
  /** The version to save over. */
  readonly over: number | null;
}

export interface Saving<V> {
  readonly form: Form<V>;
  readonly busy: boolean;
  /** How the last attempt failed; `current` as in `SaveResult`. */
  readonly failed: (Failure & { readonly current?: Loaded<V> | null }) | null;
  /** What waits for an answer. */
  readonly asked: ZeroAsked | null;
  /** @param over the version to save over, instead of the one that was loaded. */
  readonly save: (over?: number | null) => Promise<SaveOutcome>;
  /** Answers what was asked: saves the amounts as 0, or leaves everything as it is. */
  readonly saveZeros: () => Promise<SaveOutcome>;
  readonly keepEditing: () => void;
  /** Puts somebody else's values into the form. */
  readonly take: (theirs: Loaded<V>) => void;
}

export type SaveOutcome = 'saved' | 'errors' | 'asked' | 'failed';

/** A form with the version that it was loaded from, and the way of its values to the server. */
export function useSaving<V extends object>({
  initial,
  errorsOf,
  save,
  zerosOf = () => [],
}: SavingProps<V>): Saving<V> {
  const form = useForm(initial.values, errorsOf);
  const [version, setVersion] = useState(initial.version);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<ZeroAsked | null>(null);
  const [failed, setFailed] = useState<Saving<V>['failed']>(null);

  const send = async (over: number | null): Promise<SaveOutcome> => {
    setBusy(true);
    setFailed(null);
    dismissStale();
    const result = await save(form.values, over);
    setBusy(false);
    if (result.ok) return 'saved';
    setFailed(result);
    return 'failed';
  };

  return {
    form,
    busy,
    failed,
    asked,
    async save(over = version) {
      if (busy) return 'failed';
      if (!form.check()) return 'errors';
      const zeros = zerosOf(form.values);
      if (zeros.length === 0) return send(over);
      setAsked({ zeros, over });
      return 'asked';
    },
    async saveZeros() {
      if (asked === null) return 'failed';
      setAsked(null);
      return send(asked.over);
    },
    keepEditing: () => setAsked(null),
    take(theirs) {
      form.reset(theirs.values);
      setVersion(theirs.version);
      setFailed(null);
    },
  };
}
