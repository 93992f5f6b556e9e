import type { LogOutReason } from './login/login-state.ts';
import { forgetUnsaved } from './shared/saving/leave-guard.ts';
import { createStore, type Store } from '../app/store.ts';
import type { Admin } from '../firebase/auth.ts';
import { clearBrowserStorage } from '../firebase/browser-storage.ts';
import { browserSession, type SessionEnd } from '../firebase/session/browser-session.ts';

/** Whether an admin is signed in, as far as this page knows. */
export type Session =
  | { readonly status: 'checking' }
  /** It could not be found out without a connection. */
  | { readonly status: 'failed' }
  /** `reason`: why the session ended, if nobody logged out in this tab. */
  | { readonly status: 'signedOut'; readonly reason?: LogOutReason }
  | { readonly status: 'signedIn'; readonly admin: Admin }
  /** The account was renamed, so it may do nothing; `message` says what to do. */
  | { readonly status: 'refused'; readonly message: string };

const LOGIN = '/admin/login';

const session = createStore<Session>({ status: 'checking' });
let started = false;
/** The stored sign-in that this page tried last: one that fails is not tried again and again. */
let triedUid: string | null = null;
let leaving = false;
let watching = false;
let warmUpPanel = (): void => undefined;

/** The session; the first subscriber starts to find it out. */
export const sessionStore: Store<Session> = {
  view: session.view,
  subscribe(listener) {
    const unsubscribe = session.subscribe(listener);
    start();
    if (!watching) watchSession({ onMayHaveChanged: checkSession, onActivity: recordActivity });
    watching = true;
    return unsubscribe;
  },
};

/** Sets what loads the panel's code while somebody signs in or is recognized. */
export function onSessionExpected(load: () => void): void {
  warmUpPanel = load;
}

/** Loads the SDK, when somebody starts to sign in or was signed in before. */
export function loadAuth() {
  return import('../firebase/auth.ts');
}

/** Loads what the sign-in needs while the password is typed. */
export function warmUpSignIn(): void {
  void loadAuth().catch(() => undefined);
  warmUpPanel();
}

/** Checks again after a failure. */
export function checkAgain(): void {
  started = false;
  start();
}

/**
 * Signs in.
 * @returns false for every failure: the page must not reveal which accounts exist.
 */
export async function signIn(address: string, password: string): Promise<boolean> {
  try {
    const { signInAdmin, onAdmin } = await loadAuth();
    const admin = await signInAdmin(address, password);
    if (admin === null) return false;
    session.set({ status: 'signedIn', admin });
    // The page of a link signs in before anyone asked who is signed in.
    started = true;
    await onAdmin(showAdmin, showFailure);
    return true;
  } catch {
    return false;
  }
}

/** Signs out in all tabs, clears what the browser stored, and loads a new page, so that nothing stays in memory either. */
export async function logOut(): Promise<void> {
  browserSession.end('loggedOut');
  await Promise.allSettled([closePage(), clearBrowserStorage()]);
  window.location.replace(LOGIN);
}

/** Closes the panel for an account that may no longer do anything, and ends everything that it listens to. */
export function refuse(message: string): void {
  session.set({ status: 'refused', message });
  void closePage();
}

/** Closes the panel for a sign-in that no longer counts: after a new password elsewhere, or for another role. */
export function leaveRevoked(): void {
  leaveIfOver('revoked');
}

/** Loads the page anew, without anything that it read or held. */
export function startOver(): void {
  session.set({ status: 'checking' });
  void closePage().then(startAfresh, startAfresh);
}

/**
 * Looks whether the person has typed their password again in this page.
 * @returns whether the session has a newer sign-in now.
 */
export async function renewSignIn(): Promise<boolean> {
  const now = session.view();
  if (now.status !== 'signedIn') return false;
  const { currentAdmin } = await loadAuth();
  const admin = await currentAdmin().catch(() => null);
  if (admin?.uid !== now.admin.uid || admin.authTime <= now.admin.authTime) return false;
  session.set({ status: 'signedIn', admin });
  return true;
}

