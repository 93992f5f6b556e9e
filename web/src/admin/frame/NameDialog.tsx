import { NAME_FIELD } from '../shared/forms/person-fields.ts';
import { personName } from '@pa-ledger/domain/people/people-requests';
import { checkedBy } from '@pa-ledger/domain/fields/schema';
import { callAdminApi } from '../../data/call-admin-api.ts';
import { FieldInputs } from '../shared/forms/FieldInputs.tsx';
import { FormDialog } from '../shared/forms/FormDialog.tsx';
import { notify } from '../shared/frame/notices.ts';

import { frameMessages } from './frame-messages.ts';

const { name: messages } = frameMessages;

interface NameDialogProps {
  /** As it is now. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Changes the name of the person who is signed in, which the others see beside what they do. */
export function NameDialog({ name, onClose }: NameDialogProps) {
  return (
    <FormDialog<{ name: string }>
      title={messages.change}
      saveLabel={messages.change}
      initial={{ values: { name }, version: null }}
      schema={checkedBy((typed) => ({
        name: personName.safeParse(typed.name).error?.issues[0]?.message,
      }))}
      save={(typed) => callAdminApi('/api/admin/rename-self', typed)}
      onSaved={() => {
        onClose();
        notify(messages.changed);
      }}
      onClose={onClose}
    >
      {() => <FieldInputs fields={NAME_FIELD} layout={{ name: { hint: messages.hint } }} />}
    </FormDialog>
  );
}
