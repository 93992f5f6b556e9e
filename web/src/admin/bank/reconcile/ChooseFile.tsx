import Button from '@mui/material/Button';
import { useRef, useState, type ComponentType } from 'react';
import { loadNeeded } from '../../../app/missing-code.ts';
import { failure, type Failure } from '../../../data/failure.ts';
import { VisuallyHidden } from '../../../ui/text.ts';
import type { StatementFileProps } from './file/StatementFile.tsx';
import { reconcileMessages as messages } from './reconcile-messages.ts';

/** A file that was chosen, with what shows it. */
interface ChosenFile {
  readonly file: File;
  /** Another one for each choice, also of the same file. */
  readonly key: number;
  readonly Part: ComponentType<StatementFileProps>;
}

/** Loads what reads files once there is one. @param onFailed is told why that failed: what was typed stays. */
export function useChosenFile(onFailed: (failed: Failure | null) => void) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  return {
    chosen,
    async choose(file: File): Promise<void> {
      onFailed(null);
      try {
        const { StatementFile } = await loadNeeded(() => import('./file/StatementFile.tsx'));
        setChosen((last) => ({ file, key: (last?.key ?? 0) + 1, Part: StatementFile }));
      } catch {
        onFailed(failure('failed', messages.readerNotLoaded));
      }
    },
    close: () => setChosen(null),
  };
}

/** The button that chooses the file of a bank. */
export function ChooseFile({ onChoose }: { readonly onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {messages.chooseFile}
      </Button>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          // Any file: of what isn't a statement it's said what to download instead.
          aria-label={messages.chooseFile}
          tabIndex={-1}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen !== undefined) onChoose(chosen);
            // The same file again is another choice.
            target.value = '';
          }}
        />
      </VisuallyHidden>
    </>
  );
}
