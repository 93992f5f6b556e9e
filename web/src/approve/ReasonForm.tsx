import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { reasonMessage } from '@pa-ledger/domain/expenses/reason';
import { useRef, useState, type SubmitEvent } from 'react';
import { TextArea } from '../ui/inputs.tsx';
import { VisuallyHidden } from '../ui/text.ts';
import { HStack, VStack } from '../ui/layout.ts';
import type { ApproveMessages } from './approve-messages.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { isFinal, type DecisionState } from './useDecision.ts';
import { useSavedOnLeave, type KeptText } from './useKeptText.ts';
import { useMessages } from '../ui/messages.ts';

interface ReasonFormProps {
  /** What the text is for. */
  readonly of: keyof ApproveMessages['forms'];
  readonly state: DecisionState;
  /** Kept outside the form, so that the text survives closing it. */
  readonly input: KeptText;
  readonly onSubmit: () => void;
  /** Goes back to where the person opened the form; absent if it has its own page. */
  readonly onCancel?: () => void;
}

/** Asks why an expense is rejected or sent back; the typed text stays after every failure. */
export function ReasonForm({ of, state, input, onSubmit, onCancel }: ReasonFormProps) {
  const approveMessages = useMessages('approve');
  const { text, setText } = input;
  useSavedOnLeave(input);
  const { label, required, submit: toSubmit, sending: progress } = approveMessages.forms[of];
  const [error, setError] = useState<string | null>(null);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const sending = state.kind === 'sending';

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const invalid = reasonMessage(text, required);
    setError(invalid);
    if (invalid === null) onSubmit();
    else textArea.current?.focus();
  };

  return (
    <form onSubmit={submit} noValidate aria-busy={sending || undefined}>
      <VStack>
        <TextArea
          label={label}
          hint={approveMessages.reasonHint}
          required
          rows={4}
          value={text}
          onChange={(event) => setText(event.target.value)}
          readOnly={sending || isFinal(state)}
          error={error}
          inputRef={textArea}
          autoFocus={onCancel !== undefined}
        />
        {state.kind === 'settled' && <FailureNotice outcome={state.outcome} />}
        {!isFinal(state) && (
          <Buttons>
            {onCancel && (
              <Button variant="outlined" size="large" onClick={onCancel} disabled={sending}>
                {approveMessages.back}
              </Button>
            )}
            <Button
              type="submit"
              variant="contained"
              color={of === 'reject' ? 'error' : 'primary'}
              size="large"
              disabled={sending}
            >
              {sending ? approveMessages.submitting : toSubmit}
            </Button>
          </Buttons>
        )}
        <VisuallyHidden role="status">{sending ? progress : ''}</VisuallyHidden>
      </VStack>
    </form>
  );
}

const Buttons = styled(HStack)({
  flexWrap: 'nowrap',
  '& > button': { paddingInline: '1.125rem' },
  '& > :last-child': { flex: 1 },
});
