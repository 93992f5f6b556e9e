import { amountOf } from '@pa-ledger/domain/money/money';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { Clamped, NoWrap } from '../../../ui/text.ts';
import type { Lookup } from '../../shared/records/lookup.ts';
import { Money } from '../../shared/lists/Money.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import type { TransactionKind } from './transaction-kinds.ts';
import { paidToOf, type TransactionRow } from './transaction-row.ts';

/** Shown when there is no reference. */
const NONE = '-';

/** The columns of revenue and manual expenses in their order; their ids are the fields' names. */
export function transactionColumns(
  kind: TransactionKind,
  { categoryName, fundName }: Pick<Lookup, 'categoryName' | 'fundName'>,
): readonly Column<TransactionRow>[] {
  const paidTo: Column<TransactionRow> = { id: 'paidTo', label: 'Paid To', cell: paidToOf };
  return [
    {
      id: 'date',
      label: 'Date',
      cell: ({ date }) => <NoWrap>{formatDate(date)}</NoWrap>,
      sortable: true,
      orders: ['oldest first', 'newest first'],
    },
    { id: 'categoryId', label: 'Category', cell: ({ categoryId }) => categoryName(categoryId) },
    { id: 'fundId', label: 'Fund', cell: ({ fundId }) => fundName(fundId) },
    {
      id: 'amount',
      label: 'Amount',
      cell: ({ amount }) => <Money amount={amountOf(amount)} tone={kind.tone} />,
      numeric: true,
      sortable: true,
      onCard: 'figure',
    },
    {
      id: 'description',
      label: 'Description',
      cell: ({ description }) => (
        <Clamped sx={{ '--lines': 4, whiteSpace: 'pre-line' }}>{description}</Clamped>
      ),
      onCard: 'title',
    },
    ...(kind.hasPaidTo ? [paidTo] : []),
    { id: 'reference', label: 'Reference', cell: ({ reference = NONE }) => reference },
  ];
}
