import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { DialogEnd } from './DialogEnd.tsx';
import { DialogHeading } from './DialogHeading.tsx';

interface ZeroQuestionProps {
  /** Why amounts would be saved as 0, a sentence each. */
  readonly zeros: readonly string[];
  readonly onSave: () => void;
  /** What was typed is still there. */
  readonly onCancel: () => void;
}

/** Asks before what is no number is saved as 0 (spec.md section 5), so that no amount becomes 0 unseen. */
export function ZeroQuestion({ zeros, onSave, onCancel }: ZeroQuestionProps) {
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onCancel}
    >
      <DialogHeading id={`${id}-title`}>
        {zeros.length > 1 ? 'Save them as $0.00?' : 'Save it as $0.00?'}
      </DialogHeading>
      <DialogContent id={`${id}-text`}>
        {zeros.map((zero) => (
          <Zero key={zero}>{zero}</Zero>
        ))}
      </DialogContent>
      <DialogEnd>
        <Button autoFocus onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="contained" onClick={onSave}>
          Save as $0.00
        </Button>
      </DialogEnd>
    </Dialog>
  );
}

const Zero = styled('p')({ margin: 0, overflowWrap: 'anywhere' });
