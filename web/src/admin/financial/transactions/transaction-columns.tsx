import { advanceKindOf } from '@pa-ledger/domain/ledger/advance';
import { isUnconfirmed } from '@pa-ledger/domain/ledger/confirmation';
import { isFromClosedYear } from '@pa-ledger/domain/ledger/lines';
import { amountOf } from '@pa-ledger/domain/money/money';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { NO_VALUE, SecondaryText } from '../../../ui/text.ts';
import { useStore } from '../../../app/store.ts';
import { RecordLink } from '../../shared/frame/RecordLink.tsx';
import { lookMessages } from '../../shared/looks/look-messages.ts';
import { RatifiedWords } from '../../shared/lists/RatifiedWords.tsx';
import { depositMarkOf, depositNoteOf, type DepositMark } from '../../shared/records/deposited.ts';
import { ratifiedOnOf } from '../../shared/records/ratified.ts';
import type { Lookup } from '../../shared/records/lookup.ts';
import { Money } from '../../shared/lists/Money.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import type { TransactionCollection, TransactionKind } from './transaction-kinds.ts';
import { paidToOf, type TransactionRow } from './transaction-row.ts';
import { sharedMessages } from '../../shared/shared-messages.ts';
import { DATE_COLUMN, DESCRIPTION_COLUMN } from '../entry-columns.tsx';
import { financialMessages } from '../financial-messages.ts';

const { columns } = financialMessages;

/** The columns of revenue and manual expenses in their order; their ids are the fields' names. */
export function transactionColumns(
  kind: TransactionKind,
  { categoryName, fundName }: Pick<Lookup, 'categoryName' | 'fundName'>,
): readonly Column<TransactionRow>[] {
  return [
    DATE_COLUMN,
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
      ...DESCRIPTION_COLUMN,
      cell: (row) => <Description collection={kind.collection} row={row} />,
    },
    ...(kind.hasPaidTo ? [PAID_TO] : []),
    {
      id: 'reference',
      label: columns.reference,
      cell: (row) => (
        <>
          {row.reference ?? NO_VALUE}
          {!kind.hasPaidTo && row.accountId !== undefined && <InDeposit id={row.id} />}
        </>
      ),
    },
  ];
}

interface DescriptionProps {
  readonly collection: TransactionCollection;
  readonly row: TransactionRow;
}

/** What an entry is for, whether it gives back what a closed year has, and whether someone has yet to confirm it. */
function Description({ collection, row }: DescriptionProps) {
  const advance = advanceKindOf({ ...row });
  return (
    <>
      <RecordLink collection={collection} id={row.id}>
        {row.description}
      </RecordLink>
      {advance !== null && <SecondaryText>{financialMessages.advanceMarks[advance]}</SecondaryText>}
      {isFromClosedYear({ ...row }) && (
        <SecondaryText>{financialMessages.fromClosedYear}</SecondaryText>
      )}
      {isUnconfirmed(collection, { ...row }) && (
        <SecondaryText>{lookMessages.confirmed.none}</SecondaryText>
      )}
    </>
  );
}

/** Who was paid by a manual expense, and when a meeting ratified it. */
const PAID_TO: Column<TransactionRow> = {
  id: 'paidTo',
  label: columns.paidTo,
  cell: (row) => (
    <>
      {paidToOf(row)}
      <RatifiedOn id={row.id} />
    </>
  ),
};

/** In which deposit a revenue item is; nothing if it is in none. */
function InDeposit({ id }: { readonly id: string }) {
  const state = useStore(depositMarkOf(id));
  return state.status === 'ready' && state.value !== null && <DepositWords mark={state.value} />;
}

function DepositWords({ mark: { depositId, depositedOn } }: { readonly mark: DepositMark }) {
  const state = useStore(depositNoteOf(depositId));
  const slip = state.status === 'ready' ? state.value?.slip : undefined;
  return (
    <SecondaryText>{financialMessages.inDeposit(formatDate(depositedOn), slip)}</SecondaryText>
  );
}

function RatifiedOn({ id }: { readonly id: string }) {
  const state = useStore(ratifiedOnOf({ collection: 'manualExpenses', id }));
  return state.status === 'ready' && <RatifiedWords day={state.value} />;
}
