import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DeleteDialog } from '../../shared/deletion/DeleteDialog.tsx';
import { withoutHistory } from '../../shared/frame/history-address.ts';
import { editAddress } from '../../shared/records/record-address.ts';
import { nameIn } from './deposit-columns.tsx';
import type { DepositRow } from './deposit-store.ts';
import { deletionOf } from './deposit-writes.ts';
import { depositsMessages as messages } from './deposits-messages.ts';

interface DepositActions {
  readonly onEdit: (row: DepositRow) => void;
  readonly onDelete: (row: DepositRow) => void;
  /** The question before a deletion, where it's open. */
  readonly dialog: ReactNode;
}

/** Returns what changes and deletes deposits, for their list and for the page of one. */
export function useDepositActions(): DepositActions {
  const [deleting, setDeleting] = useState<DepositRow | null>(null);
  const navigate = useNavigate();
  const { search } = useLocation();
  return {
    onEdit: ({ id }) => void navigate(`${editAddress('deposits', id)}${withoutHistory(search)}`),
    onDelete: setDeleting,
    dialog: deleting !== null && (
      <DeleteDialog
        {...deletionOf(deleting)}
        name={nameIn(deleting)}
        details={<p>{messages.deleteHint}</p>}
        question={messages.deleteQuestion}
        onClose={() => setDeleting(null)}
      />
    ),
  };
}
