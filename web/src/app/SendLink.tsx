import { VStack } from '../ui/layout.ts';
import { Notice } from '../ui/Notice.tsx';
import { PlainButton } from '../ui/PlainButton.tsx';
import type { Answer } from './answer.ts';
import { useAct } from './useAct.ts';
import { useMessages } from '../ui/messages.ts';

interface SendLinkProps {
  /** Asks the server to email the link to the address on record. */
  readonly send: () => Promise<Answer>;
  readonly label: string;
  readonly hint: string;
  /** What it says afterwards. */
  readonly sentHint?: string;
  readonly tone?: 'error' | 'primary';
}

/** Gets a link by email: one that acts where this one only reads, or a new one for one that no longer works. */
export function SendLink({ send, label, hint, sentHint, tone = 'primary' }: SendLinkProps) {
  const linkMessages = useMessages('link');
  const { state, act } = useAct(send);
  if (state.kind === 'done') {
    return (
      <Notice tone="success" title={linkMessages.sent} sx={SPACED}>
        {sentHint ?? linkMessages.sentHint}
      </Notice>
    );
  }
  const sending = state.kind === 'sending';
  return (
    <VStack sx={{ ...SPACED, justifyItems: 'start' }}>
      <p>{hint}</p>
      {state.kind === 'failed' && (
        <Notice tone="error" title={linkMessages.notSent}>
          {state.failure.unanswered === true ? linkMessages.unanswered : state.failure.text}
        </Notice>
      )}
      {(state.kind !== 'failed' || state.failure.retry) && (
        <PlainButton type="button" quiet tone={tone} disabled={sending} onClick={() => void act()}>
          {sending ? linkMessages.sending : label}
        </PlainButton>
      )}
    </VStack>
  );
}

const SPACED = { '&:not(:first-of-type)': { marginTop: '1.25rem' } };
