import { useState } from 'react';
import type { Failure } from '../../../data/failure.ts';
import { dismissStale } from '../frame/notices.ts';

export type SaveOutcome = 'saved' | 'errors' | 'needsConfirmation' | 'failed';

/** What is asked before a save, because what was typed may be a mistake. */
export interface SaveQuestion {
  readonly title: string;
  /** Sentences. */
  readonly reasons: readonly string[];
  /** The label of the answer that saves. */
  readonly answer: string;
}

/** What one attempt would save. */
interface Attempt<Failed> {
  /** Whether all that was typed can be saved. */
  readonly valid: boolean;
  /** The person is asked these first, one after the other. */
  readonly questions: readonly SaveQuestion[];
  readonly save: () => Promise<{ readonly ok: true } | Failed>;
}

/** Attempts to save what was typed: one at a time, with the questions before it and the last failure. */
export interface Attempts<Failed> {
  readonly busy: boolean;
  /** How the last attempt failed. */
  readonly failed: Failed | null;
  readonly attempt: (attempt: Attempt<Failed>) => Promise<SaveOutcome>;
  /** The question that is open; null when none is. */
  readonly question: SaveQuestion | null;
  /** Answers the question: goes on to the next one or saves, or keeps everything as it is. */
  readonly confirm: () => Promise<SaveOutcome>;
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

  const proceed = async (attempt: Attempt<Failed>): Promise<SaveOutcome> => {
    const isAsked = attempt.questions.length > 0;
    setAsked(isAsked ? attempt : null);
    return isAsked ? 'needsConfirmation' : send(attempt);
  };

  return {
    busy,
    failed,
    async attempt(attempt) {
      if (busy) return 'failed';
      if (!attempt.valid) return 'errors';
      return proceed(attempt);
    },
    question: asked?.questions[0] ?? null,
    async confirm() {
      if (asked === null) return 'failed';
      return proceed({ ...asked, questions: asked.questions.slice(1) });
    },
    keepEditing: () => setAsked(null),
    clear: () => setFailed(null),
  };
}
