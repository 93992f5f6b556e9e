import type { CountWhen } from '@pa-ledger/domain/organization';

/** How many expenses wait for a fund, as a sentence. */
export function waitingWords(count: number, countWhen: CountWhen): string {
  const number = count.toLocaleString('en-US');
  return count === 1
    ? `1 ${countWhen} expense waits for a fund.`
    : `${number} ${countWhen} expenses wait for a fund.`;
}
