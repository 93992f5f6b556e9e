import { logger } from 'firebase-functions/v2';

/*
 * Every line that the server logs is a function here: an on-call volunteer can look up what it means, and no line
 * holds a link, a key, an address or a name. Expense and mail ids are random.
 */

/** Something of ours failed while a request was answered; the person got a plain sentence. */
export function requestFailed(endpoint: string, error: unknown): void {
  logger.error('request failed', { endpoint, ...describe(error) });
}

export function expenseSubmitted(expense: string, receipts: number): void {
  logger.info('expense submitted', { expense, receipts });
}

export function stepDecided(expense: string, step: number, action: string): void {
  logger.info('step decided', { expense, step, action });
}

/** An admin did something with an expense; `what` is the line of its history. */
export function expenseManaged(expense: string, what: string): void {
  logger.info('expense managed', { expense, what });
}

/** Several writes met; this one read again. */
export function writeContended(expense: string, attempt: number): void {
  logger.info('write contended', { expense, attempt });
}

export function approversReassigned(expense: string, step: number, added: number): void {
  logger.info('approvers reassigned', { expense, step, added });
}

export function categorySaved(category: string): void {
  logger.info('category saved', { category });
}

export function categoryDeleted(category: string): void {
  logger.info('category deleted', { category });
}

/** A page of the totals was computed again; `differed` should be 0. */
export function totalsDiffered(checked: number, differed: number): void {
  if (differed > 0) logger.warn('totals differed', { checked, differed });
}

export function mailSent(mail: string, attempt: number): void {
  logger.info('mail sent', { mail, attempt });
}

/** It will be tried again; `dueAt` says when. */
export function mailDelayed(mail: string, attempt: number, dueAt: number, error: unknown): void {
  logger.warn('mail delayed', {
    mail,
    attempt,
    dueAt: new Date(dueAt).toISOString(),
    ...describe(error),
  });
}

/** Nobody will try again: a person must look. */
export function mailDead(mail: string, attempt: number, error: unknown): void {
  logger.error('mail dead', { mail, attempt, ...describe(error) });
}

export function swept(what: string, count: number): void {
  if (count > 0) logger.info('swept', { what, count });
}

/** One item of a sweep failed; the others go on. */
export function sweepFailed(what: string, id: string, error: unknown): void {
  logger.error('sweep failed', { what, id, ...describe(error) });
}

/** Kind and code of an error and where it arose; never its message, which may quote a person's data. */
function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code: unknown = Reflect.get(error, 'code');
  const at = error.stack
    // The message stands first and may have lines of any kind.
    ?.replace(error.message, '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 4)
    .map((line) => line.trim());
  return { kind: error.name, code, at };
}
