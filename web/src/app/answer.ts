import { membersOf } from '@pa-ledger/domain/untyped';
import { outdatedBecause, VERSION_HEADER } from '@pa-ledger/domain/schema-version';
import { isBlank } from '@pa-ledger/domain/text/text';
import type { Language } from '@pa-ledger/domain/language';
import type { PageWords } from '@pa-ledger/domain/page-messages';

/** Why something failed: `text` is for the person; `retry` says whether trying the same again may work. */
export interface Failure {
  readonly ok: false;
  readonly text: string;
  readonly retry: boolean;
  /** The server's code for it; absent without an answer. */
  readonly code?: string;
  /** The request got no answer. */
  readonly unanswered?: true;
  /** Trying again may work once the page itself has reloaded. */
  readonly outdated?: true;
}

/** What requests to the server need: the language to answer in, and what the page says itself. */
export interface AnswerWords {
  readonly language: Language;
  readonly page: PageWords;
}

/** The result: the fields of a good answer, or why there is none. */
export type Answer = { readonly ok: true; readonly fields: AnswerFields } | Failure;

/** A JSON object with unchecked fields. */
export type AnswerFields = Readonly<Record<string, unknown>>;

/** Longer than Hosting lets a function run (60 s), in milliseconds. */
const TIMEOUT_MS = 70_000;

/**
 * Sends a request to `/api` and reads the answer, in the page's language: good when `success` is true, otherwise the
 * server's own text, 'Update failed.' if it gave none, or what is said of a failed network. Never throws.
 */
export async function ask(
  path: string,
  init: RequestInit,
  words: AnswerWords,
  send: typeof fetch,
): Promise<Answer> {
  try {
    const response = await send(path, {
      ...inLanguage(init, words),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answerOf(response, fieldsOf(await response.text()), words);
  } catch (error) {
    const text = words.page.unanswered(error instanceof Error ? error.message : '');
    return { ok: false, text, retry: true, unanswered: true };
  }
}

/** Returns the request with the language that its answer is to have. */
export function inLanguage(init: RequestInit, { language }: AnswerWords): RequestInit {
  const headers = new Headers(init.headers);
  headers.set('Accept-Language', language);
  return { ...init, headers };
}

function answerOf(
  { status, headers }: Response,
  fields: AnswerFields,
  { page }: AnswerWords,
): Answer {
  if (fields['success'] === true) return { ok: true, fields };
  const { error, code } = fields;
  const outdated = outdatedBecause(headers.get(VERSION_HEADER), code);
  if (outdated !== null) return { ok: false, text: page[outdated], retry: true, outdated: true };
  const text = typeof error === 'string' && !isBlank(error) ? error : page.updateFailed;
  // Busy, rate-limited, or a fault on the way: repeating the request is harmless.
  const retry = status === 429 || status >= 500;
  return typeof code === 'string' ? { ok: false, text, retry, code } : { ok: false, text, retry };
}

function fieldsOf(body: string): AnswerFields {
  try {
    return membersOf(JSON.parse(body));
  } catch {
    return {};
  }
}
