import { formSchema } from '@pa-ledger/domain/fields/schema';
import { HOLDER_FORM, type HolderTexts } from '@pa-ledger/domain/ledger/advance-form';
import { FieldInputs } from '../../shared/forms/FieldInputs.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { notify } from '../../shared/frame/notices.ts';
import { setEmail } from './advance-writes.ts';
import { advancesMessages as messages } from './advances-messages.ts';

interface EmailDialogProps {
  /** The id of the advance. */
  readonly id: string;
  /** The holder's present address; '' without one. */
  readonly email: string;
  readonly onClose: () => void;
}

/** The form of another address of an advance's holder. */
export function EmailDialog({ id, email, onClose }: EmailDialogProps) {
  return (
    <FormDialog<HolderTexts>
      title={messages.changeEmail}
      saveLabel={messages.saveEmail}
      initial={{ values: { email }, version: null }}
      schema={formSchema(HOLDER_FORM)}
      save={(typed) => setEmail(id, typed)}
      onSaved={() => {
        onClose();
        notify(messages.changedEmail);
      }}
      onClose={onClose}
    >
      {() => <FieldInputs fields={HOLDER_FORM} layout={{ email: { hint: messages.emailHint } }} />}
    </FormDialog>
  );
}
