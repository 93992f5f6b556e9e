import { MESSAGES } from '@pa-ledger/domain/errors';
import { Notice } from '../ui/Notice.tsx';
import { ReloadButton } from '../ui/ReloadButton.tsx';
import type { Outcome } from './decision-sender.ts';

interface FailureNoticeProps {
  readonly outcome: Outcome;
  /** Keeps what was typed, for the reload that follows. */
  readonly onReload: () => void;
}

/** Why a decision did not go through, beside what can be pressed again. */
export function FailureNotice({ outcome, onReload }: FailureNoticeProps) {
  if (outcome.ok) return null;
  if (outcome.outdated === true) {
    const action = <ReloadButton onReload={onReload} />;
    return <Notice tone="error" title={outcome.text} action={action} />;
  }
  return (
    <Notice tone="error" title={outcome.text}>
      {MESSAGES.contactTreasurer}
    </Notice>
  );
}
