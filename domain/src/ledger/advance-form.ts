import type { ErrorsOf } from '../fields/form.ts';
import type { TypedOf } from '../fields/field.ts';
import { formErrors } from '../fields/form-errors.ts';
import { amountOf, cents, dollarsFromCents } from '../money/money.ts';
import { typedAddress } from '../people/email.ts';
import { hasOther, paymentFlags, type Payer } from '../payments/payment.ts';
import { formatDate, type CalendarDate } from '../time/dates.ts';
import { textIn } from '../untyped.ts';
import { advanceMessages } from './advance-settling.ts';
import type { StoredFields } from './journal.ts';
import { RECORDS } from './record-fields.ts';
import { formFromRecord, recordFromForm } from './record-form.ts';
import { unnumberedRefusal } from './unnumbered.ts';

/* The forms of an advance: of giving it, of the receipts that settle it, and of the money that comes back. */

const { date, amount, categoryId, fundId, accountId, paidTo, description, method, checkNumber } =
  RECORDS.manualExpenses.form;

/** Only whole advances and what settles them have a sum, so it's above 0. */
const SUM = { ...amount, negative: false, notZero: true, whenUnreadable: 'refused' } as const;

/** The most receipts that one save adds: each is an entry with its journal's. */
export const MAX_RECEIPTS_AT_ONCE = 20;

/** How to reach the holder of an advance. */
export const HOLDER_FORM = {
  email: { label: 'Holder’s email', kind: 'address', required: true, inputType: 'email' },
} as const;

/** The fields of a new advance. */
export const ADVANCE_FORM = {
  paidTo: { ...paidTo, label: 'Holder' },
  ...HOLDER_FORM,
  amount: SUM,
  date,
  eventOn: { label: 'Event or purchase on', kind: 'date', required: true },
  categoryId,
  fundId,
  accountId,
  method,
  checkNumber,
  description: { ...description, label: 'What it’s for' },
} as const;

/** The fields of receipts that settle part of an advance. */
export const SETTLED_FORM = {
  date: { ...date, label: 'Date of the receipt' },
  amount: SUM,
  categoryId,
  fundId,
  description,
} as const;

/** The fields of money that comes back. */
export const GIVEN_BACK_FORM = {
  date,
  amount: SUM,
  accountId,
  description: { ...description, required: false },
} as const;

export type HolderTexts = TypedOf<typeof HOLDER_FORM>;
export type AdvanceTexts = TypedOf<typeof ADVANCE_FORM>;
export type SettledTexts = TypedOf<typeof SETTLED_FORM>;
export type GivenBackTexts = TypedOf<typeof GIVEN_BACK_FORM>;

/** Returns why an advance can't be saved, by field; empty if it can. */
export function advanceErrors(texts: AdvanceTexts): ErrorsOf<typeof ADVANCE_FORM> {
  const errors = formErrors(ADVANCE_FORM, texts);
  const unnumbered = unnumberedRefusal(null, texts);
  return unnumbered === null ? errors : { checkNumber: unnumbered, ...errors };
}

/** Returns what a form without errors stores, and the holder's address, which is kept apart. */
export function advanceFrom({ email, eventOn, ...texts }: AdvanceTexts): {
  readonly fields: StoredFields;
  readonly email: string;
} {
  const record = recordFromForm('manualExpenses', {
    ...formFromRecord('manualExpenses'),
    ...texts,
  });
  const advance = { kind: 'given', eventOn: eventOn.trim(), left: record.amount };
  return { fields: { ...record, advance }, email: typedAddress(email) };
}

/** An advance as it's stored, as far as what settles it depends on it. */
interface StoredAdvance {
  readonly date: CalendarDate;
  readonly fields: StoredFields;
}

/** Returns why receipts can't settle an advance, by field; empty if they can. @param given the day of the advance. */
export function settledErrors(
  texts: SettledTexts,
  given: CalendarDate,
): ErrorsOf<typeof SETTLED_FORM> {
  return notBefore(formErrors(SETTLED_FORM, texts), texts.date, given);
}

/** Returns the expense that receipts make of an advance. It moves no account. */
export function settledFrom(texts: SettledTexts, { fields }: StoredAdvance): StoredFields {
  const record = recordFromForm('manualExpenses', {
    ...formFromRecord('manualExpenses'),
    ...texts,
    paidTo: textIn(fields, 'paidTo'),
  });
  const { categoryId: category, fundId: fund } = fields;
  return { ...record, advance: { kind: 'settled', categoryId: category, fundId: fund } };
}

/** Returns why money can't come back, by field; empty if it can. @param given the day of the advance. */
export function givenBackErrors(
  texts: GivenBackTexts,
  given: CalendarDate,
): ErrorsOf<typeof GIVEN_BACK_FORM> {
  return notBefore(formErrors(GIVEN_BACK_FORM, texts), texts.date, given);
}

/** Returns the entry of money that comes back: below 0, in the category and the fund of the advance. */
export function givenBackFrom(
  { description: words, ...texts }: GivenBackTexts,
  { date: given, fields }: StoredAdvance,
): StoredFields {
  const record = recordFromForm('manualExpenses', {
    ...formFromRecord('manualExpenses'),
    ...texts,
    description: words.trim() || advanceMessages.returnedOf(formatDate(given)),
    paidTo: textIn(fields, 'paidTo'),
    categoryId: textIn(fields, 'categoryId'),
    fundId: textIn(fields, 'fundId'),
  });
  const back = dollarsFromCents(cents(0 - amountOf(record.amount)));
  return { ...record, amount: back, advance: { kind: 'returned' } };
}

function notBefore<Errors extends { readonly date?: string }>(
  errors: Errors,
  typed: string,
  given: CalendarDate,
): Errors {
  return typed.trim() < given ? { date: advanceMessages.before, ...errors } : errors;
}

/**
 * Returns whether someone else must give an advance: it's for the administrator, by mailbox or by name, and another one is
 * signed up.
 */
export function needsOtherGiver(
  holder: { readonly email: string; readonly paidTo: string },
  giver: Payer,
): boolean {
  return hasOther(giver) && paymentFlags(holder, giver).length > 0;
}
