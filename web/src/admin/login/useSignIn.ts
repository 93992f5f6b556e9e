import { organization } from '@pa-ledger/domain/organization';
import { useState } from 'react';
import { signIn as signInTo } from '../session.ts';
import { adminAddress } from './admin-address.ts';

export type SignInState = 'idle' | 'signingIn' | 'failed';

/** Signs in. Every failure looks the same: the page must not reveal which accounts exist. */
export function useSignIn() {
  const [state, setState] = useState<SignInState>('idle');

  const signIn = async (username: string, password: string): Promise<void> => {
    setState('signingIn');
    const succeeded = await signInTo(adminAddress(username, organization.adminDomain), password);
    // After a success the page redirects; until then the button stays busy.
    if (!succeeded) setState('failed');
  };

  return { state, signIn };
}
