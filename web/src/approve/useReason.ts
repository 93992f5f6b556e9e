import { useState } from 'react';
import { saveReason, takeReason } from './reason-storage.ts';
import type { ApprovalLink } from './link-location.ts';

/** The reason of a rejection while it is typed. */
export interface ReasonInput {
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  /** Whether it was typed before the page was loaded again. */
  readonly wasRestored: boolean;
  /** Lets a reload find it again. */
  readonly save: () => void;
}

/** The reason that is typed for the expense of a link. */
export function useReason({ expenseId }: ApprovalLink): ReasonInput {
  const [kept] = useState(() => takeReason(expenseId));
  const [reason, setReason] = useState(kept);
  return { reason, setReason, wasRestored: kept !== '', save: () => saveReason(expenseId, reason) };
}
