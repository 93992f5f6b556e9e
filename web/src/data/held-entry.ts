import { panelMessages } from '@pa-ledger/domain/panel-messages';
import { formatDate, isCalendarDate } from '@pa-ledger/domain/time/dates';
import { dataMessages } from './data-messages.ts';
import { data } from './source.ts';

/** The parts of the bank's items by collection, as in domain/src/bank/items.ts, which no first load includes. */
const PARTS = {
  revenueItems: [''],
  manualExpenses: [''],
  transfers: ['~from', '~to'],
} as const;

/**
 * Reads why an entry's date, amount, and account can't change: a bank statement cleared it, or a deposit has it.
 * @returns a sentence; null if nothing holds it, or if that can't be read.
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
      : panelMessages.itemCleared;
  }
  return null;
}
