import Button from '@mui/material/Button';
import type { RecordName } from '@pa-ledger/domain/ledger/record-fields';
import type { Right } from '@pa-ledger/domain/people/rights';
import type { ReactNode } from 'react';
import { LineIcon } from '../../../ui/icons.tsx';
import type { MoreAction } from '../frame/MoreMenu.tsx';
import { useOpensNew } from '../frame/opens-new.ts';
import { TabHeading } from '../frame/TabHeading.tsx';
import { useHistoryAction } from '../frame/useHistoryAction.ts';
import type { RecordRow } from '../records/ledger-records.ts';
import { useRecordDialogs, type RecordDialogsProps } from './useRecordDialogs.tsx';
import { useMay } from '../rights/own-person.ts';

/** What the buttons of the list do. */
interface RowHandlers<Row> {
  /** Undefined where nothing can be added now. */
  readonly onAdd: (() => void) | undefined;
  readonly onEdit: (row: Row) => void;
  readonly onDelete: (row: Row) => void;
}

interface RecordTabProps<Name extends RecordName> extends RecordDialogsProps<Name> {
  /** Whether there is what the form needs. */
  readonly ready: boolean;
  /** Whether what is shown is of a closed year: then nothing can be added. */
  readonly isClosed?: boolean;
  /** Who may change its records: those who may change the books, unless another right is named. */
  readonly right?: Right;
  /** What else can be done with the whole tab. */
  readonly more?: readonly (MoreAction | null)[];
  /** The list. */
  readonly children: (handlers: RowHandlers<RecordRow<Name>>) => ReactNode;
}

/** A tab with records that are added, edited and deleted. What is typed stays, whatever happens to the list. */
export function RecordTab<Name extends RecordName>(props: RecordTabProps<Name>) {
  const { ready, isClosed = false, right = 'keepBooks', more = [], children, ...dialogs } = props;
  const { collection, messages } = dialogs;
  const { onAdd, onEdit, onDelete, dialog } = useRecordDialogs(dialogs);
  const deleted = useHistoryAction(collection);
  useOpensNew(ready && !isClosed, onAdd, right);
  const isAllowed = useMay()(right);
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
        mainRight={right}
        more={[...more, deleted]}
      />
      {children({ onAdd: ready && !isClosed && isAllowed ? onAdd : undefined, onEdit, onDelete })}
      {dialog}
    </>
  );
}