function start(): void {
  if (started) return;
  started = true;
  const ended = browserSession.endIfExpired();
  const uid = browserSession.storedUid();
  triedUid = uid;
  if (uid === null) {
    // A closed browser also ended the session; there the person expects to sign in, without a reason.
    session.set({ status: 'signedOut', ...(ended === 'idle' && { reason: ended }) });
    // An earlier page could not clear this while it was in use.
    void clearBrowserStorage();
    return;
  }
  browserSession.recordActivity(uid);
  session.set({ status: 'checking' });
  warmUpPanel();
  loadAuth()
    .then(({ onAdmin }) => onAdmin(showAdmin, showFailure))
    .catch(showFailure);
}

/** Checks whether another tab or the passing of time has ended or started the session. */
function checkSession(): void {
  if (leaving) return;
  if (session.view().status === 'signedOut') {
    const uid = browserSession.storedUid();
    if (uid === null) triedUid = null;
    else if (uid !== triedUid) checkAgain();
    return;
  }
  leaveIfOver(browserSession.endReason(currentUid()));
}

function recordActivity(): void {
  if (leaving || session.view().status === 'signedOut') return;
  leaveIfOver(browserSession.recordActivity(currentUid()));
}

function currentUid(): string {
  const now = session.view();
  return now.status === 'signedIn' ? now.admin.uid : (browserSession.storedUid() ?? '');
}

function showAdmin(admin: Admin | null): void {
  if (leaving) return;
  const now = session.view();
  if (now.status === 'signedIn' && now.admin.uid !== admin?.uid) {
    // The SDK only says that it is over; without another reason the server has ended it.
    leaveIfOver(browserSession.endReason(now.admin.uid) ?? 'revoked');
    return;
  }
  session.set(admin === null ? { status: 'signedOut' } : { status: 'signedIn', admin });
}

/** Closes the panel and loads a new page, as `logOut` does. What was not saved is lost. */
function leaveIfOver(why: SessionEnd | 'revoked' | null): void {
  if (why === null) return;
  if (why === 'replaced') {
    session.set({ status: 'checking' });
  } else {
    browserSession.end(why === 'idle' ? why : 'loggedOut');
    session.set({ status: 'signedOut', reason: why });
  }
  void closePage().then(startAfresh, startAfresh);
}

/** Prepares to leave the page: no question about unsaved edits, and no more events of the SDK. */
async function closePage(): Promise<void> {
  leaving = true;
  forgetUnsaved();
  const { data } = await import('../data/source.ts');
  await data.close();
}

/** Reloads once there is a connection: a computer that wakes up may have none yet, and would show the browser's error page. */
function startAfresh(): void {
  if (navigator.onLine) window.location.reload();
  else window.addEventListener('online', () => window.location.reload());
}

function showFailure(): void {
  session.set({ status: 'failed' });
}

/** How often a page checks its session when nothing else happens. */
const CHECK_EVERY_MS = 15_000;

/** After these, another tab may have ended or started the session, or the computer may have slept. */
const CHANGE_EVENTS = ['storage', 'focus', 'pageshow', 'visibilitychange'];
/** What a person does. Pointer moves do not count: a bumped table moves it. A screen reader may only click. */
const ACTIVITY_EVENTS = ['pointerdown', 'click', 'keydown', 'wheel'];

/** Watches for what extends or ends a session, as long as the page exists. */
function watchSession(on: {
  readonly onMayHaveChanged: () => void;
  readonly onActivity: () => void;
}): void {
  for (const type of CHANGE_EVENTS) window.addEventListener(type, on.onMayHaveChanged);
  for (const type of ACTIVITY_EVENTS) {
    window.addEventListener(type, on.onActivity, { capture: true, passive: true });
  }
  setInterval(on.onMayHaveChanged, CHECK_EVERY_MS);
}
