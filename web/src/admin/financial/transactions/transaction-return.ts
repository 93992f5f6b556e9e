import { staleThrough } from '@pa-ledger/domain/bank/stale-day';
import { advanceKindOf } from '@pa-ledger/domain/ledger/advance';
import { formFromRecord } from '@pa-ledger/domain/ledger/record-form';
import { returnIdOf } from '@pa-ledger/domain/ledger/returns';
import { amountOf, cents } from '@pa-ledger/domain/money/money';
import { formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { newId } from '../../../data/new-id.ts';
import type { RecordReturn } from '../../shared/forms/record-return.ts';
import { titleOf } from '../../shared/records/title-of.ts';
import { financialMessages } from '../financial-messages.ts';
import type { TransactionCollection, TransactionKind } from './transaction-kinds.ts';
import type { TransactionRow } from './transaction-row.ts';

interface ReturnPlace {
  /** The day of the deposit that the bank took the entry in with. */
  readonly depositedOn?: CalendarDate | null;
  /** Whether the entry is of a closed year. */
  readonly isFromClosedYear?: boolean;
  /** Whether its account holds cash, which no check goes into. */
  readonly isCash?: boolean;
}

/**
 * Returns what gives back an entry: a check that bounced, a refund of a vendor. It has a negative amount, no method and no
 * check number, and its id begins with that of the entry. Null for what is negative itself, for an advance, and for cash: no
 * check bounces.
 */
export function returnOf(
  { collection, messages }: Pick<TransactionKind, 'collection' | 'messages'>,
  row: TransactionRow,
  today: CalendarDate,
  { depositedOn = null, isFromClosedYear = false, isCash = false }: ReturnPlace = {},
): RecordReturn<TransactionCollection> | null {
  if (advanceKindOf({ ...row }) !== null) return null;
  if (row.amount <= 0 || (isCash && collection === 'revenueItems')) return null;
  const { returned, returnedHint } = messages;
  const { id, version: _version, ...fields } = row;
  const given = {
    ...fields,
    amount: -row.amount,
    date: today,
    method: undefined,
    checkNumber: undefined,
    description: financialMessages.returnOf(
      returned,
      formatDate(row.date),
      depositedOn && formatDate(depositedOn),
      titleOf(row),
    ),
  };
  return {
    label: returned,
    hint: returnedHint,
    warning: isOldCheck(row, today) ? financialMessages.oldCheck : undefined,
    id: returnIdOf(id, newId()),
    of: {
      collection,
      id,
    },
    most: amountOf(row.amount),
    given: cents(0),
    isFromClosedYear,
    values: formFromRecord(collection, given),
  };
}

/** Whether someone may still hold the check that paid it: only the bank knows whether it was cashed. */
function isOldCheck(row: TransactionRow, today: CalendarDate): boolean {
  return 'checkNumber' in row && row.checkNumber !== '' && row.date <= staleThrough(today);
}
