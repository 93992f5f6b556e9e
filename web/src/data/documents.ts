/** The collections that the admin panel reads. */
export type CollectionName =
  | 'accounts'
  | 'accountTotals'
  | 'statements'
  | 'categories'
  | 'funds'
  | 'budgetItems'
  | 'incomeItems'
  | 'budgets'
  | 'fundBalances'
  | 'revenueItems'
  | 'manualExpenses'
  | 'transfers'
  | 'treasurerReports'
  | 'payees'
  | 'purposes'
  | 'returnLines'
  | 'donors'
  | 'inKindGifts'
  | 'letters'
  | 'ratifications'
  | 'clearings'
  | 'deposits'
  | 'papers'
  | 'findings'
  | 'reviews'
  | 'reviewTicks'
  | 'ratified'
  | 'settings'
  | 'schema'
  | 'expenses'
  | 'payments'
  | 'spoiledChecks'
  | 'closings'
  | 'imports'
  | 'contacts'
  | 'advanceHolders'
  | 'totals'
  | 'home'
  | 'alerts'
  | 'search'
  | 'approverSearch'
  | 'people'
  | 'journal'
  | `expenses/${string}/history`
  | `expenses/${string}/versions`;

/** All collections of one name, below any document. The id of a document among them is its path. */
export type GroupName = '*/history';

/** Returns the name that a group's collections share; null for a single collection. */
export function groupIn(name: CollectionName | GroupName): string | null {
  return name.startsWith('*/') ? name.slice(2) : null;
}

/** A document's fields without the SDK's types: a timestamp is a number of milliseconds since 1970 UTC. */
export type Fields = Readonly<Record<string, unknown>>;

/** A timestamp in a query: JSON can store it, and it differs from a plain number. */
export interface Moment {
  /** In milliseconds since 1970 UTC. The server writes no finer timestamps. */
  readonly momentMs: number;
}

/** A placeholder for the time when the server commits the write. */
export const SERVER_TIME = Symbol('server time');

/** Converts a document to the form that a feature uses. */
export type ReadDocument<T> = (id: string, fields: Fields) => T;

/**
 * Reads a document's fields as what the product's own writers store: the rules or the functions checked the shape on writing.
 * This is the only place where we trust the database's shape.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only the caller knows what is stored there
export function storedAs<T extends object>(fields: Fields): T {
  return fields as T;
}

/** Returns a document's version, 1 for the first; 0 if it has none. */
export function versionOf(fields: Fields): number {
  const version = fields['version'];
  return typeof version === 'number' ? version : 0;
}
