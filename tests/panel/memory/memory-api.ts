import type { ApiResult } from '../../../web/src/data/api-result.ts';
import type { Fields } from '../../../web/src/data/documents.ts';

/** The API's answers, which a test sets, and what was sent to it, by paths. */
export class MemoryApi {
  readonly #answers = new Map<string, ApiResult>();
  readonly #held = new Map<string, PromiseWithResolvers<ApiResult>>();
  readonly #asked = new Map<string, Fields>();

  /** Sets what it answers at a path; with null its calls wait for the next answer. */
  answer(path: string, result: ApiResult | null): void {
    if (result === null) {
      this.#held.set(path, Promise.withResolvers());
      return;
    }
    this.#answers.set(path, result);
    this.#held.get(path)?.resolve(result);
    this.#held.delete(path);
  }

  /** Keeps what is sent to a path. */
  ask(path: string, body: Fields): void {
    this.#asked.set(path, body);
  }

  /** Returns what was last sent to a path. */
  asked(path: string): Fields | undefined {
    return this.#asked.get(path);
  }

  /** Returns the answer at a path; undefined if the test has set none. */
  given(path: string): ApiResult | Promise<ApiResult> | undefined {
    return this.#held.get(path)?.promise ?? this.#answers.get(path);
  }
}
