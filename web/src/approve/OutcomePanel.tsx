import { useEffect, useRef, type ReactNode } from 'react';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import type { ApprovalLink } from './link-location.ts';
import { MoreWaiting } from './MoreWaiting.tsx';
import type { Outcome } from './decision-sender.ts';
import { retryAction } from './retry-action.tsx';
import { outcomeMessages } from './outcome-words.ts';
import { useWords } from '../ui/messages.ts';

interface OutcomePanelProps {
  readonly outcome: Outcome;
  /** Offered when another attempt may succeed. */
  readonly onRetry?: () => void;
  /** The link that decided; absent after a reload, which no longer has it. */
  readonly link?: ApprovalLink;
  /** What the decision was about. */
  readonly children?: ReactNode;
}

/** The result of a decision. Its heading takes the focus because the focused button is gone. */
export function OutcomePanel({ outcome, onRetry, link, children }: OutcomePanelProps) {
  const words = useWords('approve', 'page', 'decisions');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [result, advice] = outcomeMessages(words, outcome);
  return (
    <>
      <StatusPanel
        tone={outcome.ok ? 'success' : 'error'}
        heading={result}
        headingRef={heading}
        action={outcome.ok ? undefined : retryAction(words.approve.tryAgain, outcome, onRetry)}
      >
        {children}
        <p>{advice}</p>
      </StatusPanel>
      {outcome.ok && link && <MoreWaiting link={link} />}
    </>
  );
}
