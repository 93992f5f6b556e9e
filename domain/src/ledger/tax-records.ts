import type { RecordModel } from '../fields/field.ts';
import { AMOUNT, LINE, NOTE, TEXT, VERSIONED } from './field-parts.ts';
import {
  EXPENSE_LINES,
  IN_KIND_KINDS,
  INCOME_LINES,
  KNOWN_METHODS,
  PAYEE_KINDS,
  PURPOSES,
} from './tax-choices.ts';

/** What the tax year asks, beside the books: it moves no money, counts in no total, and no closed year holds it. */
export const TAX_RECORDS = {
  // What the tax year asks of whom we paid, once someone has said it. The id follows from the name.
  payees: {
    form: {
      name: { ...LINE, label: 'Name', maxLength: 200 },
      kind: { label: 'Kind of business', kind: 'choice', required: false, options: PAYEE_KINDS },
      paidFor: { label: 'Usually paid for', kind: 'choice', required: false, options: PURPOSES },
      taxFormSeenOn: { label: 'Form W-9 seen on', kind: 'date', required: false },
      taxFormSeenBy: { ...LINE, label: 'Seen by', required: false, maxLength: 100 },
      taxFormKept: { ...LINE, label: 'Kept where', required: false, maxLength: 200 },
      notes: { ...NOTE, label: 'Notes' },
    },
    kept: VERSIONED,
  },
  // What one payment or manual expense was for, where that isn't what its payee is usually paid for, and how it was paid, where
  // the entry itself doesn't say.
  purposes: {
    form: {
      purpose: { label: 'Paid for', kind: 'choice', required: false, options: PURPOSES },
      method: { label: 'Paid by', kind: 'choice', required: false, options: KNOWN_METHODS },
    },
    kept: VERSIONED,
  },
  // Where a category's money goes on Form 990-EZ; the id is the category's.
  returnLines: {
    form: {
      program: { label: 'Serves our programs', kind: 'flag', required: false },
      incomeLine: { label: 'Income', kind: 'choice', required: false, options: INCOME_LINES },
      expenseLine: { label: 'Expenses', kind: 'choice', required: false, options: EXPENSE_LINES },
    },
    kept: VERSIONED,
  },
  // Who gives, and how to thank them. The id follows from the name.
  donors: {
    form: {
      name: { ...LINE, label: 'Name', maxLength: 200 },
      email: { label: 'Email', kind: 'address', required: false },
      address: { ...NOTE, label: 'Mailing address' },
      notes: { ...NOTE, label: 'Notes' },
    },
    kept: VERSIONED,
  },
  // Goods and services that someone gave: no money moves, so they're in no total.
  inKindGifts: {
    form: {
      date: { label: 'Date', kind: 'date', required: true },
      donor: { ...LINE, label: 'Donor', maxLength: 200 },
      kind: { label: 'Kind', kind: 'choice', required: true, options: IN_KIND_KINDS },
      description: { ...TEXT, required: true, maxLength: 2_000 },
      value: { ...AMOUNT, label: 'Fair value', negative: false, whenUnreadable: 'refused' },
    },
    kept: VERSIONED,
  },
} as const satisfies Readonly<Record<string, RecordModel>>;
