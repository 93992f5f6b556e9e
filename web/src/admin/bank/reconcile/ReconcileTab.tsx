import { accountOfFile } from '@pa-ledger/domain/accounts/fitting-account';
import { rememberedIn } from '@pa-ledger/domain/bank/csv-columns';
import { isInUse } from '@pa-ledger/domain/fields/archived';
import { useMemo, useRef, useState } from 'react';
import type { Failure } from '../../../data/failure.ts';
import { SelectInput } from '../../shared/forms/inputs.tsx';
import { FieldGrid } from '../../../ui/layout.ts';
import { LoadState } from '../../shared/frame/LoadState.tsx';
import { OffPaper } from '../../shared/frame/PrintPage.tsx';
import { ListOrRecord } from '../../shared/frame/RecordPage.tsx';
import { TabHeading } from '../../shared/frame/TabHeading.tsx';
import { accounts } from '../../shared/records/ledger-records.ts';
import { NotSaved } from '../../shared/saving/SaveFailure.tsx';
import { useChosenFile } from './useChosenFile.ts';
import { rememberShown, shownFirst, WithAccounts, type AccountRows } from '../WithAccounts.tsx';
import { FormerStatements } from './FormerStatements.tsx';
import { StatementPage } from './StatementPage.tsx';
import { StatementForm } from './StatementForm.tsx';
import { addDays, dateAt, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import { useStore } from '../../../app/store.ts';
import { SpoiledTable } from '../../expenses/checks/SpoiledTable.tsx';
import { TabSection } from '../../shared/frame/TabHeading.tsx';
import { lastStatementOf } from '../../shared/records/statements.ts';
import { spoiledChecksOf } from '../register/register-store.ts';
import { reconcileMessages as messages } from './reconcile-messages.ts';
import { IfMay } from '../../shared/rights/IfMay.tsx';

/** The sub-tab Reconcile: an account's statement by the bank against the books, and those that were saved. */
export function ReconcileTab() {
  return <ListOrRecord list={<Reconcile />} pageOf={(id) => <StatementPage id={id} />} />;
}

function Reconcile() {
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
  const account = rows.find(({ id }) => id === chosen) ?? shownFirst(rows);
  /** The accounts that were shown, which keep what was typed and ticked for them. */
  const [visited, setVisited] = useState<readonly string[]>([]);
  if (!visited.includes(account.id)) setVisited([...visited, account.id]);
  const cash = useMemo(
    () => new Set(rows.filter(({ kind }) => kind === 'cash').map(({ id }) => id)),
    [rows],
  );
  const [failed, setFailed] = useState<Failure | null>(null);
  /** Whether a person chose the account, or typed or ticked something for it: then no file changes it. */
  const isByHand = useRef(false);
  const choose = (id: string): void => {
    setChosen(id);
    rememberShown(id);
  };
  const file = useChosenFile({
    onFailed: setFailed,
    onRead(contents) {
      const filed = rows.filter(isInUse).map((row) => ({ ...row, ...rememberedIn({ ...row }) }));
      const statements = contents.kind === 'statements' ? contents.statements : [];
      const fitting = accountOfFile(filed, statements);
      if (fitting !== null && !isByHand.current) choose(fitting.id);
    },
  });
  return (
    <>
      <OffPaper>
        <FieldGrid sx={{ marginBottom: '1.125rem' }}>
          <SelectInput
            label={messages.account}
            value={account.id}
            onChange={(id) => {
              isByHand.current = true;
              choose(id);
            }}
            options={rows.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </FieldGrid>
      </OffPaper>
      <IfMay>
        <NotSaved failed={failed} conflict={null} sx={{ marginBottom: '1.125rem' }} />
        {rows
          .filter(({ id }) => visited.includes(id))
          .map((row) => (
            <StatementForm
              key={row.id}
              account={row}
              isShown={row.id === account.id}
              cash={cash}
              file={file}
              onTouched={(isTouched) => {
                isByHand.current = isTouched;
              }}
            />
          ))}
      </IfMay>
      <Spoiled accountId={account.id} />
      <FormerStatements key={account.id} accountId={account.id} />
    </>
  );
}

/** The account's spoiled checks since its last statement, each at $0.00: there's nothing to check off. */
function Spoiled({ accountId }: { readonly accountId: string }) {
  const last = useStore(lastStatementOf(accountId));
  const [today] = useState(() => dateAt(Date.now(), organization.timeZone));
  const day = last.status === 'ready' ? last.value?.day : undefined;
  const first = day === undefined ? BEFORE_ALL : addDays(day, 1);
  const found = useStore(spoiledChecksOf(accountId, { first, last: today }));
  if (found.status !== 'ready' || found.value.length === 0) return null;
  return (
    <OffPaper>
      <TabSection heading={messages.spoiled} hint={messages.spoiledHint}>
        <SpoiledTable spoiled={found.value} />
      </TabSection>
    </OffPaper>
  );
}

const BEFORE_ALL = '2000-01-01' as CalendarDate;
