import type { ErrorsOf } from '../fields/form.ts';
import type { TypedOf } from '../fields/field.ts';
import { formErrors } from '../fields/form-errors.ts';
import { RECORDS } from '../ledger/record-fields.ts';
import { formFromRecord, recordFromForm } from '../ledger/record-form.ts';
import type { LedgerRecords } from '../ledger/record-fields.ts';
import { cents, parseDollars, sumCents, type Cents } from '../money/money.ts';
import type { DepositFields } from './deposit.ts';

/*
 * The checks and the cash that are typed into a new deposit: each becomes a revenue item of the deposit's account, on its
 * date, in the same commit.
 */

/** The most lines that one deposit types: one commit writes each with its journal entry and its mark. */
export const MAX_DEPOSIT_LINES = 40;

const { amount, categoryId, fundId, description, reference } = RECORDS.revenueItems.form;

/** The fields of a line. */
export const DEPOSIT_LINE_FORM = {
  kind: {
    label: 'Received as',
    kind: 'choice',
    required: true,
    options: { check: 'Check', cash: 'Cash' },
  },
  reference: { ...reference, label: 'Check number' },
  description: { ...description, lines: 'one', label: 'From or for', maxLength: 200 },
  amount: { ...amount, negative: false, notZero: true, whenUnreadable: 'refused' },
  categoryId,
  fundId,
} as const;

/** What the form of a line holds while you type. */
export type DepositLineTexts = TypedOf<typeof DEPOSIT_LINE_FORM>;

/** Returns why a line can't be saved, by field; empty if it can. */
export function depositLineErrors(texts: DepositLineTexts): ErrorsOf<typeof DEPOSIT_LINE_FORM> {
  return formErrors(DEPOSIT_LINE_FORM, texts);
}

/**
 * Returns the revenue item that a line without errors becomes.
 * @param deposit where its date and account come from.
 */
export function revenueOfLine(
  { kind: _kind, ...texts }: DepositLineTexts,
  { date, accountId }: Pick<DepositFields, 'date' | 'accountId'>,
): LedgerRecords['revenueItems'] {
  const typed = { ...formFromRecord('revenueItems'), ...texts, date, accountId };
  return recordFromForm('revenueItems', typed);
}

/** Returns the cash among the lines while they're typed, in cents; an amount that can't be read counts as none. */
export function cashIn(lines: readonly DepositLineTexts[]): Cents {
  return sumOfLines(lines.filter(({ kind }) => kind === 'cash'));
}

/** Returns what the lines add up to, in the same way. */
export function sumOfLines(lines: readonly Pick<DepositLineTexts, 'amount'>[]): Cents {
  return sumCents(lines.map((line) => parseDollars(line.amount) ?? cents(0)));
}
