import { amountOf } from '@pa-ledger/domain/money/money';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { Clamped, NoWrap } from '../../../ui/text.ts';
import { Money } from '../../shared/lists/Money.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import type { RecordRow } from '../../shared/records/ledger-records.ts';
import type { Lookup } from '../../shared/records/lookup.ts';
import { sharedMessages } from '../../shared/shared-messages.ts';
import { financialMessages } from '../financial-messages.ts';

const { columns } = financialMessages;

/** The columns of the transfers in their order; their ids are the fields' names. */
export function transferColumns({
  fundName,
}: Pick<Lookup, 'fundName'>): readonly Column<RecordRow<'transfers'>>[] {
  return [
    {
      id: 'date',
      label: columns.date,
      cell: ({ date }) => <NoWrap>{formatDate(date)}</NoWrap>,
      onCard: 'note',
      sortable: true,
      orders: sharedMessages.dateOrders,
    },
    {
      id: 'fromFundId',
      label: columns.fromFund,
      cell: ({ fromFundId }) => fundName(fromFundId),
    },
    { id: 'toFundId', label: columns.toFund, cell: ({ toFundId }) => fundName(toFundId) },
    {
      id: 'amount',
      label: columns.amount,
      cell: ({ amount }) => <Money amount={amountOf(amount)} />,
      numeric: true,
      onCard: 'figure',
    },
    {
      id: 'description',
      label: columns.description,
      cell: ({ description }) => (
        <Clamped sx={{ '--lines': 4, whiteSpace: 'pre-line' }}>{description}</Clamped>
      ),
      onCard: 'title',
    },
  ];
}
