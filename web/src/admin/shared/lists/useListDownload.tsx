import type { CsvRow } from '@pa-ledger/domain/reports/csv';
import { useEffect, useRef, useState } from 'react';
import { loadNeeded } from '../../../app/missing-code.ts';
import type { ReadDocument } from '../../../data/documents.ts';
import { SecondaryText } from '../../../ui/text.ts';
import type { MoreAction } from '../frame/MoreMenu.tsx';
import { notify } from '../frame/notices.ts';
import { downloadMessages } from './download-messages.ts';
import type { PageSource } from './useServerPages.ts';

const loadTools = () =>
  Promise.all([import('./read-on.ts'), import('../frame/download-csv.ts')] as const);

/** What takes longer says how far it is, and can be stopped. */
const SOON_MS = 1000;

interface ListDownloadProps<Query, Row, Line, Amount> {
  readonly source: PageSource<Query>;
  readonly query: Query;
  readonly read: ReadDocument<Row>;
  readonly fileName: string;
  /** Loads what makes the lines of the file for a row. */
  readonly loadLines: () => Promise<(row: Row) => readonly Line[]>;
  /** The fields of a line that are amounts. */
  readonly amounts?: readonly Amount[];
  /** How many rows there are; null while they are being counted. */
  readonly count: number | null;
}

/** How far a file is. */
interface Progress {
  readonly read: number;
  /** Whether it takes long enough to say so. */
  readonly isLong: boolean;
}

/** Returns Download CSV of all rows that a list's filters find, whichever page of them is shown. */
export function useListDownload<
  Query,
  Row,
  Line extends CsvRow<Line, Amount>,
  Amount extends string = never,
>(props: ListDownloadProps<Query, Row, Line, Amount>): MoreAction {
  const { fileName, amounts, count, loadLines, ...list } = props;
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failed, setFailed] = useState('');
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const make = async (signal: AbortSignal): Promise<void> => {
    const [[{ readOn }, { downloadCsv }], linesOf] = await loadNeeded(() =>
      Promise.all([loadTools(), loadLines()]),
    );
    const onRead = (read: number) => setProgress((now) => now && { ...now, read });
    const lines = await readOn({ ...list, linesOf, onRead, signal });
    if (signal.aborted) return;
    if ('why' in lines) {
      setFailed(`${downloadMessages.notMade} ${lines.message}`);
      return;
    }
    if (lines.length > 0) downloadCsv(fileName, lines, amounts);
    notify(lines.length === 0 ? downloadMessages.nothing : downloadMessages.made(lines.length));
  };

  const stop = (): void => {
    running.current?.abort();
    running.current = null;
    setProgress(null);
  };

  const download = async (): Promise<void> => {
    if (running.current !== null) return;
    const own = new AbortController();
    running.current = own;
    setFailed('');
    setProgress({ read: 0, isLong: false });
    const timer = setTimeout(() => setProgress((now) => now && { ...now, isLong: true }), SOON_MS);
    own.signal.addEventListener('abort', () => clearTimeout(timer));
    // Its code may not load.
    await make(own.signal).catch(() => setFailed(downloadMessages.notMade));
    // Another one may have begun since this one was stopped.
    if (running.current === own) stop();
  };

  const isLong = progress?.isLong === true;
  return {
    // While it runs, the same button stops it, so that it keeps the focus.
    label: isLong ? downloadMessages.stop : downloadMessages.download,
    isButton: true,
    right: 'readBooks',
    disabled: count === 0 && !isLong,
    onClick: isLong ? stop : () => void download(),
    outside: (
      <SecondaryText role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {isLong ? downloadMessages.reading(progress.read, count) : failed}
      </SecondaryText>
    ),
  };
}
