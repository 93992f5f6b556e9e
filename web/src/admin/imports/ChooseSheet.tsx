import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { BY_SECTION, importColumns, type ImportKind } from '@pa-ledger/domain/imports/import-kinds';
import { useRef, useState } from 'react';
import { loadNeeded } from '../../app/missing-code.ts';
import { HStack, VStack } from '../../ui/layout.ts';
import { Notice } from '../../ui/Notice.tsx';
import { SecondaryText, VisuallyHidden } from '../../ui/text.ts';
import { TextInput } from '../shared/forms/inputs.tsx';
import { importsMessages as words } from './imports-messages.ts';
import { LastImports } from './LastImports.tsx';
import type { ReadTable } from './read-table.ts';
import type { Table } from './sheet-choice.ts';
import type { UndoOf } from './UndoStep.tsx';

// With the program that reads files, only once there is one.
const loadReader = () => import('./read-table.ts');
type Reader = Awaited<ReturnType<typeof loadReader>>;

interface ChooseSheetProps {
  readonly kind: ImportKind;
  readonly onTable: (table: Table) => void;
  readonly onUndo: (of: UndoOf) => void;
  readonly onClose: () => void;
}

/** Where a sheet is pasted or chosen. */
export function ChooseSheet({ kind, onTable, onUndo, onClose }: ChooseSheetProps) {
  const [reading, setReading] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const labels = importColumns(kind)
    .filter(({ field }) => field !== BY_SECTION)
    .map(({ label }) => label);

  const take = async (read: (reader: Reader) => Promise<ReadTable>): Promise<void> => {
    setReading(true);
    setFailed(null);
    const result = await loadNeeded(loadReader)
      .then(read)
      .catch((): ReadTable => ({ ok: false, reason: words.readerNotLoaded }));
    setReading(false);
    if (result.ok) onTable(result.table);
    else setFailed(result.reason);
  };
  const paste = (text: string): void => {
    if (text.trim() !== '') void take(({ readPasted }) => readPasted(text));
  };

  return (
    <>
      <DialogContent dividers>
        <VStack>
          <TextInput
            lines="many"
            label={words.paste}
            hint={words.pasteHint(labels)}
            autoFocus
            value=""
            onPaste={(event) => {
              event.preventDefault();
              paste(event.clipboardData.getData('text/plain'));
            }}
            // A keyboard without paste, and what is dropped.
            onChange={paste}
          />
          <HStack>
            <Button variant="outlined" disabled={reading} onClick={() => file.current?.click()}>
              {words.chooseFile}
            </Button>
            <VisuallyHidden>
              <input
                ref={file}
                type="file"
                accept=".csv,.tsv,.txt,text/csv,text/plain"
                aria-label={words.chooseFile}
                tabIndex={-1}
                onChange={({ target }) => {
                  const [chosen] = target.files ?? [];
                  if (chosen !== undefined) void take(({ readFile }) => readFile(chosen));
                  // The same file again is another choice.
                  target.value = '';
                }}
              />
            </VisuallyHidden>
            <SecondaryText role="status">{reading ? words.reading : ''}</SecondaryText>
          </HStack>
          {failed !== null && (
            <Notice tone="error" title={words.notRead}>
              {failed}
            </Notice>
          )}
          <LastImports onUndo={onUndo} />
        </VStack>
      </DialogContent>
      <DialogActions sx={{ padding: '0.875rem 1.5rem' }}>
        <Button onClick={onClose}>{words.cancel}</Button>
      </DialogActions>
    </>
  );
}
