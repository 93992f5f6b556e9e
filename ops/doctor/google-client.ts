/** Google's services that the doctor calls, by the first part of their addresses. */
export const SERVICES = [
  'billingbudgets',
  'cloudbilling',
  'cloudfunctions',
  'cloudquotas',
  'cloudresourcemanager',
  'cloudscheduler',
  'firebasestorage',
  'firestore',
  // Another part of the same service, which the emulators don't have.
  'firestoreAdmin',
  'identitytoolkit',
  'secretmanager',
  'serviceusage',
  'storage',
] as const;

export type Service = (typeof SERVICES)[number];

/** Returns a service's full name: its host, and what a person switches on in a project. */
export function apiOf(service: Service): string {
  return `${service === 'firestoreAdmin' ? 'firestore' : service}.googleapis.com`;
}

/** A request to a service. */
export interface Request {
  readonly service: Service;
  /** The path, from its first slash. */
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON; bytes are sent as they are, with their type. */
  readonly body?: object | { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string };
  /** Sent without credentials, as a visitor of the site would. */
  readonly asStranger?: boolean;
}

export interface Reply {
  readonly status: number;
  readonly ok: boolean;
  /** The answer's JSON; null if it isn't JSON. */
  readonly json: unknown;
  /** Google's own sentence about a refusal; '' if there is none. */
  readonly reason: string;
  /** The full name of a service that refused because the project hasn't switched it on; null otherwise. */
  readonly switchedOff: string | null;
}

/** Thrown when a service refuses something that the person must be allowed to do. */
export class Refused extends Error {
  readonly status: number;
  readonly switchedOff: string | null;

  constructor({ service }: Request, { status, reason, switchedOff }: Reply) {
    super(`${service} answers ${status}: ${reason === '' ? 'no reason' : reason}`);
    this.name = 'Refused';
    this.status = status;
    this.switchedOff = switchedOff;
  }
}

/** Talks to Google's services over HTTP. */
export interface GoogleClient {
  /** Sends a request. @throws Error if there is no answer. */
  send(request: Request): Promise<Reply>;
  /** Returns the JSON of an answer. @throws Refused unless the request succeeded. */
  ask(request: Request): Promise<unknown>;
  /** Returns the items of all pages of a list. @param key the field that holds them. @throws Refused */
  list(service: Service, path: string, key: string): Promise<readonly unknown[]>;
}

/** How long to wait for one answer, in ms. */
const PATIENCE_MS = 30_000;

interface ClientOptions {
  /** Where a service answers, such as `https://firestore.googleapis.com`. */
  readonly addressOf: (service: Service) => string;
  /** The project that pays for the calls. */
  readonly project: string;
  /** Returns an access token. */
  readonly token: () => Promise<string>;
  readonly interrupted: AbortSignal;
}

export function createGoogleClient(options: ClientOptions): GoogleClient {
  const { addressOf, project, token, interrupted } = options;
  const send = async (request: Request): Promise<Reply> => {
    const { service, path, method = 'GET', body, asStranger = false } = request;
    const response = await fetch(`${addressOf(service)}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'type' in body ? body.type : JSON_TYPE }),
        ...(asStranger
          ? {}
          : { Authorization: `Bearer ${await token()}`, 'X-Goog-User-Project': project }),
      },
      ...(body === undefined ? {} : { body: 'bytes' in body ? body.bytes : JSON.stringify(body) }),
      // The request that deletes a test file goes out even after Ctrl-C.
      signal: AbortSignal.any([
        AbortSignal.timeout(PATIENCE_MS),
        ...(method === 'DELETE' ? [] : [interrupted]),
      ]),
    });
    const json = jsonOf(await response.text());
    return { status: response.status, ok: response.ok, json, ...refusalIn(json) };
  };
  const ask = async (request: Request): Promise<unknown> => {
    const reply = await send(request);
    if (!reply.ok) throw new Refused(request, reply);
    return reply.json;
  };
  return {
    send,
    ask,
    async list(service, path, key) {
      const found: unknown[] = [];
      let after: string | undefined;
      do {
        const page = after === undefined ? '' : `&pageToken=${encodeURIComponent(after)}`;
        const mark = path.includes('?') ? '&' : '?';
        const answer = await ask({ service, path: `${path}${mark}pageSize=200${page}` });
        // All of Google's lists have this form.
        const { [key]: items, nextPageToken } = answer as Record<string, unknown>;
        if (Array.isArray(items)) found.push(...(items as unknown[]));
        after =
          typeof nextPageToken === 'string' && nextPageToken !== '' ? nextPageToken : undefined;
      } while (after !== undefined);
      return found;
    },
  };
}

const JSON_TYPE = 'application/json';

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The part of an error's details that says why, in the form of google.rpc.ErrorInfo. */
interface ErrorInfo {
  readonly reason?: string;
  readonly metadata?: { readonly service?: string };
}

/** Google's errors are `{error: {message}}`; in a stream of answers, such as a query's, the first one has it. */
function refusalIn(json: unknown): Pick<Reply, 'reason' | 'switchedOff'> {
  const first: unknown = Array.isArray(json) ? json[0] : json;
  const { error } = (first ?? {}) as {
    readonly error?: { readonly message?: unknown; readonly details?: readonly ErrorInfo[] };
  };
  const off = error?.details?.find(({ reason }) => reason === 'SERVICE_DISABLED');
  return {
    reason: typeof error?.message === 'string' ? error.message.trim() : '',
    switchedOff: off?.metadata?.service ?? null,
  };
}
