import {
  fieldEntries,
  type Field,
  type Fields,
  type ReferenceField,
  type TextsOf,
} from '@pa-ledger/domain/fields/field';
import { readAmount } from '@pa-ledger/domain/fields/form';
import { formatCents } from '@pa-ledger/domain/money/money';
import { formatDate, isCalendarDate } from '@pa-ledger/domain/time/dates';
import type { Fact } from './differing-facts.ts';
import { dialogMessages } from '../dialog-messages.ts';

/** Returns the name behind the id of a category or a fund. */
type NameOf = (collection: ReferenceField['to'], id: string) => string;

/** Returns a form's values as a person reads them. */
export function fieldFacts<Fs extends Fields>(
  fields: Fs,
  values: TextsOf<Fs>,
  nameOf: NameOf = (_, id) => id,
): readonly Fact[] {
  return fieldEntries(fields).map(([name, field]) => ({
    label: field.label,
    text: textOf(field, values[name], nameOf),
  }));
}

function textOf(field: Field, text: string, nameOf: NameOf): string {
  if (field.kind === 'reference') return text === '' ? '' : nameOf(field.to, text);
  if (field.kind === 'money') return formatCents(readAmount(text));
  if (field.kind === 'flag') return text === 'true' ? dialogMessages.yes : dialogMessages.no;
  return isCalendarDate(text) ? formatDate(text) : text;
}
