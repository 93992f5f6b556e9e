import { isDocumentId } from '@pa-ledger/domain/untyped';
import { isCalendarDate } from '@pa-ledger/domain/time/dates';
import type { Sort } from './table-model.ts';

/** What a list is filtered by, each part as text; '' filters nothing. */
export type ListFilter<F> = { readonly [Part in keyof F]: string };

/** What a list of the books that the server filters is filtered by. */
export interface ServerFilter {
  readonly categoryId: string;
  readonly fundId: string;
  /** The first and the last day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
}

/** What a list shows: all of it is in its address, so that reload, Back and a shared link keep it. */
export interface ListChoice<F extends ListFilter<F>> {
  readonly filter: F;
  readonly sort: Sort;
}

/** How the address says each part of a filter, in their order. */
export type FilterParts<F extends ListFilter<F>> = {
  readonly [Part in keyof F]: readonly [param: string, isValid: (value: string) => boolean];
};

/** The parts of every filter. */
export const SERVER_FILTER: FilterParts<ServerFilter> = {
  categoryId: ['category', isDocumentId],
  fundId: ['fund', isDocumentId],
  from: ['from', isCalendarDate],
  to: ['to', isCalendarDate],
};

/** The orders to choose from, by the ids of the columns; the first is the default. */
export const SORTS: readonly [Sort, ...Sort[]] = [
  { by: 'date', direction: 'desc' },
  { by: 'date', direction: 'asc' },
  { by: 'amount', direction: 'desc' },
  { by: 'amount', direction: 'asc' },
];

const SORT_PARAM = 'sort';

/** Returns what an address's query asks for; an invalid part filters nothing, an unknown order is the default. */
export function choiceIn<F extends ListFilter<F>>(
  parts: FilterParts<F>,
  search: string,
): ListChoice<F> {
  const query = new URLSearchParams(search);
  const filter = Object.entries<FilterParts<F>[keyof F]>(parts).map(([part, [param, isValid]]) => {
    const value = query.get(param) ?? '';
    return [part, isValid(value) ? value : ''];
  });
  const sort = SORTS.find((known) => textOf(known) === query.get(SORT_PARAM)) ?? SORTS[0];
  // Its parts are those of the table.
  return { filter: Object.fromEntries(filter) as F, sort };
}

/** Returns the query of a list's address, with its question mark; '' for the whole list in its default order. */
export function searchFor<F extends ListFilter<F>>(
  parts: FilterParts<F>,
  { filter, sort }: ListChoice<F>,
): string {
  const query = new URLSearchParams();
  for (const part in parts) {
    const [param, isValid] = parts[part];
    const value = filter[part].trim();
    if (value !== '' && isValid(value)) query.set(param, value);
  }
  if (textOf(sort) !== textOf(SORTS[0])) query.set(SORT_PARAM, textOf(sort));
  return query.size === 0 ? '' : `?${query.toString()}`;
}

function textOf({ by, direction }: Sort): string {
  return `${by}-${direction}`;
}
