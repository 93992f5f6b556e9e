import type { FieldRules, ValuesOf } from '../fields/field.ts';
import type { LabeledFields } from '../fields/labels.ts';
import { textOfValue } from '../fields/form.ts';
import { amountOf, formatCents } from '../money/money.ts';
import { type CalendarDate, isCalendarDate } from '../time/dates.ts';
import { EXPENSE_RULES } from './expense-fields.ts';

const ONE = { kind: 'text', lines: 'one', required: true, maxLength: 200 } as const;
const LINE = { ...ONE, autoComplete: 'off' } as const;

/** The fields for someone without a receipt. */
export const MISSING_RECEIPT_RULES = {
  what: LINE,
  where: LINE,
  boughtOn: EXPENSE_RULES.expenseDate,
  price: { ...EXPENSE_RULES.amount, notZero: true },
  why: { ...LINE, lines: 'many', maxLength: 1_000 },
  statedBy: EXPENSE_RULES.name,
} as const satisfies FieldRules;

/** The facts of a statement instead of a receipt: the typed fields, and that day's date at the school. */
export const STATEMENT_RULES = {
  ...MISSING_RECEIPT_RULES,
  statedOn: EXPENSE_RULES.expenseDate,
} as const satisfies FieldRules;

/** A statement instead of a receipt; `price` is in dollars, as the form's amount is. */
export type Statement = ValuesOf<typeof STATEMENT_RULES>;

/** Returns the fields for someone without a receipt. @param ownName the label of the person's own name. */
export function missingReceiptFields(
  statement: LabeledFields<typeof STATEMENT_RULES>,
  ownName: string,
): LabeledFields<typeof MISSING_RECEIPT_RULES> {
  const { what, where, boughtOn, price, why, statedBy } = statement;
  return { what, where, boughtOn, price, why, statedBy: { ...statedBy, label: ownName } };
}

/**
 * Returns the facts of a statement as people read them, each with its label.
 * @param fields the fields in the reader's language.
 * @param date writes a date in it.
 */
export function statementFacts(
  statement: Statement,
  fields: LabeledFields<typeof STATEMENT_RULES>,
  date: (day: CalendarDate) => string,
): (readonly [label: string, text: string])[] {
  const values: Readonly<Record<string, unknown>> = { ...statement };
  return Object.entries(fields).map(([name, field]) => {
    const value = values[name];
    if (field.kind === 'money') return [field.label, formatCents(amountOf(value))];
    if (field.kind === 'date' && isCalendarDate(value)) return [field.label, date(value)];
    return [field.label, textOfValue(field, value)];
  });
}
