import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { styled } from '@mui/material/styles';
import type { Cents } from '@pa-ledger/domain/money/money';
import { useRef, useState } from 'react';
import { ErrorText, VisuallyHidden } from '../../../ui/text.ts';
import { headingError, moved, type Arranged, type ArrangedRow } from './arranged-rows.ts';
import { ArrangeRow } from './ArrangeRow.tsx';
import { orderMessages as messages } from './order-messages.ts';

/** What a line of the budget is called, and its final budget in cents. */
export interface LineFacts {
  readonly name: string;
  readonly amount: Cents;
}

interface ArrangeListProps {
  readonly arranged: Arranged;
  /** By the ids of the lines. */
  readonly lines: ReadonlyMap<string, LineFacts>;
  /** What keeps the order from being saved; each heading says its own. */
  readonly error: string | null;
  readonly onChange: (arranged: Arranged) => void;
}

/** The rows to arrange, by dragging their handles or with the arrow keys on them. */
export function ArrangeList({ arranged, lines, error, onChange }: ArrangeListProps) {
  const { rows } = arranged;
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const sensors = useSensors(useSensor(PointerSensor));
  const nameOf = ({ id, heading }: ArrangedRow): string =>
    heading === null ? (lines.get(id)?.name ?? '') : heading || messages.emptyHeading;

  const step = (row: ArrangedRow, by: -1 | 1): void => {
    const at = rows.indexOf(row) + by;
    const other = rows[at];
    if (other === undefined) return;
    onChange(moved(arranged, row.id, other.id));
    setSaid(messages.movedTo(nameOf(row), at + 1, rows.length));
  };
  const remove = (row: ArrangedRow): void => {
    onChange({ rows: rows.filter((one) => one !== row) });
    // Its button goes away, and the focus with it.
    list.current?.querySelector('button')?.focus();
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      // The arrow keys of the handles say where a row is.
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
      onDragEnd={({ active, over }) => {
        if (over !== null) onChange(moved(arranged, String(active.id), String(over.id)));
      }}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <List ref={list} aria-label={messages.list}>
          {rows.map((row) => (
            <ArrangeRow
              key={row.id}
              row={row}
              name={nameOf(row)}
              amount={lines.get(row.id)?.amount ?? null}
              showsError={error !== null}
              onStep={(by) => step(row, by)}
              onHeading={(heading) =>
                onChange({ rows: rows.map((one) => (one === row ? { ...one, heading } : one)) })
              }
              onRemove={() => remove(row)}
            />
          ))}
        </List>
      </SortableContext>
      {error !== null && !rows.some(headingError) && <ErrorText role="alert">{error}</ErrorText>}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </DndContext>
  );
}

const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

const List = styled('ol')({
  gridColumn: '1 / -1',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: '0.375rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
