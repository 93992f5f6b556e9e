import { formatDate } from '@pa-ledger/domain/time/dates';
import { useEffect, useState } from 'react';
import { useStore } from '../../app/store.ts';
import { Notice } from '../../ui/Notice.tsx';
import { ActionLink } from '../shared/frame/ActionLink.tsx';
import { openFindings } from '../shared/findings/finding-store.ts';
import { dayOf } from '../shared/findings/finding-words.ts';
import { EmptyState } from '../shared/frame/LoadState.tsx';
import { OffPaper } from '../shared/frame/PrintPage.tsx';
import { RecordPage, RecordSheet } from '../shared/frame/RecordPage.tsx';
import { RecordHistory } from '../shared/journal/RecordHistory.tsx';
import { FINDINGS_LIST } from '../shared/records/record-address.ts';
import { useMay } from '../shared/rights/own-person.ts';
import type { ReviewMarks } from '@pa-ledger/domain/review/review-requests';
import { MeetingSection } from './MeetingSection.tsx';
import { PacketSection } from './PacketSection.tsx';
import { reviewMessages as messages } from './review-messages.ts';
import { marksOf, reviewById, type ReviewRow } from './review-store.ts';
import { SampleSection } from './SampleSection.tsx';

/** The page of a review: its packet, its samples, and the meeting that adopted it. */
export function ReviewPage({ id }: { readonly id: string }) {
  return (
    <RecordPage
      collection="reviews"
      id={id}
      store={reviewById(id)}
      list={messages.list}
      dayOf={({ days }) => days.last}
      missing={<EmptyState>{messages.missing}</EmptyState>}
    >
      {(review) => <ReviewSheet review={review} />}
    </RecordPage>
  );
}

function ReviewSheet({ review }: { readonly review: ReviewRow }) {
  const { id, days, name, at, adopted } = review;
  const [first, last] = [formatDate(days.first), formatDate(days.last)];
  const marks = useMarks(review);
  const may = useMay();
  const office = marks?.own ?? null;
  return (
    <RecordSheet
      title={messages.title(first, last)}
      facts={[
        [
          messages.facts.status,
          adopted === null
            ? messages.status.open
            : messages.status.adopted(formatDate(adopted.meetingOn)),
        ],
        [messages.facts.startedBy, messages.startedBy(name, dayOf(at))],
        [messages.facts.findings, <FindingsLink key="" />],
      ]}
    >
      {office !== null && may('makeReviews') && (
        <Notice tone="info" sx={{ marginTop: '1rem' }}>
          {messages.ownOffice(office)}
        </Notice>
      )}
      <PacketSection review={review} />
      <SampleSection review={review} marks={marks} />
      <MeetingSection review={review} />
      <OffPaper sx={{ marginTop: '2rem' }}>
        <RecordHistory collection="reviews" document={id} />
      </OffPaper>
    </RecordSheet>
  );
}

/** Returns what only the server can tell of the review's days; null until it has. Nothing here waits for it. */
function useMarks({ days: { first, last } }: ReviewRow): ReviewMarks | null {
  const [marks, setMarks] = useState<ReviewMarks | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void marksOf({ first, last }).then((found) => {
      if (isCurrent && !('why' in found)) setMarks(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [first, last]);
  return marks;
}

function FindingsLink() {
  const state = useStore(openFindings);
  const { rows, isCut } = state.status === 'ready' ? state.value : { rows: [], isCut: false };
  return (
    <ActionLink to={FINDINGS_LIST}>
      {messages.findings(isCut ? `${rows.length}+` : String(rows.length))}
    </ActionLink>
  );
}
