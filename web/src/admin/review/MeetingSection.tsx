import Button from '@mui/material/Button';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { Facts } from '../../ui/Facts.tsx';
import { EmptyState } from '../shared/frame/LoadState.tsx';
import { ReasonForm } from '../shared/forms/ReasonForm.tsx';
import { TabSection } from '../shared/frame/TabHeading.tsx';
import { IfMay } from '../shared/rights/IfMay.tsx';
import { AdoptDialog } from './AdoptDialog.tsx';
import { reviewMessages } from './review-messages.ts';
import { manageReview, type ReviewRow } from './review-store.ts';
import { Seal } from './Seal.tsx';

const { meeting: messages } = reviewMessages;

/** The meeting that adopted a review, or the button that records it. */
export function MeetingSection({ review }: { readonly review: ReviewRow }) {
  const { id, version, adopted, packets } = review;
  const [open, setOpen] = useState<'adopt' | 'undo' | null>(null);
  const close = () => setOpen(null);
  const hasPacket = packets.length > 0;
  return (
    <TabSection heading={messages.heading} hint={messages.hint} sx={SECTION}>
      {adopted === null ? (
        <EmptyState
          right="makeReviews"
          begin={
            hasPacket ? { label: messages.record, onClick: () => setOpen('adopt') } : undefined
          }
        >
          {hasPacket ? messages.none : messages.needsPacket}
        </EmptyState>
      ) : (
        <>
          <Facts
            rows={[
              [messages.meetingOn, formatDate(adopted.meetingOn)],
              [messages.reviewers, adopted.reviewers.join(', ')],
              [messages.packet, <Seal key="" hash={adopted.hash} />],
              [messages.recordedBy, adopted.name],
            ]}
          />
          <IfMay right="makeReviews">
            <Button variant="outlined" sx={SPACED} onClick={() => setOpen('undo')}>
              {messages.undo}
            </Button>
          </IfMay>
        </>
      )}
      {open === 'adopt' && <AdoptDialog review={review} onClose={close} />}
      {open === 'undo' && (
        <ReasonForm
          title={messages.undoTitle}
          saveLabel={messages.undo}
          hint={messages.undoHint}
          whenBlank={messages.reasonRequired}
          send={(reason) => manageReview({ action: 'unadopt', id, version, reason })}
          done={messages.undone}
          onClose={close}
        />
      )}
    </TabSection>
  );
}

const SECTION = { marginTop: '2rem' };
const SPACED = { marginTop: '1rem' };
