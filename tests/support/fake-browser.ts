import {
  BrowserSession,
  type BrowserParts,
} from '../../web/src/firebase/session/browser-session.ts';

/** What a browser refuses; `room` means that storage is full, while reading and deleting still work. */
export type Refused = 'nothing' | 'cookies' | 'storage' | 'room';

/** A browser with its own clock, where a test opens tabs. */
export class FakeBrowser {
  now = Date.parse('2026-10-20T15:00:00Z');
  refused: Refused = 'nothing';
  /** What scripts wrote, in order: cookies whole, storage as `key=value`. */
  readonly written: string[] = [];
  readonly #cookies = new Map<string, string>();
  readonly #stored = new Map<string, string>();

  /** Opens a page in a tab. Its memory is its own; everything else is the browser's. */
  openTab(secure = true): BrowserSession {
    const cookies = {
      get: () => Array.from(this.#cookies, ([name, value]) => `${name}=${value}`).join('; '),
      set: (text: string) => this.#setCookie(text),
    };
    return new BrowserSession({
      cookies: () => Object.defineProperty({ cookie: '' }, 'cookie', cookies),
      storage: () => this.#storage(),
      clock: () => this.now,
      isSecure: () => secure,
    });
  }

  /** Closes the browser: cookies without an expiry go, storage stays. */
  close(): void {
    this.#cookies.clear();
  }

  /** What the SDK stores when someone signs in. */
  signIn(uid: string): void {
    this.store('firebase:authUser:key:[DEFAULT]', JSON.stringify({ uid }));
  }

  store(key: string, value: string): void {
    this.#stored.set(key, value);
  }

  stored(): readonly string[] {
    return [...this.#stored.keys()];
  }

  cookies(): readonly string[] {
    return [...this.#cookies.keys()];
  }

  #setCookie(text: string): void {
    if (this.refused === 'cookies' || this.refused === 'storage') return;
    this.written.push(text);
    const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
    if (/; Max-Age=0(?:;|$)/.test(text)) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }

  #storage(): ReturnType<BrowserParts['storage']> {
    if (this.refused === 'storage') throw new DOMException('Denied.', 'SecurityError');
    const stored = this.#stored;
    const methods = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (this.refused === 'room') throw new DOMException('Full.', 'QuotaExceededError');
        this.written.push(`${key}=${value}`);
        stored.set(key, value);
      },
      removeItem: (key: string) => void stored.delete(key),
    };
    for (const name of Object.keys(methods))
      Object.defineProperty(methods, name, { enumerable: false });
    // The keys of a real Storage are its own properties.
    return Object.assign(methods, Object.fromEntries(stored));
  }
}
