import Button from '@mui/material/Button';
import { isEmailAddress, typedAddress } from '@pa-ledger/domain/people/email';
import { type SubmitEvent, useState } from 'react';
import { english } from '../../app/english.ts';
import { ask } from '../../app/answer.ts';
import { TextInput } from '../../ui/inputs.tsx';
import { VStack } from '../../ui/layout.ts';
import { Notice } from '../../ui/Notice.tsx';
import { SecondaryText } from '../../ui/text.ts';
import { useFocusOnFailure } from '../shared/frame/field-focus.ts';
import { forgotMessages as words } from './login-messages.ts';
import { loginMessages } from './login-messages.ts';

type State =
  | { readonly kind: 'open'; readonly error?: string; readonly failed?: { readonly text: string } }
  | { readonly kind: 'sending' | 'sent' };

/** Asks for a link to set a new password. The answer is always the same: it must not reveal which accounts exist. */
export function ForgotPassword() {
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<State>({ kind: 'open' });
  const outcome = useFocusOnFailure(
    state.kind === 'sent' ? state : state.kind === 'open' ? (state.failed ?? null) : null,
  );
  const send = async (): Promise<void> => {
    const email = typedAddress(typed);
    if (!isEmailAddress(email)) {
      setState({ kind: 'open', error: words.noAddress });
      return;
    }
    setState({ kind: 'sending' });
    const answer = await ask('/api/forgot-password', requestFor(email), english, fetch);
    if (answer.ok) setState({ kind: 'sent' });
    else {
      const text = answer.unanswered === true ? words.unanswered : answer.text;
      setState({ kind: 'open', failed: { text } });
    }
  };
  if (state.kind === 'sent') {
    return (
      <Notice ref={outcome} tone="success" title={words.sent}>
        {words.sentHint}
      </Notice>
    );
  }
  const isSending = state.kind === 'sending';
  return (
    <form
      noValidate
      aria-label={loginMessages.forgot}
      aria-busy={isSending || undefined}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        if (!isSending) void send();
      }}
    >
      <VStack sx={{ gap: '1rem' }}>
        <SecondaryText>{words.hint}</SecondaryText>
        <TextInput
          label={words.email}
          required
          type="email"
          name="email"
          autoComplete="email"
          autoFocus
          value={typed}
          error={state.kind === 'open' ? state.error : undefined}
          readOnly={isSending}
          onChange={({ target }) => setTyped(target.value)}
        />
        {state.kind === 'open' && state.failed && (
          <Notice ref={outcome} tone="error" title={words.notSent}>
            {state.failed.text}
          </Notice>
        )}
        <Button type="submit" variant="outlined" disabled={isSending}>
          {isSending ? words.sending : words.send}
        </Button>
      </VStack>
    </form>
  );
}

function requestFor(email: string): RequestInit {
  return {
    method: 'POST',
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  };
}
