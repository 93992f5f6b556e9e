import { publicMessages } from '@pa-ledger/domain/page-messages';
import { membersOf } from '@pa-ledger/domain/untyped';
import { outdatedSentence, VERSION_HEADER } from '@pa-ledger/domain/schema-version';
import { isBlank } from '@pa-ledger/domain/text/text';

/** Why something failed: `text` is for the person; `retry` says whether trying the same again may work. */
export interface Failure {
  readonly ok: false;
  readonly text: string;
  readonly retry: boolean;
  /** The server's code for it; absent without an answer. */
  readonly code?: string;
  /** The request got no answer: the text is the browser's own. */
  readonly unanswered?: true;
  /** Trying again may work once the page itself has reloaded. */
  readonly outdated?: true;
}

/** The result: the fields of a good answer, or why there is none. */
export type Answer = { readonly ok: true; readonly fields: AnswerFields } | Failure;

/** A JSON object with unchecked fields. */
export type AnswerFields = Readonly<Record<string, unknown>>;

/** Longer than Hosting lets a function run (60 s), in milliseconds. */
const TIMEOUT_MS = 70_000;

/**
 * Sends a request to `/api` and reads the answer: good when `success` is true, otherwise the server's own text, 'Update
 * failed.' if it gave none, or the text of the network error. Never throws.
 */
export async function ask(path: string, init: RequestInit, send: typeof fetch): Promise<Answer> {
  try {
    const response = await send(path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answerOf(response, fieldsOf(await response.text()));
  } catch (error) {
    const text = error instanceof Error ? error.message : '';
    const said = text === '' ? publicMessages.updateFailed : text;
    return { ok: false, text: said, retry: true, unanswered: true };
  }
}

function answerOf({ status, headers }: Response, fields: AnswerFields): Answer {
  if (fields['success'] === true) return { ok: true, fields };
  const { error, code } = fields;
  const outdated = outdatedSentence(headers.get(VERSION_HEADER), code);
  if (outdated !== null) return { ok: false, text: outdated, retry: true, outdated: true };
  const text = typeof error === 'string' && !isBlank(error) ? error : publicMessages.updateFailed;
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
