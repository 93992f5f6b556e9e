import {
  errorMessages,
  fieldsOf,
  type ErrorCode,
  type InvalidField,
} from '@pa-ledger/domain/error-messages';

/** What an error carries besides its code. */
interface ErrorDetails {
  /** Replaces the code's general sentence. */
  readonly sentence?: string | undefined;
  /** Seconds until the same request may succeed; absent if waiting doesn't help. */
  readonly retryAfterSeconds?: number;
  /** The invalid fields of a form; by default those that the code is about. */
  readonly fields?: readonly InvalidField[];
}

/**
 * A refused request. Any room can throw it without knowing HTTP: only `http/answer.ts` turns it into a status and an
 * answer.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | null;
  readonly fields: readonly InvalidField[];

  constructor(code: ErrorCode, { sentence, retryAfterSeconds, fields }: ErrorDetails = {}) {
    super(sentence ?? errorMessages[code]);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
    this.fields = fields ?? fieldsOf(code);
  }
}
