import { amountOf } from '@pa-ledger/domain/money/money';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { Clamped, NO_VALUE, NoWrap } from '../../../ui/text.ts';
import type { Lookup } from '../../shared/records/lookup.ts';
import { Money } from '../../shared/lists/Money.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import type { TransactionKind } from './transaction-kinds.ts';
import { paidToOf, type TransactionRow } from './transaction-row.ts';
import { sharedMessages } from '../../shared/shared-messages.ts';
import { financialMessages } from '../financial-messages.ts';

const { columns } = financialMessages;

/** The columns of revenue and manual expenses in their order; their ids are the fields' names. */
export function transactionColumns(
  kind: TransactionKind,
  { categoryName, fundName }: Pick<Lookup, 'categoryName' | 'fundName'>,
): readonly Column<TransactionRow>[] {
  const paidTo: Column<TransactionRow> = { id: 'paidTo', label: columns.paidTo, cell: paidToOf };
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
      id: 'categoryId',
      label: sharedMessages.category,
      cell: ({ categoryId }) => categoryName(categoryId),
      onCard: 'note',
    },
    { id: 'fundId', label: sharedMessages.fund, cell: ({ fundId }) => fundName(fundId) },
    {
      id: 'amount',
      label: columns.amount,
      cell: ({ amount }) => <Money amount={amountOf(amount)} tone={kind.tone} />,
      numeric: true,
      sortable: true,
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
    ...(kind.hasPaidTo ? [paidTo] : []),
    { id: 'reference', label: columns.reference, cell: ({ reference = NO_VALUE }) => reference },
  ];
}
