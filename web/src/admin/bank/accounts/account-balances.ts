import type { AccountCell } from '@pa-ledger/domain/ledger/cells';
import { flowOf } from '@pa-ledger/domain/ledger/beginnings';
import { openingOf } from '@pa-ledger/domain/accounts/outstanding';
import { cents, type Cents } from '@pa-ledger/domain/money/money';
import type { RecordRow } from '../../shared/records/ledger-records.ts';

/** Returns what an account has by the books, with everything that names it. */
export function balanceOf(
  account: Pick<RecordRow<'accounts'>, 'id' | 'openingBalance'>,
  cells: readonly AccountCell[],
): Cents {
  const own = cells.filter(({ accountId }) => accountId === account.id);
  return cents(openingOf(account) + flowOf(own));
}
