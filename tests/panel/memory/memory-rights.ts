import { JOURNAL_OF_BOOKS, ROUTE_RIGHTS, SIGNED_IN_RIGHTS } from '@pa-ledger/domain/people/places';
import { may, type Right } from '@pa-ledger/domain/people/rights';
import type { Role } from '@pa-ledger/domain/people/role';
import type { Filter } from '../../../web/src/data/row-query.ts';

/** What a page asks for: a document, or those of a collection that pass filters. */
export interface Asked {
  readonly collection: string;
  /** Absent for those of a collection. */
  readonly id?: string;
  readonly filters?: readonly Filter[];
}

/** The collections that not everyone of the panel reads. */
const READ_RIGHTS: Readonly<Record<string, Right>> = {
  contacts: 'readContacts',
  advanceHolders: 'readContacts',
  donors: 'readContacts',
  letters: 'readContacts',
  alerts: 'readContacts',
  imports: 'readContacts',
  approverSearch: 'readContacts',
};

/** Returns whether the rules let a role read something. The data contract holds both to the same. */
export function mayRead(role: Role, uid: string, { collection, id, filters = [] }: Asked): boolean {
  if (collection === 'people') return id === uid || (id === undefined && may(role, 'managePeople'));
  if (may(role, 'readContacts')) return true;
  if (collection === 'settings') return id !== 'approvers';
  if (collection === 'journal') return isOfBooks(id, filters);
  return READ_RIGHTS[collection] === undefined;
}

/** Whether entries of the journal are of the books: a query must say so itself. */
function isOfBooks(id: string | undefined, filters: readonly Filter[]): boolean {
  const named = filters.find(({ field }) => field === 'collection')?.value;
  const all = id === undefined ? [named].flat() : [id.split('~')[0]];
  return all.every((name) => JOURNAL_OF_BOOKS.some((one) => one === name));
}

/** Returns whether the rules let a role write documents of a collection. */
export function mayWrite(role: Role, collection: string): boolean {
  const isApprovers = collection === 'settings' || collection === 'categories';
  return may(role, isApprovers ? 'manageApprovers' : 'keepBooks');
}

/** Returns whether the server lets a role call an address. */
export function mayCall(role: Role, path: string): boolean {
  const rights: Readonly<Record<string, Right>> = { ...ROUTE_RIGHTS, ...SIGNED_IN_RIGHTS };
  const right = rights[path.replace(/^\/api\/(admin\/)?/, '')];
  return right === undefined || may(role, right);
}
