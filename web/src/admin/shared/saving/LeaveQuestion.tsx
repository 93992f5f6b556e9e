import { dialogMessages } from '../dialog-messages.ts';
import { QuestionDialog } from '../frame/QuestionDialog.tsx';
import { unsavedNow } from './leave-guard.ts';

interface LeaveQuestionProps {
  readonly onAnswer: (leave: boolean) => void;
}

/** Asks before unsaved edits get lost, or files that aren't uploaded, which it names. */
export function LeaveQuestion({ onAnswer }: LeaveQuestionProps) {
  const { hasEdits, files } = unsavedNow();
  return (
    <QuestionDialog
      title={dialogMessages.leaveTitle}
      stay={dialogMessages.keepEditing}
      answer={{ label: dialogMessages.leave, run: () => onAnswer(true) }}
      color="error"
      isWarning
      onClose={() => onAnswer(false)}
    >
      {(hasEdits || files.length === 0) && <p>{dialogMessages.unsaved}</p>}
      {files.length > 0 && <p>{dialogMessages.notUploaded(files)}</p>}
    </QuestionDialog>
  );
}
