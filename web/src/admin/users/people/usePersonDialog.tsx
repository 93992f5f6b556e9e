import { Suspense, useState, type ReactNode } from 'react';
import { lazy } from '../../lazy.ts';
import type { PersonDialog } from './PersonDialogs.tsx';

const PersonDialogs = lazy(async () => ({
  default: (await import('./PersonDialogs.tsx')).PersonDialogs,
}));

/** Returns what opens a dialog about someone, and the dialog, to be put beside what opens it. */
export function usePersonDialog(): {
  readonly open: (dialog: PersonDialog) => void;
  readonly dialog: ReactNode;
} {
  const [shown, setShown] = useState<PersonDialog | null>(null);
  return {
    open: setShown,
    dialog: shown && (
      <Suspense>
        <PersonDialogs dialog={shown} onClose={() => setShown(null)} />
      </Suspense>
    ),
  };
}
