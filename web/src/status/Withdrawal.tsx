import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { useEffect, useRef, useState } from 'react';
import { Contact, GetLink, isOldLink, isWrongLink, NewSubmitterLink } from '../app/LinkFailure.tsx';
import { LinkFrame } from '../app/LinkedPage.tsx';
import { askWithLink, type SubmitterLink } from '../app/submitter-link.ts';
import { useAct } from '../app/useAct.ts';
import { HStack, VStack } from '../ui/layout.ts';
import { Notice } from '../ui/Notice.tsx';
import { PlainButton } from '../ui/PlainButton.tsx';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { useMessages, useWords } from '../ui/messages.ts';

/** Confirms a withdrawal. We email its link on request, and only the button withdraws the expense. */
export function Withdrawal({ link }: { readonly link: SubmitterLink }) {
  const linkMessages = useMessages('link');
  const statusMessages = useMessages('status');
  const words = useWords('language', 'page');
  const { state, act } = useAct(() => askWithLink('/api/withdraw-expense', link, words, {}));
  const [isKept, setIsKept] = useState(false);
  const outcome = useRef<HTMLHeadingElement>(null);
  const isOver = isKept || state.kind === 'done';
  useEffect(() => {
    // The focused button is gone.
    if (isOver) outcome.current?.focus();
  }, [isOver]);
  const sending = state.kind === 'sending';
  return (
    <LinkFrame title={statusMessages.withdrawTitle}>
      {isOver ? (
        <StatusPanel
          tone={isKept ? 'info' : 'success'}
          heading={isKept ? statusMessages.isKept : statusMessages.isWithdrawn}
          headingRef={outcome}
        >
          <p>{words.page.closeTab}</p>
        </StatusPanel>
      ) : (
        <VStack>
          <h2>{statusMessages.withdrawQuestion(referenceOf(link.payload.expenseId))}</h2>
          <p>{statusMessages.withdrawHint}</p>
          {state.kind === 'failed' && (
            <Notice tone="error" title={statusMessages.notWithdrawn}>
              {state.failure.unanswered === true ? linkMessages.unanswered : state.failure.text}
            </Notice>
          )}
          {state.kind === 'failed' && isOldLink(state.failure) && <NewSubmitterLink link={link} />}
          {state.kind === 'failed' && isWrongLink(state.failure) && (
            <>
              <Contact />
              <GetLink />
            </>
          )}
          {(state.kind !== 'failed' || state.failure.retry) && (
            <HStack>
              <PlainButton type="button" tone="error" disabled={sending} onClick={() => void act()}>
                {sending ? statusMessages.withdrawing : statusMessages.withdraw}
              </PlainButton>
              <PlainButton type="button" quiet disabled={sending} onClick={() => setIsKept(true)}>
                {statusMessages.keep}
              </PlainButton>
            </HStack>
          )}
        </VStack>
      )}
    </LinkFrame>
  );
}
