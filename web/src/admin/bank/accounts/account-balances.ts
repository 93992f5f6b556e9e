import { readAmounts, type AccountCell } from '@pa-ledger/domain/ledger/cells';
import { flowOf } from '@pa-ledger/domain/ledger/beginnings';
import { amountOf, cents, type Cents } from '@pa-ledger/domain/money/money';
import { storedAs, type Fields } from '../../../data/documents.ts';
import { listenAll } from '../../../data/listen.ts';
import type { RecordRow } from '../../shared/records/ledger-records.ts';
import { liveStore } from '../../shared/records/live-store.ts';

/** What moved each account, live: one document for each month and account, however many entries there are. */
export const accountTotals = liveStore<readonly AccountCell[]>((onChange) =>
  listenAll('accountTotals', (_id, fields) => cellFrom(fields), onChange),
);

function cellFrom(fields: Fields): AccountCell {
  // The functions write nothing else.
  const { month, accountId } = storedAs<AccountCell>(fields);
  return { month, accountId, ...readAmounts(fields) };
}

/** Returns what an account has by the books, with everything that names it. */
export function balanceOf(
  { id, openingBalance }: Pick<RecordRow<'accounts'>, 'id' | 'openingBalance'>,
  cells: readonly AccountCell[],
): Cents {
  const own = cells.filter(({ accountId }) => accountId === id);
  return cents(amountOf(openingBalance) + flowOf(own));
}
