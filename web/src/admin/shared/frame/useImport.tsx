import { Suspense, useState } from 'react';
import { lazy } from '../../lazy.ts';
import type { ImportPlace } from '../../imports/sheet-choice.ts';
import { importRight } from '../rights/import-right.ts';
import { sharedMessages } from '../shared-messages.ts';
import type { MoreAction } from './MoreMenu.tsx';

const ImportDialog = lazy(async () => ({
  default: (await import('../../imports/ImportDialog.tsx')).ImportDialog,
}));

/** Returns Import, for a list that a sheet can fill. Its code loads when you choose it. */
export function useImport(place: ImportPlace): MoreAction {
  const [isOpen, setOpen] = useState(false);
  return {
    label: sharedMessages.import,
    right: importRight(place.kind),
    onClick: () => setOpen(true),
    outside: (
      <Suspense>{isOpen && <ImportDialog place={place} onClose={() => setOpen(false)} />}</Suspense>
    ),
  };
}
