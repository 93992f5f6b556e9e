import { Suspense, useState, type ReactNode } from 'react';
import { useStore } from '../../../app/store.ts';
import { lazy } from '../../lazy.ts';
import { DeleteDialog } from '../../shared/deletion/DeleteDialog.tsx';
import { accounts } from '../../shared/records/ledger-records.ts';
import { useToday } from '../../shared/years/useShownYear.ts';
import { nameIn } from './deposit-columns.tsx';
import type { DepositRow } from './deposit-store.ts';
import { deletionOf } from './deposit-writes.ts';
import { depositsMessages as messages } from './deposits-messages.ts';

/** Not before a deposit is made or changed. */
const DepositDialog = lazy(async () => ({
  default: (await import('./DepositDialog.tsx')).DepositDialog,
}));

/** What is open beside the deposits. */
type Open =
  | { readonly is: 'form'; readonly row: DepositRow | null }
  | { readonly is: 'delete'; readonly row: DepositRow };

interface DepositDialogs {
  readonly onAdd: () => void;
  readonly onEdit: (row: DepositRow) => void;
  readonly onDelete: (row: DepositRow) => void;
  /** The dialog that is open. */
  readonly dialog: ReactNode;
}

/** Returns what adds, changes, and deletes deposits, for their list and for the page of one. */
export function useDepositDialogs(): DepositDialogs {
  const [open, setOpen] = useState<Open | null>(null);
  const state = useStore(accounts);
  const today = useToday();
  const close = (): void => setOpen(null);
  return {
    onAdd: () => setOpen({ is: 'form', row: null }),
    onEdit: (row) => setOpen({ is: 'form', row }),
    onDelete: (row) => setOpen({ is: 'delete', row }),
    dialog: (
      <>
        {open?.is === 'form' && state.status === 'ready' && (
          <Suspense fallback={null}>
            <DepositDialog accounts={state.value} row={open.row} today={today} onClose={close} />
          </Suspense>
        )}
        {open?.is === 'delete' && (
          <DeleteDialog
            {...deletionOf(open.row)}
            name={nameIn(open.row)}
            details={<p>{messages.deleteHint}</p>}
            question={messages.deleteQuestion}
            onClose={close}
          />
        )}
      </>
    ),
  };
}
