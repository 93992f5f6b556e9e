import { fieldsOf, type ErrorCode, type InvalidField } from '@pa-ledger/domain/error-messages';
import type { Words } from '../words.ts';

/** What an error carries besides its code. */
interface ErrorDetails {
  /** Replaces the code's general sentence: in every language, or only English, which the panel is in. */
  readonly sentence?: ((words: Words) => string) | string | undefined;
  /** Seconds until the same request may succeed; absent if waiting doesn't help. */
  readonly retryAfterSeconds?: number;
  /** The invalid fields of a form; by default those that the code is about. */
  readonly fields?: readonly InvalidField[];
}

/**
 * A refused request. Any room can throw it without knowing HTTP or the reader's language: only `http/answer.ts` turns it into
 * a status and an answer.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | null;
  readonly fields: readonly InvalidField[];
  readonly #sentence: ErrorDetails['sentence'];

  constructor(code: ErrorCode, { sentence, retryAfterSeconds, fields }: ErrorDetails = {}) {
    super(code);
    this.code = code;
    this.#sentence = sentence;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
    this.fields = fields ?? fieldsOf(code);
  }

  /** Returns what a person reads. */
  sentenceIn(words: Words): string {
    if (typeof this.#sentence === 'function') return this.#sentence(words);
    return this.#sentence ?? words.errors[this.code];
  }
}
