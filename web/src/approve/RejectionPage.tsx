import { useState } from 'react';
import { Sheet } from '../ui/Sheet.tsx';
import { ApproveFrame } from './ApproveFrame.tsx';
import type { SendDecision } from './decision-sender.ts';
import { OutcomePanel } from './OutcomePanel.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { useDecision } from './useDecision.ts';

/** `action=reject`: asks for the reason and sends it (spec.md section 2). */
export function RejectionPage({ decide }: { readonly decide: SendDecision }) {
  const { state, send } = useDecision(decide);
  const [reason, setReason] = useState('');
  return (
    <ApproveFrame action="reject">
      <Sheet>
        {state.kind === 'settled' && state.outcome.ok ? (
          <OutcomePanel outcome={state.outcome} />
        ) : (
          <ReasonForm
            state={state}
            reason={reason}
            onReason={setReason}
            onSubmit={() => void send({ action: 'reject', reason })}
          />
        )}
      </Sheet>
    </ApproveFrame>
  );
}
