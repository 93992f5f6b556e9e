import { useEffect, useRef, type ReactNode } from 'react';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import type { Outcome } from './decision-sender.ts';
import { retryAction } from './retry-action.tsx';
import { sentencesOf } from './sentences.ts';

interface OutcomePanelProps {
  readonly outcome: Outcome;
  /** Offered when the same again may work. */
  readonly onRetry?: () => void;
  /** What the decision was about. */
  readonly children?: ReactNode;
}

/** What became of the decision. Its heading takes the focus: what had it is gone. */
export function OutcomePanel({ outcome, onRetry, children }: OutcomePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [happened, advice] = sentencesOf(outcome);
  return (
    <StatusPanel
      tone={outcome.ok ? 'success' : 'error'}
      heading={happened}
      headingRef={heading}
      action={outcome.ok ? undefined : retryAction(outcome, onRetry)}
    >
      {children}
      <p>{advice}</p>
    </StatusPanel>
  );
}
