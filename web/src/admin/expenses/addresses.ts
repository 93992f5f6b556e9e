const LIST = '/admin/expenses';

/** The list, narrowed down by the query of an address. */
export function listAddress(search: string): string {
  return `${LIST}${search}`;
}

/** One expense; the query is that of the list to which one goes back. */
export function expenseAddress(id: string, search: string): string {
  return `${LIST}/${encodeURIComponent(id)}${search}`;
}

/** The id of the expense that an address shows; null for the list. */
export function expenseIdAt(pathname: string): string | null {
  const [, , , id = ''] = pathname.split('/');
  return id === '' ? null : id;
}
