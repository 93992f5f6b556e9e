import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazy } from '../../lazy.ts';
import type { ImportPlace } from '../../imports/sheet-choice.ts';
import { sharedMessages } from '../shared-messages.ts';

const ImportDialog = lazy(async () => ({
  default: (await import('../../imports/ImportDialog.tsx')).ImportDialog,
}));

/** Import, beside a list that a sheet can fill. Everything of it is loaded at the press. */
export function ImportAction(place: ImportPlace) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{sharedMessages.import}</Button>
      <Suspense>{isOpen && <ImportDialog place={place} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
