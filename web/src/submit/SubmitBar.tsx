import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { MESSAGES } from '@pa-ledger/domain/errors';
import { useEffect, useRef, useState } from 'react';
import { HEADING_WIDTH } from '../ui/FormSection.tsx';
import type { FieldErrors } from './form-values.ts';
import { SubmitBlockerNotice } from './SubmitBlockerNotice.tsx';
import type { Submission } from './useSubmission.ts';

interface SubmitBarProps {
  /** Whether there is a receipt; the button waits for one. */
  readonly ready: boolean;
  /** What is wrong now: a notice about it goes when it is mended. */
  readonly errors: FieldErrors;
  readonly submission: Submission;
}

/** The form's end: why it was not sent, and the button that sends it. */
export function SubmitBar({ ready, errors, submission }: SubmitBarProps) {
  const { sending, blocker } = submission;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // While it was disabled it could not keep the focus.
    if (!sending && blocker !== null && document.activeElement === document.body) {
      button.current?.focus();
    }
  }, [sending, blocker]);

  return (
    <End>
      {blocker !== null && (
        <SubmitBlockerNotice {...{ blocker, errors, submission }} hasReceipt={ready} />
      )}
      {!ready && <Needed id="receipt-needed">{MESSAGES.receiptRequiredInline}</Needed>}
      <Buttons>
        <Button
          ref={button}
          type="submit"
          variant="contained"
          size="large"
          disabled={!ready || sending}
          aria-describedby={ready ? undefined : 'receipt-needed'}
        >
          {sending ? 'Submitting...' : 'Submit Expense'}
        </Button>
        {!sending && <ClearButton onClear={submission.clear} />}
      </Buttons>
    </End>
  );
}

/** Asks before it throws everything away. */
function ClearButton({ onClear }: { readonly onClear: () => void }) {
  const [asking, setAsking] = useState(false);
  if (!asking) return <Button onClick={() => setAsking(true)}>Clear form</Button>;
  return (
    <Asking role="group" aria-label="Clear form">
      <span>Clear everything?</span>
      <Button color="error" variant="outlined" onClick={onClear}>
        Clear
      </Button>
      <Button autoFocus onClick={() => setAsking(false)}>
        Keep
      </Button>
    </Asking>
  );
}

const End = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '0.9rem',
  padding: 'clamp(1.25rem, 3vw, 1.75rem) clamp(1rem, 3.5vw, 2.25rem)',
  backgroundColor: theme.vars.palette.brand.well,
  '& p': { margin: 0 },
  // In line with the fields.
  [theme.breakpoints.up('md')]: { paddingInlineStart: `calc(${HEADING_WIDTH} + 2.25rem + 3px)` },
}));

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem 1rem',
  '& > button': { flex: '1 1 100%' },
  [theme.breakpoints.up('sm')]: { '& > button': { flex: '0 0 auto' } },
}));

const Asking = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem',
});

const Needed = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
