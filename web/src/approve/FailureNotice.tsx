import { Notice } from '../ui/Notice.tsx';
import { ReloadButton } from '../ui/ReloadButton.tsx';
import { failureAdvice } from './outcome-words.ts';
import type { Outcome } from './decision-sender.ts';
import { useWords } from '../ui/messages.ts';

interface FailureNoticeProps {
  readonly outcome: Outcome;
}

/** Says why a decision failed, next to the buttons that send it again. */
export function FailureNotice({ outcome }: FailureNoticeProps) {
  const words = useWords('approve', 'page', 'decisions');
  if (outcome.ok) return null;
  if (outcome.outdated === true) {
    return <Notice tone="error" title={outcome.text} action={<ReloadButton />} />;
  }
  return (
    <Notice tone="error" title={outcome.text}>
      {failureAdvice(words, outcome)}
    </Notice>
  );
}
