import { errorMessages } from '@pa-ledger/domain/error-messages';
import { REASON, reasonMessage } from '@pa-ledger/domain/expenses/reason';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { FieldInputs } from '../shared/forms/FieldInputs.tsx';
import { FormDialog } from '../shared/forms/FormDialog.tsx';
import { notify } from '../shared/frame/notices.ts';
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
    <FormDialog
      title={words.reopen(label)}
      saveLabel={words.reopen(label)}
      initial={{ values: { reason: '' }, version: null }}
      errorsOf={({ reason }) => ({
        reason: reasonMessage(reason, errorMessages.voidReasonRequired),
      })}
      save={async ({ reason }) => {
        const result = await manageYear({ act: 'reopen', year, reason });
        return result.ok ? { ok: true } : result;
      }}
      onSaved={() => {
        onClose();
        notify(words.reopened(label));
      }}
      onClose={onClose}
      // It overwrites nothing.
      factsOf={() => []}
    >
      {(form) => (
        <>
          <p>{words.reopenHint(label)}</p>
          <FieldInputs fields={FIELDS} form={form} layout={{}} />
        </>
      )}
    </FormDialog>
  );
}

const FIELDS = { reason: REASON };
