import { type Invitation, invitation } from '@pa-ledger/domain/people/people-requests';
import { useEffect, useState } from 'react';
import { english } from '../../app/english.ts';
import { ask, type Answer, type Failure } from '../../app/answer.ts';
import { personLinkRequest } from './link-request.ts';
import type { JoinLink } from './join-link.ts';
import { joinMessages as words } from './join-messages.ts';

/** What is known of a link. */
export type LinkState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly invitation: Invitation }
  /** It may open later. */
  | { readonly kind: 'failed'; readonly text: string }
  /** It doesn't work anymore; the text says why, and what to do. */
  | { readonly kind: 'refused'; readonly text: string };

/** Reads what a link is for. A browser that began with it knows already: the server only says that it was used. */
export function useInvitation(link: JoinLink): {
  readonly state: LinkState;
  readonly retry: () => void;
  readonly refuse: (failure: Failure) => void;
} {
  const { token, begun } = link;
  const [state, setState] = useState<LinkState>(() => {
    const known = invitation.safeParse(begun);
    return known.success ? { kind: 'open', invitation: known.data } : { kind: 'loading' };
  });
  const [attempt, setAttempt] = useState(0);
  const isOpen = state.kind === 'open';
  useEffect(() => {
    if (isOpen) return undefined;
    let isCurrent = true;
    void ask('/api/invitation', personLinkRequest(token), english, fetch).then((answer) => {
      if (isCurrent) setState(stateOf(answer));
    });
    return () => {
      isCurrent = false;
    };
    // Once it's open, it stays open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [token, attempt]);
  return {
    state,
    retry() {
      setState({ kind: 'loading' });
      setAttempt(attempt + 1);
    },
    refuse: (failure) => setState({ kind: 'refused', text: failure.text }),
  };
}

function stateOf(answer: Answer): LinkState {
  if (answer.ok) {
    const read = invitation.safeParse(answer.fields);
    return read.success
      ? { kind: 'open', invitation: read.data }
      : { kind: 'failed', text: words.unreadable };
  }
  if (answer.unanswered === true) return { kind: 'failed', text: words.unreadable };
  return { kind: answer.retry ? 'failed' : 'refused', text: answer.text };
}
