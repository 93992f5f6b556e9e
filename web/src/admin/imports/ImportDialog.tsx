import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { newId } from '../../data/new-id.ts';
import { ModalDialog } from '../shared/frame/ModalDialog.tsx';
import { ChooseSheet } from './ChooseSheet.tsx';
import type { ImportPress } from './import-calls.ts';
import { importsMessages as words } from './imports-messages.ts';
import { Preview } from './Preview.tsx';
import { Saving } from './Saving.tsx';
import type { ImportPlace, Table } from './sheet-choice.ts';
import { UndoStep, type UndoOf } from './UndoStep.tsx';

type Step =
  | { readonly is: 'choose' }
  /** The id is made once for each sheet: what it adds is found again by it. */
  | { readonly is: 'preview'; readonly id: string; readonly table: Table }
  | { readonly is: 'saving'; readonly press: ImportPress }
  | { readonly is: 'undo'; readonly of: UndoOf };

interface ImportDialogProps {
  readonly place: ImportPlace;
  readonly onClose: () => void;
}

/** Brings a sheet into the books: it is chosen, looked at, and then added slice by slice. Nothing is saved before. */
export function ImportDialog({ place, onClose }: ImportDialogProps) {
  const [step, setStep] = useState<Step>({ is: 'choose' });
  const [isBusy, setBusy] = useState(false);
  const again = () => setStep({ is: 'choose' });
  return (
    <ModalDialog
      title={step.is === 'undo' ? words.undoTitle : words.title(place.kind)}
      maxWidth={step.is === 'preview' ? 'lg' : 'sm'}
      fullScreen={useMediaQuery(useTheme().breakpoints.down('sm'))}
      aria-busy={isBusy || undefined}
      onClose={() => {
        // What was pasted, and an import under way, are left by a button alone.
        if (step.is === 'choose') onClose();
      }}
    >
      {step.is === 'choose' && (
        <ChooseSheet
          kind={place.kind}
          onTable={(table) => setStep({ is: 'preview', id: newId(), table })}
          onUndo={(of) => setStep({ is: 'undo', of })}
          onClose={onClose}
        />
      )}
      {step.is === 'preview' && (
        <Preview
          place={place}
          {...step}
          onAgain={again}
          onSave={(press) => setStep({ is: 'saving', press })}
          onClose={onClose}
        />
      )}
      {step.is === 'saving' && (
        <Saving
          press={step.press}
          onBusy={setBusy}
          onUndo={(of) => setStep({ is: 'undo', of })}
          onClose={onClose}
        />
      )}
      {step.is === 'undo' && <UndoStep of={step.of} onBusy={setBusy} onClose={onClose} />}
    </ModalDialog>
  );
}
