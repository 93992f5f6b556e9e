import { formatCents } from '@pa-ledger/domain/money/money';
import { formatDate, isCalendarDate } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { useStore } from '../../../app/store.ts';
import { CheckField } from '../../shared/forms/CheckField.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { EmptyState, LoadState } from '../../shared/frame/LoadState.tsx';
import { notify } from '../../shared/frame/notices.ts';
import type { RecordRow } from '../../shared/records/ledger-records.ts';
import type { SaveResult } from '../../shared/saving/useSaving.ts';
import { accountsMessages } from './accounts-messages.ts';
import { manageAccount } from './account-writes.ts';
import { candidatesOf, type Candidate } from './outstanding-candidates.ts';

const messages = accountsMessages;

/** The most entries of one call. */
const SLICE = 100;

/** What was ticked or not any more, by `collection/id`: 'true' or ''. */
type Ticks = Readonly<Record<string, string>>;

interface OutstandingDialogProps {
  readonly account: RecordRow<'accounts'>;
  readonly onClose: () => void;
}

/** Lists what the bank may not have cleared at an account's opening, each with a box to tick. */
export function OutstandingDialog({ account, onClose }: OutstandingDialogProps) {
  const { id, name, openingDate } = account;
  const [store] = useState(() => candidatesOf(id, openingDate));
  const state = useStore(store);
  const rows = state.status === 'ready' ? state.value : [];
  const changedBy = (ticks: Ticks) => rows.filter((row) => isTicked(row, ticks) !== row.isMarked);
  return (
    <FormDialog<{ ticks: Ticks }>
      title={messages.outstandingOf(name)}
      saveLabel={messages.saveOutstanding}
      initial={{ values: { ticks: {} }, version: null }}
      errorsOf={() => ({})}
      save={({ ticks }) => save(id, changedBy(ticks), ticks)}
      onSaved={({ ticks }) => {
        onClose();
        notify(messages.outstandingSaved(Object.keys(ticks).length));
      }}
      onClose={onClose}
      factsOf={() => []}
    >
      {(form) => (
        <>
          <p>{messages.outstandingHint}</p>
          <LoadState store={store}>
            {(found) =>
              found.length === 0 ? (
                <EmptyState>{messages.noCandidates}</EmptyState>
              ) : (
                found.map((row) => (
                  <CheckField
                    key={keyOf(row)}
                    name={keyOf(row)}
                    label={messages.candidate(formatCents(row.amount), row.words)}
                    hint={isCalendarDate(row.date) ? formatDate(row.date) : row.date}
                    error={null}
                    value={isTicked(row, form.values.ticks) ? 'true' : ''}
                    onChange={(value) =>
                      form.field('ticks').onChange({ ...form.values.ticks, [keyOf(row)]: value })
                    }
                  />
                ))
              )
            }
          </LoadState>
        </>
      )}
    </FormDialog>
  );
}

function keyOf({ collection, id }: Candidate): string {
  return `${collection}/${id}`;
}

function isTicked(row: Candidate, ticks: Ticks): boolean {
  const tick = ticks[keyOf(row)];
  return tick === undefined ? row.isMarked : tick === 'true';
}

/** Marks what was ticked and takes the mark from the rest; what was done already is nothing to do. */
async function save(
  id: string,
  changed: readonly Candidate[],
  ticks: Ticks,
): Promise<SaveResult<{ ticks: Ticks }>> {
  for (const isOutstanding of [true, false]) {
    const entries = changed
      .filter((row) => isTicked(row, ticks) === isOutstanding)
      .map((row) => ({ collection: row.collection, id: row.id }));
    for (let at = 0; at < entries.length; at += SLICE) {
      const slice = entries.slice(at, at + SLICE);
      const result = await manageAccount({ act: 'outstanding', id, isOutstanding, entries: slice });
      if (!result.ok) return result;
    }
  }
  return { ok: true };
}
