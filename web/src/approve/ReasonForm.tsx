import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { MESSAGES } from '@pa-ledger/domain/errors';
import { reasonMessage } from '@pa-ledger/domain/expenses/reason';
import { useRef, useState, type SubmitEvent } from 'react';
import { TextArea } from '../ui/inputs.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import type { DecisionState } from './useDecision.ts';
import type { ReasonInput } from './useReason.ts';

interface ReasonFormProps {
  readonly state: DecisionState;
  /** It outlives the form, so that nothing is typed twice. */
  readonly typed: ReasonInput;
  readonly onSubmit: () => void;
  /** Leads back to where the form was opened; absent where there is no such place. */
  readonly onCancel?: () => void;
}

/** Asks why an expense is rejected; what was typed stays through every failure. */
export function ReasonForm({ state, typed, onSubmit, onCancel }: ReasonFormProps) {
  const { reason, setReason, save } = typed;
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const sending = state.kind === 'sending';

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const found = reasonMessage(reason, MESSAGES.rejectionCancelled);
    setError(found);
    if (found === null) onSubmit();
    else input.current?.focus();
  };

  return (
    <Form onSubmit={submit} noValidate aria-busy={sending || undefined}>
      <TextArea
        label="Reason for the rejection"
        hint="The person who submitted the expense will read it."
        required
        rows={4}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        readOnly={sending}
        error={error}
        inputRef={input}
        autoFocus={onCancel !== undefined}
      />
      {state.kind === 'settled' && <FailureNotice outcome={state.outcome} onReload={save} />}
      <Buttons>
        {onCancel && (
          <Button variant="outlined" size="large" onClick={onCancel} disabled={sending}>
            Back
          </Button>
        )}
        <Button type="submit" variant="contained" color="error" size="large" disabled={sending}>
          {sending ? 'Submitting…' : 'Submit rejection'}
        </Button>
      </Buttons>
      <VisuallyHidden role="status">{sending ? 'Sending your rejection…' : ''}</VisuallyHidden>
    </Form>
  );
}

const Form = styled('form')({ display: 'grid', gap: '1rem' });

const Buttons = styled('div')({
  display: 'flex',
  gap: '0.75rem',
  '& > button': { paddingInline: '1.125rem' },
  '& > :last-child': { flex: 1 },
});
