import {
  EXPENSE_FIELD_NAMES,
  fieldProblem,
  type ExpenseField,
  type FieldContext,
} from '@pa-ledger/domain/expenses/expense-fields';
import { isBlank } from '@pa-ledger/domain/text/text';

/** What stands in the form's inputs, as typed. */
export type ExpenseTexts = Readonly<Record<ExpenseField, string>>;

/** What is wrong, by field. */
export type FieldProblems = Readonly<Partial<Record<ExpenseField, string>>>;

/** Makes the texts from one look at each field. */
export function textsBy(read: (field: ExpenseField) => string): ExpenseTexts {
  // Built from all the names there are.
  return Object.fromEntries(
    EXPENSE_FIELD_NAMES.map((field) => [field, read(field)]),
  ) as ExpenseTexts;
}

export const EMPTY_TEXTS: ExpenseTexts = textsBy(() => '');

/** Whether nothing is typed. */
export function isEmpty(texts: ExpenseTexts): boolean {
  return EXPENSE_FIELD_NAMES.every((field) => isBlank(texts[field]));
}

/** Every rule that a field breaks. */
export function problemsOf(texts: ExpenseTexts, context: FieldContext): FieldProblems {
  return Object.fromEntries(
    EXPENSE_FIELD_NAMES.flatMap((field) => {
      const problem = fieldProblem(field, texts[field], context);
      return problem === null ? [] : [[field, problem]];
    }),
  );
}

/** The problems with one field's said anew; null when it has none any more. */
export function withProblem(
  problems: FieldProblems,
  field: ExpenseField,
  problem: string | null,
): FieldProblems {
  const others = Object.entries(problems).filter(([name]) => name !== field);
  return Object.fromEntries(problem === null ? others : [...others, [field, problem]]);
}
