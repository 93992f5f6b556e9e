import { zodResolver } from '@hookform/resolvers/zod';
import type { FormSchema } from '@pa-ledger/domain/fields/schema';
import { useEffect, useState, type RefObject } from 'react';
import { useForm, useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { FailedSave, Loaded, SaveResult } from './save-result.ts';
import { useFocusOnError } from '../frame/field-focus.ts';
import { type Attempts, type SaveQuestion, useAttempts } from './useAttempts.ts';

interface SavingProps<V extends FieldValues> {
  /** The first values and their version; later ones don't change what was typed. */
  readonly initial: Loaded<V>;
  /** What can be wrong, from the first attempt to save. */
  readonly schema: FormSchema<V>;
  /**
   * @param version the one to save over: the loaded one, or another one that somebody has read and wants to replace.
   * @param loaded what the form began with, or took over since.
   */
  readonly save: (values: V, version: number | null, loaded: Loaded<V>) => Promise<SaveResult<V>>;
  /** What we ask before the values are saved. */
  readonly questionsOf?: ((values: V) => readonly SaveQuestion[]) | undefined;
}

export interface Saving<V extends FieldValues> extends Omit<
  Attempts<FailedSave<V>>,
  'attempt' | 'clear'
> {
  readonly form: UseFormReturn<V>;
  /** The form's element. */
  readonly element: RefObject<HTMLFormElement | null>;
  /**
   * Saves what was typed, unless something is wrong: then the first such field says so and gets the focus.
   * @param onSaved called with what was saved.
   * @param over the version to save over, instead of the one that was loaded.
   */
  readonly save: (onSaved: (saved: V) => void, over?: number | null) => void;
  /** Puts somebody else's values into the form. */
  readonly take: (theirs: Loaded<V>) => void;
}

/** A form of react-hook-form with the version that was loaded, and what saves it. */
export function useSaving<V extends FieldValues>(props: SavingProps<V>): Saving<V> {
  const { initial, schema, save, questionsOf = () => [] } = props;
  const [first] = useState(initial.values);
  const [loaded, setLoaded] = useState(initial);
  const { attempt, clear, ...attempts } = useAttempts<FailedSave<V>>();
  const form = useForm<V>({
    values: first,
    resolver: zodResolver(schema),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { control, trigger } = form;
  const { isSubmitted, submitCount } = form.formState;
  const element = useFocusOnError<HTMLFormElement>(submitCount);
  const values = useWatch({ control });
  useEffect(() => {
    // All of them: what's wrong in one field may depend on another.
    if (isSubmitted) void trigger();
  }, [isSubmitted, values, trigger]);
  return {
    ...attempts,
    form,
    element,
    save(onSaved, over = loaded.version) {
      const send = async (values: V): Promise<void> => {
        const isSaved = await attempt({
          questions: questionsOf(values),
          save: () => save(values, over, loaded),
        });
        if (isSaved) onSaved(values);
      };
      void form.handleSubmit(send)();
    },
    take(theirs) {
      // What belongs to one's own change alone, such as its reason, stays.
      form.reset({ ...form.getValues(), ...theirs.values });
      setLoaded(theirs);
      clear();
    },
  };
}
