import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { ReasonForm } from '../shared/forms/ReasonForm.tsx';
import { labelOf } from '../shared/years/useShownYear.ts';
import { manageYear } from './year-calls.ts';
import { yearsMessages as words } from './years-messages.ts';

interface ReopenDialogProps {
  /** The last closed year. */
  readonly year: FiscalYear;
  readonly onClose: () => void;
}

/** Opens the last closed year again, with a reason. */
export function ReopenDialog({ year, onClose }: ReopenDialogProps) {
  const label = labelOf(year);
  return (
    <ReasonForm
      title={words.reopen(label)}
      saveLabel={words.reopen(label)}
      hint={words.reopenHint(label)}
      send={(reason) => manageYear({ act: 'reopen', year, reason })}
      done={words.reopened(label)}
      onClose={onClose}
    />
  );
}
