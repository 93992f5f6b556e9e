import { Notice } from '../ui/Notice.tsx';
import { ReloadButton } from '../ui/ReloadButton.tsx';
import { failureAdvice } from './approve-messages.ts';
import type { Outcome } from './decision-sender.ts';

interface FailureNoticeProps {
  readonly outcome: Outcome;
  /** Saves what was typed before the page is reloaded. */
  readonly onReload: () => void;
}

/** Says why a decision failed, next to the buttons that send it again. */
export function FailureNotice({ outcome, onReload }: FailureNoticeProps) {
  if (outcome.ok) return null;
  if (outcome.outdated === true) {
    const action = <ReloadButton onReload={onReload} />;
    return <Notice tone="error" title={outcome.text} action={action} />;
  }
  return (
    <Notice tone="error" title={outcome.text}>
      {failureAdvice(outcome)}
    </Notice>
  );
}
