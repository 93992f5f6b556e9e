import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ERRORS, MESSAGES } from '@pa-ledger/domain/errors';
import { EXPENSE_FIELD_NAMES, EXPENSE_FIELDS } from '@pa-ledger/domain/expense-fields';
import { useState } from 'react';
import { Notice } from '../ui/Notice.tsx';
import type { Obstacle, Submission } from './useSubmission.ts';

interface FormEndProps {
  /** Whether there is a receipt; the button waits for one (spec.md section 5). */
  readonly ready: boolean;
  readonly submission: Submission;
}

/** The form's end: why it was not sent, and the button that sends it. */
export function FormEnd({ ready, submission }: FormEndProps) {
  const { sending, obstacle } = submission;
  return (
    <End>
      {obstacle !== null && <ObstacleNotice obstacle={obstacle} onAnew={submission.startAnew} />}
      <Buttons>
        <Button
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
      {!ready && <Needed id="receipt-needed">{MESSAGES.receiptRequiredInline}</Needed>}
    </End>
  );
}

interface ObstacleNoticeProps {
  readonly obstacle: Obstacle;
  readonly onAnew: () => void;
}

function ObstacleNotice({ obstacle, onAnew }: ObstacleNoticeProps) {
  switch (obstacle.is) {
    case 'incomplete': {
      const wrong = EXPENSE_FIELD_NAMES.filter((name) => obstacle.problems[name] !== undefined);
      const labels = wrong.map((name) => EXPENSE_FIELDS[name].label).join(', ');
      return (
        <Notice tone="error">
          {obstacle.noReceipt && <p>{MESSAGES.receiptRequiredAlert}</p>}
          {wrong.length > 0 && <p>Please look again at: {labels}.</p>}
        </Notice>
      );
    }
    case 'receiptLost':
      return (
        <Notice tone="error" title={MESSAGES.submitFailed}>
          A receipt could not be uploaded. Try it again or remove it, then submit once more.
        </Notice>
      );
    case 'usedUp':
      return (
        <Notice
          tone="error"
          title={ERRORS.alreadySubmitted.message}
          action={
            <Button variant="contained" onClick={onAnew}>
              Start a new expense with these details
            </Button>
          }
        />
      );
    case 'failed':
      return (
        <Notice tone="error" title={MESSAGES.submitFailed}>
          {obstacle.reason === null
            ? 'What you entered is kept.'
            : `${obstacle.reason} What you entered is kept.`}
        </Notice>
      );
  }
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
}));

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem 1rem',
  '& > [type="submit"]': { flex: '1 1 100%' },
  [theme.breakpoints.up('sm')]: { '& > [type="submit"]': { flex: '0 0 auto' } },
}));

const Asking = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem',
});

const Needed = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
