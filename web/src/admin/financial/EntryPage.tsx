import { advanceKindOf } from '@pa-ledger/domain/ledger/advance';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { Suspense } from 'react';
import { lazy } from '../lazy.ts';
import { dialogMessages } from '../shared/dialog-messages.ts';
import { useRecordDialogs } from '../shared/forms/useRecordDialogs.tsx';
import { EmptyState } from '../shared/frame/LoadState.tsx';
import type { MoreAction } from '../shared/frame/MoreMenu.tsx';
import { OffPaper, PrintPage, usePrint } from '../shared/frame/PrintPage.tsx';
import { EditButton, RecordPage, RecordSheet } from '../shared/frame/RecordPage.tsx';
import { FindingsSection } from '../shared/findings/FindingsSection.tsx';
import { RecordHistory } from '../shared/journal/RecordHistory.tsx';
import { secondLookFact } from '../shared/looks/SecondLookFact.tsx';
import { PapersSection } from '../shared/papers/PapersSection.tsx';
import type { RecordRow } from '../shared/records/ledger-records.ts';
import { useLookup } from '../shared/records/lookup.ts';
import { recordFacts } from '../shared/lists/record-facts.tsx';
import { titleOf } from '../shared/records/title-of.ts';
import { ClosedNotice } from '../shared/years/ClosedNotice.tsx';
import { entryById, returnAction, useEntryDay, type EntryForm } from './entry-form.ts';
import type { EntryCollection } from './entry-ties.ts';
import { EntryTies } from './EntryTies.tsx';

const AdvanceSection = lazy(async () => ({
  default: (await import('./advances/AdvanceSection.tsx')).AdvanceSection,
}));

/** An advance, and what settles one, is changed by its own acts. */
function isOfAdvance(row: object): boolean {
  return advanceKindOf({ ...row }) !== null;
}

interface EntryPageProps<Name extends EntryCollection> {
  readonly id: string;
  readonly entry: EntryForm<Name>;
  /** Shown where there's no such entry. */
  readonly missing: string;
}

/** The page of an entry of the books: its facts, what it's tied to, and its history. */
export function EntryPage<Name extends EntryCollection>(props: EntryPageProps<Name>) {
  const { id, entry, missing } = props;
  const { form, isClosed, returnDialog } = entry;
  const { collection, messages } = form;
  const { onEdit, onDelete, dialog } = useRecordDialogs(form);
  const { nameOf } = useLookup();
  const print = usePrint();
  const history = (
    <OffPaper sx={{ marginTop: '2rem' }}>
      <RecordHistory collection={collection} document={id} />
    </OffPaper>
  );
  const deletion = (row: RecordRow<Name>): MoreAction => ({
    label: dialogMessages.delete,
    onClick: () => onDelete(row),
  });
  return (
    <>
      <PrintPage />
      <OffPaper>
        <ClosedNotice day={useEntryDay(collection, id)} />
      </OffPaper>
      <RecordPage
        collection={collection}
        id={id}
        store={entryById(collection, id)}
        list={messages.heading}
        dayOf={({ date }) => date}
        missing={
          <>
            <EmptyState>{missing}</EmptyState>
            {history}
          </>
        }
      >
        {(row) => (
          <RecordSheet
            title={titleOf(row)}
            hint={formatDate(row.date)}
            main={!isClosed && !isOfAdvance(row) && <EditButton onClick={() => onEdit(row)} />}
            more={
              isOfAdvance(row)
                ? [print]
                : [print, returnAction(entry, row), isClosed ? null : deletion(row)]
            }
            facts={[
              ...recordFacts(collection, row, nameOf),
              ...(collection === 'transfers'
                ? []
                : secondLookFact({ collection, id, fields: { ...row } }, !isClosed)),
            ]}
          >
            {isOfAdvance(row) && (
              <Suspense>
                <AdvanceSection id={id} fields={{ ...row }} />
              </Suspense>
            )}
            <EntryTies collection={collection} id={id} />
            <FindingsSection key={id} on={{ collection, id }} />
            <PapersSection of={{ collection, id }} isOpen={!isClosed} />
            {history}
          </RecordSheet>
        )}
      </RecordPage>
      {dialog}
      {returnDialog}
    </>
  );
}
