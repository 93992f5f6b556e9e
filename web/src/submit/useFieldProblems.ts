import {
  fieldProblem,
  type ExpenseField,
  type FieldContext,
} from '@pa-ledger/domain/expenses/expense-fields';
import { organization } from '@pa-ledger/domain/organization';
import { isBlank } from '@pa-ledger/domain/text/text';
import { useState, type RefObject, type SyntheticEvent } from 'react';
import { problemsOf, withProblem, type FieldProblems } from './expense-texts.ts';
import { fieldOf, inputOf, readTexts, textIn, type FieldElement } from './form-dom.ts';

/** What cannot be read as a number or a day looks empty to a script. */
const UNREADABLE: readonly ExpenseField[] = ['expenseDate', 'amount'];

/** What is wrong in the form, and when that is looked at. */
export interface FieldProblemsApi {
  readonly problems: FieldProblems;
  /** Looks at every field. */
  readonly checkAll: () => FieldProblems;
  /** Says something about one field, such as what the server found. */
  readonly tell: (field: ExpenseField, problem: string) => void;
  /** A field that is left with a wrong value says so; one that is left empty waits for the submission. */
  readonly onBlur: (event: SyntheticEvent) => void;
  /** A field that was found wrong is looked at with every key, so that it is right as soon as it is. */
  readonly onInput: (event: SyntheticEvent) => void;
}

export function useFieldProblems(form: RefObject<HTMLFormElement | null>): FieldProblemsApi {
  const [problems, setProblems] = useState<FieldProblems>({});
  const tell = (field: ExpenseField, problem: string | null) =>
    setProblems((before) => withProblem(before, field, problem));

  return {
    problems,
    tell,
    checkAll: () => {
      const found = form.current === null ? {} : problemsIn(form.current);
      setProblems(found);
      return found;
    },
    onBlur: ({ target }) => {
      const left = fieldOf(target);
      if (left === null || (isBlank(left.input.value) && !left.input.validity.badInput)) return;
      tell(left.field, problemIn(left.field, left.input));
    },
    onInput: ({ target }) => {
      const changed = fieldOf(target);
      if (changed === null || problems[changed.field] === undefined) return;
      tell(changed.field, problemIn(changed.field, changed.input));
    },
  };
}

function problemsIn(form: HTMLFormElement): FieldProblems {
  const texts = readTexts(form);
  const unreadable = UNREADABLE.filter(
    (field) => texts[field] === '' && inputOf(form, field)?.validity.badInput,
  );
  return unreadable.reduce<FieldProblems>(
    (found, field) => withProblem(found, field, fieldProblem(field, '?', contextNow())),
    problemsOf(texts, contextNow()),
  );
}

function problemIn(field: ExpenseField, input: FieldElement): string | null {
  const text = textIn(input);
  return fieldProblem(field, text === '' && input.validity.badInput ? '?' : text, contextNow());
}

function contextNow(): FieldContext {
  return { now: Date.now(), timeZone: organization.timeZone };
}
