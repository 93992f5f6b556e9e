import { parseReference } from '@pa-ledger/domain/expenses/reference';
import { isEmailAddress, MAX_EMAIL_LENGTH, typedAddress } from '@pa-ledger/domain/people/email';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ask } from '../app/answer.ts';
import { linkRequest } from '../app/submitter-link.ts';
import { useAct } from '../app/useAct.ts';
import { TextInput } from '../ui/inputs.tsx';
import { HStack, VStack } from '../ui/layout.ts';
import { Notice } from '../ui/Notice.tsx';
import { PlainButton } from '../ui/PlainButton.tsx';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { useMessages, useWords } from '../ui/messages.ts';

/** What a person types to get a link. */
interface Typed {
  readonly reference: string;
  readonly email: string;
}

/**
 * Gets the link to a request by email, for its reference and its submitter's address. It says the same whether or not
 * there's such a request, and keeps what was typed.
 */
export function RequestLink({ reference = '' }: { readonly reference?: string }) {
  const [typed, setTyped] = useState<Typed>({ reference, email: '' });
  const [round, setRound] = useState(0);
  return (
    <RequestForm
      key={round}
      typed={typed}
      onType={setTyped}
      takesFocus={round > 0}
      onBack={() => setRound(round + 1)}
    />
  );
}

interface RequestFormProps {
  readonly typed: Typed;
  readonly onType: (typed: Typed) => void;
  /** Whether the form takes the place of the button that had the focus. */
  readonly takesFocus: boolean;
  /** Shows the form again. */
  readonly onBack: () => void;
}

function RequestForm({ typed, onType, takesFocus, onBack }: RequestFormProps) {
  const linkMessages = useMessages('link');
  const statusMessages = useMessages('status');
  const words = useWords('language', 'page');
  const { state, act } = useAct(() =>
    ask('/api/request-link', linkRequest(null, asSent(typed)), words, (...sent) => fetch(...sent)),
  );
  const [checks, setChecks] = useState(false);
  const reference = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const sent = useRef<HTMLHeadingElement>(null);
  const isSent = state.kind === 'done';
  useEffect(() => {
    // The focused button is gone.
    if (isSent) sent.current?.focus();
    else if (takesFocus) reference.current?.focus();
  }, [isSent, takesFocus]);
  if (isSent) {
    return (
      <StatusPanel
        tone="success"
        heading={statusMessages.request.sent}
        headingRef={sent}
        action={
          <PlainButton type="button" quiet onClick={onBack}>
            {statusMessages.request.back}
          </PlainButton>
        }
      >
        <p>{statusMessages.request.sentText}</p>
        <p>{statusMessages.request.sentHint}</p>
      </StatusPanel>
    );
  }

  const isReference = parseReference(typed.reference) !== null;
  const isEmail = isEmailAddress(typedAddress(typed.email));
  const sending = state.kind === 'sending';
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setChecks(true);
    if (!isReference) reference.current?.focus();
    else if (!isEmail) email.current?.focus();
    else void act();
  };
  return (
    <form onSubmit={submit} noValidate aria-busy={sending || undefined}>
      <VStack sx={{ gap: '1.125rem' }}>
        <VStack sx={{ gap: '0.35rem' }}>
          <h2>{statusMessages.request.heading}</h2>
          <p>{statusMessages.request.hint}</p>
        </VStack>
        <TextInput
          label={statusMessages.request.reference}
          hint={statusMessages.request.referenceHint}
          required
          value={typed.reference}
          onChange={(event) => onType({ ...typed, reference: event.target.value })}
          error={checks && !isReference ? statusMessages.request.badReference : null}
          inputRef={reference}
          readOnly={sending}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          inputMode="text"
          enterKeyHint="next"
          maxLength={40}
        />
        <TextInput
          label={statusMessages.request.email}
          required
          value={typed.email}
          onChange={(event) => onType({ ...typed, email: event.target.value })}
          error={checks && !isEmail ? statusMessages.request.badEmail : null}
          inputRef={email}
          readOnly={sending}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          maxLength={MAX_EMAIL_LENGTH}
        />
        {state.kind === 'failed' && (
          <Notice tone="error" title={statusMessages.request.notSent}>
            {state.failure.unanswered === true ? linkMessages.unanswered : state.failure.text}
          </Notice>
        )}
        <HStack>
          <PlainButton type="submit" disabled={sending}>
            {sending ? statusMessages.request.sending : statusMessages.request.send}
          </PlainButton>
        </HStack>
      </VStack>
    </form>
  );
}

/** The body of the request: both in the spelling that we store. */
function asSent({ reference, email }: Typed): Typed {
  return { reference: parseReference(reference) ?? reference, email: typedAddress(email) };
}
