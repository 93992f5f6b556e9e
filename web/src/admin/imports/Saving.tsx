import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../data/failure.ts';
import { VStack } from '../../ui/layout.ts';
import { Notice } from '../../ui/Notice.tsx';
import { SecondaryText } from '../../ui/text.ts';
import { NOT_BEGUN, sendSlices, sizeOf, type ImportPress, type Progress } from './import-calls.ts';
import { importsMessages as words } from './imports-messages.ts';
import { RowList } from './RowList.tsx';
import type { UndoOf } from './UndoStep.tsx';

interface SavingProps {
  readonly press: ImportPress;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onUndo: (of: UndoOf) => void;
  readonly onClose: () => void;
}

type State =
  | { readonly is: 'saving' | 'done' | 'stopped' }
  | { readonly is: 'failed'; readonly failure: Failure };

/** Adds an import slice by slice, says how far it is, and goes on from there after a failure. */
export function Saving({ press, onBusy, onUndo, onClose }: SavingProps) {
  const [state, setState] = useState<State>({ is: 'saving' });
  const [progress, setProgress] = useState(NOT_BEGUN);
  const goesOn = useRef(true);
  const outcome = useRef<HTMLDivElement>(null);
  const all = sizeOf(press.slices);

  const run = async (from: Progress): Promise<void> => {
    goesOn.current = true;
    setState({ is: 'saving' });
    onBusy(true);
    const result = await sendSlices(press, from, (now) => {
      setProgress(now);
      return goesOn.current;
    });
    onBusy(false);
    if (result === null) setState({ is: 'stopped' });
    else setState(result.ok ? { is: 'done' } : { is: 'failed', failure: result });
  };

  // Once: each further try is a press.
  const begin = useRef(run);
  useEffect(() => {
    void begin.current(NOT_BEGUN);
    return () => {
      goesOn.current = false;
    };
  }, []);
  useEffect(() => outcome.current?.focus(), [state.is]);

  const isSaving = state.is === 'saving';
  return (
    <>
      <DialogContent dividers>
        <div ref={outcome} tabIndex={-1} style={{ outline: 'none' }}>
          <VStack>
            {isSaving && (
              <>
                <p>{words.saving}</p>
                <LinearProgress
                  aria-label={words.saving}
                  variant="determinate"
                  value={(100 * progress.slices) / Math.max(1, press.slices.length)}
                />
                <SecondaryText role="status">{words.progress(progress.stored, all)}</SecondaryText>
              </>
            )}
            {state.is === 'done' && <Notice tone="success" title={words.done(progress.stored)} />}
            {(state.is === 'failed' || state.is === 'stopped') && (
              <Notice tone="error" title={words.stopped(progress.stored, all)}>
                {state.is === 'failed' && state.failure.message}
              </Notice>
            )}
            {!isSaving && (
              <RowList
                heading={words.refused}
                sentences={progress.refused.map(({ row, sentence }) =>
                  words.rowSays(row, sentence),
                )}
              />
            )}
          </VStack>
        </div>
      </DialogContent>
      <DialogActions sx={{ padding: '0.875rem 1.5rem' }}>
        {isSaving ? (
          <Button
            onClick={() => {
              goesOn.current = false;
            }}
          >
            {words.stop}
          </Button>
        ) : (
          <Button onClick={onClose}>{words.close}</Button>
        )}
        {!isSaving && progress.stored > 0 && (
          <Button onClick={() => onUndo({ id: press.id, name: words.kinds[press.kind] })}>
            {words.undo}
          </Button>
        )}
        {(state.is === 'failed' || state.is === 'stopped') && (
          <Button variant="contained" onClick={() => void run(progress)}>
            {words.tryAgain}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
