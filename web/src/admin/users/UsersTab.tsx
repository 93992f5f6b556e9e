import { useState } from 'react';
import { approvers, NO_APPROVERS } from '../shared/approvers.ts';
import { categories } from '../shared/books.ts';
import { combineLive } from '../shared/combine-live.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { compareNames } from '../shared/lookup.ts';
import { say } from '../shared/notices.ts';
import { TabSkeleton } from '../shared/TabSkeleton.tsx';
import { useLive } from '../shared/useLive.ts';
import { UsersForm } from './UsersForm.tsx';
import { UsersView } from './UsersView.tsx';

/** The User Management tab (spec.md section 2): who approves; it switches between view and edit. */
export function UsersTab() {
  const [editing, setEditing] = useState(false);
  const live = combineLive(useLive(categories), useLive(approvers), (rows, settings) => ({
    settings: settings ?? NO_APPROVERS,
    names: rows
      .filter((row) => row.requiresEventApprover)
      .map(({ name }) => name)
      .sort(compareNames),
  }));

  switch (live.status) {
    case 'loading':
      return <TabSkeleton />;
    case 'error':
      return (
        <LoadFailure
          failure={live.failure}
          onRetry={() => {
            categories.retry();
            approvers.retry();
          }}
        />
      );
    case 'ready':
      return editing ? (
        <UsersForm
          {...live.value}
          onSaved={() => {
            setEditing(false);
            say('The approvers were saved.');
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <UsersView {...live.value} onEdit={() => setEditing(true)} />
      );
  }
}
