import { useState } from 'react';
import { type Fields, versionOf } from '../../../data/documents.ts';
import type { Failure } from '../../../data/failure.ts';
import type { WriteResult } from '../../../data/write.ts';
import { type Attempts, type SaveOutcome, type SaveQuestion, useAttempts } from './useAttempts.ts';

/** Values with the version that was loaded; null for something new. */
export interface Loaded<V> {
  readonly values: V;
  readonly version: number | null;
}

/** A save that failed. `current` comes with 'changed': what is stored now, null when it was deleted. */
export type FailedSave<V> = Failure & { readonly current?: Loaded<V> | null };

export type SaveResult<V> = { readonly ok: true } | FailedSave<V>;

/** Converts the result of writing one document to a form's result. */
export function saveResultOf<V>(
  result: WriteResult,
  valuesOf: (fields: Fields) => V,
): SaveResult<V> {
  if (result.ok) return result;
  const { conflicts, ...failed } = result;
  const [conflict] = conflicts;
  if (conflict === undefined) return failed;
  const { current } = conflict;
  return {
    ...failed,
    current: current && { values: valuesOf(current), version: versionOf(current) },
  };
}

/** The errors of a form's values, as sentences. */
export type FormErrors<V> = { readonly [K in keyof V]?: string | null | undefined };

/** The props that connect a field to one value of a form. */
export interface BoundField<T> {
  readonly name: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly error: string | null;
}

export interface Form<V> {
  readonly values: V;
  /** Whether the values differ from the initial ones. */
  readonly dirty: boolean;
  readonly field: <K extends keyof V & string>(name: K) => BoundField<V[K]>;
  /** Puts other values into the form, which count as saved. */
  readonly reset: (saved: V) => void;
  /** Shows the errors, now and at every later change. @returns whether there are none. */
  readonly check: () => boolean;
}

/**
 * Holds the values of a form while they are typed.
 * @param initial the first values; later ones do not change what was typed.
 * @param errorsOf the errors of values; shown from the first attempt to save.
 */
export function useForm<V extends object>(
  initial: V,
  errorsOf: (values: V) => FormErrors<V>,
): Form<V> {
  const [base, setBase] = useState(initial);
  const [values, setValues] = useState(initial);
  const [checked, setChecked] = useState(false);
  const errors = errorsOf(values);
  return {
    values,
    dirty: JSON.stringify(values) !== JSON.stringify(base),
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => setValues((now) => ({ ...now, [name]: value })),
      error: (checked ? errors[name] : null) ?? null,
    }),
    reset(saved) {
      setBase(saved);
      setValues(saved);
      setChecked(false);
    },
    check() {
      setChecked(true);
      return Object.values(errors).every((error) => error == null);
    },
  };
}

interface SavingProps<V extends object> {
  readonly initial: Loaded<V>;
  readonly errorsOf: (values: V) => FormErrors<V>;
  /**
   * @param version the one to save over: the loaded one, or another one that somebody has read and wants to replace.
   * @param loaded what the form began with, or took over since.
   */
  readonly save: (values: V, version: number | null, loaded: Loaded<V>) => Promise<SaveResult<V>>;
  /** What is asked before the values are saved. */
  readonly questionsOf?: ((values: V) => readonly SaveQuestion[]) | undefined;
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
  questionsOf = () => [],
}: SavingProps<V>): Saving<V> {
  const form = useForm(initial.values, errorsOf);
  const [loaded, setLoaded] = useState(initial);
  const { attempt, clear, ...attempts } = useAttempts<FailedSave<V>>();
  return {
    ...attempts,
    form,
    save: (over = loaded.version) =>
      attempt({
        valid: form.check(),
        questions: questionsOf(form.values),
        save: () => save(form.values, over, loaded),
      }),
    take(theirs) {
      // What belongs to one's own change alone, such as its reason, stays.
      form.reset({ ...form.values, ...theirs.values });
      setLoaded(theirs);
      clear();
    },
  };
}
