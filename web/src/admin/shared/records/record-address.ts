/** The lists whose records have pages of their own, by the records' collection. */
const LISTS = {
  revenueItems: '/admin/financial/revenue',
  manualExpenses: '/admin/financial/expenses',
  transfers: '/admin/financial/transfers',
  deposits: '/admin/bank/deposits',
  statements: '/admin/bank/reconcile',
  ratifications: '/admin/bank/ratification',
  letters: '/admin/tax/donors/letters',
  reviews: '/admin/reports/review',
} as const;

/** The list of what nobody has confirmed. */
export const CONFIRM_LIST = '/admin/financial/confirm';

/** The list of findings. */
export const FINDINGS_LIST = '/admin/journal/findings';

/** The list of advances: the open ones, and those settled in the year. */
export const ADVANCES_LIST = '/admin/financial/advances';

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

/** In an address: in the place of a record's id for the form of a new one, behind it for the form that changes it. */
const [NEW, EDIT] = ['new', 'edit'];

/** Returns the address of the form of a new record. */
export function newRecordAddress(collection: PagedCollection): string {
  return `${LISTS[collection]}/${NEW}`;
}

/** Returns the address of the form that changes a record. */
export function editAddress(collection: PagedCollection, id: string): string {
  return `${recordAddress(collection, id)}/${EDIT}`;
}

/** Returns whose form is at an address: the record's id, null for a new one; undefined where there's no form. */
export function formIdAt(pathname: string): string | null | undefined {
  const [id, last] = pathname.split('/').slice(4);
  if (id === NEW) return null;
  return last === EDIT ? id : undefined;
}

/** Returns the id of the record whose page is at an address; null for its list. */
export function recordIdAt(pathname: string): string | null {
  const [, , , , id = ''] = pathname.split('/');
  return id === '' ? null : id;
}
