import Button from '@mui/material/Button';
import { leaveQuestion } from './leave-guard.ts';
import { QuestionDialog } from './QuestionDialog.tsx';

/** Asks before unsaved edits get lost. */
export function LeaveQuestion() {
  const stay = () => leaveQuestion.answer(false);
  return (
    <QuestionDialog
      title="Leave without saving?"
      onClose={stay}
      actions={
        <>
          <Button color="error" onClick={() => leaveQuestion.answer(true)}>
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
