import { EXPENSE_FIELDS } from '@pa-ledger/domain/expenses/expense-fields';
import type { Fields, TextsOf } from '@pa-ledger/domain/fields/field';

const ONE = { kind: 'text', lines: 'one', required: true, maxLength: 200 } as const;
const LINE = { ...ONE, autoComplete: 'off' } as const;

/** What a statement instead of a receipt says. It is stored as a PDF only. */
export const MISSING_RECEIPT_FIELDS = {
  what: { ...LINE, label: 'What was bought' },
  where: { ...LINE, label: 'Where it was bought', hint: 'The shop or the person, and the place.' },
  boughtOn: { ...EXPENSE_FIELDS.expenseDate, label: 'When' },
  price: { ...EXPENSE_FIELDS.amount, label: 'Price', notZero: true },
  why: { ...LINE, label: 'Why there is no receipt', lines: 'many', maxLength: 1_000 },
  statedBy: { ...EXPENSE_FIELDS.name, label: 'Your name' },
} as const satisfies Fields;

export type MissingReceiptField = keyof typeof MISSING_RECEIPT_FIELDS;

/** The texts of the dialog's inputs, as typed. */
export type MissingReceiptTexts = TextsOf<typeof MISSING_RECEIPT_FIELDS>;
