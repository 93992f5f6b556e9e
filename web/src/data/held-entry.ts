import { errorMessages } from '@pa-ledger/domain/error-messages';
import { formatDate, isCalendarDate } from '@pa-ledger/domain/time/dates';
import { dataMessages } from './data-messages.ts';
import { data } from './source.ts';

/** The parts of the bank's items, by the collection: as in domain/src/bank/items.ts, which no first load has. */
const PARTS = {
  revenueItems: [''],
  manualExpenses: [''],
  transfers: ['~from', '~to'],
} as const;

/**
 * Reads why an entry keeps its date, amount and account: a statement of the bank has cleared it, or a deposit has it.
 * @returns a sentence; null while nothing keeps it, or where that cannot be read.
 */
export async function readHeldSentence(
  collection: keyof typeof PARTS,
  id: string,
): Promise<string | null> {
  for (const part of PARTS[collection]) {
    const read = await data.readDocument('clearings', `${collection}~${id}${part}`);
    if (!read.ok || read.fields === null) continue;
    const { depositedOn } = read.fields;
    return isCalendarDate(depositedOn)
      ? dataMessages.inDeposit(formatDate(depositedOn))
      : errorMessages.itemCleared;
  }
  return null;
}
