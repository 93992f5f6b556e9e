import {
  decodeSubmitterToken,
  type SubmitterPayload,
} from '@pa-ledger/domain/links/submitter-link';
import { useSyncExternalStore } from 'react';
import { ask, type Answer, type AnswerWords } from './answer.ts';

/** A link that we emailed to an expense's submitter. */
export interface SubmitterLink {
  /**
   * As it is in the email; the only credential that the server reads. We send it in a header, and keep it only in the
   * address.
   */
  readonly token: string;
  readonly payload: SubmitterPayload;
}

/**
 * Reads the link behind `#`, which never appears in a request, a log, or a Referer.
 * @returns null if there is none, or if it's incomplete.
 */
export function readSubmitterLink(hash: string): SubmitterLink | null {
  // Some email gateways percent-encode what follows a token.
  const token = /^#?(?<token>[\w-]*)/.exec(hash)?.groups?.['token'] ?? '';
  const payload = decodeSubmitterToken(token);
  return payload && { token, payload };
}

const ENCODED_FRAGMENT = /^(?<page>(?:\/[a-z]+)?\/(?:status|correct))\/?%(?:25)*23(?<token>[\w-]*)/;

/**
 * Repairs a link whose `#` an email gateway wrote as `%23`, once or repeatedly: the token leaves the path, which the browser
 * would keep in its history and send along.
 */
export function restoreFragment(
  { pathname }: Pick<Location, 'pathname'>,
  history: Pick<History, 'replaceState'>,
): void {
  const { page, token } = ENCODED_FRAGMENT.exec(pathname)?.groups ?? {};
  if (page !== undefined && token !== undefined) history.replaceState(null, '', `${page}#${token}`);
}

/** Returns the part of the address behind `#`, even after this tab opens another link; null in the built HTML. */
export function useHash(): string | null {
  return useSyncExternalStore(
    onHashChange,
    () => window.location.hash,
    () => null,
  );
}

function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** Sends a request with a link: reads, or with a body does something. Never throws. */
export function askWithLink(
  path: `/api/${string}`,
  { token }: Pick<SubmitterLink, 'token'>,
  words: AnswerWords,
  body?: object,
  send: typeof fetch = (...request) => fetch(...request),
): Promise<Answer> {
  return ask(path, linkRequest(token, body), words, send);
}

/** The request, with the unchanged token in its own header; null without a link. */
export function linkRequest(token: string | null, body?: object): RequestInit {
  const carried = token === null ? undefined : { 'X-Submitter-Token': token };
  const options = {
    // The link is the only credential, and a redirect must not carry it elsewhere.
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
  } as const;
  if (body === undefined) return { ...options, headers: { ...carried } };
  return {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...carried },
    body: JSON.stringify(body),
  };
}
