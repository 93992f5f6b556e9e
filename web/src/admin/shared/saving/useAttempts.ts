import { useState } from 'react';
import type { Failure } from '../../../data/failure.ts';
import { dismissStale } from '../frame/notices.ts';

export type SaveOutcome = 'saved' | 'errors' | 'needsConfirmation' | 'failed';

/** What one attempt would save. */
interface Attempt<Failed> {
  /** Whether all that was typed can be saved. */
  readonly valid: boolean;
  /** Why amounts would be saved as 0; the person is asked first. */
  readonly zeros: readonly string[];
  readonly save: () => Promise<{ readonly ok: true } | Failed>;
}

/** Attempts to save what was typed: one at a time, with the question before amounts become 0 and the last failure. */
export interface Attempts<Failed> {
  readonly busy: boolean;
  /** How the last attempt failed. */
  readonly failed: Failed | null;
  readonly attempt: (attempt: Attempt<Failed>) => Promise<SaveOutcome>;
  /** Why amounts would be saved as 0, while the question about it is open. */
  readonly zeros: readonly string[];
  /** Answers the question: saves the amounts as 0, or keeps everything as it is. */
  readonly saveZeros: () => Promise<SaveOutcome>;
  readonly keepEditing: () => void;
  /** Forgets the last failure. */
  readonly clear: () => void;
}

/** Holds what a form's attempts to save have come to. */
export function useAttempts<Failed extends Failure>(): Attempts<Failed> {
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Attempt<Failed> | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);

  const send = async ({ save }: Attempt<Failed>): Promise<SaveOutcome> => {
    setBusy(true);
    setFailed(null);
    dismissStale();
    const result = await save();
    setBusy(false);
    if (result.ok) return 'saved';
    setFailed(result);
    return 'failed';
  };

  return {
    busy,
    failed,
    async attempt(attempt) {
      if (busy) return 'failed';
      if (!attempt.valid) return 'errors';
      if (attempt.zeros.length === 0) return send(attempt);
      setAsked(attempt);
      return 'needsConfirmation';
    },
    zeros: asked?.zeros ?? [],
    async saveZeros() {
      if (asked === null) return 'failed';
      setAsked(null);
      return send(asked);
    },
    keepEditing: () => setAsked(null),
    clear: () => setFailed(null),
  };
}
