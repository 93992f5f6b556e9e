import { inUseFirst } from '@pa-ledger/domain/fields/archived';
import { compareNames } from '@pa-ledger/domain/text/names';
import type { ReactNode } from 'react';
import { EmptyState } from '../shared/frame/LoadState.tsx';
import type { RecordRow } from '../shared/records/ledger-records.ts';
import { bankMessages } from './bank-messages.ts';

type AccountRow = RecordRow<'accounts'>;

/** Accounts by their names, those that are archived last. There is one at least. */
export type AccountRows = readonly [AccountRow, ...AccountRow[]];

interface WithAccountsProps {
  readonly rows: readonly AccountRow[];
  readonly children: (accounts: AccountRows) => ReactNode;
}

/** Shows what needs an account; while there is none, where to add one. */
export function WithAccounts({ rows, children }: WithAccountsProps) {
  const [first, ...others] = rows.toSorted(
    inUseFirst((one, other) => compareNames(one.name, other.name)),
  );
  if (first === undefined) return <EmptyState>{bankMessages.noAccounts}</EmptyState>;
  return children([first, ...others]);
}
