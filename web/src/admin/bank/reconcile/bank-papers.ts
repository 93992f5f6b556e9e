import { paperOwner, papersIn } from '@pa-ledger/domain/papers/paper';
import { useStore } from '../../../app/store.ts';
import { documentsOf } from '../../shared/lists/entry-pages.ts';
import { accounts } from '../../shared/records/ledger-records.ts';
import { readyStore } from '../../shared/records/live-store.ts';

/** Returns whether an account has statements of a bank: cash in a box has none. */
export function useIsByBank(accountId: string): boolean {
  const state = useStore(accounts);
  const account = state.status === 'ready' && state.value.find(({ id }) => id === accountId);
  return account !== undefined && account !== false && account.kind !== 'cash';
}

/** A query of no ids would never be ready. */
const NOTHING = readyStore([]);

/** Returns which statements have no paper of the bank; none while that isn't known. */
export function useMissingStatements(ids: readonly string[]): ReadonlySet<string> {
  const owners = ids.map((id) => paperOwner({ collection: 'statements', id }));
  const state = useStore(owners.length === 0 ? NOTHING : documentsOf('papers', owners));
  if (state.status !== 'ready') return new Set();
  const attached = new Set(
    state.value.filter(({ fields }) => papersIn(fields).papers.length > 0).map(({ id }) => id),
  );
  return new Set(ids.filter((_id, at) => !attached.has(owners[at] ?? '')));
}
