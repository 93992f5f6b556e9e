import { MISSING_RECEIPT_FIELDS } from '@pa-ledger/domain/expenses/missing-receipt';
import { mapFields, type TypedOf } from '@pa-ledger/domain/fields/field';
import { membersOf } from '@pa-ledger/domain/members';
import { STATEMENT_DRAFT } from '../draft-store.ts';

/*
 * What was typed into the dialog stays with the tab until its picture is uploaded, or the form is sent or cleared. Without
 * storage the dialog works without it.
 */

/** The texts of the dialog's inputs, as typed. */
export type MissingReceiptTexts = TypedOf<typeof MISSING_RECEIPT_FIELDS>;

/** Keeps what was typed for a form, by the form's id. */
export function keepTexts(id: string, texts: MissingReceiptTexts): void {
  try {
    sessionStorage.setItem(STATEMENT_DRAFT, JSON.stringify({ id, texts }));
  } catch {
    // Storage is denied or full.
  }
}

/** Returns what was typed for this form; null if nothing is kept of it. Another program may have written it. */
export function keptTexts(formId: string): MissingReceiptTexts | null {
  try {
    const { id, texts } = membersOf(JSON.parse(sessionStorage.getItem(STATEMENT_DRAFT) ?? 'null'));
    if (id !== formId) return null;
    const typed = membersOf(texts);
    return mapFields(MISSING_RECEIPT_FIELDS, (name, { maxLength }) => {
      const text = typed[name];
      return typeof text === 'string' ? text.slice(0, maxLength) : '';
    });
  } catch {
    return null;
  }
}

/** Forgets it. */
export function forgetTexts(): void {
  try {
    sessionStorage.removeItem(STATEMENT_DRAFT);
  } catch {
    // Storage is denied: nothing is kept.
  }
}
