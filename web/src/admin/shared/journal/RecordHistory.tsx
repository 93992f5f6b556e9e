import { historyQuery } from '../../../data/journal-query.ts';
import { TabSection } from '../frame/TabHeading.tsx';
import { useServerPages, type ServerPages } from '../lists/useServerPages.ts';
import { EntryPages } from './EntryPages.tsx';
import { changeView } from './entry-view.ts';
import { journalMessages } from './journal-messages.ts';
import { readChange, type ChangeRow } from './journal-rows.ts';
import { useNames } from './useNames.ts';

interface Place {
  readonly collection: string;
  /** The id of the document. */
  readonly document: string;
}

/** Returns every change of one document, its deletion included. */
export function useHistory(place: Place): ServerPages<ChangeRow> {
  return useServerPages(historyQuery(place), readChange);
}

/** The changes of one document, newest first. */
export function HistoryPages({ pages }: { readonly pages: ServerPages<ChangeRow> }) {
  const nameOf = useNames();
  return (
    <EntryPages
      name={journalMessages.history}
      pages={pages}
      viewsOf={(rows) => rows.map((row) => ({ ...changeView(row, nameOf), link: null }))}
      empty={journalMessages.noHistory}
    />
  );
}

/** The history of a record, on its page. */
export function RecordHistory(place: Place) {
  return (
    <TabSection heading={journalMessages.history} hint={journalMessages.historyHint}>
      <HistoryPages pages={useHistory(place)} />
    </TabSection>
  );
}
