import { amountOf } from '@pa-ledger/domain/money/money';
import { formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import type { ReactNode } from 'react';
import { Clamped, NoWrap } from '../../ui/text.ts';
import { Money } from '../shared/lists/Money.tsx';
import type { Column } from '../shared/lists/table-model.ts';
import { sharedMessages } from '../shared/shared-messages.ts';
import { financialMessages } from './financial-messages.ts';

/** What every entry of the books has: a transaction and a transfer. */
interface Entry {
  readonly date: CalendarDate;
  /** In dollars. */
  readonly amount: number;
  readonly description: string;
}

const { columns } = financialMessages;

/** The day of an entry. */
export const DATE_COLUMN: Column<Entry> = {
  id: 'date',
  label: columns.date,
  cell: ({ date }) => <NoWrap>{formatDate(date)}</NoWrap>,
  onCard: 'note',
  sortable: true,
  orders: sharedMessages.dateOrders,
};

/** What an entry is for. */
export const DESCRIPTION_COLUMN: Column<Entry> = {
  id: 'description',
  label: columns.description,
  cell: ({ description }) => (
    <Clamped sx={{ '--lines': 4, whiteSpace: 'pre-line' }}>{description}</Clamped>
  ),
  onCard: 'title',
};

interface EntryFactsProps {
  readonly entry: Entry;
  /** Between which funds, or in which category and fund. */
  readonly place: ReactNode;
}

/** Amount, day and place of an entry, in the question before it is deleted. */
export function EntryFacts({ entry, place }: EntryFactsProps) {
  return (
    <p>
      <Money amount={amountOf(entry.amount)} /> {financialMessages.on} {formatDate(entry.date)}
      <br />
      {place}
    </p>
  );
}
