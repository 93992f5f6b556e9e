import type { FieldRules } from '../fields/field.ts';
import { MAX_EXPENSE_CENTS } from '../limits.ts';
import { MAX_EMAIL_LENGTH } from '../people/email.ts';

const LINE = { kind: 'text', lines: 'one', required: true, autoComplete: 'off' } as const;
const TEXT = { ...LINE, lines: 'many' } as const;

/** The fields of the public form, in the order of the page. Each language has its labels (`expense-form-messages.ts`). */
export const EXPENSE_RULES = {
  name: { ...LINE, maxLength: 100, autoComplete: 'name' },
  email: {
    ...LINE,
    maxLength: MAX_EMAIL_LENGTH,
    format: 'email',
    inputType: 'email',
    autoComplete: 'email',
  },
  phone: { ...LINE, maxLength: 40, inputType: 'tel', autoComplete: 'tel' },
  category: { ...LINE, maxLength: 100, exact: true },
  expenseDate: { kind: 'date', required: true, maxLength: 10 },
  amount: {
    kind: 'money',
    required: true,
    maxLength: 20,
    max: MAX_EXPENSE_CENTS,
    negative: false,
    whenUnreadable: 'refused',
    autoComplete: 'off',
  },
  // Part of the amount. Asked for where the policy `salesTax` isn't 'ignored'; `salesTaxError` has what else must hold.
  salesTax: {
    kind: 'money',
    required: false,
    maxLength: 20,
    max: MAX_EXPENSE_CENTS,
    negative: false,
    whenUnreadable: 'refused',
    whenEmpty: 'leftOut',
    autoComplete: 'off',
  },
  // A line for each other event (split.ts). `splitError` has what must hold.
  split: { ...TEXT, required: false, maxLength: 1_200, exact: true },
  // Without it, we pay the submitter back, or the person in 'Paid To'.
  payTo: {
    kind: 'choice',
    required: false,
    maxLength: 10,
    options: { vendor: null },
  },
  paidTo: {
    ...LINE,
    maxLength: 200,
  },
  invoiceNumber: {
    ...LINE,
    required: false,
    maxLength: 60,
    onlyWhen: { field: 'payTo', is: 'vendor', otherwise: 'onlyForVendors' },
  },
  // Without it, we mail a check. `payByErrors` has what else must hold.
  payBy: {
    kind: 'choice',
    required: false,
    maxLength: 10,
    options: { pickup: null, app: null },
    onlyWhen: { field: 'payTo', is: '', otherwise: 'notAsked' },
  },
  payHandle: {
    ...LINE,
    required: false,
    maxLength: 100,
    onlyWhen: { field: 'payBy', is: 'app', otherwise: 'notAsked' },
  },
  mailingAddress: {
    ...TEXT,
    maxLength: 500,
    autoComplete: 'street-address',
  },
  description: { ...TEXT, maxLength: 2_000 },
  notes: { ...TEXT, required: false, maxLength: 2_000, whenEmpty: 'stored' },
} as const satisfies FieldRules;

export type ExpenseField = keyof typeof EXPENSE_RULES;

// The keys of a constant table are its own literal keys.
export const EXPENSE_FIELD_NAMES = Object.keys(EXPENSE_RULES) as ExpenseField[];
