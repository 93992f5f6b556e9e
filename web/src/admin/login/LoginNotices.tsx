import { Notice } from '../../ui/Notice.tsx';
import { VStack } from '../../ui/layout.ts';
import type { LogOutReason } from './login-state.ts';

const REASONS: Readonly<Record<LogOutReason, string>> = {
  idle: 'Nothing was done for 2 hours. What was not saved by then is lost.',
  loggedOut: 'The session was ended in another tab or window of this browser.',
  revoked: 'Your sign-in is no longer valid. Please sign in again.',
};

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
        <Notice tone="info" title="You were logged out.">
          {REASONS[reason]}
        </Notice>
      )}
      {!isPersistent && (
        <Notice tone="warning" title="This browser keeps nothing for this site.">
          Cookies or site data are switched off. You can sign in, but only in this tab, and until
          you reload or close it.
        </Notice>
      )}
    </VStack>
  );
}
