import { dialogMessages } from '../dialog-messages.ts';
import { QuestionDialog } from '../frame/QuestionDialog.tsx';
import type { Attempts, SaveOutcome } from './useAttempts.ts';

interface SaveQuestionDialogProps {
  readonly saving: Pick<Attempts<never>, 'question' | 'confirm' | 'keepEditing'>;
  /** Called when the answer is to save. */
  readonly onSave: (attempt: Promise<SaveOutcome>) => Promise<void>;
}

/** Asks before what was typed is saved, where it may be a mistake; Cancel keeps everything as it is. */
export function SaveQuestionDialog({ saving, onSave }: SaveQuestionDialogProps) {
  const { question, confirm, keepEditing } = saving;
  if (question === null) return null;
  const { title, reasons, answer } = question;
  return (
    <QuestionDialog
      // The next question is another dialog: its Cancel has the focus, and a screen reader reads it.
      key={title}
      title={title}
      stay={dialogMessages.cancel}
      answer={{ label: answer, run: () => void onSave(confirm()) }}
      onClose={keepEditing}
    >
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </QuestionDialog>
  );
}
