import { CHANGE_FIELDS } from '../../shared/forms/person-fields.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { FieldInputs } from '../../shared/forms/FieldInputs.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { notify } from '../../shared/frame/notices.ts';
import { useToday } from '../../shared/years/useShownYear.ts';
import { managePeople } from './people-calls.ts';
import { peopleMessages as words } from './people-messages.ts';
import type { PersonRow } from './people-store.ts';
import { changeLayout, changeOf, changeSchema, type ChangeTexts } from './person-form.ts';

interface ChangeDialogProps {
  readonly row: PersonRow;
  readonly onClose: () => void;
}

/** Changes someone's role and last day. */
export function ChangeDialog({ row, onClose }: ChangeDialogProps) {
  const { uid, name, role, endsOn = '', version } = row;
  const today = useToday();
  return (
    <FormDialog<ChangeTexts>
      title={words.changeTitle(name)}
      saveLabel={words.saveChange}
      initial={{ values: { role, endsOn }, version }}
      schema={changeSchema(today)}
      save={(typed, loaded) =>
        managePeople({ action: 'change', uid, version: loaded ?? version, ...changeOf(typed) })
      }
      onSaved={() => {
        onClose();
        notify(words.changed(name));
      }}
      onClose={onClose}
    >
      {(typed) => (
        <>
          <FieldInputs fields={CHANGE_FIELDS} layout={changeLayout(typed)} />
          {typed.role !== role && <SecondaryText>{words.changeHint}</SecondaryText>}
        </>
      )}
    </FormDialog>
  );
}
