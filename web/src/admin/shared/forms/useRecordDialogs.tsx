import type { RecordName } from '@pa-ledger/domain/ledger/record-fields';
import { Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { loadPart } from '../../../app/missing-code.ts';
import type { RecordRow } from '../records/ledger-records.ts';
import type { Deletion } from '../saving/record-writes.ts';
import type { RecordReturn } from './record-return.ts';
import type { RecordFormProps } from './RecordForm.tsx';

/** What the question before a deletion gets from the dialogs. */
interface Question extends Deletion {
  readonly question: string;
  readonly onClose: () => void;
}

/** What the dialogs of a collection's records are made of, on their list and on each record's page. */
export interface RecordDialogsProps<Name extends RecordName> extends Omit<
  RecordFormProps<Name>,
  'row' | 'returned' | 'onReturn' | 'onClose'
> {
  /** The question before a row is deleted. */
  readonly remove: (row: RecordRow<Name>, question: Question) => ReactNode;
}

interface RecordDialogs<Row> {
  readonly onAdd: () => void;
  readonly onEdit: (row: Row) => void;
  readonly onDelete: (row: Row) => void;
  /** The dialog that is open: outside of what shows the records, so that what is typed stays whatever happens to them. */
  readonly dialog: ReactNode;
}

type Open<Row, Returned> =
  | { readonly is: 'form'; readonly row: Row | null; readonly returned?: Returned }
  | { readonly is: 'delete'; readonly row: Row };

const importForm = () => import('./RecordForm.tsx');
let formCode: ReturnType<typeof importForm> | null = null;

/** Loads the form's code, which no record needs to be shown. */
function loadForm() {
  return (formCode ??= loadPart(importForm));
}

/** The form; `lazy` would lose which record it is of. */
function LazyForm<Name extends RecordName>(props: RecordFormProps<Name>) {
  const { RecordForm } = use(loadForm());
  return <RecordForm {...props} />;
}

/** Returns what opens the dialogs that add, edit, and delete a record, and the one that is open. */
export function useRecordDialogs<Name extends RecordName>(
  props: RecordDialogsProps<Name>,
): RecordDialogs<RecordRow<Name>> {
  const { remove, ...form } = props;
  const { messages, writes } = form;
  const [open, setOpen] = useState<Open<RecordRow<Name>, RecordReturn<Name>> | null>(null);
  const onClose = () => setOpen(null);
  // A while before somebody presses: the form then opens at once, also without a connection.
  useEffect(() => void loadForm(), []);
  return {
    onAdd: () => setOpen({ is: 'form', row: null }),
    onEdit: (row) => setOpen({ is: 'form', row }),
    onDelete: (row) => setOpen({ is: 'delete', row }),
    dialog: (
      <>
        {open?.is === 'form' && (
          <Suspense>
            <LazyForm
              {...form}
              // What is added in return is another form.
              key={open.returned?.id}
              row={open.row}
              returned={open.returned}
              onReturn={(returned) => setOpen({ is: 'form', row: null, returned })}
              onClose={onClose}
            />
          </Suspense>
        )}
        {open?.is === 'delete' &&
          remove(open.row, {
            ...writes.deletionOf(open.row),
            question: messages.deleteQuestion,
            onClose,
          })}
      </>
    ),
  };
}
