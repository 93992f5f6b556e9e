import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ExpenseReview } from '@pa-ledger/domain/expenses/decide/review';
import { amountOf } from '@pa-ledger/domain/money/money';
import { isNoteTooLong } from '@pa-ledger/domain/expenses/reason';
import { useState } from 'react';
import { HStack, Sheet, VStack } from '../../ui/layout.ts';
import { VisuallyHidden } from '../../ui/text.ts';
import { approvalWith, type Decision, type Seen } from '../decision-sender.ts';
import { FailureNotice } from '../FailureNotice.tsx';
import { ReasonForm } from '../ReasonForm.tsx';
import { isFinal, type DecisionState } from '../useDecision.ts';
import { useSavedOnLeave, type KeptText } from '../useKeptText.ts';
import { ExpenseSummary } from './OpenExpense.tsx';
import { useMessages } from '../../ui/messages.ts';

/** What the form in place of the buttons needs: a reason, what to fix, or a smaller amount; null for no form. */
export type Asking = 'reject' | 'return' | 'less' | null;

interface DecisionAreaProps {
  readonly review: ExpenseReview;
  readonly state: DecisionState;
  readonly reason: KeptText;
  readonly correction: KeptText;
  /** Why less is approved. */
  readonly less: KeptText;
  readonly note: KeptText;
  /** What it shows. */
  readonly seen: Seen;
  readonly asking: Asking;
  readonly onAsk: (asking: Asking) => void;
  readonly onDecide: (decision: Decision) => void;
}

/** The buttons at the bottom of the screen; all but Approve replace them, and the page's facts, with a form below the summary. */
export function DecisionArea(props: DecisionAreaProps) {
  const { asking, onAsk } = props;
  const [cancelled, setCancelled] = useState<Asking>(null);
  useSavedOnLeave(props.note);
  if (asking === null) return <Buttons {...props} cancelled={cancelled} />;
  const { review, state, seen, onDecide } = props;
  const input = { reject: props.reason, return: props.correction, less: props.less }[asking];
  const decisionOf = (amount: number | undefined): Decision => {
    const { text } = input;
    if (asking === 'reject') return { action: asking, reason: text, seen };
    if (asking === 'return') return { action: asking, note: text, version: seen.version };
    return { ...approvalWith(text, seen), ...(amount === undefined ? {} : { amount }) };
  };
  return (
    <Sheet ref={intoView} sx={{ scrollMarginBlock: '1rem' }}>
      <ExpenseSummary review={review} />
      <Rule />
      <ReasonForm
        of={asking}
        state={state}
        input={input}
        {...(asking === 'less' && { most: amountOf(review.payable) })}
        onSubmit={(amount) => onDecide(decisionOf(amount))}
        onCancel={() => {
          onAsk(null);
          setCancelled(asking);
        }}
      />
    </Sheet>
  );
}

const Rule = styled('hr')(({ theme }) => ({
  margin: '1.25rem 0',
  border: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** The summary must be in sight too, not just the field that takes the focus. */
const intoView = (sheet: HTMLElement | null) => sheet?.scrollIntoView({ block: 'nearest' });

interface ButtonsProps extends DecisionAreaProps {
  /** The form that the person just left; its button takes the focus. */
  readonly cancelled: Asking;
}

function Buttons({ state, note, seen, cancelled, onAsk, onDecide }: ButtonsProps) {
  const approveMessages = useMessages('approve');
  const sending = state.kind === 'sending';
  return (
    <Bar role="group" aria-label={approveMessages.yourDecision}>
      {state.kind === 'settled' && <FailureNotice outcome={state.outcome} />}
      {!isFinal(state) && (
        <Choices>
          <Button
            variant="contained"
            size="large"
            disabled={sending || isNoteTooLong(note.text)}
            onClick={() => onDecide(approvalWith(note.text, seen))}
          >
            {sending ? approveMessages.approving : approveMessages.approve}
          </Button>
          {(['reject', 'return'] as const).map((action) => (
            <Button
              key={action}
              variant="outlined"
              color={action === 'reject' ? 'error' : 'primary'}
              size="large"
              disabled={sending}
              autoFocus={cancelled === action}
              onClick={() => onAsk(action)}
            >
              {approveMessages.openForm[action]}
            </Button>
          ))}
        </Choices>
      )}
      <VisuallyHidden role="status">
        {sending ? approveMessages.sendingApproval : ''}
      </VisuallyHidden>
    </Bar>
  );
}

/** In one row even on the narrowest phone, where the longest label takes two lines. */
const Choices = styled(HStack)(({ theme }) => ({
  gap: '0.5rem',
  '& > button': {
    flex: '1 1 0',
    minWidth: 'min-content',
    paddingInline: '0.5rem',
    lineHeight: 1.2,
    [theme.breakpoints.up('sm')]: { flexBasis: 'auto' },
  },
  '& > button:first-of-type': { flexGrow: 2 },
}));

/** At the end of the page, it covers the frame's bottom margin. */
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
