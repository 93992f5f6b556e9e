const LIST = '/admin/expenses';

/** Returns the address of the list, filtered by a query. */
export function listAddress(search: string): string {
  return `${LIST}${search}`;
}

/** Returns the address of an expense; the query is that of the list behind it. */
export function expenseAddress(id: string, search: string): string {
  return `${LIST}/${encodeURIComponent(id)}${search}`;
}

/** Returns the id of the expense that an address shows; null for the list. */
export function expenseIdAt(pathname: string): string | null {
  const [, , , id = ''] = pathname.split('/');
  return id === '' ? null : id;
}
