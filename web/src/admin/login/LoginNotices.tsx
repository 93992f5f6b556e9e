import { Notice } from '../../ui/Notice.tsx';
import { VStack } from '../../ui/layout.ts';
import { loginMessages } from './login-messages.ts';
import type { LogOutReason } from './login-state.ts';

interface LoginNoticesProps {
  /** Why the session ended; null if none did. */
  readonly reason: LogOutReason | null;
  /** Whether the browser stores a sign-in. */
  readonly isPersistent: boolean;
}

/** Above the fields: why somebody who was signed in has to sign in again, and what this browser does not store. */
export function LoginNotices({ reason, isPersistent }: LoginNoticesProps) {
  return (
    <VStack sx={{ marginBottom: '1.25rem' }}>
      {reason !== null && (
        <Notice tone="info" title={loginMessages.loggedOut}>
          {loginMessages.loggedOutBecause[reason]}
        </Notice>
      )}
      {!isPersistent && (
        <Notice tone="warning" title={loginMessages.notPersistent}>
          {loginMessages.notPersistentHint}
        </Notice>
      )}
    </VStack>
  );
}
