import { inUseFirst } from '@pa-ledger/domain/fields/archived';
import { compareNames } from '@pa-ledger/domain/text/names';
import { useState } from 'react';
import { SelectInput } from '../../../ui/inputs.tsx';
import { FieldGrid } from '../../../ui/layout.ts';
import { EmptyState, LoadState } from '../../shared/frame/LoadState.tsx';
import { OffPaper } from '../../shared/frame/PrintPage.tsx';
import { TabHeading } from '../../shared/frame/TabHeading.tsx';
import { accounts, type RecordRow } from '../../shared/records/ledger-records.ts';
import { mayLeave } from '../../shared/saving/leave-guard.ts';
import { FormerStatements } from './FormerStatements.tsx';
import { StatementForm } from './StatementForm.tsx';
import { reconcileMessages as messages } from './reconcile-messages.ts';

/** The sub-tab Reconcile: an account's statement by the bank against the books, and those that were saved. */
export function ReconcileTab() {
  return (
    <>
      <OffPaper>
        <TabHeading heading={messages.heading} hint={messages.hint} />
      </OffPaper>
      <LoadState store={accounts}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState>{messages.noAccounts}</EmptyState>
          ) : (
            <OfAccount rows={rows.toSorted(inUseFirst(inOrder))} />
          )
        }
      </LoadState>
    </>
  );
}

function OfAccount({ rows }: { readonly rows: readonly RecordRow<'accounts'>[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const account = rows.find(({ id }) => id === chosen) ?? rows[0];
  if (account === undefined) return null;
  const choose = async (id: string): Promise<void> => {
    if (await mayLeave()) setChosen(id);
  };
  const of = { accountId: account.id, account: account.name };
  return (
    <>
      <OffPaper>
        <FieldGrid sx={{ marginBottom: '1.125rem' }}>
          <SelectInput
            label={messages.account}
            unmarked
            value={account.id}
            onChange={({ target }) => void choose(target.value)}
          >
            {rows.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectInput>
        </FieldGrid>
      </OffPaper>
      <StatementForm key={account.id} account={account} />
      <FormerStatements {...of} />
    </>
  );
}

function inOrder(one: RecordRow<'accounts'>, other: RecordRow<'accounts'>): number {
  return compareNames(one.name, other.name);
}
