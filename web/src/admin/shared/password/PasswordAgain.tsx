import { Suspense } from 'react';
import { useStore } from '../../../app/store.ts';
import { lazy } from '../../lazy.ts';
import { passwordQuestion } from './password-again.ts';

const PasswordAgainDialog = lazy(async () => ({
  default: (await import('./PasswordAgainDialog.tsx')).PasswordAgainDialog,
}));

/** Where the panel asks for the password again, in front of everything else. */
export function PasswordAgain() {
  const question = useStore(passwordQuestion);
  if (question === null) return null;
  return (
    <Suspense>
      <PasswordAgainDialog onDone={question.reply} />
    </Suspense>
  );
}
