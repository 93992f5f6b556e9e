import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReviewMarks } from '@pa-ledger/domain/review/review-requests';
import { sampledItems, type Act, type Sample } from '@pa-ledger/domain/review/review';
import { formatDate, isCalendarDate } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { useStore } from '../../app/store.ts';
import { Tag } from '../../ui/Tag.tsx';
import { SecondaryText, NoWrap } from '../../ui/text.ts';
import { sessionStore } from '../session.ts';
import { dayOf } from '../shared/findings/finding-words.ts';
import { EmptyState, LoadState } from '../shared/frame/LoadState.tsx';
import { notify } from '../shared/frame/notices.ts';
import { NameLink } from '../shared/frame/RecordLink.tsx';
import { TabSection } from '../shared/frame/TabHeading.tsx';
import { DataTable } from '../shared/lists/DataTable.tsx';
import { Money } from '../shared/lists/Money.tsx';
import type { Column } from '../shared/lists/table-model.ts';
import { useMay } from '../shared/rights/own-person.ts';
import { DrawDialog } from './DrawDialog.tsx';
import { reviewMessages } from './review-messages.ts';
import { manageReview, ticksOf, type ReviewRow } from './review-store.ts';
import { sampleRows, type SampleRow } from './sample-rows.ts';

const { sample: messages } = reviewMessages;

interface SampleSectionProps {
  readonly review: ReviewRow;
  /** Null until they're known. */
  readonly marks: ReviewMarks | null;
}

/** The samples of a review: each payment leads to its page, and is checked off by a reviewer. */
export function SampleSection({ review, marks }: SampleSectionProps) {
  const { id, samples } = review;
  const [isDrawing, setDrawing] = useState(false);
  const ticks = useStore(ticksOf(id));
  const may = useMay();
  const seen = ticks.status === 'ready' ? ticks.value : {};
  const all = sampledItems(review);
  const done = [...all].filter((key) => Object.hasOwn(seen, key)).length;
  const isReviewer = may('makeReviews') && marks?.own === null;
  const draw = () => setDrawing(true);
  return (
    <TabSection
      heading={messages.heading}
      hint={messages.hint}
      sx={SECTION}
      mainRight="makeReviews"
      main={
        isReviewer &&
        samples.length > 0 && (
          <Button variant="outlined" onClick={draw}>
            {messages.draw}
          </Button>
        )
      }
    >
      {samples.length === 0 ? (
        <EmptyState
          right="makeReviews"
          begin={isReviewer ? { label: messages.draw, onClick: draw } : undefined}
        >
          {messages.none}
        </EmptyState>
      ) : (
        <>
          <p role="status">{messages.progress(done, all.size)}</p>
          <LinearProgress
            variant="determinate"
            aria-label={messages.heading}
            value={all.size === 0 ? 100 : (100 * done) / all.size}
            sx={{ marginBlock: '0.5rem 1rem', maxWidth: '24rem' }}
          />
          {samples.map((sample) => (
            <DrawnSample
              key={sample.at}
              sample={sample}
              review={id}
              ticks={seen}
              marks={marks}
              isReviewer={isReviewer}
            />
          ))}
        </>
      )}
      {isDrawing && <DrawDialog review={review} onClose={() => setDrawing(false)} />}
    </TabSection>
  );
}

const SECTION = { marginTop: '2rem' };

interface DrawnSampleProps {
  readonly sample: Sample;
  readonly review: string;
  readonly ticks: Readonly<Record<string, Act>>;
  readonly marks: ReviewMarks | null;
  readonly isReviewer: boolean;
}

function DrawnSample({ sample, review, ticks, marks, isReviewer }: DrawnSampleProps) {
  const { rule, name, at, items } = sample;
  const why = (row: SampleRow): readonly string[] => whyMarked(row, marks);
  return (
    <section aria-label={messages.rule(rule)} style={{ marginBottom: '1.5rem' }}>
      <SecondaryText sx={{ marginBottom: '0.5rem' }}>
        {messages.rule(rule)}, {messages.drawnBy(name, dayOf(at))}
      </SecondaryText>
      {items.length === 0 ? (
        <EmptyState>{messages.noneHit}</EmptyState>
      ) : (
        <LoadState store={sampleRows(items)}>
          {(rows) => (
            <DataTable
              name={messages.rule(rule)}
              columns={columnsOf({ review, ticks, why, isReviewer })}
              rows={{ status: 'ready', value: rows }}
              keyOf={({ key }) => key}
              empty={null}
            />
          )}
        </LoadState>
      )}
    </section>
  );
}

interface TickFacts extends Pick<DrawnSampleProps, 'review' | 'ticks' | 'isReviewer'> {
  readonly why: (row: SampleRow) => readonly string[];
}

function columnsOf({ why, ...facts }: TickFacts): readonly Column<SampleRow>[] {
  const { columns } = messages;
  return [
    {
      id: 'payment',
      label: columns.payment,
      cell: (row) => (
        <>
          {row.address === null ? row.title : <NameLink to={row.address}>{row.title}</NameLink>}
          {why(row).map((words) => (
            <div key={words}>
              <Tag tone="warning">{words}</Tag>
            </div>
          ))}
        </>
      ),
      onCard: 'title',
    },
    {
      id: 'date',
      label: columns.date,
      cell: ({ day }) => <NoWrap>{isCalendarDate(day) ? formatDate(day) : day}</NoWrap>,
    },
    { id: 'check', label: columns.check, cell: ({ checkNumber }) => checkNumber },
    {
      id: 'amount',
      label: columns.amount,
      cell: ({ amount }) => <Money amount={amount} />,
      numeric: true,
      onCard: 'figure',
    },
    {
      id: 'seen',
      label: columns.seen,
      cell: (row) => <Tick row={row} {...facts} />,
      onCard: 'note',
    },
  ];
}

/** The box to check off a payment. It follows the press at once, and goes back if the server refuses. */
function Tick({
  row,
  review,
  ticks,
  isReviewer,
}: Omit<TickFacts, 'why'> & { readonly row: SampleRow }) {
  const [pressed, setPressed] = useState<boolean | null>(null);
  const session = useStore(sessionStore);
  const tick = ticks[row.key];
  const isOwn =
    tick === undefined || (session.status === 'signedIn' && tick.by.uid === session.admin.uid);
  const change = async (seen: boolean): Promise<void> => {
    setPressed(seen);
    const result = await manageReview({ action: 'tick', id: review, item: row.key, seen });
    if (!result.ok) notify(result.message);
    setPressed(null);
  };
  return (
    <>
      <Checkbox
        checked={pressed ?? tick !== undefined}
        disabled={!isReviewer || !isOwn || pressed !== null}
        slotProps={{ input: { 'aria-label': messages.seenOf(row.title) } }}
        onChange={({ target }) => void change(target.checked)}
      />
      {tick !== undefined && (
        <SecondaryText as="span">{messages.seenBy(tick.name, dayOf(tick.at))}</SecondaryText>
      )}
    </>
  );
}

function whyMarked({ key, expenses }: SampleRow, marks: ReviewMarks | null): readonly string[] {
  if (marks === null) return [];
  const id = key.slice(key.indexOf('~') + 1);
  const found = [
    ...marks.marks.filter(({ expense }) => expenses.includes(expense)),
    ...marks.entries.filter(({ entry }) => key.startsWith('manualExpenses~') && entry === id),
  ];
  return [...new Set(found.flatMap(({ why }) => why))].map((reason) => messages.marks[reason]);
}
