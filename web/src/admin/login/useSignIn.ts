import { organization } from '@pa-ledger/domain/organization';
import { useState } from 'react';
import { signIn as signInTo } from '../session.ts';
import { adminAddress } from './admin-address.ts';

export type SignInState = 'idle' | 'signingIn' | 'failed';

/** Signing in. Every failure is the same one: the page must not tell which accounts there are. */
export function useSignIn() {
  const [state, setState] = useState<SignInState>('idle');

  const signIn = async (username: string, password: string): Promise<void> => {
    setState('signingIn');
    const worked = await signInTo(adminAddress(username, organization.adminDomain), password);
    // After a success the page leads on; until then the button stays busy.
    if (!worked) setState('failed');
  };

  return { state, signIn };
}
