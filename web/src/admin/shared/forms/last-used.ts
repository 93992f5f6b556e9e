import { type Field, type Fields, fieldEntries } from '@pa-ledger/domain/fields/field';
import { isCalendarDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import type { Option } from '../records/lookup.ts';

/*
 * The day, the fund and the account that were typed last: whoever enters a stack of slips types them once. They are in the
 * page's memory alone, which ends with the sign-out.
 */
const lastUsed = new Map<string, string>();

/** Whether the next record of a series most likely has the same. The account of an entry goes by how it was paid, below. */
function isKept(field: Field, name: string): boolean {
  if (field.kind === 'date') return true;
  return field.kind === 'reference' && field.to !== 'categories' && name !== 'accountId';
}

/** Remembers which account was used in some way: for a method, for a kind of entry, in the bank's sub-tabs. */
export function rememberAccount(use: string, accountId: string): void {
  if (accountId !== '') lastUsed.set(`account for ${use}`, accountId);
}

/** Returns the account that was used last in this way since the sign-in. */
export function lastAccount(use: string): string | undefined {
  return lastUsed.get(`account for ${use}`);
}

/** Returns what the next record of a series takes over from the one that was typed. */
export function keptOf(fields: Fields, typed: object): Record<string, string> {
  const texts: Readonly<Record<string, string>> = { ...typed };
  const kept = fieldEntries(fields).filter(([name, field]) => isKept(field, name));
  return Object.fromEntries(kept.map(([name]) => [name, texts[name] ?? '']));
}

/** Remembers it for other forms too. */
export function remember(fields: Fields, typed: object): void {
  for (const [name, text] of Object.entries(keptOf(fields, typed))) lastUsed.set(name, text);
}

/** Returns what a new record begins with: what was used last and can still be chosen. A day is the tab's to decide. */
export function remembered(
  fields: Fields,
  optionsOf: (field: Field) => readonly Option[],
): Record<string, string> {
  const chosen = fieldEntries(fields).flatMap(([name, field]) => {
    const value =
      isKept(field, name) && field.kind === 'reference' ? lastUsed.get(name) : undefined;
    const isOffered = optionsOf(field).some(
      (option) => option.value === value && option.archived === undefined,
    );
    return value !== undefined && isOffered ? [[name, value] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/** Returns the day that a new record begins with: the one that was used last, or today; '' if the year has neither. */
export function firstDay(year: Days, today: CalendarDate): CalendarDate | '' {
  const last = lastUsed.get('date') ?? '';
  const days = [last, today].filter(isCalendarDate);
  return days.find((day) => day >= year.first && day <= year.last) ?? '';
}
