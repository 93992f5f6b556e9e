import { ERRORS, fieldsOf, type ErrorCode, type InvalidField } from '@pa-ledger/domain/errors';

/**
 * A refused request. Any room throws it, without knowing HTTP: only `http/answer.ts` turns it into a status and an answer.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  /** After how many seconds the same request may succeed; null when waiting does not help. */
  readonly retryAfterSeconds: number | null;
  /** The invalid fields of a form; empty when it is about no field. */
  readonly fields: readonly InvalidField[];

  /** @param sentence replaces the code's own, more general one. */
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
