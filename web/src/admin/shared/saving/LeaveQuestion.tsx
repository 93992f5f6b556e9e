import { dialogMessages } from '../dialog-messages.ts';
import { QuestionDialog } from '../frame/QuestionDialog.tsx';

interface LeaveQuestionProps {
  readonly onAnswer: (leave: boolean) => void;
}

/** Asks before unsaved edits get lost. */
export function LeaveQuestion({ onAnswer }: LeaveQuestionProps) {
  return (
    <QuestionDialog
      title={dialogMessages.leaveTitle}
      stay={dialogMessages.keepEditing}
      answer={{ label: dialogMessages.leave, run: () => onAnswer(true) }}
      color="error"
      isWarning
      onClose={() => onAnswer(false)}
    >
      {dialogMessages.unsaved}
    </QuestionDialog>
  );
}
