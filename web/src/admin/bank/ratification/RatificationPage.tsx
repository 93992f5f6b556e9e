import { amountOf } from '@pa-ledger/domain/money/money';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { EmptyState, LoadState } from '../../shared/frame/LoadState.tsx';
import { OffPaper, PrintPage, usePrint } from '../../shared/frame/PrintPage.tsx';
import { RecordPage, RecordSheet } from '../../shared/frame/RecordPage.tsx';
import { TabSection } from '../../shared/frame/TabHeading.tsx';
import { RecordHistory } from '../../shared/journal/RecordHistory.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import { MoreEntries } from '../../shared/lists/MoreEntries.tsx';
import { useCsv } from '../../shared/lists/useCsv.ts';
import { useEntryPages } from '../../shared/lists/useEntryPages.ts';
import { firstIn } from '../../shared/records/first-of.ts';
import {
  RATIFICATION_COLUMNS,
  ratificationRows,
  ratificationTotals,
} from './ratification-columns.tsx';
import { ratificationMessages as messages } from './ratification-messages.ts';
import { ratificationById, ratifiedAt, type RatificationRow } from './ratification-store.ts';
import { UndoDialog } from './UndoDialog.tsx';

/** The page of a ratification: what a meeting ratified, each as it was then, to print for its minutes. */
export function RatificationPage({ id }: { readonly id: string }) {
  const [undoing, setUndoing] = useState<RatificationRow | null>(null);
  return (
    <>
      <PrintPage />
      <RecordPage
        collection="ratifications"
        id={id}
        store={ratificationById(id)}
        list={messages.heading}
        dayOf={({ ratifiedOn }) => ratifiedOn}
        missing={<EmptyState>{messages.missing}</EmptyState>}
      >
        {(row) => <RatificationSheet row={row} onUndo={() => setUndoing(row)} />}
      </RecordPage>
      {undoing !== null && <UndoDialog row={undoing} onClose={() => setUndoing(null)} />}
    </>
  );
}

interface RatificationSheetProps {
  readonly row: RatificationRow;
  readonly onUndo: () => void;
}

function RatificationSheet({ row, onUndo }: RatificationSheetProps) {
  const { id, ratifiedOn, count, amount, by, takenBack } = row;
  const pages = useEntryPages(id, (size) => ratifiedAt(id, size));
  const { state, isReading, onMore } = pages;
  const { rows: lines, isCut } =
    state.status === 'ready' ? state.value : { rows: [], isCut: false };
  const readAll = async () => {
    const all = await firstIn(ratifiedAt(id, null));
    return 'why' in all ? all : ratificationRows(all.rows);
  };
  const csv = useCsv(
    messages.meetingFile(ratifiedOn),
    ratificationRows(lines),
    ['amount'],
    isCut ? readAll : undefined,
  );
  const print = usePrint(lines.length === 0);
  const isUndone = takenBack !== null;
  return (
    <RecordSheet
      title={messages.ratifiedOnDay(formatDate(ratifiedOn))}
      hint={messages.asRatified}
      more={[print, csv, isUndone ? null : { label: messages.takeBack, onClick: onUndo }]}
      facts={[
        [messages.ratifiedOn, formatDate(ratifiedOn)],
        [messages.entries, count.toLocaleString('en-US')],
        [messages.amount, <Money key="" amount={amountOf(amount)} />],
        [messages.recordedBy, by.email],
        ...(isUndone ? [[messages.undone, takenBack.reason] as const] : []),
      ]}
    >
      {state.status !== 'ready' && <LoadState store={pages.store}>{() => null}</LoadState>}
      {state.status === 'ready' && !isUndone && (
        <TabSection heading={messages.entries} sx={{ marginTop: '1.5rem' }}>
          <DataTable
            name={messages.ratifiedOnDay(formatDate(ratifiedOn))}
            columns={RATIFICATION_COLUMNS}
            rows={{ status: 'ready', value: lines }}
            keyOf={({ key }) => key}
            empty={<EmptyState>{messages.notKept}</EmptyState>}
            totals={isCut ? undefined : ratificationTotals(lines)}
            footer={
              isCut && (
                <MoreEntries isReading={isReading} onMore={onMore}>
                  {messages.firstOf(lines.length, count)}
                </MoreEntries>
              )
            }
          />
        </TabSection>
      )}
      <OffPaper sx={{ marginTop: '2rem' }}>
        <RecordHistory collection="ratifications" document={id} />
      </OffPaper>
    </RecordSheet>
  );
}
