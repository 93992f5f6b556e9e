import Button from '@mui/material/Button';
import { amountOf } from '@pa-ledger/domain/money/money';
import { formatDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { useState } from 'react';
import { HStack, VStack } from '../../../ui/layout.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { HistoryLink } from '../../shared/frame/HistoryLink.tsx';
import { OffPaper } from '../../shared/frame/PrintPage.tsx';
import { RecordLink } from '../../shared/frame/RecordLink.tsx';
import { TabSection } from '../../shared/frame/TabHeading.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import { MoreEntries } from '../../shared/lists/MoreEntries.tsx';
import type { FirstOf } from '../../shared/lists/open-pages.ts';
import { useEntryPages } from '../../shared/lists/useEntryPages.ts';
import { ratificationMessages as messages } from './ratification-messages.ts';
import { meetingsFrom, type RatificationRow } from './ratification-store.ts';
import { UndoDialog } from './UndoDialog.tsx';
import { IfMay } from '../../shared/rights/IfMay.tsx';

const NONE: FirstOf<RatificationRow> = { rows: [], isCut: false };

interface MeetingsProps {
  readonly days: Days;
}

/** What meetings have ratified from the first of these days on, the last one first; each leads to its page and can be undone. */
export function Meetings({ days }: MeetingsProps) {
  const { first } = days;
  const { state, isReading, onMore } = useEntryPages(first, (size) => meetingsFrom(first, size));
  const [open, setOpen] = useState<RatificationRow | null>(null);
  const { rows, isCut } = state.status === 'ready' ? state.value : NONE;
  if (rows.length === 0) return null;
  return (
    <OffPaper sx={{ marginTop: '2rem' }}>
      <TabSection heading={messages.meetings}>
        <VStack as="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
          {rows.map((row) => (
            <li key={row.id}>
              <Meeting row={row} onTakeBack={() => setOpen(row)} />
            </li>
          ))}
        </VStack>
        {isCut && (
          <MoreEntries isReading={isReading} onMore={onMore}>
            {messages.latest(rows.length)}
          </MoreEntries>
        )}
      </TabSection>
      {open !== null && <UndoDialog row={open} onClose={() => setOpen(null)} />}
    </OffPaper>
  );
}

interface MeetingProps {
  readonly row: RatificationRow;
  readonly onTakeBack: () => void;
}

function Meeting({ row, onTakeBack }: MeetingProps) {
  const { id, ratifiedOn, count, amount, takenBack } = row;
  const day = formatDate(ratifiedOn);
  return (
    <HStack sx={{ justifyContent: 'space-between' }}>
      <div>
        <p>
          <RecordLink collection="ratifications" id={id}>
            {messages.meeting(day, count)}
          </RecordLink>
          , <Money amount={amountOf(amount)} />
        </p>
        {takenBack !== null && (
          <SecondaryText>{messages.wasTakenBack(takenBack.reason)}</SecondaryText>
        )}
      </div>
      <HStack sx={{ gap: '0.5rem' }}>
        <HistoryLink of={{ collection: 'ratifications', id }} name={messages.meeting(day, count)} />
        {takenBack === null && (
          <IfMay>
            <Button onClick={onTakeBack} aria-label={messages.takeBackOf(day)}>
              {messages.takeBack}
            </Button>
          </IfMay>
        )}
      </HStack>
    </HStack>
  );
}
