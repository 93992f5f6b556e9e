import type { ServiceColumns } from '@pa-ledger/domain/bank/services/service-columns';
import { useState } from 'react';
import { loadNeeded } from '../../../app/missing-code.ts';
import { HStack, VStack } from '../../../ui/layout.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { SecondaryText } from '../../../ui/text.ts';
import { FileButton } from '../../shared/forms/FileButton.tsx';
import { FileColumns } from './FileColumns.tsx';
import type { LeftRow, ServiceFile } from './read-service-file.ts';
import { MOST_ROWS, notListed, type RowValues } from './sales-values.ts';
import { servicesMessages as messages } from './services-messages.ts';

// With the program that reads files, only once there is one.
const loadReader = () => import('./read-service-file.ts');

interface FilePartProps {
  /** Returns the rows that are in the list by now: others may be typed while a file is read. */
  readonly listed: () => readonly RowValues[];
  readonly onRows: (rows: readonly RowValues[]) => void;
}

/** A file whose rows are in the list. */
interface TakenFile {
  readonly file: ServiceFile;
  readonly taken: number;
  readonly doubled: number;
  readonly left: readonly LeftRow[];
}

/** Chooses a file of a service: its rows go into the list, and those left out say why. */
export function FilePart({ listed, onRows }: FilePartProps) {
  const [isReading, setReading] = useState(false);
  const [failed, setFailed] = useState<{ readonly title?: string; readonly why: string } | null>(
    null,
  );
  const [shown, setShown] = useState<TakenFile | null>(null);

  const take = async (file: ServiceFile, columns: ServiceColumns): Promise<void> => {
    const { rowsOfFile } = await loadNeeded(loadReader);
    const read = rowsOfFile(file, columns);
    // Other columns replace what this file brought.
    const others = listed().filter((row) => row.file !== file.id);
    const fresh = notListed(read.rows, others);
    if (others.length + fresh.length > MOST_ROWS) {
      setFailed({ title: messages.notRead(file.name), why: messages.tooMany(MOST_ROWS) });
      return;
    }
    onRows([...others, ...fresh]);
    setShown({
      file: { ...file, columns },
      taken: fresh.length,
      doubled: read.rows.length - fresh.length,
      left: read.left,
    });
  };

  const choose = async (chosen: File): Promise<void> => {
    setReading(true);
    setFailed(null);
    setShown(null);
    try {
      const { readServiceFile } = await loadNeeded(loadReader);
      const file = await readServiceFile(chosen);
      if (typeof file === 'string') setFailed({ title: messages.notRead(chosen.name), why: file });
      else if (file.columns === null) setShown({ file, taken: 0, doubled: 0, left: [] });
      else await take(file, file.columns);
    } catch {
      setFailed({ why: messages.notLoaded });
    }
    setReading(false);
  };

  return (
    <>
      <HStack>
        <FileButton
          label={messages.chooseFile}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          disabled={isReading}
          onChoose={([file]) => file !== undefined && void choose(file)}
        />
        <SecondaryText role="status">{isReading ? messages.reading : ''}</SecondaryText>
      </HStack>
      {failed !== null && (
        <Notice tone="error" title={failed.title}>
          {failed.why}
        </Notice>
      )}
      {shown !== null && (
        <VStack role="region" aria-label={messages.ofFile(shown.file.name)}>
          <div>
            <b>{shown.file.name}</b> {shown.file.columns !== null && messages.taken(shown.taken)}{' '}
            {shown.doubled > 0 && messages.doubled(shown.doubled)}
          </div>
          {shown.left.length > 0 && (
            <details>
              <summary>{messages.left(shown.left.length)}</summary>
              <ul>
                {shown.left.map(({ row, reason }) => (
                  <li key={row}>{messages.rowSays(row, reason)}</li>
                ))}
              </ul>
            </details>
          )}
          <FileColumns
            key={shown.file.id}
            file={shown.file}
            onUse={(columns) => void take(shown.file, columns)}
          />
        </VStack>
      )}
    </>
  );
}
