import { styled } from '@mui/material/styles';
import { amountOf } from '@pa-ledger/domain/money/money';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { removeRecord, restoreRecord } from '../../shared/record-writes.ts';
import { DeleteDialog } from '../../shared/DeleteDialog.tsx';
import type { Lookup } from '../../shared/lookup.ts';
import { Money } from '../../shared/Money.tsx';
import type { TransactionKind } from './transaction-kinds.ts';
import { titleOf, type TransactionRow } from './transaction-row.ts';

interface TransactionDeleteProps {
  readonly kind: TransactionKind;
  readonly row: TransactionRow;
  readonly lookup: Lookup;
  readonly onClose: () => void;
}

/** Shows the item, then asks. */
export function TransactionDelete({ kind, row, lookup, onClose }: TransactionDeleteProps) {
  const { date, amount, categoryId, fundId } = row;
  return (
    <DeleteDialog
      name={titleOf(row)}
      details={
        <ItemFacts>
          <Money amount={amountOf(amount)} /> on {formatDate(date)}
          <br />
          {lookup.categoryName(categoryId)} · {lookup.fundName(fundId)}
        </ItemFacts>
      }
      question={kind.messages.deleteQuestion}
      remove={() => removeRecord(kind.collection, row)}
      restore={() => restoreRecord(kind.collection, row)}
      onClose={onClose}
    />
  );
}

const ItemFacts = styled('p')({ margin: '0 0 0.75rem' });
