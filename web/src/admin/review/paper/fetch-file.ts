import { isReceiptType } from '@pa-ledger/domain/limits';
import type { PacketFile } from '../packet/packet.ts';
import type { FileFault } from './paper-messages.ts';

/** Requests a file from the server as the signed-in person; `fetchReceipt` is one. */
export type FetchFile = (file: PacketFile, signal: AbortSignal) => Promise<Response>;

/** Waits so many milliseconds. @throws the signal's reason. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export interface FetchOptions {
  readonly signal: AbortSignal;
  /** Called before a wait that the server asks for, with its milliseconds. */
  readonly onWait?: (ms: number) => void;
  /** For tests. */
  readonly wait?: Wait;
}

export type FetchedFile =
  | { readonly ok: true; readonly blob: Blob }
  | { readonly ok: false; readonly fault: FileFault };

/** The server no longer lets this person read files: what's drawn stays, and they go on after signing in again. */
export class SignedOutError extends Error {}

/** How long to wait after each failure, in milliseconds; the last attempt has none behind it. */
const PAUSES_MS = [1_000, 4_000, 10_000] as const;
/** The server counts requests in windows of ten minutes: after two of them something else is wrong. */
const MOST_WAITS = 3;
const MOST_WAIT_MS = 11 * 60_000;
const DEFAULT_WAIT_MS = 15_000;

const TOO_MANY = 429;
const UNAVAILABLE = 503;
const TIMED_OUT = 408;

/**
 * Downloads a file, and waits and tries again as long as that may help. What comes must be what was recorded.
 * @throws SignedOutError, or the signal's reason.
 */
export async function fetchPacketFile(
  file: PacketFile,
  fetchFile: FetchFile,
  { signal, onWait, wait = waitFor }: FetchOptions,
): Promise<FetchedFile> {
  if (!isReceiptType(file.type)) return { ok: false, fault: 'type' };
  let failures = 0;
  let waits = 0;
  for (;;) {
    signal.throwIfAborted();
    const answer = await attempt(file, fetchFile, signal);
    if (answer.kind === 'bytes') return checked(file, answer.bytes);
    if (answer.kind === 'gone') return { ok: false, fault: 'gone' };
    if (answer.kind === 'wait' && waits < MOST_WAITS) {
      waits++;
      const ms = Math.min(answer.ms, MOST_WAIT_MS);
      onWait?.(ms);
      await wait(ms, signal);
      continue;
    }
    const pauseMs = PAUSES_MS[failures++];
    if (pauseMs === undefined) return { ok: false, fault: 'network' };
    await wait(pauseMs, signal);
  }
}

type Attempt =
  | { readonly kind: 'bytes'; readonly bytes: ArrayBuffer }
  | { readonly kind: 'gone' | 'failed' }
  | { readonly kind: 'wait'; readonly ms: number };

async function attempt(
  file: PacketFile,
  fetchFile: FetchFile,
  signal: AbortSignal,
): Promise<Attempt> {
  let response: Response;
  try {
    response = await fetchFile(file, signal);
    if (response.ok) return { kind: 'bytes', bytes: await response.arrayBuffer() };
  } catch {
    signal.throwIfAborted();
    return { kind: 'failed' };
  }
  const { status } = response;
  if (status === 401 || status === 403)
    throw new SignedOutError('The server refuses to send files. Please sign in again.');
  if (status === TOO_MANY || status === UNAVAILABLE)
    return { kind: 'wait', ms: retryAfterMs(response.headers.get('Retry-After')) };
  const isRefused = status >= 400 && status < 500 && status !== TIMED_OUT;
  return { kind: isRefused ? 'gone' : 'failed' };
}

/** @param header seconds; dates, which our server doesn't send, count as none. */
function retryAfterMs(header: string | null): number {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : DEFAULT_WAIT_MS;
}

async function checked(file: PacketFile, bytes: ArrayBuffer): Promise<FetchedFile> {
  const isSame = (await sha256Of(bytes)) === file.sha256.toLowerCase();
  // Only this type: a browser must never take a stranger's file for a page of ours.
  return isSame
    ? { ok: true, blob: new Blob([bytes], { type: file.type }) }
    : { ok: false, fault: 'otherBytes' };
}

/** Returns the SHA-256 in lowercase hex. */
export async function sha256Of(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
