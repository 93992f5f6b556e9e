import Button from '@mui/material/Button';
import { QuestionDialog } from './QuestionDialog.tsx';

interface LeaveQuestionProps {
  readonly onAnswer: (leave: boolean) => void;
}

/** Asks before unsaved edits get lost. */
export function LeaveQuestion({ onAnswer }: LeaveQuestionProps) {
  const stay = () => onAnswer(false);
  return (
    <QuestionDialog
      title="Leave without saving?"
      onClose={stay}
      actions={
        <>
          <Button color="error" onClick={() => onAnswer(true)}>
            Leave without saving
          </Button>
          <Button variant="contained" autoFocus onClick={stay}>
            Keep editing
          </Button>
        </>
      }
    >
      What you changed has not been saved yet.
    </QuestionDialog>
  );
}
