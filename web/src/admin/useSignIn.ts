import { organization } from '@pa-ledger/domain/organization';
import { useState } from 'react';
import { adminAddress } from './admin-address.ts';

export type SignInState = 'signedOut' | 'signingIn' | 'failed' | 'signedIn';

/** The SDK comes when somebody begins to sign in. */
export function loadAuth() {
  return import('../firebase/auth.ts');
}

/** Signing in and out. Every failure is the same one: the page must not tell which accounts there are. */
export function useSignIn() {
  const [state, setState] = useState<SignInState>('signedOut');

  const signIn = async (username: string, password: string): Promise<void> => {
    setState('signingIn');
    try {
      const { signInAdmin } = await loadAuth();
      const address = adminAddress(username, organization.adminDomain);
      setState((await signInAdmin(address, password)) ? 'signedIn' : 'failed');
    } catch {
      setState('failed');
    }
  };

  const leave = async (): Promise<void> => {
    const { signOutAdmin } = await loadAuth();
    await signOutAdmin();
    setState('signedOut');
  };

  return { state, signIn, leave };
}
