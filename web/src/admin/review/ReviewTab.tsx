import { formatDate } from '@pa-ledger/domain/time/dates';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useStore } from '../../app/store.ts';
import { Tag } from '../../ui/Tag.tsx';
import { NoWrap } from '../../ui/text.ts';
import { dayOf } from '../shared/findings/finding-words.ts';
import { EmptyState } from '../shared/frame/LoadState.tsx';
import { ListOrRecord } from '../shared/frame/RecordPage.tsx';
import { RecordLink } from '../shared/frame/RecordLink.tsx';
import { TabHeading } from '../shared/frame/TabHeading.tsx';
import { DataTable } from '../shared/lists/DataTable.tsx';
import type { Column } from '../shared/lists/table-model.ts';
import { BeginDialog } from './BeginDialog.tsx';
import { ReviewPage } from './ReviewPage.tsx';
import { reviewMessages as messages } from './review-messages.ts';
import { reviews, type ReviewRow } from './review-store.ts';

/** The sub-tab Review: all reviews, or the page of one. */
export function ReviewTab() {
  return <ListOrRecord list={<ReviewList />} pageOf={(id) => <ReviewPage key={id} id={id} />} />;
}

const { columns } = messages;

const COLUMNS: readonly Column<ReviewRow>[] = [
  {
    id: 'days',
    label: columns.days,
    cell: ({ id, days: { first, last } }) => (
      <RecordLink collection="reviews" id={id}>
        {messages.days(formatDate(first), formatDate(last))}
      </RecordLink>
    ),
    onCard: 'title',
  },
  {
    id: 'status',
    label: columns.status,
    cell: ({ adopted }) =>
      adopted === null ? (
        <Tag tone="info">{messages.status.open}</Tag>
      ) : (
        <Tag tone="success">{messages.status.adopted(formatDate(adopted.meetingOn))}</Tag>
      ),
    onCard: 'note',
  },
  { id: 'startedBy', label: columns.startedBy, cell: ({ name }) => name, onCard: 'note' },
  { id: 'on', label: columns.on, cell: ({ at }) => <NoWrap>{dayOf(at)}</NoWrap> },
];

function ReviewList() {
  const state = useStore(reviews);
  const [isBeginning, setBeginning] = useState(false);
  const begin = () => setBeginning(true);
  return (
    <>
      <TabHeading
        heading={messages.heading}
        hint={messages.hint}
        mainRight="makeReviews"
        main={
          <Button variant="contained" onClick={begin}>
            {messages.begin}
          </Button>
        }
      />
      <DataTable
        name={messages.list}
        columns={COLUMNS}
        rows={state}
        keyOf={({ id }) => id}
        empty={
          <EmptyState right="makeReviews" begin={{ label: messages.begin, onClick: begin }}>
            {messages.empty}
          </EmptyState>
        }
        onRetry={reviews.retry}
      />
      {isBeginning && <BeginDialog onClose={() => setBeginning(false)} />}
    </>
  );
}
