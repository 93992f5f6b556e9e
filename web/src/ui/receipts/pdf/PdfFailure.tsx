import Button from '@mui/material/Button';
import { Blank } from '../Blank.tsx';
import { PDF_FAULT_MESSAGES, type PdfFault } from './pdf-faults.ts';

interface PdfFailureProps {
  readonly fault: PdfFault;
  readonly onTryAgain: () => void;
}

/** What is said instead of a PDF; only what did not start is worth another try. */
export function PdfFailure({ fault, onTryAgain }: PdfFailureProps) {
  return (
    <Blank role="status">
      <p>{PDF_FAULT_MESSAGES[fault]}</p>
      {fault === 'notStarted' && (
        <Button variant="outlined" onClick={onTryAgain}>
          Try again
        </Button>
      )}
    </Blank>
  );
}
