import { labeled, type FieldWords } from '../fields/labels.ts';
import { organization } from '../organization.ts';
import { EXPENSE_RULES } from './expense-fields.ts';
import { STATEMENT_RULES } from './missing-receipt.ts';
import type { ExpenseFormWords } from './expense-words.ts';

/** The app's name in labels; a submission from before a school gave it up keeps its choice. */
export const APP = organization.policies.paymentApp ?? 'Payment app';

const EXPENSE: FieldWords<typeof EXPENSE_RULES> = {
  labels: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    category: 'Category',
    expenseDate: 'Expense Date',
    amount: 'Amount',
    salesTax: 'Sales tax in it',
    split: 'Also for',
    payTo: 'Payment',
    paidTo: 'Paid To',
    invoiceNumber: 'Invoice Number',
    payBy: 'Pay By',
    payHandle: `${APP} email or phone`,
    mailingAddress: 'Mailing Address',
    description: 'Description',
    notes: 'Notes',
  },
  hints: {
    paidTo: 'Who the check is made out to, usually you.',
    mailingAddress: 'Where we mail checks.',
  },
  options: {
    payTo: { vendor: 'Pay the vendor' },
    payBy: { pickup: 'Check to pick up', app: APP },
  },
};

const STATEMENT: FieldWords<typeof STATEMENT_RULES> = {
  labels: {
    what: 'What was bought',
    where: 'Where it was bought',
    boughtOn: 'When',
    price: 'Price',
    why: 'Why there is no receipt',
    statedBy: 'Stated by',
    statedOn: 'Stated on',
  },
  hints: { where: 'The shop or the person, and the place.' },
  options: {},
};

/** The fields of the public form, in the order of the page. */
export const EXPENSE_FIELDS = labeled(EXPENSE_RULES, EXPENSE);

/** The facts of a statement instead of a receipt. */
export const STATEMENT_FIELDS = labeled(STATEMENT_RULES, STATEMENT);

/** The words of the form's fields. */
export const expenseFormMessages: ExpenseFormWords = {
  fields: EXPENSE_FIELDS,
  statement: STATEMENT_FIELDS,
  payTo: { '': 'Pay me back', ...EXPENSE.options.payTo },
  payBy: { '': 'Check by mail', ...EXPENSE.options.payBy },
};
