import { createStore, type Store } from '../app/store.ts';
import type { Admin } from '../firebase/auth.ts';
import { clearBrowserStorage } from '../firebase/browser-storage.ts';
import type { SessionEnd } from '../firebase/session/browser-session.ts';
import { browserSession } from '../firebase/session/browser-session.ts';
import type { LogOutReason } from './login/login-state.ts';
import { watchSession } from './session-watch.ts';
import { forgetUnsaved } from './shared/leave-guard.ts';

/** Whether an admin is signed in, as far as this page knows. */
export type Session =
  | { readonly status: 'checking' }
  /** It could not be found out, for want of a connection. */
  | { readonly status: 'failed' }
  /** `reason`: why a session ended that nobody logged out of in this tab. */
  | { readonly status: 'signedOut'; readonly reason?: LogOutReason }
  | { readonly status: 'signedIn'; readonly admin: Admin }
  /** The account was renamed, so it may do nothing; `message` tells the person what to do. */
  | { readonly status: 'refused'; readonly message: string };

const LOGIN = '/admin/login';

const session = createStore<Session>({ status: 'checking' });
let started = false;
/** The sign-in that was stored when this page last looked: one that leads nowhere is not tried again and again. */
let tried: string | null = null;
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

/** The SDK comes when somebody begins to sign in, or was signed in before. */
export function loadAuth() {
  return import('../firebase/auth.ts');
}

/** Somebody begins to sign in: what comes next is on its way while the password is typed. */
export function warmUpSignIn(): void {
  void loadAuth().catch(() => undefined);
  warmUpPanel();
}

/** Finds out once more after a failure. */
export function checkAgain(): void {
  started = false;
  start();
}

/**
 * Signs in.
 * @returns false for every failure alike: the page must not tell which accounts there are.
 */
export async function signIn(address: string, password: string): Promise<boolean> {
  try {
    const { signInAdmin, onAdmin } = await loadAuth();
    const admin = await signInAdmin(address, password);
    if (admin === null) return false;
    session.set({ status: 'signedIn', admin });
    await onAdmin(showAdmin, showFailure);
    return true;
  } catch {
    return false;
  }
}

/** Signs out in all tabs, removes what the browser kept, and starts from a fresh page: nothing stays in memory either. */
export async function logOut(): Promise<void> {
  browserSession.end('loggedOut');
  await Promise.allSettled([closePage(), clearBrowserStorage()]);
  window.location.replace(LOGIN);
}

/** Takes the panel away from an account that may do nothing any more. */
export function refuse(message: string): void {
  session.set({ status: 'refused', message });
}

function start(): void {
  if (started) return;
  started = true;
  const ended = browserSession.endIfExpired();
  const uid = browserSession.storedUid();
  tried = uid;
  if (uid === null) {
    // Who comes back with a new browser expects to sign in.
    session.set({ status: 'signedOut', ...(ended === 'idle' && { reason: ended }) });
    // What an earlier page could not remove because it was in use.
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

/** Finds out whether the session was ended, or begun, by another tab or by the time. */
function checkSession(): void {
  if (leaving) return;
  if (session.view().status === 'signedOut') {
    const uid = browserSession.storedUid();
    if (uid === null) tried = null;
    else if (uid !== tried) checkAgain();
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

/** Takes the panel away and starts from a fresh page, as `logOut` does. What was not saved is lost. */
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

/** The page is about to be left: no question about unsaved edits, and no more news of the SDK. */
async function closePage(): Promise<void> {
  leaving = true;
  forgetUnsaved();
  const { closeFirestore } = await import('../firebase/firestore.ts');
  await closeFirestore();
}

/** A computer that wakes up may not be connected yet, and a reload would show the browser's own page. */
function startAfresh(): void {
  if (navigator.onLine) window.location.reload();
  else window.addEventListener('online', () => window.location.reload());
}

function showFailure(): void {
  session.set({ status: 'failed' });
}
