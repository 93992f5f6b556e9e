import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Sheet } from '../../ui/Sheet.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { APPROVAL, type Decision } from '../decision.ts';
import { FailureNotice } from '../FailureNotice.tsx';
import { ReasonForm } from '../ReasonForm.tsx';
import type { ApprovalLink } from '../link-location.ts';
import type { DecisionState } from '../useDecision.ts';
import { useReason } from '../useReason.ts';

interface DecisionAreaProps {
  readonly state: DecisionState;
  readonly link: ApprovalLink;
  readonly onDecide: (decision: Decision) => void;
}

/** The two buttons, within reach of the thumb; Reject opens the reason in their place. */
export function DecisionArea({ state, link, onDecide }: DecisionAreaProps) {
  const typed = useReason(link);
  const [rejecting, setRejecting] = useState(typed.wasRestored);
  const [cancelled, setCancelled] = useState(false);
  const sending = state.kind === 'sending';
  const over = state.kind === 'settled' && !state.outcome.ok && !state.outcome.retry;

  if (rejecting) {
    return (
      <Form>
        <ReasonForm
          state={state}
          typed={typed}
          onSubmit={() => onDecide({ action: 'reject', reason: typed.reason })}
          onCancel={() => {
            setRejecting(false);
            setCancelled(true);
          }}
        />
      </Form>
    );
  }
  return (
    <Bar role="group" aria-label="Your decision">
      {state.kind === 'settled' && <FailureNotice outcome={state.outcome} onReload={typed.save} />}
      {!over && (
        <Buttons>
          <Button
            variant="outlined"
            color="error"
            size="large"
            disabled={sending}
            autoFocus={cancelled}
            onClick={() => setRejecting(true)}
          >
            Reject
          </Button>
          <Button
            variant="contained"
            size="large"
            disabled={sending}
            onClick={() => onDecide(APPROVAL)}
          >
            {sending ? 'ApprovalVisit…' : 'Approve'}
          </Button>
        </Buttons>
      )}
      <VisuallyHidden role="status">{sending ? 'Sending your approval…' : ''}</VisuallyHidden>
    </Bar>
  );
}

const Form = styled(Sheet)({ marginTop: '1rem', scrollMarginBlock: '1rem' });

/** At the end of the page it reaches down to the edge, over the frame's own margin. */
const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'grid',
  gap: '0.75rem',
  margin: '1rem 0 -2rem',
  padding: '0.75rem',
  paddingBottom: 'max(0.75rem, env(safe-area-inset-bottom))',
  borderRadius: '14px 14px 0 0',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderBottom: 0,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: '0 -8px 24px -8px rgb(6 30 26 / 0.25)',
}));

const Buttons = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 2fr',
  gap: '0.75rem',
});
