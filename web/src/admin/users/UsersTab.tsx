import { useState } from 'react';
import { approvers, NO_APPROVERS, type StoredApprovers } from '../shared/approvers.ts';
import { categories, type RecordRow } from '../shared/ledger-records.ts';
import { combineLive } from '../shared/combine-live.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { compareNames } from '@pa-ledger/domain/text/names';
import { notify } from '../shared/notices.ts';
import { TabSkeleton } from '../shared/TabSkeleton.tsx';
import { useLive } from '../shared/useLive.ts';
import { UsersForm } from './UsersForm.tsx';
import { UsersView } from './UsersView.tsx';

/** The User Management tab: who approves; it switches between view and edit. */
export function UsersTab() {
  /** What was there when the editing began; it stays when the lists fail, and what is typed with it. */
  const [editing, setEditing] = useState<Users | null>(null);
  const live = combineLive(useLive(categories), useLive(approvers), usersOf);

  return (
    <>
      {live.status === 'error' && (
        <LoadFailure
          failure={live.failure}
          onRetry={() => {
            categories.retry();
            approvers.retry();
          }}
        />
      )}
      {editing !== null && (
        <UsersForm
          {...(live.status === 'ready' ? live.value : editing)}
          onSaved={() => {
            setEditing(null);
            notify('The approvers were saved.');
          }}
          onCancel={() => setEditing(null)}
        />
      )}
      {editing === null && live.status === 'loading' && <TabSkeleton />}
      {editing === null && live.status === 'ready' && (
        <UsersView {...live.value} onEdit={() => setEditing(live.value)} />
      )}
    </>
  );
}

interface Users {
  readonly settings: StoredApprovers;
  /** The categories that require an event approver. */
  readonly names: readonly string[];
}

function usersOf(
  rows: readonly RecordRow<'categories'>[],
  settings: StoredApprovers | null,
): Users {
  return {
    settings: settings ?? NO_APPROVERS,
    names: rows
      .filter((row) => row.requiresEventApprover)
      .map(({ name }) => name)
      .sort(compareNames),
  };
}
