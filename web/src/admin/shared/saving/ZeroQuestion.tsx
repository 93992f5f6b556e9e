import { dialogMessages } from '../dialog-messages.ts';
import { QuestionDialog } from '../frame/QuestionDialog.tsx';
import type { Attempts, SaveOutcome } from './useAttempts.ts';

interface ZeroQuestionProps {
  readonly saving: Pick<Attempts<never>, 'zeros' | 'saveZeros' | 'keepEditing'>;
  /** Called when they are to be saved as 0. */
  readonly onSave: (attempt: Promise<SaveOutcome>) => Promise<void>;
}

/** Asks before something that is no number is saved as 0, so that no amount becomes 0 unnoticed. */
export function ZeroQuestion({ saving, onSave }: ZeroQuestionProps) {
  const { zeros, saveZeros, keepEditing } = saving;
  if (zeros.length === 0) return null;
  return (
    <QuestionDialog
      title={dialogMessages.zeroTitle(zeros.length)}
      stay={dialogMessages.cancel}
      answer={{ label: dialogMessages.saveZero, run: () => void onSave(saveZeros()) }}
      onClose={keepEditing}
    >
      {zeros.map((zero) => (
        <p key={zero}>{zero}</p>
      ))}
    </QuestionDialog>
  );
}
