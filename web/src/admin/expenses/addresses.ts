const LIST = '/admin/expenses';

/** The address of the pay run. No reference looks like its last part. */
export const PAY_RUN = `${LIST}/pay-run`;

/** The checks on their way to their payees. */
export const CHECKS = `${LIST}/checks`;

/** Returns the address of the list, filtered by a query. */
export function listAddress(search: string): string {
  return `${LIST}${search}`;
}

/** Returns the address of an expense; the query is that of the list behind it. */
export function expenseAddress(id: string, search: string): string {
  return `${LIST}/${encodeURIComponent(id)}${search}`;
}

/** Returns the id or the reference that an address names; null for the list. */
export function expensePlaceAt(pathname: string): string | null {
  const [, , , place = ''] = pathname.split('/');
  return place === '' ? null : place;
}
