import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { leaveQuestion } from './leave-guard.ts';
import { DialogEnd } from './DialogEnd.tsx';
import { DialogHeading } from './DialogHeading.tsx';

/** Asks before unsaved edits get lost. */
export function LeaveQuestion() {
  const id = useId();
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={() => leaveQuestion.answer(false)}
    >
      <DialogHeading id={`${id}-title`}>Leave without saving?</DialogHeading>
      <DialogContent id={`${id}-text`}>What you changed has not been saved yet.</DialogContent>
      <DialogEnd>
        <Button color="error" onClick={() => leaveQuestion.answer(true)}>
          Leave without saving
        </Button>
        <Button variant="contained" autoFocus onClick={() => leaveQuestion.answer(false)}>
          Keep editing
        </Button>
      </DialogEnd>
    </Dialog>
  );
}
