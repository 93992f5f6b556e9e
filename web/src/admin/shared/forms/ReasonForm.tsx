import { panelMessages } from '@pa-ledger/domain/panel-messages';
import { REASON, reasonMessage } from '@pa-ledger/domain/expenses/reason-messages';
import { formSchema } from '@pa-ledger/domain/fields/schema';
import type { Failure } from '../../../data/failure.ts';
import { notify } from '../frame/notices.ts';
import { FieldInputs } from './FieldInputs.tsx';
import { FormDialog } from './FormDialog.tsx';

interface ReasonFormProps {
  readonly title: string;
  readonly saveLabel: string;
  /** What happens then. */
  readonly hint: string;
  /** The sentence for a missing reason. */
  readonly whenBlank?: string;
  readonly send: (reason: string) => Promise<{ readonly ok: true } | Failure>;
  /** The notice when it was done. */
  readonly done: string;
  readonly onClose: () => void;
}

/** Asks why something is taken back, and takes it back. */
export function ReasonForm({ hint, whenBlank, send, done, onClose, ...texts }: ReasonFormProps) {
  return (
    <FormDialog
      {...texts}
      initial={{ values: { reason: '' }, version: null }}
      schema={reasonSchema(whenBlank)}
      save={({ reason }) => send(reason)}
      onSaved={() => {
        onClose();
        notify(done);
      }}
      onClose={onClose}
    >
      {() => (
        <>
          <p>{hint}</p>
          <FieldInputs fields={REASON_FIELDS} />
        </>
      )}
    </FormDialog>
  );
}

export const REASON_FIELDS = { reason: REASON };

/** Returns the schema of a form with a reason, which must be given. @param whenBlank the sentence if it's missing. */
export function reasonSchema(whenBlank: string = panelMessages.voidReasonRequired) {
  return formSchema(REASON_FIELDS, ({ reason }) => ({ reason: reasonMessage(reason, whenBlank) }));
}
