import { REMEMBERED_DAYS } from '@pa-ledger/domain/limits';
import { paysVendor } from '@pa-ledger/domain/expenses/payee';
import { membersOf } from '@pa-ledger/domain/untyped';
import { DAY_MS, type Instant } from '@pa-ledger/domain/time/dates';
import { jsonOf, textsIn } from '../form/draft.ts';
import {
  EMPTY_VALUES,
  isEmpty,
  payeeIn,
  type FormValues,
  type PayeeTexts,
} from '../form/form-values.ts';

const VERSION = 1;

/**
 * Returns what the browser may remember of a sent form, as JSON: who submits it and how to pay them back, nothing of the expense.
 * @param other the submitter's own payee, if the form pays a vendor.
 */
export function writePerson(
  values: FormValues,
  other: PayeeTexts | null,
  savedAt: Instant,
): string {
  const { name, email, phone } = values;
  const payee = paysVendor(values) ? other : payeeIn(values);
  return JSON.stringify({ version: VERSION, savedAt, texts: { name, email, phone, ...payee } });
}

/**
 * Reads it back: another version of the page, or another program, may have written it.
 * @returns the values to begin a form with; null if there are none, or they're too old.
 */
export function readPerson(written: string, now: Instant): FormValues | null {
  const { version, savedAt, texts } = membersOf(jsonOf(written));
  if (version !== VERSION || typeof savedAt !== 'number') return null;
  if (savedAt > now || now - savedAt >= REMEMBERED_DAYS * DAY_MS) return null;
  const { name, email, phone, paidTo, mailingAddress } = textsIn(texts);
  const person = { ...EMPTY_VALUES, name, email, phone, paidTo, mailingAddress };
  return isEmpty(person) ? null : person;
}

/** Where this browser keeps it. */
const ENTRY = 'pa-ledger:submitter';

/** Remembers who sent a form, or forgets whoever was remembered. @param written null to forget. */
function keepPerson(written: string | null): void {
  try {
    if (written === null) localStorage.removeItem(ENTRY);
    else localStorage.setItem(ENTRY, written);
  } catch {
    // The browser denies storage, or it's full: the next form begins empty.
  }
}

/** Returns whom this browser remembers, and forgets them if that's too long ago. */
export function keptPerson(now: Instant): FormValues | null {
  try {
    const person = readPerson(localStorage.getItem(ENTRY) ?? '', now);
    if (person === null) keepPerson(null);
    return person;
  } catch {
    return null;
  }
}

/** The name of the checkbox that says whether to remember the submitter. */
export const REMEMBER = 'remember';

function boxIn(form: HTMLFormElement): HTMLInputElement | null {
  const box = form.elements.namedItem(REMEMBER);
  return box instanceof HTMLInputElement ? box : null;
}

/** Does what the checkbox of a form that was sent says. */
export function rememberIfAsked(
  form: HTMLFormElement,
  values: FormValues,
  otherPayee: PayeeTexts | null,
): void {
  const isAsked = boxIn(form)?.checked === true;
  keepPerson(isAsked ? writePerson(values, otherPayee, Date.now()) : null);
}

/** Forgets whoever was remembered, and asks again. */
export function forgetPerson(form: HTMLFormElement | null): void {
  keepPerson(null);
  const box = form && boxIn(form);
  if (box !== null) box.checked = false;
}
