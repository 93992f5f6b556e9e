import { formatInstant } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import { useState } from 'react';
import { listenAll } from '../../../data/listen.ts';
import { Entries } from '../../../ui/columns.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { LoadState } from '../../shared/frame/LoadState.tsx';
import { Person } from '../../shared/frame/Person.tsx';
import { liveStore } from '../../shared/records/live-store.ts';
import { useLookup } from '../../shared/records/lookup.ts';
import type { ExpenseRow } from '../expense-row.ts';
import { actorOf, historyWords } from '../../shared/journal/history-messages.ts';
import { detailMessages } from './detail-messages.ts';
import { newestFirst, readHistory, type HistoryRow } from '../../shared/journal/history-rows.ts';

/** Who did what and when, newest first. Entries are added and never changed. */
export function History({ expense }: { readonly expense: ExpenseRow }) {
  const lookup = useLookup();
  const { id } = expense;
  const [history] = useState(() =>
    liveStore<readonly HistoryRow[]>((onChange) =>
      listenAll(`expenses/${id}/history`, readHistory, onChange),
    ),
  );
  return (
    <LoadState store={history}>
      {(entries) => (
        <Entries
          as="ol"
          aria-label={detailMessages.history}
          sx={{ '& > :first-of-type': { paddingTop: 0 } }}
        >
          {newestFirst(entries).map((entry) => (
            <li key={entry.id}>
              <SecondaryText>
                <time dateTime={new Date(entry.at).toISOString()}>
                  {formatInstant(entry.at, organization.timeZone)}
                </time>
                , <Person address={actorOf(entry)} />
              </SecondaryText>
              <p>{historyWords(entry, lookup.fundName)}</p>
            </li>
          ))}
        </Entries>
      )}
    </LoadState>
  );
}
