import Button from '@mui/material/Button';
import type { RecordName } from '@pa-ledger/domain/ledger/record-fields';
import { Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { loadPart } from '../../../app/missing-code.ts';
import { LineIcon } from '../../../ui/icons.tsx';
import type { MoreAction } from '../frame/MoreMenu.tsx';
import { useOpensNew } from '../frame/opens-new.ts';
import { TabHeading } from '../frame/TabHeading.tsx';
import { useHistoryAction } from '../frame/useHistoryAction.ts';
import type { RecordRow } from '../records/ledger-records.ts';
import type { Deletion } from '../saving/record-writes.ts';
import type { RecordReturn } from './record-return.ts';
import type { RecordFormProps } from './RecordForm.tsx';

/** What the buttons of the list do. */
interface RowHandlers<Row> {
  /** Undefined where nothing can be added now. */
  readonly onAdd: (() => void) | undefined;
  readonly onEdit: (row: Row) => void;
  readonly onDelete: (row: Row) => void;
}

/** What the question before a deletion gets from the tab. */
interface Question extends Deletion {
  readonly question: string;
  readonly onClose: () => void;
}

interface RecordTabProps<Name extends RecordName> extends Omit<
  RecordFormProps<Name>,
  'row' | 'returned' | 'onReturn' | 'onClose'
> {
  /** Whether there is what the form needs. */
  readonly ready: boolean;
  /** Whether what is shown is of a closed year: then nothing can be added. */
  readonly isClosed?: boolean;
  /** What else can be done with the whole tab. */
  readonly more?: readonly (MoreAction | null)[];
  /** The question before a row is deleted. */
  readonly remove: (row: RecordRow<Name>, question: Question) => ReactNode;
  /** The list. */
  readonly children: (handlers: RowHandlers<RecordRow<Name>>) => ReactNode;
}

type Open<Row, Returned> =
  | { readonly is: 'form'; readonly row: Row | null; readonly returned?: Returned }
  | { readonly is: 'delete'; readonly row: Row };

const importForm = () => import('./RecordForm.tsx');
let formCode: ReturnType<typeof importForm> | null = null;

/** Loads the form's code, which a list doesn't need to be shown. */
function loadForm() {
  return (formCode ??= loadPart(importForm));
}

/** The form; `lazy` would lose which record it is of. */
function LazyForm<Name extends RecordName>(props: RecordFormProps<Name>) {
  const { RecordForm } = use(loadForm());
  return <RecordForm {...props} />;
}

/** A tab with records that are added, edited and deleted. What is typed stays, whatever happens to the list. */
export function RecordTab<Name extends RecordName>(props: RecordTabProps<Name>) {
  const { ready, isClosed = false, more = [], remove, children, ...form } = props;
  const { messages, writes } = form;
  const [open, setOpen] = useState<Open<RecordRow<Name>, RecordReturn<Name>> | null>(null);
  const onClose = () => setOpen(null);
  // A while before somebody presses: the form then opens at once, also without a connection.
  useEffect(() => void loadForm(), []);
  const onAdd = () => setOpen({ is: 'form', row: null });
  const deleted = useHistoryAction(form.collection);
  useOpensNew(ready && !isClosed, onAdd);
  return (
    <>
      <TabHeading
        heading={messages.heading}
        hint={messages.hint}
        main={
          !isClosed && (
            <Button
              variant="contained"
              startIcon={<LineIcon name="plus" />}
              disabled={!ready}
              onClick={onAdd}
            >
              {messages.add}
            </Button>
          )
        }
        more={[...more, deleted]}
      />
      {children({
        onAdd: ready && !isClosed ? onAdd : undefined,
        onEdit: (row) => setOpen({ is: 'form', row }),
        onDelete: (row) => setOpen({ is: 'delete', row }),
      })}
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
  );
}
