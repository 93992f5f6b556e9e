import { useState } from 'react';
import { approvers, type StoredApprovers } from '../shared/records/approvers.ts';
import { categories, type RecordRow } from '../shared/records/ledger-records.ts';
import { combineStores } from '../shared/records/live-store.ts';
import { LoadFailure, TabSkeleton } from '../shared/frame/LoadState.tsx';
import { compareNames } from '@pa-ledger/domain/text/names';
import { notify } from '../shared/frame/notices.ts';
import { useStore } from '../../app/store.ts';
import { userMessages } from './users-messages.ts';
import { UsersForm } from './UsersForm.tsx';
import { UsersView } from './UsersView.tsx';

const users = combineStores([categories, approvers], ([rows, settings]) => usersOf(rows, settings));

/** The User Management tab: who approves; it switches between view and edit. */
export function UsersTab() {
  /** What was there when editing began; it stays, with what is typed, when the lists fail. */
  const [editing, setEditing] = useState<Users | null>(null);
  const state = useStore(users);

  return (
    <>
      {state.status === 'error' && <LoadFailure failure={state.failure} onRetry={users.retry} />}
      {editing !== null && (
        <UsersForm
          {...(state.status === 'ready' ? state.value : editing)}
          onSaved={() => {
            setEditing(null);
            notify(userMessages.saved);
          }}
          onCancel={() => setEditing(null)}
        />
      )}
      {editing === null && state.status === 'loading' && <TabSkeleton />}
      {editing === null && state.status === 'ready' && (
        <UsersView {...state.value} onEdit={() => setEditing(state.value)} />
      )}
    </>
  );
}

interface Users {
  readonly settings: StoredApprovers;
  /** The categories that require an event approver. */
  readonly names: readonly string[];
}

function usersOf(rows: readonly RecordRow<'categories'>[], settings: StoredApprovers): Users {
  return {
    settings,
    names: rows
      .filter((row) => row.requiresEventApprover)
      .map(({ name }) => name)
      .sort(compareNames),
  };
}
