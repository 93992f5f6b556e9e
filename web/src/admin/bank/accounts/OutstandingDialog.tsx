import {
  OUTSTANDING_FORM,
  outstandingErrors,
  outstandingIn,
  type OutstandingTexts,
} from '@pa-ledger/domain/accounts/outstanding';
import { typedOfValues } from '@pa-ledger/domain/fields/form';
import { formatCents } from '@pa-ledger/domain/money/money';
import { checkedBy } from '@pa-ledger/domain/fields/schema';
import { type CalendarDate, formatDate, isCalendarDate } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { useStore } from '../../../app/store.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { CheckInput } from '../../shared/forms/CheckInput.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { LoadState } from '../../shared/frame/LoadState.tsx';
import { notify } from '../../shared/frame/notices.ts';
import type { RecordRow } from '../../shared/records/ledger-records.ts';
import type { SaveResult } from '../../shared/saving/save-result.ts';
import { accountsMessages as messages } from './accounts-messages.ts';
import { manageAccount, saveOutstanding } from './account-writes.ts';
import { candidatesOf, type Candidate } from './outstanding-candidates.ts';
import { OutstandingItems } from './OutstandingItems.tsx';

/** The most entries of one call. */
const SLICE = 100;

/** Whether each changed box is checked now, by `collection/id`. */
type Ticks = Readonly<Record<string, boolean>>;

interface Values {
  readonly items: OutstandingTexts[];
  readonly ticks: Ticks;
}

interface OutstandingDialogProps {
  readonly account: RecordRow<'accounts'>;
  readonly onClose: () => void;
}

/**
 * What the bank had not cleared at an account's opening: the account's own list, and entries of these books, if they go back
 * before it, each with a box to tick.
 */
export function OutstandingDialog({ account, onClose }: OutstandingDialogProps) {
  const { id, name, openingDate } = account;
  const [store] = useState(() => candidatesOf(id, openingDate));
  const [initial] = useState(() => ({
    values: { items: itemsOf(account), ticks: {} },
    version: 0,
  }));
  const state = useStore(store);
  const rows = state.status === 'ready' ? state.value : [];
  const changedBy = (ticks: Ticks) => rows.filter((row) => isTicked(row, ticks) !== row.isMarked);
  return (
    <FormDialog<Values>
      title={messages.outstandingOf(name)}
      saveLabel={messages.saveOutstanding}
      initial={initial}
      schema={checkedBy(({ items }) => itemErrors(items, openingDate))}
      save={async ({ items, ticks }) => {
        const isListed = JSON.stringify(items) === JSON.stringify(initial.values.items);
        const listed = isListed ? OK : await saveOutstanding(account, items);
        return listed.ok ? saveTicks(id, changedBy(ticks), ticks) : listed;
      }}
      onSaved={() => {
        onClose();
        notify(messages.outstandingSaved(name));
      }}
      onClose={onClose}
    >
      {({ ticks }, { setValue }) => (
        <>
          <p>{messages.outstandingHint}</p>
          <OutstandingItems />
          <LoadState store={store}>
            {(found) =>
              found.length > 0 && (
                <section aria-label={messages.marked}>
                  <h3>{messages.marked}</h3>
                  <SecondaryText>{messages.markedHint}</SecondaryText>
                  {found.map((row) => (
                    <CheckInput
                      key={keyOf(row)}
                      name={keyOf(row)}
                      label={messages.candidate(formatCents(row.amount), row.words)}
                      hint={isCalendarDate(row.date) ? formatDate(row.date) : row.date}
                      checked={isTicked(row, ticks)}
                      onChange={(checked) =>
                        setValue(
                          'ticks',
                          { ...ticks, [keyOf(row)]: checked },
                          { shouldDirty: true },
                        )
                      }
                    />
                  ))}
                </section>
              )
            }
          </LoadState>
        </>
      )}
    </FormDialog>
  );
}

const OK = { ok: true } as const;

function itemsOf(account: RecordRow<'accounts'>): OutstandingTexts[] {
  return outstandingIn(account).map((item) => ({
    ...typedOfValues(OUTSTANDING_FORM, item),
    id: item.id,
  }));
}

/** Returns what's wrong with the listed items, at each one's own field. */
function itemErrors(items: readonly OutstandingTexts[], openingDate: CalendarDate) {
  return Object.fromEntries(
    items.flatMap((item, at) =>
      Object.entries(outstandingErrors(item, openingDate)).map(([name, message]) => [
        `items.${at}.${name}`,
        message,
      ]),
    ),
  );
}

function keyOf({ collection, id }: Candidate): string {
  return `${collection}/${id}`;
}

function isTicked(row: Candidate, ticks: Ticks): boolean {
  return ticks[keyOf(row)] ?? row.isMarked;
}

/** Marks what was ticked and takes the mark from the rest; what was done already is nothing to do. */
async function saveTicks(
  id: string,
  changed: readonly Candidate[],
  ticks: Ticks,
): Promise<SaveResult<Values>> {
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
  return OK;
}
