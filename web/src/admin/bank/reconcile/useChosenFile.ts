import { useEffect, useRef, useState, type ComponentType } from 'react';
import { loadNeeded } from '../../../app/missing-code.ts';
import { failure, type Failure } from '../../../data/failure.ts';
import type { StatementFile as FileContents } from '../statement-file/read-statement-file.ts';
import type { StatementFileProps } from './file/StatementFile.tsx';
import { reconcileMessages as messages } from './reconcile-messages.ts';

/** A file that was chosen, with what shows it. */
export interface ChosenFile {
  readonly file: File;
  /** Another one for each choice, also of the same file. */
  readonly key: number;
  readonly Part: ComponentType<StatementFileProps>;
  /** How many lines of it were read so far. */
  readonly count: number;
  /** Null while it is read. */
  readonly contents: FileContents | null;
}

interface ChosenFileHandlers {
  /** Is told why what reads files could not be loaded: what was typed stays. */
  readonly onFailed: (failed: Failure | null) => void;
  readonly onRead: (contents: FileContents) => void;
}

/** Loads what reads files once there is one, and reads it. It stays chosen while the account changes. */
export function useChosenFile({ onFailed, onRead }: ChosenFileHandlers) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const choose = async (file: File): Promise<void> => {
    onFailed(null);
    reading.current?.abort();
    const own = new AbortController();
    reading.current = own;
    const isLast = (): boolean => reading.current === own && !own.signal.aborted;
    try {
      const { StatementFile: Part, readStatementFile } = await loadNeeded(
        () => import('./file/StatementFile.tsx'),
      );
      if (!isLast()) return;
      setChosen((last) => ({ file, key: (last?.key ?? 0) + 1, Part, count: 0, contents: null }));
      const contents = await readStatementFile(file, own.signal, (count) =>
        setChosen((now) => now && { ...now, count }),
      );
      if (!isLast()) return;
      setChosen((now) => now && { ...now, contents });
      onRead(contents);
    } catch {
      if (isLast()) onFailed(failure('failed', messages.readerNotLoaded));
    }
  };
  return {
    chosen,
    choose,
    close: (): void => {
      reading.current?.abort();
      setChosen(null);
    },
  };
}
