import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  dollarsFromCents,
  formatCents,
  parseDollars,
  type Cents,
} from '@pa-ledger/domain/money/money';
import { reasonFault } from '@pa-ledger/domain/expenses/reason';
import { useRef, useState, type SubmitEvent } from 'react';
import { TextArea, TextInput } from '../ui/inputs.tsx';
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
  /** In cents, if it also asks for a smaller amount than this. */
  readonly most?: Cents;
  /** @param amount the smaller amount, in dollars. */
  readonly onSubmit: (amount?: number) => void;
  /** Goes back to where the person opened the form; absent if it has its own page. */
  readonly onCancel?: () => void;
}

/** Asks why an expense is rejected or sent back; the typed text stays after every failure. */
export function ReasonForm({ of, state, input, most, onSubmit, onCancel }: ReasonFormProps) {
  const approveMessages = useMessages('approve');
  const decisions = useMessages('decisions');
  const { text, setText } = input;
  useSavedOnLeave(input);
  const { label, required, submit: toSubmit, sending: progress } = approveMessages.forms[of];
  const [error, setError] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [amountError, setAmountError] = useState<string | null>(null);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const amountField = useRef<HTMLInputElement>(null);
  const sending = state.kind === 'sending';

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const fault = reasonFault(text);
    const invalid = fault === 'blank' ? required : fault && decisions[fault];
    const amount = most === undefined ? null : smallerAmount(typed, most);
    const wrong = most === undefined || amount !== null ? null : approveMessages.notSmaller;
    setError(invalid);
    setAmountError(wrong);
    if (wrong !== null) amountField.current?.focus();
    else if (invalid !== null) textArea.current?.focus();
    else onSubmit(amount ?? undefined);
  };

  return (
    <form onSubmit={submit} noValidate aria-busy={sending || undefined}>
      <VStack>
        {most !== undefined && (
          <TextInput
            label={approveMessages.smallerAmount}
            hint={approveMessages.smallerHint(formatCents(most))}
            required
            inputMode="decimal"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            readOnly={sending || isFinal(state)}
            error={amountError}
            inputRef={amountField}
            autoFocus
          />
        )}
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
          autoFocus={onCancel !== undefined && most === undefined}
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

/** Returns a typed amount in dollars if it's more than nothing and less than `most`; null otherwise. */
function smallerAmount(typed: string, most: Cents): number | null {
  const amount = parseDollars(typed);
  return amount !== null && amount > 0 && amount < most ? dollarsFromCents(amount) : null;
}

const Buttons = styled(HStack)({
  flexWrap: 'nowrap',
  '& > button': { paddingInline: '1.125rem' },
  '& > :last-child': { flex: 1 },
});
