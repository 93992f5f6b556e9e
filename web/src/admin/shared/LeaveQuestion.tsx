import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaveQuestion, watchLeaving } from './leave-guard.ts';
import { DialogEnd } from './DialogEnd.tsx';
import { DialogHeading } from './DialogHeading.tsx';

/** Asks before unsaved edits get lost; stands once in the dashboard. */
export function LeaveQuestion() {
  const id = useId();
  const navigate = useNavigate();
  useEffect(() => watchLeaving((address) => void navigate(address)), [navigate]);
  const open = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.isOpen);
  if (!open) return null;
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
