import {
  depositRefusal,
  type DepositedItem,
  type DepositFields,
  depositMessages,
} from '@pa-ledger/domain/bank/deposit';
import { itemKey } from '@pa-ledger/domain/bank/items';
import { amountOf, formatCents } from '@pa-ledger/domain/money/money';
import { formatDate, isCalendarDate } from '@pa-ledger/domain/time/dates';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { CLEARINGS, REVENUE_ITEMS } from '../firestore/paths.ts';
import { DomainError } from '../platform/domain-error.ts';
import { fewNames } from './few-names.ts';

/** A deposit, as far as its items depend on it. */
interface Place extends Pick<DepositFields, 'date' | 'accountId'> {
  readonly id: string;
}

/**
 * Reads the revenue items that a deposit is to have, in the transaction that puts them there.
 * @throws DomainError `notDepositable`, which names each that cannot be in it and says why.
 */
export async function readDeposited(
  transaction: Transaction,
  db: Firestore,
  deposit: Place,
  ids: readonly string[],
): Promise<readonly DepositedItem[]> {
  const items = ids.map((id) => db.collection(REVENUE_ITEMS).doc(id));
  const marks = ids.map((id) => db.collection(CLEARINGS).doc(itemKey('revenueItems', id)));
  const found = await transaction.getAll(...items, ...marks);
  const read = found.slice(0, ids.length);
  const refused = read.flatMap((item, at) => {
    const why = refusalOf(item, found[ids.length + at], deposit);
    return why === null ? [] : [`${textOf(item)}: ${why}`];
  });
  if (refused.length > 0) {
    const sentence = `Nothing was saved. Not in this deposit: ${fewNames(refused)}.`;
    throw new DomainError('notDepositable', { sentence });
  }
  return read.map((item) => {
    // `depositRefusal` has looked at both.
    const { date, amount } = item.data() as Pick<DepositedItem, 'date' | 'amount'>;
    return { id: item.id, date, amount };
  });
}

function refusalOf(
  item: DocumentSnapshot,
  mark: DocumentSnapshot | undefined,
  { id, ...deposit }: Place,
): string | null {
  const fields = item.data();
  if (fields === undefined) return depositMessages.gone;
  if (mark?.exists === true) {
    const depositId: unknown = mark.get('depositId');
    if (depositId === undefined) return depositMessages.cleared;
    if (depositId !== id) return depositMessages.elsewhere;
  }
  return depositRefusal(fields, deposit);
}

/** Returns an item in words: `“Ticket sales”, Oct 17, 2026, $812.35`; its id where it is gone. */
function textOf(item: DocumentSnapshot): string {
  const { description, date, amount } = item.data() ?? { description: item.id };
  const name = `“${String(description).slice(0, 80)}”`;
  const day = isCalendarDate(date) ? [formatDate(date), formatCents(amountOf(amount))] : [];
  return [name, ...day].join(', ');
}
