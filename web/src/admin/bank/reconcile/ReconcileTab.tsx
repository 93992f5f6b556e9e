import { useState } from 'react';
import { SelectInput } from '../../../ui/inputs.tsx';
import { FieldGrid } from '../../../ui/layout.ts';
import { LoadState } from '../../shared/frame/LoadState.tsx';
import { OffPaper } from '../../shared/frame/PrintPage.tsx';
import { TabHeading } from '../../shared/frame/TabHeading.tsx';
import { accounts } from '../../shared/records/ledger-records.ts';
import { mayLeave } from '../../shared/saving/leave-guard.ts';
import { WithAccounts, type AccountRows } from '../WithAccounts.tsx';
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
        {(rows) => <WithAccounts rows={rows}>{(known) => <OfAccount rows={known} />}</WithAccounts>}
      </LoadState>
    </>
  );
}

function OfAccount({ rows }: { readonly rows: AccountRows }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const account = rows.find(({ id }) => id === chosen) ?? rows[0];
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
