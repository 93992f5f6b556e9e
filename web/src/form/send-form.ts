import { readAnswer, type SubmitOutcome } from './submit-answer.ts';
import { inLanguage, type AnswerWords } from '../app/answer.ts';
import type { SayWords } from './submit-answer.ts';
import type { Messages } from '../ui/messages.ts';

/** How long the server may take to answer, in ms. */
const TIMEOUT_MS = 20_000;

/** What sending a form says. */
export type SendWords = AnswerWords & SayWords & Pick<Messages, 'form'>;

/** Sends a form once. Every failure is an outcome: it never throws, and sending the same form again is safe. */
export async function sendForm(
  path: `/api/${string}`,
  init: RequestInit,
  words: SendWords,
): Promise<SubmitOutcome> {
  if (!navigator.onLine) return failed(words.form.offline);
  try {
    const response = await fetch(path, {
      ...inLanguage(init, words),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json().catch(() => null);
    return readAnswer(response, body, words);
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    return failed(timedOut ? words.form.timedOut : words.form.unreachable);
  }
}

/** Returns the outcome of an attempt that didn't reach the server. */
export function failed(reason: string): Extract<SubmitOutcome, { kind: 'failed' }> {
  return { kind: 'failed', reason, places: [] };
}

/** Waits until the work is done or the browser goes offline. @returns whether it was done. */
export async function whileOnline(work: Promise<void>): Promise<boolean> {
  const done = new AbortController();
  const offline = new Promise<boolean>((resolve) => {
    if (!navigator.onLine) resolve(false);
    window.addEventListener('offline', () => resolve(false), { signal: done.signal });
  });
  const finished = work.then(() => true);
  return Promise.race([finished, offline]).finally(() => done.abort());
}
