import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { LineIcon } from '../../../ui/icons.tsx';
import type { RecordMessages } from './RecordForm.tsx';
import { TabHeading } from '../frame/TabHeading.tsx';

/** What the buttons of a row or a card do. */
interface RowHandlers<Row> {
  readonly onEdit: (row: Row) => void;
  readonly onDelete: (row: Row) => void;
}

interface RecordTabProps<Row> {
  readonly messages: RecordMessages;
  /** Whether there is what the form needs. */
  readonly ready: boolean;
  /** The form of a row; null adds one. */
  readonly form: (row: Row | null, onClose: () => void) => ReactNode;
  /** The question before a row is deleted. */
  readonly remove: (row: Row, onClose: () => void) => ReactNode;
  /** The list. */
  readonly children: (handlers: RowHandlers<Row>) => ReactNode;
}

type Open<Row> =
  | { readonly is: 'form'; readonly row: Row | null }
  | { readonly is: 'delete'; readonly row: Row };

/** A tab with records that are added, edited and deleted. What is typed stays, whatever happens to the list. */
export function RecordTab<Row>(props: RecordTabProps<Row>) {
  const { messages, ready, form, remove, children } = props;
  const [open, setOpen] = useState<Open<Row> | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <TabHeading
        heading={messages.heading}
        hint={messages.hint}
        actions={
          <Button
            variant="contained"
            startIcon={<LineIcon name="plus" />}
            disabled={!ready}
            onClick={() => setOpen({ is: 'form', row: null })}
          >
            {messages.add}
          </Button>
        }
      />
      {children({
        onEdit: (row) => setOpen({ is: 'form', row }),
        onDelete: (row) => setOpen({ is: 'delete', row }),
      })}
      {open?.is === 'form' && form(open.row, close)}
      {open?.is === 'delete' && remove(open.row, close)}
    </>
  );
}
