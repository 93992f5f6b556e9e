import { compareNames, UNKNOWN } from '../text/sort.ts';

/** Replaces an id that was deleted or never set; no document has an empty id. */
export const NO_ID = '';

/**
 * Stands in for the category of anything that undid something from a closed year or paid it again. No document has a
 * tilde in its id.
 */
export const FROM_CLOSED_YEARS = '~closed';

/** A fund in the reports; the code is empty for Unknown. */
export interface NamedFund {
  readonly id: string;
  readonly name: string;
  readonly code: string;
}

export interface NamedCategory {
  readonly id: string;
  readonly name: string;
}

/** Finds names by id; 'Unknown' for deleted ones. */
export interface ReportNames {
  readonly category: (id: string | null) => NamedCategory;
  readonly fund: (id: string | null) => NamedFund;
}

const UNKNOWN_CATEGORY: NamedCategory = { id: NO_ID, name: UNKNOWN };
export const CLOSED_YEARS: NamedCategory = { id: FROM_CLOSED_YEARS, name: 'From closed years' };
const UNKNOWN_FUND: NamedFund = { id: NO_ID, name: UNKNOWN, code: '' };

export function namesIn({
  categories,
  funds,
}: {
  readonly categories: readonly NamedCategory[];
  readonly funds: readonly NamedFund[];
}): ReportNames {
  const known = [...categories, CLOSED_YEARS];
  const categoriesById = new Map(known.map(({ id, name }) => [id, { id, name }]));
  const fundsById = new Map(funds.map(({ id, name, code }) => [id, { id, name, code }]));
  return {
    category: (id) => categoriesById.get(id ?? NO_ID) ?? UNKNOWN_CATEGORY,
    fund: (id) => fundsById.get(id ?? NO_ID) ?? UNKNOWN_FUND,
  };
}

/** Compares by name; closed years come after all categories, and Unknown last. */
export function compareCategories(one: NamedCategory, other: NamedCategory): number {
  return goneLast(one, other) || compareNames(one.name, other.name);
}

/** Compares by code, like the cards of Fund Balances; Unknown comes last. */
export function compareFunds(one: NamedFund, other: NamedFund): number {
  return (
    goneLast(one, other) || compareNames(one.code, other.code) || compareNames(one.name, other.name)
  );
}

function goneLast(one: { readonly id: string }, other: { readonly id: string }): number {
  return rankOf(one) - rankOf(other);
}

function rankOf({ id }: { readonly id: string }): number {
  return [FROM_CLOSED_YEARS, NO_ID].indexOf(id);
}
