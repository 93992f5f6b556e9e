import { linkMessages } from '../app/link-messages.ts';
import type { SubmitterLink } from '../app/submitter-link.ts';
import { VStack } from '../ui/layout.ts';
import { Notice } from '../ui/Notice.tsx';
import { PlainButton } from '../ui/PlainButton.tsx';
import { statusMessages } from './status-messages.ts';
import { useAct } from './useAct.ts';

interface SendLinkProps {
  readonly link: SubmitterLink;
  readonly purpose: 'correct' | 'withdraw';
}

/** Mails a link that acts: this one only reads. */
export function SendLink({ link, purpose }: SendLinkProps) {
  const { state, act } = useAct('/api/send-link', link, { purpose });
  const { label, hint } = statusMessages.send[purpose];
  if (state.kind === 'done') {
    return (
      <Notice tone="success" title={statusMessages.sent} sx={SPACED}>
        {statusMessages.sentHint}
      </Notice>
    );
  }
  const sending = state.kind === 'sending';
  return (
    <VStack sx={{ ...SPACED, justifyItems: 'start' }}>
      <p>{hint}</p>
      {state.kind === 'failed' && (
        <Notice tone="error" title={statusMessages.notSent}>
          {state.failure.unanswered === true ? linkMessages.unanswered : state.failure.text}
        </Notice>
      )}
      {(state.kind !== 'failed' || state.failure.retry) && (
        <PlainButton
          type="button"
          quiet
          tone={purpose === 'withdraw' ? 'error' : 'primary'}
          disabled={sending}
          onClick={() => void act()}
        >
          {sending ? statusMessages.sending : label}
        </PlainButton>
      )}
    </VStack>
  );
}

const SPACED = { '&:not(:first-of-type)': { marginTop: '1.25rem' } };
