import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { QuestionDialog } from './QuestionDialog.tsx';

interface ZeroQuestionProps {
  /** Why amounts would be saved as 0, a sentence each. */
  readonly zeros: readonly string[];
  readonly onSave: () => void;
  /** What was typed is still there. */
  readonly onCancel: () => void;
}

/** Asks before what is no number is saved as 0, so that no amount becomes 0 unseen. */
export function ZeroQuestion({ zeros, onSave, onCancel }: ZeroQuestionProps) {
  return (
    <QuestionDialog
      title={zeros.length > 1 ? 'Save them as $0.00?' : 'Save it as $0.00?'}
      onClose={onCancel}
      actions={
        <>
          <Button autoFocus onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="contained" onClick={onSave}>
            Save as $0.00
          </Button>
        </>
      }
    >
      {zeros.map((zero) => (
        <Zero key={zero}>{zero}</Zero>
      ))}
    </QuestionDialog>
  );
}

const Zero = styled('p')({ margin: 0, overflowWrap: 'anywhere' });
