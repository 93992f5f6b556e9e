import { takesChecks } from '@pa-ledger/domain/accounts/account';
import { amountOf } from '@pa-ledger/domain/money/money';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { Suspense, useState } from 'react';
import { useStore } from '../../../app/store.ts';
import { lazy } from '../../lazy.ts';
import type { RecordReturn } from '../../shared/forms/record-return.ts';
import { depositMarkOf } from '../../shared/records/deposited.ts';
import { accounts, type RecordRow } from '../../shared/records/ledger-records.ts';
import { useLookup } from '../../shared/records/lookup.ts';
import { titleOf } from '../../shared/records/title-of.ts';
import { useIsClosed } from '../../shared/years/books.ts';
import type { ShownYear } from '../../shared/years/useShownYear.ts';
import { dateQuestions, savedMessage } from '../date-questions.ts';
import { EntryFacts } from '../entry-columns.tsx';
import type { EntryForm } from '../entry-form.ts';
import type { TransactionCollection, TransactionKind } from './transaction-kinds.ts';
import { transactionLayout } from './transaction-layout.tsx';
import { returnOf } from './transaction-return.ts';
import type { TransactionRow } from './transaction-row.ts';

const KeptDelete = lazy(async () => ({
  default: (await import('../../shared/deletion/KeptDelete.tsx')).KeptDelete,
}));
/** What gives back something of a closed year has no other dialog around it. */
const ReturnEntryDialog = lazy(async () => ({
  default: (await import('./ReturnEntryDialog.tsx')).ReturnEntryDialog,
}));

/** Returns the dialogs of revenue and manual expenses, for their list and for each one's page. @param year that of the list, or of the one entry. */
export function useTransactionForm(
  kind: TransactionKind,
  year: ShownYear,
): EntryForm<TransactionCollection> {
  const { collection, writes, messages } = kind;
  const [returned, setReturned] = useState<RecordReturn<TransactionCollection> | null>(null);
  const lookup = useLookup();
  const isClosed = useIsClosed(year.year);
  const accountsState = useStore(accounts);
  const returnedBy = (row: TransactionRow) =>
    returnOf(kind, row, year.today, {
      depositedOn: depositedOn(row),
      isFromClosedYear: isClosed,
      isCash: accountsState.status === 'ready' && isInCash(row, accountsState.value),
    });
  return {
    isClosed,
    onReturn: (row) => setReturned(returnedBy(row)),
    form: {
      collection,
      writes,
      messages,
      saved: (typed) => savedMessage(typed, year),
      returnOf: returnedBy,
      questionsOf: ({ date }, row) => dateQuestions(date, row?.date, year),
      layout: transactionLayout,
      remove: (row, question) => (
        <Suspense>
          <KeptDelete
            {...question}
            look={async () => {
              const { readWhatKeeps } = await import('../what-keeps.ts');
              return readWhatKeeps(collection, { id: row.id, amount: amountOf(row.amount) });
            }}
            name={titleOf(row)}
            details={
              <EntryFacts
                entry={row}
                place={`${lookup.categoryName(row.categoryId)} · ${lookup.fundName(row.fundId)}`}
              />
            }
          />
        </Suspense>
      ),
    },
    returnDialog: (
      <Suspense>
        {returned !== null && (
          <ReturnEntryDialog
            key={returned.id}
            kind={kind}
            offered={returned}
            onClose={() => setReturned(null)}
          />
        )}
      </Suspense>
    ),
  };
}

function isInCash({ accountId }: TransactionRow, rows: readonly RecordRow<'accounts'>[]): boolean {
  const account = rows.find(({ id }) => id === accountId);
  return account !== undefined && !takesChecks(account);
}

/** Returns the day of the deposit that has an entry, which its row or its page has asked for; null if there is none. */
function depositedOn({ id, accountId }: TransactionRow): CalendarDate | null {
  const state = accountId === undefined ? null : depositMarkOf(id).view();
  return state?.status === 'ready' ? (state.value?.depositedOn ?? null) : null;
}
