import Button from '@mui/material/Button';
import { dialogMessages } from '../dialog-messages.ts';
import { QuestionDialog } from '../frame/QuestionDialog.tsx';

interface LeaveQuestionProps {
  readonly onAnswer: (leave: boolean) => void;
}

/** Asks before unsaved edits get lost. */
export function LeaveQuestion({ onAnswer }: LeaveQuestionProps) {
  const stay = () => onAnswer(false);
  return (
    <QuestionDialog
      title={dialogMessages.leaveTitle}
      onClose={stay}
      actions={
        <>
          <Button color="error" onClick={() => onAnswer(true)}>
            {dialogMessages.leave}
          </Button>
          <Button variant="contained" autoFocus onClick={stay}>
            {dialogMessages.keepEditing}
          </Button>
        </>
      }
    >
      {dialogMessages.unsaved}
    </QuestionDialog>
  );
}
