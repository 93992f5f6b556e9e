import Button from '@mui/material/Button';
import { ACCOUNT_KINDS, firstOpening, takesChecks } from '@pa-ledger/domain/accounts/account';
import { signersIn, signersOn } from '@pa-ledger/domain/accounts/signers';
import { inUseFirst, isInUse } from '@pa-ledger/domain/fields/archived';
import { amountOf, formatCents } from '@pa-ledger/domain/money/money';
import { organization } from '@pa-ledger/domain/organization';
import { compareNames } from '@pa-ledger/domain/text/sort';
import { dateAt, formatDate } from '@pa-ledger/domain/time/dates';
import { useState, type ReactNode } from 'react';
import { useStore } from '../../../app/store.ts';
import { CardGrid } from '../../../ui/layout.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { referenceMessages } from '../../shared/deletion/reference-messages.ts';
import { KeptDelete } from '../../shared/deletion/KeptDelete.tsx';
import { RecordTab } from '../../shared/forms/RecordTab.tsx';
import { EmptyState, LoadState } from '../../shared/frame/LoadState.tsx';
import { ArchivedMark } from '../../shared/lists/ArchivedMark.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import { RecordCard } from '../../shared/lists/RecordCard.tsx';
import { accounts, type RecordRow } from '../../shared/records/ledger-records.ts';
import { archiving } from '../../shared/saving/record-writes.ts';
import { sharedMessages } from '../../shared/shared-messages.ts';
import { bankMessages } from '../bank-messages.ts';
import { accountsMessages } from './accounts-messages.ts';
import { accountTotals } from '../../shared/records/account-totals.ts';
import { balanceOf } from './account-balances.ts';
import { accountWrites } from './account-writes.ts';
import { FundsAgainst } from './FundsAgainst.tsx';
import { OutstandingDialog } from './OutstandingDialog.tsx';
import { SignersDialog } from './SignersDialog.tsx';
import { readAccountUse } from './account-use.ts';
import { UnnamedNotice } from './UnnamedNotice.tsx';
import { IfMay } from '../../shared/rights/IfMay.tsx';

const messages = accountsMessages;

const LAYOUT = {
  name: { placeholder: messages.nameExample },
  kind: { half: true, prompt: sharedMessages.notSet },
  openingDate: { half: true, hint: messages.openingHint },
  openingBalance: { half: true, hint: messages.balanceHint },
};

/** The sub-tab Accounts: each with its opening, and what it has by the books. */
export function AccountsTab() {
  const state = useStore(accounts);
  return (
    <RecordTab
      collection="accounts"
      writes={accountWrites}
      messages={messages}
      ready={state.status === 'ready'}
      saved={({ name }) => sharedMessages.saved(name.trim())}
      layout={(_typed, _id, row) => ({ ...LAYOUT, archived: { hidden: row === null } })}
      remove={(row, question) => (
        <KeptDelete
          {...question}
          look={() => readAccountUse(row.id)}
          name={row.name}
          details={null}
          instead={
            isInUse(row)
              ? {
                  label: referenceMessages.archive,
                  run: archiving('accounts', accountWrites, row),
                  done: referenceMessages.archived(row.name),
                }
              : null
          }
        />
      )}
    >
      {({ onAdd, onEdit, onDelete }) => (
        <LoadState store={accounts}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState
                begin={
                  onAdd === undefined
                    ? undefined
                    : { label: bankMessages.addAccount, onClick: onAdd }
                }
              >
                {messages.empty}
              </EmptyState>
            ) : (
              <WithAccounts rows={rows}>
                {rows.toSorted(inUseFirst(inOrder)).map((row) => (
                  <AccountCard
                    key={row.id}
                    row={row}
                    onEdit={() => onEdit(row)}
                    // One that is archived keeps its entries; the question would only say so.
                    onDelete={isInUse(row) ? () => onDelete(row) : undefined}
                  />
                ))}
              </WithAccounts>
            )
          }
        </LoadState>
      )}
    </RecordTab>
  );
}

interface WithAccountsProps {
  readonly rows: readonly RecordRow<'accounts'>[];
  /** Their cards. */
  readonly children: ReactNode;
}

/** The cards, between what names no account and what the funds have. */
function WithAccounts({ rows, children }: WithAccountsProps) {
  const openedOn = firstOpening(rows);
  return (
    <>
      {openedOn !== null && <UnnamedNotice rows={rows} openedOn={openedOn} />}
      <CardGrid sx={{ '--card-width': '20rem' }}>{children}</CardGrid>
      {openedOn !== null && <FundsAgainst openedOn={openedOn} />}
    </>
  );
}

interface AccountCardProps {
  readonly row: RecordRow<'accounts'>;
  readonly onEdit: () => void;
  readonly onDelete: (() => void) | undefined;
}

function AccountCard({ row, onEdit, onDelete }: AccountCardProps) {
  const { id, name, kind, openingBalance, openingDate } = row;
  const totals = useStore(accountTotals);
  const [isOpen, setOpen] = useState(false);
  const [isSigning, setSigning] = useState(false);
  const [today] = useState(() => dateAt(Date.now(), organization.timeZone));
  const signers = signersOn(signersIn(row), today);
  return (
    <RecordCard
      name={name}
      level="h3"
      of={{ collection: 'accounts', id }}
      onEdit={onEdit}
      onDelete={onDelete}
    >
      <SecondaryText>{ACCOUNT_KINDS[kind]}</SecondaryText>
      {!isInUse(row) && <ArchivedMark />}
      <SecondaryText>
        {messages.opened(formatCents(amountOf(openingBalance)), formatDate(openingDate))}
      </SecondaryText>
      {takesChecks(row) && signers.length > 0 && (
        <SecondaryText>{messages.signerNow(signers.map((signer) => signer.name))}</SecondaryText>
      )}
      {totals.status === 'ready' && (
        <p>
          {messages.balance}: <Money amount={balanceOf(row, totals.value)} />
        </p>
      )}
      <IfMay>
        <Button variant="outlined" sx={{ marginTop: '0.75rem' }} onClick={() => setOpen(true)}>
          {messages.outstanding}
        </Button>
        {takesChecks(row) && (
          <Button
            variant="outlined"
            sx={{ marginTop: '0.75rem', marginInlineStart: '0.5rem' }}
            onClick={() => setSigning(true)}
          >
            {messages.signers}
          </Button>
        )}
      </IfMay>
      {isOpen && <OutstandingDialog account={row} onClose={() => setOpen(false)} />}
      {isSigning && <SignersDialog account={row} onClose={() => setSigning(false)} />}
    </RecordCard>
  );
}

function inOrder(one: RecordRow<'accounts'>, other: RecordRow<'accounts'>): number {
  return compareNames(one.name, other.name);
}
