import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import type { MergedQuery } from './merged-pages.ts';
import { LineIcon } from '../../ui/icons.tsx';
import { SecondaryText } from '../../ui/text.ts';
import { downloadCsv } from '../shared/frame/download-csv.ts';
import { notify } from '../shared/frame/notices.ts';
import { viewOf, type ListedEntry } from '../shared/journal/entry-view.ts';
import type { NameOf } from '../shared/journal/subjects.ts';
import { csvRowOf, JOURNAL_FILE } from './journal-csv.ts';
import { pageMessages } from './journal-page-messages.ts';
import { readAllEntries } from './journal-source.ts';

interface JournalDownloadProps {
  readonly queries: MergedQuery;
  /** Whether an entry is among those that are shown: the server has searched for one word only. */
  readonly isShown: (entry: ListedEntry) => boolean;
  readonly nameOf: NameOf;
  /** How many there are; null while they are being counted. */
  readonly count: number | null;
}

/** Makes a file of all entries that the filters find, and says how far it is. */
export function JournalDownload({ queries, isShown, nameOf, count }: JournalDownloadProps) {
  const [read, setRead] = useState<number | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const download = async (): Promise<void> => {
    const { signal } = (stop.current = new AbortController());
    setFailed(null);
    setRead(0);
    const entries = await readAllEntries(queries, setRead, signal);
    setRead(null);
    if (signal.aborted) return;
    if ('why' in entries) {
      setFailed(`${pageMessages.notDownloaded} ${entries.message}`);
      return;
    }
    const views = entries.filter(isShown).flatMap((entry) => viewOf(entry, nameOf));
    downloadCsv(JOURNAL_FILE, views.map(csvRowOf));
    notify(pageMessages.downloaded(views.length));
  };

  return (
    <>
      <SecondaryText role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {read === null ? failed : pageMessages.downloading(read, count)}
      </SecondaryText>
      {read === null ? (
        <Button
          variant="contained"
          startIcon={<LineIcon name="download" />}
          disabled={count === 0}
          onClick={() => void download()}
        >
          {pageMessages.download}
        </Button>
      ) : (
        <Button variant="outlined" onClick={() => stop.current?.abort()}>
          {pageMessages.stop}
        </Button>
      )}
    </>
  );
}
