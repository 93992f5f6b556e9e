import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SecondaryText } from '../../ui/text.ts';
import { dialogMessages } from '../shared/dialog-messages.ts';
import { focusPanel } from '../shared/frame/focus.ts';
import {
  historyIn,
  historySearch,
  OPENED_HERE,
  withoutHistory,
} from '../shared/frame/history-address.ts';
import { ModalDialog } from '../shared/frame/ModalDialog.tsx';
import { EntryPages } from '../shared/journal/EntryPages.tsx';
import { changeView, type EntryView } from '../shared/journal/entry-view.ts';
import { readChange, type ChangeRow } from '../shared/journal/journal-rows.ts';
import { journalMessages } from '../shared/journal/journal-messages.ts';
import { isSubject, SUBJECTS, type NameOf } from '../shared/journal/subjects.ts';
import { HistoryPages, useHistory } from '../shared/journal/RecordHistory.tsx';
import { useNames } from '../shared/journal/useNames.ts';
import { titleOf } from '../shared/journal/entry-sentences.ts';
import { useServerPages } from '../shared/lists/useServerPages.ts';
import { useShownYear } from '../shared/years/useShownYear.ts';
import { deletionsQuery } from '../../data/journal-query.ts';
import { isReadable } from './readable-kinds.ts';
import { pageMessages } from './journal-page-messages.ts';

/** The History that the address asks for, over the page that it is opened from. */
export function HistoryDialogs() {
  const { search } = useLocation();
  const place = historyIn(search);
  if (place === null || !isSubject(place.collection) || !isReadable(place.collection)) return null;
  const { collection, document } = place;
  return document === null ? (
    <Deletions collection={collection} />
  ) : (
    <History key={document} collection={collection} document={document} />
  );
}

/** Every change of one document, its deletion included. */
function History(place: { readonly collection: string; readonly document: string }) {
  const nameOf = useNames();
  const pages = useHistory(place);
  const newest = pages.rows.status === 'ready' ? pages.rows.value[0] : undefined;
  return (
    <Frame
      title={
        newest === undefined
          ? journalMessages.history
          : pageMessages.historyOf(titleOf(newest, nameOf))
      }
      hint={journalMessages.historyHint}
    >
      <HistoryPages pages={pages} />
    </Frame>
  );
}

/** What was deleted in a collection; each leads to its History. */
function Deletions({ collection }: { readonly collection: keyof typeof SUBJECTS }) {
  const { search } = useLocation();
  const nameOf = useNames();
  const year = useShownYear();
  // A list of what is dated shows one year, and so does what was deleted there.
  const isDated = 'date' in SUBJECTS[collection].fields;
  const pages = useServerPages(deletionsQuery(collection, isDated ? year.days : null), readChange);
  const { many } = journalMessages.subjects[collection];
  const title = pageMessages.deleted(isDated ? pageMessages.inYear(many, year.label) : many);
  return (
    <Frame title={title} hint={pageMessages.deletedHint}>
      <EntryPages
        name={title}
        pages={pages}
        viewsOf={(rows) => rows.map((row) => deletionView(row, nameOf, search))}
        empty={pageMessages.noDeletions}
      />
    </Frame>
  );
}

function deletionView(row: ChangeRow, nameOf: NameOf, search: string): EntryView {
  return {
    ...changeView(row, nameOf),
    link: {
      to: historySearch(search, row.collection, row.document),
      label: pageMessages.historyOf(titleOf(row, nameOf)),
      state: OPENED_HERE,
    },
  };
}

interface FrameProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

function Frame({ title, hint, children }: FrameProps) {
  const close = useClose();
  return (
    <ModalDialog title={title} maxWidth="md" sx={NEAR_THE_EDGES} onClose={close}>
      <DialogContent>
        <SecondaryText sx={{ marginBottom: '0.75rem' }}>{hint}</SecondaryText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={close}>
          {dialogMessages.close}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}

/** On a phone it takes nearly the whole screen: values stand side by side. */
const NEAR_THE_EDGES = {
  '& .MuiDialog-paper': {
    width: { xs: 'calc(100% - 1rem)' },
    margin: { xs: '0.5rem', sm: '2rem' },
    maxHeight: { xs: 'calc(100% - 1rem)' },
  },
  '& .MuiDialogContent-root, & .MuiDialogTitle-root': {
    paddingInline: { xs: '1rem', sm: '1.5rem' },
  },
};

/** Returns what closes the dialog: back to where it was opened, or, for a link from elsewhere, to the page behind it. */
function useClose(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => {
    if (isOpenedHere(location.state)) {
      void navigate(-1);
      return;
    }
    void navigate({ search: withoutHistory(location.search) }, { replace: true });
    requestAnimationFrame(focusPanel);
  };
}

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}
