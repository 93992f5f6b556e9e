import { styled } from '@mui/material/styles';
import type { Right } from '@pa-ledger/domain/people/rights';
import { useState, type ReactNode } from 'react';
import { HStack, Well } from '../../../ui/layout.ts';
import { CardTitle } from '../../../ui/text.ts';
import { CARDS_BELOW, showMore } from './table-styles.ts';
import type { HistoryOf } from '../frame/HistoryLink.tsx';
import { RowActions } from '../frame/RowActions.tsx';

interface RecordCardProps {
  readonly name: string;
  /** The level of its heading, below that of its list. */
  readonly level: 'h3' | 'h4';
  /** What a card says on a phone until a press shows its children; without this they are always there. */
  readonly summary?: ReactNode;
  readonly of: HistoryOf;
  readonly onEdit: () => void;
  /** Undefined where it can't be deleted. */
  readonly onDelete: (() => void) | undefined;
  /** Who may change it: those who may change the books, unless another right is named. */
  readonly right?: Right | undefined;
  readonly children: ReactNode;
}

/** A record as a card: its name, beside it History, Edit and Delete, and below it what there is to know. */
export function RecordCard(props: RecordCardProps) {
  const { name, level, summary, of, onEdit, onDelete, right, children } = props;
  const [open, setOpen] = useState(false);
  return (
    <Card as="li" data-open={open || undefined}>
      <HStack sx={{ flexWrap: 'nowrap', justifyContent: 'space-between', marginBottom: '0.5rem' }}>
        <CardTitle as={level}>{name}</CardTitle>
        <Actions>
          <RowActions name={name} of={of} onEdit={onEdit} onDelete={onDelete} right={right} />
        </Actions>
      </HStack>
      {summary !== undefined && (
        <button type="button" className="more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {summary}
        </button>
      )}
      <div>{children}</div>
    </Card>
  );
}

const Card = styled(Well)(({ theme }) => ({
  position: 'relative',
  padding: '0.5rem 0.5rem 1rem 1rem',
  [theme.breakpoints.up(CARDS_BELOW)]: { '& > .more': { display: 'none' } },
  [theme.breakpoints.down(CARDS_BELOW)]: {
    '& > .more': {
      ...showMore(theme),
      ...theme.typography.body2,
      display: 'flex',
      gap: '0.375rem',
      textAlign: 'start',
    },
    '&[data-open] > .more + div': { marginTop: '0.75rem' },
    '&:not([data-open]):has(> .more)': {
      paddingBlock: '0.375rem 0.75rem',
      '& > .more + div': { display: 'none' },
      '& > :first-of-type': { marginBottom: 0 },
      // Two lines hold every usual name, and cards can be compared.
      '& :is(h3, h4)': {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: '2',
        overflow: 'hidden',
      },
    },
  },
})) as typeof Well;

/** Above the area that opens the card. */
const Actions = styled('div')({ position: 'relative', zIndex: 1 });
