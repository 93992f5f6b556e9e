import type { SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import { OFFLINE } from './connection.ts';
import { readAnswer, type SubmitOutcome } from './submit-answer.ts';

/** How long the server may take to answer, in ms. */
const TIMEOUT_MS = 20_000;

/** Sends the expense once. Every fault becomes an outcome: nothing is thrown, and the same claim may be sent again. */
export async function sendSubmission(claim: SubmissionInput): Promise<SubmitOutcome> {
  if (!navigator.onLine) return failed(OFFLINE);
  try {
    const response = await fetch('/api/submit-expense', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(claim),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json().catch(() => null);
    return readAnswer(response, body);
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    return failed(late ? 'The server did not answer in time.' : 'The server could not be reached.');
  }
}

function failed(reason: string): SubmitOutcome {
  return { kind: 'failed', reason, places: [] };
}
