import { ERRORS, fieldsOf, type ErrorCode, type InvalidField } from '@pa-ledger/domain/errors';

/**
 * A request is refused, by any room. It knows nothing of HTTP: `http/answer.ts` alone makes status and answer of it.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  /** After how many seconds the same request may succeed; null when waiting does not help. */
  readonly retryAfterSeconds: number | null;
  /** The invalid fields of a form; empty when it is about no field. */
  readonly fields: readonly InvalidField[];

  /** @param sentence a more exact one than the code's own. */
  constructor(
    code: ErrorCode,
    sentence?: string,
    retryAfterSeconds?: number,
    fields: readonly InvalidField[] = fieldsOf(code),
  ) {
    super(sentence ?? ERRORS[code].message);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
    this.fields = fields;
  }
}
