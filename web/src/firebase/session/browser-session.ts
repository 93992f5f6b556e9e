import { SESSION_COOKIE } from './session-cookie.ts';
import { membersOf } from '@pa-ledger/domain/untyped';
import { RECORD_INTERVAL_MS, idleState } from './idle-limit.ts';

/** The parts of a browser that a session uses. */
export interface BrowserParts {
  readonly cookies: () => Pick<Document, 'cookie'>;
  /** `localStorage`, which all tabs share; throws if the browser denies it. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** In milliseconds since 1970. */
  readonly clock: () => number;
  /** Whether the page came over https. */
  readonly isSecure: () => boolean;
}

/** Why a session is over. */
export type SessionEnd =
  /** No activity for two hours. */
  | 'idle'
  /** Logged out in another tab, or the browser was closed. */
  | 'loggedOut'
  /** Another account signed in from another tab: the session belongs to it now. */
  | 'replaced';

/** Only for the panel's addresses, so the browser sends it to no function. */
const COOKIE_SCOPE = '; Path=/admin; SameSite=Strict';
const PROBE = 'pa-ledger-probe';

export const LAST_ACTIVITY = 'pa-ledger:last-activity';

/** The prefix of the key for the SDK's stored sign-in; a test checks it against the SDK. */
const SIGN_IN_KEY = 'firebase:authUser:';

/**
 * One sign-in for all tabs of a browser. The browser stores it, a cookie says that the browser is still open, and every tab
 * records the last activity. If the browser denies cookies or storage, the sign-in stays in the page's memory.
 */
export class BrowserSession {
  readonly #browser: BrowserParts;
  #persistent: boolean | null = null;
  /** When this page last recorded an activity. */
  #recorded = Number.NaN;

  constructor(browser: BrowserParts) {
    this.#browser = browser;
  }

  /** Whether the browser stores cookies and data for this site. */
  isPersistent(): boolean {
    this.#persistent ??= this.#checkStorage();
    return this.#persistent;
  }

  /**
   * Begins a session. Call it before the SDK stores a sign-in, because a tab that finds one without the cookie removes it.
   * Removes earlier sign-ins, including those under another API key, which the SDK doesn't replace.
   */
  begin(): void {
    if (this.isPersistent()) {
      this.#removeSignIns();
      this.#setCookie(SESSION_COOKIE);
    }
    this.#record();
  }

  /** Returns the uid of the stored sign-in; '' if it's unreadable, null if there is none. */
  storedUid(): string | null {
    const [key] = this.isPersistent() ? this.#signIns() : [];
    if (key === undefined) return null;
    try {
      const { uid } = membersOf(JSON.parse(this.#browser.storage().getItem(key) ?? ''));
      return typeof uid === 'string' ? uid : '';
    } catch {
      return '';
    }
  }

  /** Returns why the session of `uid` has ended; null if it hasn't. */
  endReason(uid: string): SessionEnd | null {
    const last = this.#lastActivity();
    if (Number.isNaN(last)) return 'loggedOut';
    if (idleState(last, this.#browser.clock()) === 'over') return 'idle';
    if (!this.isPersistent()) return null;
    const stored = this.storedUid();
    if (stored === null || !this.#hasCookie()) return 'loggedOut';
    return stored === uid ? null : 'replaced';
  }

  /** Whether the session will end in a few minutes without activity. */
  isEnding(): boolean {
    return idleState(this.#lastActivity(), this.#browser.clock()) === 'ending';
  }

  /**
   * Removes a stored sign-in whose session has ended. Call it before anything reads the sign-in.
   * @returns why it ended; null if there is no session, or it hasn't ended.
   */
  endIfExpired(): SessionEnd | null {
    const uid = this.storedUid();
    const why = uid === null ? null : this.endReason(uid);
    if (why !== null) this.end(why);
    return why;
  }

  /**
   * Records an activity in this page.
   * @returns why the session has already ended, which activity doesn't change; null if it continues.
   */
  recordActivity(uid: string): SessionEnd | null {
    if (Math.abs(this.#browser.clock() - this.#recorded) < RECORD_INTERVAL_MS) return null;
    const why = this.endReason(uid);
    if (why === null) this.#record();
    return why;
  }

  /** Ends the session in all tabs. */
  end(why: SessionEnd): void {
    this.#recorded = Number.NaN;
    if (!this.isPersistent()) return;
    this.#removeSession();
    // After an idle end the other tabs read the reason there.
    if (why !== 'idle') this.#browser.storage().removeItem(LAST_ACTIVITY);
  }

  #signIns(): string[] {
    return Object.keys(this.#browser.storage()).filter((key) => key.startsWith(SIGN_IN_KEY));
  }

  /** Removes the cookie first, so that whatever another tab stores afterwards goes too. */
  #removeSession(): void {
    this.#setCookie(`${SESSION_COOKIE}; Max-Age=0`);
    this.#removeSignIns();
  }

  #removeSignIns(): void {
    for (const key of this.#signIns()) this.#browser.storage().removeItem(key);
  }

  #lastActivity(): number {
    if (!this.isPersistent()) return this.#recorded;
    return Number(this.#browser.storage().getItem(LAST_ACTIVITY) ?? Number.NaN);
  }

  #record(): void {
    this.#recorded = this.#browser.clock();
    if (this.isPersistent()) this.#browser.storage().setItem(LAST_ACTIVITY, String(this.#recorded));
  }

  #hasCookie(cookie = SESSION_COOKIE): boolean {
    return this.#browser.cookies().cookie.split('; ').includes(cookie);
  }

  #setCookie(cookie: string): void {
    const secure = this.#browser.isSecure() ? '; Secure' : '';
    this.#browser.cookies().cookie = `${cookie}${COOKIE_SCOPE}${secure}`;
  }

  #checkStorage(): boolean {
    const works = this.#probe();
    if (!works) this.#removeEarlier();
    return works;
  }

  #probe(): boolean {
    try {
      const storage = this.#browser.storage();
      storage.setItem(PROBE, '');
      storage.removeItem(PROBE);
      this.#setCookie(`${PROBE}=1`);
      const works = this.#hasCookie(`${PROBE}=1`);
      this.#setCookie(`${PROBE}=1; Max-Age=0`);
      return works;
    } catch {
      // The browser denies storage, or it's full.
      return false;
    }
  }

  /** Removes an earlier session, which this page couldn't end: without cookies it would outlive the browser. */
  #removeEarlier(): void {
    try {
      this.#removeSession();
    } catch {
      // The browser denies storage, so this page can't read a sign-in there either.
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
