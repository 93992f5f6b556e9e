/** The lists whose records have pages of their own, by the records' collection. */
const LISTS = {
  revenueItems: '/admin/financial/revenue',
  manualExpenses: '/admin/financial/expenses',
  transfers: '/admin/financial/transfers',
  deposits: '/admin/bank/deposits',
  statements: '/admin/bank/reconcile',
  ratifications: '/admin/bank/ratification',
} as const;

/** The list of what nobody has confirmed. */
export const CONFIRM_LIST = '/admin/financial/confirm';

/** A collection whose records have pages. */
export type PagedCollection = keyof typeof LISTS;

/** Returns whether the records of a collection have pages. */
export function hasPages(collection: string): collection is PagedCollection {
  return Object.hasOwn(LISTS, collection);
}

/** Returns the address of a record's page. */
export function recordAddress(collection: PagedCollection, id: string): string {
  return `${LISTS[collection]}/${encodeURIComponent(id)}`;
}

/** Returns the address of the list that has the records of a collection. */
export function listAddress(collection: PagedCollection): string {
  return LISTS[collection];
}

/** Returns the id of the record whose page is at an address; null for its list. */
export function recordIdAt(pathname: string): string | null {
  const [, , , , id = ''] = pathname.split('/');
  return id === '' ? null : id;
}
