import { useState } from 'react';
import { keepReason, takeReason } from './kept-reason.ts';
import type { ApprovalLink } from './link-location.ts';

/** The reason of a rejection while it is typed. */
export interface TypedReason {
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  /** Whether it was typed before the page was loaded again. */
  readonly wasKept: boolean;
  /** Lets a reload find it again. */
  readonly keep: () => void;
}

/** The reason that is typed for the expense of a link. */
export function useReason({ expenseId }: ApprovalLink): TypedReason {
  const [kept] = useState(() => takeReason(expenseId));
  const [reason, setReason] = useState(kept);
  return { reason, setReason, wasKept: kept !== '', keep: () => keepReason(expenseId, reason) };
}
