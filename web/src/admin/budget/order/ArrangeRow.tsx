import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { Cents } from '@pa-ledger/domain/money/money';
import { MAX_HEADING } from '@pa-ledger/domain/fields/order-row';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { LineIcon } from '../../../ui/icons.tsx';
import { TextInput } from '../../shared/forms/inputs.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import { headingError, type ArrangedRow } from './arranged-rows.ts';
import { orderMessages as messages } from './order-messages.ts';

interface ArrangeRowProps {
  readonly row: ArrangedRow;
  readonly name: string;
  /** In cents; null for a heading. */
  readonly amount: Cents | null;
  /** Whether a heading says what is wrong with it. */
  readonly showsError: boolean;
  /** Moves it one place up or down. */
  readonly onStep: (by: -1 | 1) => void;
  readonly onHeading: (text: string) => void;
  readonly onRemove: () => void;
}

/** A line or a heading with its handle. */
export function ArrangeRow(props: ArrangeRowProps) {
  const { row, name, amount, showsError, onStep, onHeading, onRemove } = props;
  const { id, heading } = row;
  const sortable = useSortable({ id });
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    sortable;
  return (
    <Row
      ref={setNodeRef}
      data-heading={heading !== null || undefined}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...listeners}
        title={messages.handle(name)}
        aria-label={messages.handle(name)}
        sx={{ touchAction: 'none', cursor: 'grab' }}
        onKeyDown={(event) => stepOnArrow(event, onStep)}
      >
        <LineIcon name="move" />
      </IconButton>
      {heading === null ? (
        <>
          <span>{name}</span>
          {amount !== null && <Money amount={amount} />}
        </>
      ) : (
        <>
          <TextInput
            name={id}
            label={messages.heading}
            value={heading}
            error={showsError ? headingError(row) : null}
            autoFocus={heading === ''}
            maxLength={MAX_HEADING}
            onChange={onHeading}
          />
          <IconButton
            title={messages.removeHeading(heading)}
            aria-label={messages.removeHeading(heading)}
            sx={{ color: 'error.main' }}
            onClick={onRemove}
          >
            <LineIcon name="delete" />
          </IconButton>
        </>
      )}
    </Row>
  );
}

function stepOnArrow(event: KeyboardEvent<HTMLElement>, onStep: ArrangeRowProps['onStep']): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  // The dialog would scroll.
  event.preventDefault();
  const { currentTarget } = event;
  flushSync(() => onStep(event.key === 'ArrowUp' ? -1 : 1));
  // An element that is put elsewhere loses the focus.
  currentTarget.focus();
}

const Row = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0.25rem 0.5rem',
  paddingInlineEnd: '0.75rem',
  borderRadius: 8,
  border: `1px solid ${vars.palette.divider}`,
  backgroundColor: vars.palette.background.paper,
  '& > span': { overflowWrap: 'anywhere' },
  '&[data-heading]': {
    backgroundColor: vars.palette.brand.well,
    padding: '0.5rem 0.25rem 0.5rem 0',
  },
  // Above the rows that make room for it.
  '&[data-dragging]': { zIndex: 1, position: 'relative', borderColor: vars.palette.primary.main },
  '& button:focus-visible': { outline: `3px solid ${vars.palette.primary.main}` },
}));
