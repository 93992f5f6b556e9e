import { fieldEntries, type Fields, type ValuesOf } from '../fields/field.ts';
import { textOfValue } from '../fields/form.ts';
import { amountOf, formatCents } from '../money/money.ts';
import { formatDate, isCalendarDate } from '../time/dates.ts';
import { EXPENSE_FIELDS } from './expense-fields.ts';

const ONE = { kind: 'text', lines: 'one', required: true, maxLength: 200 } as const;
const LINE = { ...ONE, autoComplete: 'off' } as const;

/** The fields for someone without a receipt. */
export const MISSING_RECEIPT_FIELDS = {
  what: { ...LINE, label: 'What was bought' },
  where: { ...LINE, label: 'Where it was bought', hint: 'The shop or the person, and the place.' },
  boughtOn: { ...EXPENSE_FIELDS.expenseDate, label: 'When' },
  price: { ...EXPENSE_FIELDS.amount, label: 'Price', notZero: true },
  why: { ...LINE, label: 'Why there is no receipt', lines: 'many', maxLength: 1_000 },
  statedBy: { ...EXPENSE_FIELDS.name, label: 'Your name' },
} as const satisfies Fields;

/** The facts of a statement instead of a receipt: the typed fields, and that day's date at the school. */
export const STATEMENT_FIELDS = {
  ...MISSING_RECEIPT_FIELDS,
  statedBy: { ...MISSING_RECEIPT_FIELDS.statedBy, label: 'Stated by' },
  statedOn: { ...EXPENSE_FIELDS.expenseDate, label: 'Stated on' },
} as const satisfies Fields;

/** A statement instead of a receipt; `price` is in dollars, as the form's amount is. */
export type Statement = ValuesOf<typeof STATEMENT_FIELDS>;

/** Returns the facts of a statement as people read them, each with its label. */
export function statementFacts(statement: Statement): (readonly [label: string, text: string])[] {
  const values: Readonly<Record<string, unknown>> = { ...statement };
  return fieldEntries(STATEMENT_FIELDS).map(([name, field]) => {
    const value = values[name];
    if (field.kind === 'money') return [field.label, formatCents(amountOf(value))];
    if (field.kind === 'date' && isCalendarDate(value)) return [field.label, formatDate(value)];
    return [field.label, textOfValue(field, value)];
  });
}
