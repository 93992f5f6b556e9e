import { valuesOf } from '../fields/document.ts';
import { typedOfValues } from '../fields/form.ts';
import { formErrors } from '../fields/form-errors.ts';
import { MAX_ABSENCES } from '../limits.ts';
import { isBlank } from '../text/text.ts';
import { ABSENCE_FIELDS } from './approver-fields.ts';
import type { Absence } from './stand-ins.ts';

/** A field of an absence. */
export type AbsenceField = keyof typeof ABSENCE_FIELDS;

// The keys of a constant table are its own literal keys.
export const ABSENCE_FIELD_NAMES = Object.keys(ABSENCE_FIELDS) as AbsenceField[];

type Typed = Readonly<Record<string, string>>;

const ROWS = Array.from({ length: MAX_ABSENCES }, (_, row) => row);

/** Returns an input's key in the form, such as `absences 0 from`. @param row from 0. */
export function absencePlace(row: number, field: AbsenceField): string {
  return `absences ${row} ${field}`;
}

/** Returns the form's first values: a row for each absence, and empty ones up to the limit. */
export function typedAbsences(absences: readonly Absence[]): Typed {
  return placed((row) => typedOfValues(ABSENCE_FIELDS, absences[row] ?? null));
}

/** Returns what a larger form holds of the absences. */
export function typedAbsencesOf(typed: Typed): Typed {
  return placed((row) => textsOf(typed, row));
}

/** Returns how many rows to show: up to the last one that isn't empty. */
export function filledAbsences(typed: Typed): number {
  return ROWS.findLastIndex((row) => !isEmpty(typed, row)) + 1;
}

/** Returns the form without one row; the rows below move up. */
export function withoutAbsence(typed: Typed, removed: number): Typed {
  const left = ROWS.filter((row) => row !== removed);
  return { ...typed, ...placed((row) => textsOf(typed, left[row] ?? null)) };
}

/** Returns the typed absences, without empty rows. @throws RangeError when `absenceErrors` finds an error. */
export function absencesOfTyped(typed: Typed): Absence[] {
  return ROWS.filter((row) => !isEmpty(typed, row)).map((row) =>
    valuesOf(ABSENCE_FIELDS, textsOf(typed, row)),
  );
}

/** Returns why the absences can't be saved, by input. */
export function absenceErrors(typed: Typed): Typed {
  const rows = ROWS.filter((row) => !isEmpty(typed, row));
  return Object.fromEntries(
    rows.flatMap((row) => {
      const texts = textsOf(typed, row);
      const isBackward = texts.to < texts.from;
      const errors = {
        ...(isBackward && { to: 'The last day must not be before the first.' }),
        ...formErrors(ABSENCE_FIELDS, texts),
      };
      return Object.entries(errors).map(([field, message]) => [
        `absences ${row} ${field}`,
        message,
      ]);
    }),
  );
}

function isEmpty(typed: Typed, row: number): boolean {
  return Object.values(textsOf(typed, row)).every(isBlank);
}

function textsOf(typed: Typed, row: number | null): Record<AbsenceField, string> {
  const text = (field: AbsenceField): string =>
    row === null ? '' : (typed[absencePlace(row, field)] ?? '');
  return { address: text('address'), from: text('from'), to: text('to') };
}

function placed(textsIn: (row: number) => Readonly<Record<AbsenceField, string>>): Typed {
  return Object.fromEntries(
    ROWS.flatMap((row) => {
      const texts = textsIn(row);
      return ABSENCE_FIELD_NAMES.map((field) => [absencePlace(row, field), texts[field]]);
    }),
  );
}
