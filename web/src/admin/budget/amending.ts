import { valuesOf } from '@pa-ledger/domain/fields/document';
import type { TypedOf } from '@pa-ledger/domain/fields/field';
import { typedOfValues } from '@pa-ledger/domain/fields/form';
import { AMENDMENT_FORM, undoing, type Amendment } from '@pa-ledger/domain/ledger/amendment';
import type { BudgetCollection } from '@pa-ledger/domain/ledger/record-fields';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { create, remove } from '../../data/writes.ts';
import { recordWrites, type Deletion, type RecordWrites } from '../shared/saving/record-writes.ts';
import type { BudgetRow } from './budget-items.ts';

/** What was typed of an amendment. */
export type TypedAmendment = TypedOf<typeof AMENDMENT_FORM>;

/** How the inputs of an amendment look. */
export const AMENDMENT_LAYOUT = { authority: { half: true }, meetingDate: { half: true } } as const;

/** Returns what saves the lines of a year, each with the amendment that was typed with it, if one was asked for. */
export function lineWrites(
  name: BudgetCollection,
  year: FiscalYear,
): RecordWrites<BudgetCollection> {
  return recordWrites(name, { fiscalYear: year }, (typed) => {
    const texts = typedOfValues(AMENDMENT_FORM, typed);
    return texts.reason === '' ? undefined : amendmentOf(texts, year);
  });
}

/**
 * Returns the amendment that was typed.
 * @throws RangeError when it has an error.
 */
export function amendmentOf(typed: TypedAmendment, fiscalYear: FiscalYear): Amendment {
  return { ...valuesOf(AMENDMENT_FORM, typed), fiscalYear };
}

/** Returns what deletes a line of an adopted budget; the way back is an amendment by the same authority. */
export function amendedDeletion(
  name: BudgetCollection,
  { id, version, ...fields }: BudgetRow,
  amendment: () => Amendment,
): Deletion {
  return {
    remove: () => remove(name, id, version, amendment()),
    restore: () => create(name, id, fields, undoing(amendment())),
  };
}

/** Returns what the next amendment begins with: a meeting often decides several. */
export function nextAmendment(typed: object): TypedAmendment {
  return { ...typedOfValues(AMENDMENT_FORM, typed), reason: '' };
}
