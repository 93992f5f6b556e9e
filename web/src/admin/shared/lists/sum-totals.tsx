import type { Cents } from '@pa-ledger/domain/money/money';
import { sharedMessages } from '../shared-messages.ts';
import { Money, type MoneyTone } from './Money.tsx';
import type { Totals } from './table-model.ts';

/**
 * Returns the last line of a list that the server adds up.
 * @param sum of all pages; null shows no line. @param count of all pages, or null where it is not known.
 */
export function sumTotals(
  sum: Cents | null,
  count: number | null,
  tone?: MoneyTone,
): Totals | undefined {
  if (sum === null) return undefined;
  const label = sharedMessages.totalOf(count);
  return { label, cells: { amount: <Money amount={sum} tone={tone} /> } };
}
