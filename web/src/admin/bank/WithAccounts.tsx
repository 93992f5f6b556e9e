import { mainAccount } from '@pa-ledger/domain/accounts/fitting-account';
import { inUseFirst, isInUse } from '@pa-ledger/domain/fields/archived';
import { compareNames } from '@pa-ledger/domain/text/sort';
import type { ReactNode } from 'react';
import { lastAccount, rememberAccount } from '../shared/forms/last-used.ts';
import { EmptyState } from '../shared/frame/LoadState.tsx';
import { OPENS_NEW } from '../shared/frame/opens-new.ts';
import type { RecordRow } from '../shared/records/ledger-records.ts';
import { bankMessages } from './bank-messages.ts';

type AccountRow = RecordRow<'accounts'>;

/** Accounts by their names, those that are archived last. There is one at least. */
export type AccountRows = readonly [AccountRow, ...AccountRow[]];

/** Returns the account that Register and Reconcile begin with: the one that they showed last, else the main one. */
export function shownFirst(rows: AccountRows): AccountRow {
  const last = rows.find(({ id }) => id === lastAccount(SHOWN));
  return last ?? mainAccount(rows.filter(isInUse)) ?? mainAccount(rows) ?? rows[0];
}

/** Remembers which account they show. */
export function rememberShown(id: string): void {
  rememberAccount(SHOWN, id);
}

const SHOWN = 'bank';

const NEW_ACCOUNT = `/admin/bank/accounts?${OPENS_NEW}`;

interface WithAccountsProps {
  readonly rows: readonly AccountRow[];
  readonly children: (accounts: AccountRows) => ReactNode;
}

/** Shows what needs an account; while there is none, where to add one. */
export function WithAccounts({ rows, children }: WithAccountsProps) {
  const [first, ...others] = rows.toSorted(
    inUseFirst((one, other) => compareNames(one.name, other.name)),
  );
  if (first === undefined) {
    return (
      <EmptyState begin={{ label: bankMessages.addAccount, to: { to: NEW_ACCOUNT } }}>
        {bankMessages.noAccounts}
      </EmptyState>
    );
  }
  return children([first, ...others]);
}
