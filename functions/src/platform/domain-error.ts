import { ERRORS, type ErrorCode } from '@pa-ledger/domain/errors';

/**
 * A request is refused, by any room. It knows nothing of HTTP: `http/answer.ts` alone makes status and answer of it.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  /** After how many seconds the same request may succeed; null when waiting does not help. */
  readonly retryAfterSeconds: number | null;

  /** @param sentence a more exact one than the code's own. */
  constructor(code: ErrorCode, sentence?: string, retryAfterSeconds?: number) {
    super(sentence ?? ERRORS[code].message);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
  }
}
