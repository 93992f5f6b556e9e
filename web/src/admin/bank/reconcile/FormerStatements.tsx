import Button from '@mui/material/Button';
import { lastStatement } from '@pa-ledger/domain/bank/statement';
import { amountOf, formatCents } from '@pa-ledger/domain/money/money';
import { paperOwner } from '@pa-ledger/domain/papers/paper';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { useStore } from '../../../app/store.ts';
import { HStack } from '../../../ui/layout.ts';
import { Missing, SecondaryText } from '../../../ui/text.ts';
import { HistoryLink } from '../../shared/frame/HistoryLink.tsx';
import { EmptyState, LoadState } from '../../shared/frame/LoadState.tsx';
import { OffPaper } from '../../shared/frame/PrintPage.tsx';
import { RecordLink } from '../../shared/frame/RecordLink.tsx';
import { TabSection } from '../../shared/frame/TabHeading.tsx';
import { MoreEntries } from '../../shared/lists/MoreEntries.tsx';
import { useEntryPages } from '../../shared/lists/useEntryPages.ts';
import { UploadStatus } from '../../shared/papers/AddPapers.tsx';
import { uploadsOf } from '../../shared/papers/paper-uploads.ts';
import { papersMessages } from '../../shared/papers/papers-messages.ts';
import { useLookup } from '../../shared/records/lookup.ts';
import { useIsByBank, useMissingStatements } from './bank-papers.ts';
import { ReopenStatement } from './ReopenStatement.tsx';
import { reconcileMessages as messages } from './reconcile-messages.ts';
import { statementsOf, type StatementRow } from './statement-store.ts';
import { IfMay } from '../../shared/rights/IfMay.tsx';

/** The saved statements of an account, the last one first; each leads to its page, and the last can be reopened. */
export function FormerStatements({ accountId }: { readonly accountId: string }) {
  const [reopening, setReopening] = useState<StatementRow | null>(null);
  const pages = useEntryPages(accountId, (size) => statementsOf(accountId, size));
  const { accountName } = useLookup();
  const { state, isReading, onMore } = pages;
  const isByBank = useIsByBank(accountId);
  const shown = state.status === 'ready' ? state.value.rows : [];
  const missing = useMissingStatements(isByBank ? shown.map(({ id }) => id) : []);
  if (state.status !== 'ready') return <LoadState store={pages.store}>{() => null}</LoadState>;
  const { rows, isCut } = state.value;
  const last = lastStatement(rows);
  return (
    <OffPaper>
      <TabSection heading={messages.former} sx={{ marginTop: '2rem' }}>
        {rows.length === 0 && <EmptyState>{messages.noFormer}</EmptyState>}
        {rows.map((row) => (
          <HStack key={row.id} sx={{ justifyContent: 'space-between', marginTop: '1rem' }}>
            <div>
              <b>
                <RecordLink collection="statements" id={row.id}>
                  {messages.balanceOn(formatDate(row.day), formatCents(amountOf(row.balance)))}
                </RecordLink>
              </b>
              <SecondaryText>{told(row)}</SecondaryText>
              <OwnPaper id={row.id} isMissing={missing.has(row.id)} />
            </div>
            <HStack sx={{ gap: '0.5rem' }}>
              <HistoryLink
                of={{ collection: 'statements', id: row.id }}
                name={messages.formOf(accountName(accountId), formatDate(row.day))}
              />
              {row.id === last?.id && (
                <IfMay>
                  <Button variant="outlined" onClick={() => setReopening(row)}>
                    {messages.reopen}
                  </Button>
                </IfMay>
              )}
            </HStack>
          </HStack>
        ))}
        {isCut && (
          <MoreEntries isReading={isReading} onMore={onMore}>
            {messages.latest(rows.length)}
          </MoreEntries>
        )}
      </TabSection>
      {reopening !== null && (
        <ReopenStatement statement={reopening} onClose={() => setReopening(null)} />
      )}
    </OffPaper>
  );
}

interface OwnPaperProps {
  readonly id: string;
  readonly isMissing: boolean;
}

/** What becomes of the bank's own statement where it was chosen with this one; else whether it's missing, and where to attach it. */
function OwnPaper({ id, isMissing }: OwnPaperProps) {
  const owner = paperOwner({ collection: 'statements', id });
  const isOnItsWay = useStore(uploadsOf(owner).state).busy !== null;
  return (
    <>
      <UploadStatus owner={owner} />
      {isMissing && !isOnItsWay && (
        <HStack sx={{ gap: '0 0.75rem' }}>
          <Missing>{papersMessages.noStatement}</Missing>
          <IfMay>
            <RecordLink collection="statements" id={id}>
              {papersMessages.attach}
            </RecordLink>
          </IfMay>
        </HStack>
      )}
    </>
  );
}

function told({ by, cleared, reopened }: StatementRow): string {
  return reopened === null
    ? messages.savedBy(by.email, cleared.length)
    : messages.reopenedBy(reopened.by.email, reopened.reason);
}
