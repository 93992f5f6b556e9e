import { useState } from 'react';
import type { FailedSave, Loaded, SaveResult } from './save-result.ts';
import { useAttempts, type Attempts, type SaveOutcome } from './useAttempts.ts';
import { useForm, type Form, type FormErrors } from './useForm.ts';

interface SavingProps<V extends object> {
  readonly initial: Loaded<V>;
  readonly errorsOf: (values: V) => FormErrors<V>;
  readonly save: (values: V, version: number | null) => Promise<SaveResult<V>>;
  /** Why amounts would be saved as 0; the person is asked first. */
  readonly zerosOf?: ((values: V) => readonly string[]) | undefined;
}

export interface Saving<V> extends Omit<Attempts<FailedSave<V>>, 'attempt' | 'clear'> {
  readonly form: Form<V>;
  /** @param over the version to save over, instead of the one that was loaded. */
  readonly save: (over?: number | null) => Promise<SaveOutcome>;
  /** Puts somebody else's values into the form. */
  readonly take: (theirs: Loaded<V>) => void;
}

/** Holds a form with the version that was loaded, and saves its values. */
export function useSaving<V extends object>({
  initial,
  errorsOf,
  save,
  zerosOf = () => [],
}: SavingProps<V>): Saving<V> {
  const form = useForm(initial.values, errorsOf);
  const [version, setVersion] = useState(initial.version);
  const { attempt, clear, ...attempts } = useAttempts<FailedSave<V>>();
  return {
    ...attempts,
    form,
    save: (over = version) =>
      attempt({
        valid: form.check(),
        zeros: zerosOf(form.values),
        save: () => save(form.values, over),
      }),
    take(theirs) {
      form.reset(theirs.values);
      setVersion(theirs.version);
      clear();
    },
  };
}
