import type { ListedSpoiled } from '@pa-ledger/domain/bank/spoiled-check';
import { cents } from '@pa-ledger/domain/money/money';
import { formatDate } from '@pa-ledger/domain/time/dates';
import type { ReactNode } from 'react';
import { NoWrap } from '../../../ui/text.ts';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import { checksMessages as messages } from './checks-messages.ts';

interface SpoiledTableProps {
  readonly spoiled: readonly ListedSpoiled[];
  readonly actions?: (row: ListedSpoiled) => ReactNode;
}

/** Spoiled checks, each at $0.00; nothing without any. */
export function SpoiledTable({ spoiled, actions }: SpoiledTableProps) {
  if (spoiled.length === 0) return null;
  return (
    <DataTable
      name={messages.spoiled}
      columns={COLUMNS}
      rows={{ status: 'ready', value: spoiled }}
      keyOf={({ id }) => id}
      empty={null}
      {...(actions && { actions })}
    />
  );
}

const COLUMNS: readonly Column<ListedSpoiled>[] = [
  {
    id: 'check',
    label: messages.check,
    cell: ({ checkNumber }) => checkNumber,
    onCard: 'title',
  },
  {
    id: 'date',
    label: messages.date,
    cell: ({ date }) => <NoWrap>{formatDate(date)}</NoWrap>,
    onCard: 'note',
  },
  { id: 'reason', label: messages.reason, cell: ({ reason }) => reason },
  {
    id: 'amount',
    label: messages.amount,
    cell: () => <Money amount={cents(0)} />,
    numeric: true,
    onCard: 'figure',
  },
];
