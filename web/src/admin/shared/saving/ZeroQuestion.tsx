import Button from '@mui/material/Button';
import { dialogMessages } from '../dialog-messages.ts';
import { QuestionDialog } from '../frame/QuestionDialog.tsx';

interface ZeroQuestionProps {
  /** Why amounts would be saved as 0, one sentence each. */
  readonly zeros: readonly string[];
  readonly onSave: () => void;
  /** Keeps what was typed. */
  readonly onCancel: () => void;
}

/** Asks before something that is no number is saved as 0, so that no amount becomes 0 unnoticed. */
export function ZeroQuestion({ zeros, onSave, onCancel }: ZeroQuestionProps) {
  return (
    <QuestionDialog
      title={dialogMessages.zeroTitle(zeros.length)}
      onClose={onCancel}
      actions={
        <>
          <Button autoFocus onClick={onCancel}>
            {dialogMessages.cancel}
          </Button>
          <Button variant="contained" onClick={onSave}>
            {dialogMessages.saveZero}
          </Button>
        </>
      }
    >
      {zeros.map((zero) => (
        <p key={zero}>{zero}</p>
      ))}
    </QuestionDialog>
  );
}
