import { useState } from 'react';
import { saveReason, takeReason } from './reason-storage.ts';
import type { ApprovalLink } from './link-location.ts';

/** The state of the input for the reason of a rejection. */
export interface ReasonInput {
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  /** Whether it was typed before the page was reloaded. */
  readonly wasRestored: boolean;
  /** Saves it, so that it survives a reload. */
  readonly save: () => void;
}

/** Keeps the reason that is typed for the expense of a link. */
export function useReason({ expenseId }: ApprovalLink): ReasonInput {
  const [restored] = useState(() => takeReason(expenseId));
  const [reason, setReason] = useState(restored);
  return {
    reason,
    setReason,
    wasRestored: restored !== '',
    save: () => saveReason(expenseId, reason),
  };
}
