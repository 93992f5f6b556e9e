import { useRef, useState } from 'react';
import type { Failure } from '../../../data/failure.ts';
import { dismissStale } from '../frame/notices.ts';

/** What we ask before a save, because what was typed may be a mistake. */
export interface SaveQuestion {
  readonly title: string;
  /** Sentences. */
  readonly reasons: readonly string[];
  /** The label of the answer that saves. */
  readonly answer: string;
}

/** A question that's open, and how to answer it. */
export interface AskedQuestion extends SaveQuestion {
  readonly reply: (save: boolean) => void;
}

/** What one attempt would save. */
interface Attempt<Failed> {
  /** We ask these first, one after the other. */
  readonly questions: readonly SaveQuestion[];
  readonly save: () => Promise<{ readonly ok: true } | Failed>;
}

/** Attempts to save what was typed: one at a time, with the questions before it and the last failure. */
export interface Attempts<Failed> {
  /** Whether it's being saved. */
  readonly busy: boolean;
  /** How the last attempt failed. */
  readonly failed: Failed | null;
  /** @returns whether it was saved. */
  readonly attempt: (attempt: Attempt<Failed>) => Promise<boolean>;
  /** The question that's open; null if there is none. */
  readonly asked: AskedQuestion | null;
  /** Forgets the last failure. */
  readonly clear: () => void;
}

/** Follows what came of a form's attempts to save. */
export function useAttempts<Failed extends Failure>(): Attempts<Failed> {
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<AskedQuestion | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  // A double press saves once.
  const isRunning = useRef(false);

  const ask = (question: SaveQuestion): Promise<boolean> =>
    new Promise((resolve) => {
      const reply = (save: boolean): void => {
        setAsked(null);
        resolve(save);
      };
      setAsked({ ...question, reply });
    });

  const run = async ({ questions, save }: Attempt<Failed>): Promise<boolean> => {
    for (const question of questions) if (!(await ask(question))) return false;
    setBusy(true);
    setFailed(null);
    dismissStale();
    const result = await save().finally(() => setBusy(false));
    if (!result.ok) setFailed(result);
    return result.ok;
  };

  return {
    busy,
    failed,
    asked,
    async attempt(attempt) {
      if (isRunning.current) return false;
      isRunning.current = true;
      return run(attempt).finally(() => {
        isRunning.current = false;
      });
    },
    clear: () => setFailed(null),
  };
}
