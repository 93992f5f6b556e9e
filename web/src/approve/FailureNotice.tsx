import { MESSAGES } from '@pa-ledger/domain/errors';
import { Notice } from '../ui/Notice.tsx';
import type { Outcome } from './decision-sender.ts';

/** Why a decision did not go through, beside what can be pressed again. */
export function FailureNotice({ outcome }: { readonly outcome: Outcome }) {
  if (outcome.ok) return null;
  return (
    <Notice tone="error" title={outcome.text}>
      {MESSAGES.contactTreasurer}
    </Notice>
  );
}
