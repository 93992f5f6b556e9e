import { styled } from '@mui/material/styles';
import { formatInstant } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import { useState } from 'react';
import { listenAll } from '../../../data/listen.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { LoadState } from '../../shared/frame/LoadState.tsx';
import { liveStore } from '../../shared/records/live-store.ts';
import type { Lookup } from '../../shared/records/lookup.ts';
import type { ExpenseRow } from '../expense-row.ts';
import {
  actorOf,
  historyWords,
  newestFirst,
  readHistory,
  type HistoryRow,
} from '../history-messages.ts';
import { detailMessages } from './detail-messages.ts';

interface HistoryProps {
  readonly expense: ExpenseRow;
  readonly lookup: Lookup;
}

/** Who did what and when, newest first. Entries are added and never changed. */
export function History({ expense, lookup }: HistoryProps) {
  const { id } = expense;
  const [history] = useState(() =>
    liveStore<readonly HistoryRow[]>((onChange) =>
      listenAll(`expenses/${id}/history`, readHistory, onChange),
    ),
  );
  return (
    <LoadState store={history}>
      {(entries) => (
        <EntryList aria-label={detailMessages.history}>
          {newestFirst(entries).map((entry) => (
            <li key={entry.id}>
              <SecondaryText>
                <time dateTime={new Date(entry.at).toISOString()}>
                  {formatInstant(entry.at, organization.timeZone)}
                </time>
                , {actorOf(entry)}
              </SecondaryText>
              <p>{historyWords(entry, expense, lookup.fundName)}</p>
            </li>
          ))}
        </EntryList>
      )}
    </LoadState>
  );
}

const EntryList = styled('ol')(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& > li': { paddingBlock: '0.45rem' },
  '& > li:first-of-type': { paddingTop: 0 },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
