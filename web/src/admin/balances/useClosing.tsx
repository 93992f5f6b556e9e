import { Suspense, useState } from 'react';
import { lazy } from '../lazy.ts';
import type { MoreAction } from '../shared/frame/MoreMenu.tsx';
import { useBooks } from '../shared/years/books.ts';
import { labelOf, useShownYear } from '../shared/years/useShownYear.ts';
import { yearMessages } from '../shared/years/year-messages.ts';

const CloseYearDialog = lazy(async () => ({
  default: (await import('../years/CloseYearDialog.tsx')).CloseYearDialog,
}));
const ReopenDialog = lazy(async () => ({
  default: (await import('../years/ReopenDialog.tsx')).ReopenDialog,
}));

/**
 * Returns Close year, or Reopen of the last closed one, where the balances are that a close carries over. The server knows
 * which year comes next.
 */
export function useClosing(): MoreAction {
  const [open, setOpen] = useState<'close' | 'reopen' | null>(null);
  const { year } = useShownYear();
  const { closedYear } = useBooks();
  const isLast = closedYear === year;
  return {
    label: isLast ? yearMessages.reopen(labelOf(year)) : yearMessages.close,
    onClick: () => setOpen(isLast ? 'reopen' : 'close'),
    outside: (
      <Suspense>
        {open === 'close' && <CloseYearDialog onClose={() => setOpen(null)} />}
        {open === 'reopen' && closedYear !== null && (
          <ReopenDialog year={closedYear} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    ),
  };
}
