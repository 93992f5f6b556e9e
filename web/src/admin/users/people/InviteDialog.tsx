import { INVITE_FIELDS } from '../../shared/forms/person-fields.ts';
import { typedAddress } from '@pa-ledger/domain/people/email';
import { SecondaryText } from '../../../ui/text.ts';
import { FieldInputs } from '../../shared/forms/FieldInputs.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { notify } from '../../shared/frame/notices.ts';
import { useToday } from '../../shared/years/useShownYear.ts';
import { managePeople } from './people-calls.ts';
import { peopleMessages as words } from './people-messages.ts';
import { changeLayout, changeOf, inviteSchema, type InviteTexts } from './person-form.ts';

interface InviteDialogProps {
  /** What the form begins with. */
  readonly begin?: Partial<InviteTexts>;
  readonly onClose: () => void;
}

/** Invites someone: we email them a link. */
export function InviteDialog({ begin, onClose }: InviteDialogProps) {
  const today = useToday();
  return (
    <FormDialog<InviteTexts>
      title={words.inviteTitle}
      saveLabel={words.sendInvitation}
      initial={{ values: { name: '', email: '', role: '', endsOn: '', ...begin }, version: null }}
      schema={inviteSchema(today)}
      save={(typed) => {
        const { name, email } = typed;
        const place = { name, email: typedAddress(email) };
        return managePeople({ action: 'invite', ...place, ...changeOf(typed) });
      }}
      onSaved={({ name }) => {
        onClose();
        notify(words.invited(name.trim()));
      }}
      onClose={onClose}
    >
      {(typed) => (
        <>
          <SecondaryText>{words.inviteHint}</SecondaryText>
          <FieldInputs fields={INVITE_FIELDS} layout={changeLayout(typed)} />
        </>
      )}
    </FormDialog>
  );
}
