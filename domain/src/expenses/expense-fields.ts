import type { Fields } from '../fields/field.ts';
import { MAX_EXPENSE_CENTS } from '../limits.ts';
import { MAX_EMAIL_LENGTH } from '../people/email.ts';
import { organization } from '../organization.ts';

const LINE = { kind: 'text', lines: 'one', required: true, autoComplete: 'off' } as const;
const TEXT = { ...LINE, lines: 'many' } as const;

/** The app's name in labels; a submission from before a school gave it up keeps its choice. */
const APP = organization.policies.paymentApp ?? 'Payment app';

/** The fields of the public form, in the order of the page. */
export const EXPENSE_FIELDS = {
  name: { ...LINE, label: 'Name', maxLength: 100, autoComplete: 'name' },
  email: {
    ...LINE,
    label: 'Email',
    maxLength: MAX_EMAIL_LENGTH,
    format: 'email',
    inputType: 'email',
    autoComplete: 'email',
  },
  phone: { ...LINE, label: 'Phone', maxLength: 40, inputType: 'tel', autoComplete: 'tel' },
  category: { ...LINE, label: 'Category', maxLength: 100, exact: true },
  expenseDate: { label: 'Expense Date', kind: 'date', required: true, maxLength: 10 },
  amount: {
    label: 'Amount',
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
    label: 'Sales tax in it',
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
  split: { ...TEXT, label: 'Also for', required: false, maxLength: 1_200, exact: true },
  // Without it, we pay the submitter back, or the person in 'Paid To'.
  payTo: {
    label: 'Payment',
    kind: 'choice',
    required: false,
    maxLength: 10,
    options: { vendor: 'Pay the vendor' },
  },
  paidTo: {
    ...LINE,
    label: 'Paid To',
    maxLength: 200,
    hint: 'Who the check is made out to, usually you.',
  },
  invoiceNumber: {
    ...LINE,
    label: 'Invoice Number',
    required: false,
    maxLength: 60,
    onlyWhen: { field: 'payTo', is: 'vendor', otherwise: 'onlyForVendors' },
  },
  // Without it, we mail a check. `payByErrors` has what else must hold.
  payBy: {
    label: 'Pay By',
    kind: 'choice',
    required: false,
    maxLength: 10,
    options: { pickup: 'Check to pick up', app: APP },
    onlyWhen: { field: 'payTo', is: '', otherwise: 'notAsked' },
  },
  payHandle: {
    ...LINE,
    label: `${APP} email or phone`,
    required: false,
    maxLength: 100,
    onlyWhen: { field: 'payBy', is: 'app', otherwise: 'notAsked' },
  },
  mailingAddress: {
    ...TEXT,
    label: 'Mailing Address',
    maxLength: 500,
    autoComplete: 'street-address',
    hint: 'Where we mail checks.',
  },
  description: { ...TEXT, label: 'Description', maxLength: 2_000 },
  notes: { ...TEXT, label: 'Notes', required: false, maxLength: 2_000, whenEmpty: 'stored' },
} as const satisfies Fields;

/** The choice for `payTo` when nothing else is chosen. */
export const PAY_ME_BACK = 'Pay me back';

/** The choice for `payBy` when nothing else is chosen. */
export const CHECK_BY_MAIL = 'Check by mail';

export type ExpenseField = keyof typeof EXPENSE_FIELDS;

// The keys of a constant table are its own literal keys.
export const EXPENSE_FIELD_NAMES = Object.keys(EXPENSE_FIELDS) as ExpenseField[];
