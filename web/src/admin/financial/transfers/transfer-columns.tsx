import { amountOf } from '@pa-ledger/domain/money/money';
import { RecordLink } from '../../shared/frame/RecordLink.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import type { RecordRow } from '../../shared/records/ledger-records.ts';
import type { Lookup } from '../../shared/records/lookup.ts';
import { DATE_COLUMN, DESCRIPTION_COLUMN } from '../entry-columns.tsx';
import { financialMessages } from '../financial-messages.ts';

const { columns } = financialMessages;

/** Returns what a transfer takes from or gives to: an account, a fund, or both. */
export function endOf(
  row: Pick<RecordRow<'transfers'>, 'fromAccountId' | 'fromFundId' | 'toAccountId' | 'toFundId'>,
  end: 'from' | 'to',
  { accountName, fundName }: Pick<Lookup, 'accountName' | 'fundName'>,
): string {
  const { [`${end}FundId` as const]: fundId, [`${end}AccountId` as const]: accountId } = row;
  const names = [
    ...(accountId === undefined ? [] : [accountName(accountId)]),
    ...(fundId === undefined ? [] : [fundName(fundId)]),
  ];
  return names.join(' · ');
}

/** The columns of the transfers in their order; their ids are the fields' names. */
export function transferColumns(
  lookup: Pick<Lookup, 'accountName' | 'fundName'>,
): readonly Column<RecordRow<'transfers'>>[] {
  return [
    DATE_COLUMN,
    {
      id: 'fromFundId',
      label: financialMessages.from,
      cell: (row) => endOf(row, 'from', lookup),
    },
    { id: 'toFundId', label: financialMessages.to, cell: (row) => endOf(row, 'to', lookup) },
    {
      id: 'amount',
      label: columns.amount,
      cell: ({ amount }) => <Money amount={amountOf(amount)} />,
      numeric: true,
      onCard: 'figure',
    },
    {
      ...DESCRIPTION_COLUMN,
      cell: ({ id, description }) => (
        <RecordLink collection="transfers" id={id}>
          {description}
        </RecordLink>
      ),
    },
  ];
}
