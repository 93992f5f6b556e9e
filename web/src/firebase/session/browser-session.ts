import { NOTE_EVERY_MS, idleState } from './idle-limit.ts';

/** What of a browser a session rests on. */
export interface BrowserParts {
  readonly cookies: () => Pick<Document, 'cookie'>;
  /** `localStorage`, which all tabs share; throws when the browser refuses it. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Whether the page came over https. */
  readonly isSecure: () => boolean;
}

/** Why a session is over. */
export type SessionEnd =
  /** Nobody did anything for two hours. */
  | 'idle'
  /** In another tab, or with the browser. */
  | 'loggedOut'
  /** Another account was signed in in another tab: the session is that account's now. */
  | 'replaced';

/**
 * Says that the browser was not closed since the sign-in, and nothing else: its value is constant, no server reads it,
 * and whoever has it can do nothing with it. Without Expires and Max-Age it ends with the browser. The name is not
 * `__session`, the only one that Hosting hands on to functions.
 */
export const SESSION_COOKIE = 'pa-ledger-browser=open';
/** The addresses of the panel alone: the browser sends it to no function. */
const COOKIE_SCOPE = '; Path=/admin; SameSite=Strict';
const PROBE = 'pa-ledger-probe';

export const LAST_ACTIVITY = 'pa-ledger:last-activity';

/** What the SDK names the sign-in that it stores. */
const SIGN_IN = 'firebase:authUser:';

/**
 * One sign-in for all tabs of a browser. It is stored, a cookie says that the browser is still open, and every tab notes
 * when somebody did something. A browser that refuses cookies or storage keeps a sign-in in the memory of its page.
 */
export class BrowserSession {
  readonly #browser: BrowserParts;
  #kept: boolean | null = null;
  /** When this page last noted that somebody did something. */
  #noted = Number.NaN;

  constructor(browser: BrowserParts) {
    this.#browser = browser;
  }

  /** Whether the browser keeps cookies and data for this site. */
  isPersistent(): boolean {
    this.#kept ??= this.#tryToKeep();
    return this.#kept;
  }

  /**
   * Begins a session. To be called before a sign-in is stored: a tab that finds one without the cookie removes it. What
   * was stored before is removed, also what the SDK stored under another API key and does not replace.
   */
  begin(): void {
    if (this.isPersistent()) {
      this.#removeSignIns();
      this.#setCookie(SESSION_COOKIE);
    }
    this.#note();
  }

  /** The uid of the sign-in that is stored; an empty one when it cannot be read, null when there is none. */
  storedUid(): string | null {
    const [key] = this.isPersistent() ? this.#signIns() : [];
    if (key === undefined) return null;
    try {
      const user: unknown = JSON.parse(this.#browser.storage().getItem(key) ?? '');
      const uid = typeof user === 'object' && user !== null && 'uid' in user ? user.uid : '';
      return typeof uid === 'string' ? uid : '';
    } catch {
      return '';
    }
  }

  /** Why the session of `uid` is over; null while it is not. */
  endReason(uid: string): SessionEnd | null {
    const last = this.#lastActivity();
    if (Number.isNaN(last)) return 'loggedOut';
    if (idleState(last, this.#browser.clock()) === 'over') return 'idle';
    if (!this.isPersistent()) return null;
    const stored = this.storedUid();
    if (stored === null || !this.#hasCookie()) return 'loggedOut';
    return stored === uid ? null : 'replaced';
  }

  /** Whether the session ends in a few minutes unless somebody does something. */
  isEnding(): boolean {
    return idleState(this.#lastActivity(), this.#browser.clock()) === 'ending';
  }

  /**
   * Removes a stored sign-in whose session is over. To be called before anything reads it; nothing runs in between.
   * @returns why; null when there is none, or it is not over.
   */
  endIfExpired(): SessionEnd | null {
    const uid = this.storedUid();
    const why = uid === null ? null : this.endReason(uid);
    if (why !== null) this.end(why);
    return why;
  }

  /**
   * Somebody did something in this page.
   * @returns why that comes too late: what is over is not prolonged.
   */
  recordActivity(uid: string): SessionEnd | null {
    if (Math.abs(this.#browser.clock() - this.#noted) < NOTE_EVERY_MS) return null;
    const why = this.endReason(uid);
    if (why === null) this.#note();
    return why;
  }

  /** Ends the session in all tabs. */
  end(why: SessionEnd): void {
    this.#noted = Number.NaN;
    if (!this.isPersistent()) return;
    this.#removeSession();
    // After an idle end the other tabs still find the reason there.
    if (why !== 'idle') this.#browser.storage().removeItem(LAST_ACTIVITY);
  }

  #signIns(): string[] {
    return Object.keys(this.#browser.storage()).filter((key) => key.startsWith(SIGN_IN));
  }

  /** The cookie goes first: what another tab then stores late is removed as well. */
  #removeSession(): void {
    this.#setCookie(`${SESSION_COOKIE}; Max-Age=0`);
    this.#removeSignIns();
  }

  #removeSignIns(): void {
    for (const key of this.#signIns()) this.#browser.storage().removeItem(key);
  }

  #lastActivity(): number {
    if (!this.isPersistent()) return this.#noted;
    return Number(this.#browser.storage().getItem(LAST_ACTIVITY) ?? Number.NaN);
  }

  #note(): void {
    this.#noted = this.#browser.clock();
    if (this.isPersistent()) this.#browser.storage().setItem(LAST_ACTIVITY, String(this.#noted));
  }

  #hasCookie(cookie = SESSION_COOKIE): boolean {
    return this.#browser.cookies().cookie.split('; ').includes(cookie);
  }

  #setCookie(cookie: string): void {
    const secure = this.#browser.isSecure() ? '; Secure' : '';
    this.#browser.cookies().cookie = `${cookie}${COOKIE_SCOPE}${secure}`;
  }

  #tryToKeep(): boolean {
    const kept = this.#probe();
    if (!kept) this.#forgetEarlier();
    return kept;
  }

  #probe(): boolean {
    try {
      const storage = this.#browser.storage();
      storage.setItem(PROBE, '');
      storage.removeItem(PROBE);
      this.#setCookie(`${PROBE}=1`);
      const kept = this.#hasCookie(`${PROBE}=1`);
      this.#setCookie(`${PROBE}=1; Max-Age=0`);
      return kept;
    } catch {
      // Storage is refused, or it is full.
      return false;
    }
  }

  /** Removes an earlier session, which this page could not end: without cookies it would outlive the browser as well. */
  #forgetEarlier(): void {
    try {
      this.#removeSession();
    } catch {
      // Storage is refused, so this page cannot read a sign-in there either.
    }
  }
}

/** The session of the browser that shows this page. */
export const browserSession = new BrowserSession({
  cookies: () => document,
  storage: () => localStorage,
  clock: () => Date.now(),
  isSecure: () => location.protocol === 'https:',
});
