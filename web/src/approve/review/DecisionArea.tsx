import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { noteMessage } from '@pa-ledger/domain/expenses/reason';
import { useState } from 'react';
import { Sheet, VStack } from '../../ui/layout.ts';
import { VisuallyHidden } from '../../ui/text.ts';
import { approveMessages } from '../approve-messages.ts';
import { approvalWith, type Decision } from '../decision-sender.ts';
import { FailureNotice } from '../FailureNotice.tsx';
import { ReasonForm } from '../ReasonForm.tsx';
import { isFinal, type DecisionState } from '../useDecision.ts';
import type { KeptText } from '../useKeptText.ts';

interface DecisionAreaProps {
  readonly state: DecisionState;
  readonly reason: KeptText;
  readonly note: KeptText;
  /** Whether the reason of a rejection is asked for. */
  readonly rejecting: boolean;
  readonly onReject: (rejecting: boolean) => void;
  readonly onDecide: (decision: Decision) => void;
}

/** The two buttons at the bottom of the screen; Reject replaces them with the form for the reason. */
export function DecisionArea({
  state,
  reason,
  note,
  rejecting,
  onReject,
  onDecide,
}: DecisionAreaProps) {
  const [cancelled, setCancelled] = useState(false);
  const sending = state.kind === 'sending';

  if (rejecting) {
    return (
      <Sheet sx={{ marginTop: '1rem', scrollMarginBlock: '1rem' }}>
        <ReasonForm
          state={state}
          input={reason}
          onSubmit={() => onDecide({ action: 'reject', reason: reason.text })}
          onCancel={() => {
            onReject(false);
            setCancelled(true);
          }}
        />
      </Sheet>
    );
  }
  return (
    <Bar role="group" aria-label={approveMessages.yourDecision}>
      {state.kind === 'settled' && <FailureNotice outcome={state.outcome} onReload={note.save} />}
      {!isFinal(state) && (
        <VStack sx={{ gridTemplateColumns: '1fr 2fr' }}>
          <Button
            variant="outlined"
            color="error"
            size="large"
            disabled={sending}
            autoFocus={cancelled}
            onClick={() => onReject(true)}
          >
            {approveMessages.reject}
          </Button>
          <Button
            variant="contained"
            size="large"
            disabled={sending || noteMessage(note.text) !== null}
            onClick={() => onDecide(approvalWith(note.text))}
          >
            {sending ? approveMessages.approving : approveMessages.approve}
          </Button>
        </VStack>
      )}
      <VisuallyHidden role="status">
        {sending ? approveMessages.sendingApproval : ''}
      </VisuallyHidden>
    </Bar>
  );
}

/** At the end of the page it covers the frame's bottom margin. */
const Bar = styled(VStack)(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  margin: '1rem 0 -2rem',
  padding: '0.75rem',
  paddingBottom: 'max(0.75rem, env(safe-area-inset-bottom))',
  borderRadius: '14px 14px 0 0',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderBottom: 0,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: '0 -8px 24px -8px rgb(6 30 26 / 0.25)',
}));
