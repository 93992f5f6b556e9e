import { type Field, fieldEntries, type Fields } from '@pa-ledger/domain/fields/field';
import { recordForm, type RecordName } from '@pa-ledger/domain/ledger/record-fields';
import { amountOf } from '@pa-ledger/domain/money/money';
import { formatDate, isCalendarDate } from '@pa-ledger/domain/time/dates';
import type { ReactNode } from 'react';
import type { FactRow } from '../../../ui/Facts.tsx';
import { dialogMessages } from '../dialog-messages.ts';
import { Money } from './Money.tsx';
import type { Lookup } from '../records/lookup.ts';

/** Returns a record's facts, by the labels of its form and in their order; without the optional ones that it doesn't have. */
export function recordFacts(
  collection: RecordName,
  row: object,
  nameOf: Lookup['nameOf'],
): readonly FactRow[] {
  const stored: Readonly<Record<string, unknown>> = { ...row };
  return fieldEntries<Fields>(recordForm(collection)).flatMap(([name, field]) => {
    const { [name]: value } = stored;
    const isMissing = value === undefined || value === '' || value === false;
    return isMissing && !field.required ? [] : [[field.label, factOf(field, value, nameOf)]];
  });
}

function factOf(field: Field, stored: unknown, nameOf: Lookup['nameOf']): ReactNode {
  if (field.kind === 'money') return <Money amount={amountOf(stored)} />;
  if (field.kind === 'flag') return stored === true ? dialogMessages.yes : dialogMessages.no;
  if (typeof stored !== 'string') return '';
  if (field.kind === 'reference') return nameOf(field.to, stored);
  if (field.kind === 'choice') return field.options[stored] ?? stored;
  return field.kind === 'date' && isCalendarDate(stored) ? formatDate(stored) : stored;
}
