import Button from '@mui/material/Button';
import { useEffect, useId, useRef, useState } from 'react';
import { CheckLabel } from '../form/PayToField.tsx';
import type { FormSession } from '../form/form-session.ts';
import { HStack } from '../ui/layout.ts';
import { useMessages } from '../ui/messages.ts';
import { SecondaryText } from '../ui/text.ts';
import { keptPerson, REMEMBER } from './remembered.ts';

/* What only the form of a new expense has; a correction doesn't load it. */

/**
 * Whether this device may remember the submitter. A phone is someone's own, so there it begins checked; elsewhere only if the
 * device already remembers someone.
 */
export function RememberBox({ session }: { readonly session: FormSession | null }) {
  const messages = useMessages('submit');
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (session === null || box.current === null) return;
    const isPhone = window.matchMedia('(pointer: coarse) and (hover: none)').matches;
    if (isPhone || keptPerson(Date.now()) !== null) box.current.checked = true;
  }, [session]);
  return (
    <div>
      <CheckLabel>
        <input ref={box} type="checkbox" name={REMEMBER} aria-describedby={`${id}-hint`} />
        {messages.remember}
      </CheckLabel>
      <SecondaryText id={`${id}-hint`}>{messages.rememberHint}</SecondaryText>
    </div>
  );
}

/** Asks before it clears the form. */
export function ClearButton({ onClear }: { readonly onClear: () => void }) {
  const messages = useMessages('submit');
  const [asking, setAsking] = useState(false);
  if (!asking) return <Button onClick={() => setAsking(true)}>{messages.clearForm}</Button>;
  return (
    <HStack role="group" aria-label={messages.clearForm}>
      <span>{messages.clearQuestion}</span>
      <Button color="error" variant="outlined" onClick={onClear}>
        {messages.clear}
      </Button>
      <Button autoFocus onClick={() => setAsking(false)}>
        {messages.keep}
      </Button>
    </HStack>
  );
}
