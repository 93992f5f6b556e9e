import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { StatusPanel } from '../ui/StatusPanel.tsx';

/** Says that the sign-in worked, and ends it. */
export function SignedInPanel({ onSignOut }: { readonly onSignOut: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <StatusPanel
      tone="success"
      heading="You are signed in."
      headingRef={heading}
      action={
        <Button variant="outlined" onClick={onSignOut}>
          Sign out
        </Button>
      }
    />
  );
}
