import { organization } from '@pa-ledger/domain/organization';
import { formatInstant } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { listenAll, listenDocument } from '../../../data/listen.ts';
import { CardTitle, Multiline, SecondaryText } from '../../../ui/text.ts';
import { VersionChanges } from '../../../ui/VersionChanges.tsx';
import { LoadState } from '../../shared/frame/LoadState.tsx';
import { combineStores, liveStore } from '../../shared/records/live-store.ts';
import type { OpenedExpense } from '../expense-row.ts';
import { detailMessages } from './detail-messages.ts';
import {
  correctionsOf,
  readEarlierContacts,
  readVersion,
  type StoredVersion,
} from './earlier-versions.ts';
import { onlyFor } from '../../shared/rights/own-person.ts';

/** What each correction of an expense changed, the newest first. Receipts of earlier versions are named and not shown. */
export function VersionList({ expense }: { readonly expense: OpenedExpense }) {
  const { id } = expense;
  const [corrections] = useState(() =>
    combineStores(
      [
        liveStore<readonly StoredVersion[]>((onChange) =>
          listenAll(`expenses/${id}/versions`, readVersion, onChange),
        ),
        onlyFor(
          'readContacts',
          liveStore<ReturnType<typeof readEarlierContacts> | null>((onChange) =>
            listenDocument('contacts', id, readEarlierContacts, onChange),
          ),
          null,
        ),
      ],
      ([versions, contacts]) => correctionsOf(expense, versions, contacts ?? new Map()),
    ),
  );
  return (
    <LoadState store={corrections}>
      {(found) =>
        found.map(({ version, sentAt, asked, changes }) => (
          <div key={version}>
            <CardTitle sx={{ marginTop: '0.75rem' }}>
              {detailMessages.version(version, formatInstant(sentAt, organization.timeZone))}
            </CardTitle>
            {asked !== null && (
              <SecondaryText>
                {detailMessages.askedFor(asked.by)} <Multiline>{asked.note}</Multiline>
              </SecondaryText>
            )}
            {changes.length === 0 ? (
              <p>{detailMessages.nothingCorrected}</p>
            ) : (
              <VersionChanges changes={changes} />
            )}
          </div>
        ))
      }
    </LoadState>
  );
}
