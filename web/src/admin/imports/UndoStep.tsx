import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../data/failure.ts';
import { VStack } from '../../ui/layout.ts';
import { Notice } from '../../ui/Notice.tsx';
import { SecondaryText } from '../../ui/text.ts';
import { undoImport, type Undone } from './import-calls.ts';
import { importsMessages as words } from './imports-messages.ts';
import { RowList } from './RowList.tsx';

/** The import that is taken back. */
export interface UndoOf {
  readonly id: string;
  readonly name: string;
}

type State =
  | { readonly is: 'asking' }
  | { readonly is: 'undoing'; readonly removed: number }
  | { readonly is: 'undone'; readonly undone: Undone }
  | { readonly is: 'failed'; readonly failure: Failure };

interface UndoStepProps {
  readonly of: UndoOf;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onClose: () => void;
}

/** Takes an import back after a question, and names what stays. */
export function UndoStep({ of, onBusy, onClose }: UndoStepProps) {
  const [state, setState] = useState<State>({ is: 'asking' });
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => outcome.current?.focus(), [state.is]);
  const run = async (): Promise<void> => {
    setState({ is: 'undoing', removed: 0 });
    onBusy(true);
    const result = await undoImport(of.id, (removed) => setState({ is: 'undoing', removed }));
    onBusy(false);
    setState(result.ok ? { is: 'undone', undone: result } : { is: 'failed', failure: result });
  };
  const isOpen = state.is === 'asking' || state.is === 'failed';
  return (
    <>
      <DialogContent dividers>
        <div ref={outcome} tabIndex={-1} style={{ outline: 'none' }}>
          <VStack>
            <p>{of.name}</p>
            <StateOf state={state} />
          </VStack>
        </div>
      </DialogContent>
      <DialogActions sx={{ padding: '0.875rem 1.5rem' }}>
        <Button disabled={state.is === 'undoing'} onClick={onClose}>
          {state.is === 'undone' ? words.close : words.cancel}
        </Button>
        {isOpen && (
          <Button variant="contained" onClick={() => void run()}>
            {state.is === 'asking' ? words.takeBack : words.tryAgain}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

function StateOf({ state }: { readonly state: State }) {
  switch (state.is) {
    case 'asking':
      return <p>{words.undoHint}</p>;
    case 'undoing':
      return (
        <>
          <LinearProgress aria-label={words.undoing} />
          <SecondaryText role="status">{words.undone(state.removed)}</SecondaryText>
        </>
      );
    case 'undone':
      return (
        <>
          <Notice tone="success" title={words.undone(state.undone.removed)} />
          <RowList
            heading={words.kept}
            sentences={state.undone.kept.map(({ row, what, sentence }) =>
              words.keptOne(row, what, sentence),
            )}
          />
        </>
      );
    case 'failed':
      return (
        <Notice tone="error" title={words.undoStopped}>
          {state.failure.message}
        </Notice>
      );
  }
}
