import { useState } from 'react';
import type { Failure } from '../../../data/failure.ts';
import { dismissStale } from '../frame/notices.ts';
import type { SaveResult, Loaded } from './save-result.ts';
import { useForm, type Form, type FormErrors } from './useForm.ts';

interface SavingProps<V extends object> {
  readonly initial: Loaded<V>;
  readonly errorsOf: (values: V) => FormErrors<V>;
  readonly save: (values: V, version: number | null) => Promise<SaveResult<V>>;
  /** Why amounts would be saved as 0; the person is asked first. */
  readonly zerosOf?: ((values: V) => readonly string[]) | undefined;
}

/** The question before amounts are saved as 0. */
export interface ZeroConfirmation {
  readonly zeros: readonly string[];
  /** The version to save over. */
  readonly over: number | null;
}

export interface Saving<V> {
  readonly form: Form<V>;
  readonly busy: boolean;
  /** How the last attempt failed; `current` as in `SaveResult`. */
  readonly failed: (Failure & { readonly current?: Loaded<V> | null }) | null;
  /** The question that is open now. */
  readonly question: ZeroConfirmation | null;
  /** @param over the version to save over, instead of the one that was loaded. */
  readonly save: (over?: number | null) => Promise<SaveOutcome>;
  /** Answers the question: saves the amounts as 0, or keeps everything as it is. */
  readonly saveZeros: () => Promise<SaveOutcome>;
  readonly keepEditing: () => void;
  /** Puts somebody else's values into the form. */
  readonly take: (theirs: Loaded<V>) => void;
}

export type SaveOutcome = 'saved' | 'errors' | 'needsConfirmation' | 'failed';

/** Holds a form with the version that was loaded, and saves its values. */
export function useSaving<V extends object>({
  initial,
  errorsOf,
  save,
  zerosOf = () => [],
}: SavingProps<V>): Saving<V> {
  const form = useForm(initial.values, errorsOf);
  const [version, setVersion] = useState(initial.version);
  const [busy, setBusy] = useState(false);
  const [question, setQuestion] = useState<ZeroConfirmation | null>(null);
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
    question,
    async save(over = version) {
      if (busy) return 'failed';
      if (!form.check()) return 'errors';
      const zeros = zerosOf(form.values);
      if (zeros.length === 0) return send(over);
      setQuestion({ zeros, over });
      return 'needsConfirmation';
    },
    async saveZeros() {
      if (question === null) return 'failed';
      setQuestion(null);
      return send(question.over);
    },
    keepEditing: () => setQuestion(null),
    take(theirs) {
      form.reset(theirs.values);
      setVersion(theirs.version);
      setFailed(null);
    },
  };
}
