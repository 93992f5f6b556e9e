import { amountOf } from '@pa-ledger/domain/money/money';
import { Money } from '../../shared/lists/Money.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import type { RecordRow } from '../../shared/records/ledger-records.ts';
import type { Lookup } from '../../shared/records/lookup.ts';
import { DATE_COLUMN, DESCRIPTION_COLUMN } from '../entry-columns.tsx';
import { financialMessages } from '../financial-messages.ts';

const { columns } = financialMessages;

/** The columns of the transfers in their order; their ids are the fields' names. */
export function transferColumns({
  fundName,
}: Pick<Lookup, 'fundName'>): readonly Column<RecordRow<'transfers'>>[] {
  return [
    DATE_COLUMN,
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
    DESCRIPTION_COLUMN,
  ];
}
