import type { Admin } from '../firebase/auth.ts';
import { forgetKept, mayBeSignedIn } from '../firebase/kept.ts';
import { warmUpDashboard } from './load-dashboard.ts';

/** Whether an admin is signed in, as far as this page knows. */
export type Session =
  | { readonly status: 'checking' }
  /** It could not be found out, for want of a connection. */
  | { readonly status: 'failed' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly admin: Admin }
  /** The account was renamed, so it may do nothing; `message` tells the person what to do. */
  | { readonly status: 'refused'; readonly message: string };

const LOGIN = '/admin/login';

let session: Session = { status: 'checking' };
let started = false;
const listeners = new Set<() => void>();

export const sessionStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    start();
    return () => listeners.delete(listener);
  },
  view: (): Session => session,
};

/** The SDK comes when somebody begins to sign in, or was signed in before. */
export function loadAuth() {
  return import('../firebase/auth.ts');
}

/** Somebody begins to sign in: what comes next is on its way while the password is typed. */
export function warmUpSignIn(): void {
  void loadAuth().catch(() => undefined);
  warmUpDashboard();
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
    show({ status: 'signedIn', admin });
    await onAdmin(showAdmin, showFailure);
    return true;
  } catch {
    return false;
  }
}

/** Signs out, removes what the browser kept, and starts from a fresh page: nothing stays in memory either. */
export async function logOut(): Promise<void> {
  const [{ signOutAdmin }, { closeFirestore }] = await Promise.all([
    loadAuth(),
    import('../firebase/firestore.ts'),
  ]);
  await closeFirestore();
  await signOutAdmin();
  await forgetKept();
  window.location.replace(LOGIN);
}

/** Takes the panel away from an account that may do nothing any more. */
export function refuse(message: string): void {
  show({ status: 'refused', message });
}

function start(): void {
  if (started) return;
  started = true;
  if (!mayBeSignedIn()) {
    show({ status: 'signedOut' });
    // What an earlier page could not remove because it was in use.
    void forgetKept();
    return;
  }
  show({ status: 'checking' });
  warmUpDashboard();
  loadAuth()
    .then(({ onAdmin }) => onAdmin(showAdmin, showFailure))
    .catch(showFailure);
}

function showAdmin(admin: Admin | null): void {
  show(admin === null ? { status: 'signedOut' } : { status: 'signedIn', admin });
}

function showFailure(): void {
  show({ status: 'failed' });
}

function show(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}
