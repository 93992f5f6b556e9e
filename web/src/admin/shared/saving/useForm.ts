import { useState } from 'react';

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
  /** Puts other values into the form; `base` are those that count as saved. */
  readonly reset: (base: V, values?: V) => void;
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
    reset(saved, typed = saved) {
      setBase(saved);
      setValues(typed);
      setChecked(false);
    },
    check() {
      setChecked(true);
      return Object.values(errors).every((error) => error == null);
    },
  };
}
