import { parseSubmission } from '@pa-ledger/domain/expenses/submission';
import { expect, it } from 'vitest';
import { EXPENSE_FIELDS } from '@pa-ledger/domain/expenses/expense-form-messages';
import { valuesOfTyped } from '@pa-ledger/domain/fields/form';
import { mapFields } from '@pa-ledger/domain/fields/field';

const CONTEXT = { now: Date.UTC(2026, 10, 20), timeZone: 'UTC' };
const ID = 'a'.repeat(20);
const RECEIPT = {
  slot: 0,
  name: 'slip.pdf',
  type: 'application/pdf',
  size: 9,
  sha256: '0'.repeat(64),
} as const;
const TEXTS = {
  ...mapFields(EXPENSE_FIELDS, (field) => ` ${field} `),
  email: ' pat@example.com ',
  category: 'Book Fair',
  expenseDate: '2026-11-20',
  amount: ' 1234.5 ',
  split: 'Garden: 5.00',
  payTo: '',
  invoiceNumber: '',
  payBy: '',
  payHandle: '',
  notes: '',
};

it('is what the server takes, to the letter', () => {
  const toVendor = { payTo: 'vendor', invoiceNumber: ' INV-42 ' };
  const byApp = { payBy: 'app', payHandle: ' 555-0142 ' };
  for (const own of [{}, toVendor, byApp]) {
    const texts = { ...TEXTS, ...own };
    const claim = { id: ID, ...valuesOfTyped(EXPENSE_FIELDS, texts), receipts: [RECEIPT] };
    const parsed = parseSubmission(JSON.parse(JSON.stringify(claim)), CONTEXT);
    expect(parsed).toStrictEqual({ ok: true, submission: claim });
  }
});

it('sends the amount as a number and tidies texts, but not the category', () => {
  const claim = valuesOfTyped(EXPENSE_FIELDS, {
    ...TEXTS,
    category: 'Book Fair ',
    description: 'a\r\nb ',
  });
  expect(claim).toMatchObject({ amount: 1234.5, category: 'Book Fair ', description: 'a\nb' });
});
