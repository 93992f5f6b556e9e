import type { ErrorsOf } from '../fields/form.ts';
import type { TypedOf } from '../fields/field.ts';
import { valuesOfTyped } from '../fields/form.ts';
import { formErrors } from '../fields/form-errors.ts';
import { isSameName } from '../people/same-person.ts';
import { formatDate, isCalendarDate, type CalendarDate } from '../time/dates.ts';
import { membersOf } from '../untyped.ts';

/*
 * Who may sign an account's checks: the people on the bank's signature card, each with the days on which they may. They
 * needn't use the panel.
 */

/** The most that one account keeps. */
export const MAX_SIGNERS = 10;

/** What a person fills in for one of them. */
export const SIGNER_FORM = {
  name: { label: 'Name', kind: 'text', lines: 'one', required: true, maxLength: 100 },
  from: { label: 'From', kind: 'date', required: true },
  to: { label: 'Through', kind: 'date', required: false },
} as const;

/** What the form of one signer holds while you type. */
export type SignerTexts = TypedOf<typeof SIGNER_FORM>;

/** Someone who may sign an account's checks. */
export interface Signer {
  readonly name: string;
  readonly from: CalendarDate;
  /** The last day; absent while there's none. */
  readonly to?: CalendarDate;
}

/** Returns the signers of a stored account, without what can't be read. */
export function signersIn(account: object | null): readonly Signer[] {
  const { signers } = membersOf(account);
  if (!Array.isArray(signers)) return [];
  return signers.map(membersOf).flatMap(({ name, from, to }): Signer[] => {
    if (typeof name !== 'string' || !isCalendarDate(from)) return [];
    return [{ name, from, ...(isCalendarDate(to) ? { to } : {}) }];
  });
}

/** Returns those who may sign on a day. */
export function signersOn(signers: readonly Signer[], day: string): readonly Signer[] {
  return signers.filter(({ from, to }) => from <= day && (to === undefined || day <= to));
}

/** Returns a signer in words: `Ruth Adeyemi, since Jul 1, 2026`. */
export function signerText({ name, from, to }: Signer): string {
  const end = to === undefined ? '' : ` through ${formatDate(to)}`;
  return `${name}, since ${formatDate(from)}${end}`;
}

/** Returns why a signer can't be saved, by field; empty if they can. @param others on the same account. */
export function signerErrors(
  texts: SignerTexts,
  others: readonly SignerTexts[],
): ErrorsOf<typeof SIGNER_FORM> {
  const errors = formErrors(SIGNER_FORM, texts);
  if (errors.name === undefined && others.some(({ name }) => isSameName(name, texts.name)))
    errors.name = 'This signer is listed already.';
  if (errors.to === undefined && texts.to !== '' && texts.to < texts.from)
    errors.to = 'The last day can’t be before the first.';
  return errors;
}

/** Returns what a form without errors stores. */
export function signerFrom(texts: SignerTexts): Signer {
  // The form has just these fields, each of its type.
  return valuesOfTyped(SIGNER_FORM, texts) as Readonly<Record<string, unknown>> & Signer;
}
