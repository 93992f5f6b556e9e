import { byText } from '../text/sort.ts';
import type { CalendarDate } from '../time/dates.ts';
import { documentOfItem, itemKey, type BankItem } from './items.ts';
import { withoutCancelled } from './reconciliation.ts';
import type { KeptStatement } from './statement.ts';

/** The fields of a statement that show what the books had when it was saved. */
export type PastStatement = Pick<KeptStatement, 'day' | 'cleared' | 'outstanding' | 'reopened'>;

/**
 * Returns the items that were entered after their period was reconciled, by key, with the last day of that period's
 * statement: items it neither cleared nor left outstanding.
 * @param items an account's items. @param statements the account's, from the first item's day to at least the first one
 * in force after the last item.
 * @param voidDays the days payments were voided, by id. A payment voided by the end of its statement's period, and
 * unknown to that statement, isn't late, and neither is its void.
 */
export function enteredLate(
  items: readonly Pick<BankItem, 'key' | 'day'>[],
  statements: readonly PastStatement[],
  voidDays: ReadonlyMap<string, string>,
): ReadonlyMap<string, CalendarDate> {
  const holding = statements
    .filter(({ reopened }) => reopened === null)
    .toSorted(byText(({ day }) => day))
    .map(({ day, cleared, outstanding }) => ({
      day,
      known: new Set([...cleared, ...outstanding.map(({ key }) => key)]),
    }));
  return new Map(
    items.flatMap(({ key, day }) => {
      const own = holding.find((statement) => statement.day >= day);
      if (own === undefined || own.known.has(key)) return [];
      const place = documentOfItem(key);
      const voidDay = place?.collection === 'payments' ? voidDays.get(place.id) : undefined;
      const isPair = voidDay !== undefined && voidDay <= own.day;
      const isTold = isPair && place !== null && own.known.has(itemKey('payments', place.id));
      return isPair && !isTold ? [] : [[key, own.day] as const];
    }),
  );
}

/**
 * Returns the keys of payments and their voids that the bank never saw and the last statement already listed, so that
 * each is listed once.
 * @param uncleared items that no statement has cleared. @param last the last statement; null without one.
 */
export function listedBefore(
  uncleared: readonly Pick<BankItem, 'key' | 'day'>[],
  last: Pick<KeptStatement, 'day' | 'outstanding'> | null,
): readonly string[] {
  if (last === null) return [];
  const open = new Set(withoutCancelled(uncleared).map(({ key }) => key));
  const pairs = uncleared.filter(({ key }) => !open.has(key));
  // A check that it left outstanding has been voided since.
  const kept = new Set(last.outstanding.map(({ key }) => documentOfItem(key)?.id));
  const later = new Set(
    pairs.filter(({ day }) => day > last.day).map(({ key }) => documentOfItem(key)?.id),
  );
  return pairs
    .map(({ key }) => key)
    .filter((key) => {
      const id = documentOfItem(key)?.id;
      return !kept.has(id) && !later.has(id);
    });
}
