import {
  allApproverInputs,
  approverErrors,
  settingsOfTyped,
  typedApprovers,
  type TypedApprovers,
} from '@pa-ledger/domain/approvers/approver-form';
import {
  ABSENCE_FIELD_NAMES,
  absencePlace,
  filledAbsences,
} from '@pa-ledger/domain/approvers/absence-form';
import { isEmailAddress, typedAddress } from '@pa-ledger/domain/people/email';
import { settingsDocument } from '@pa-ledger/domain/approvers/approver-settings';
import { useState } from 'react';
import { create, update } from '../../data/writes.ts';
import { FieldGrid } from '../../ui/layout.ts';
import { EditForm } from '../shared/forms/EditForm.tsx';
import { SaveFailure } from '../shared/saving/SaveFailure.tsx';
import { readApprovers, type StoredApprovers } from '../shared/records/approvers.ts';
import type { Fact } from '../shared/saving/facts.ts';
import { TextInputField } from '../shared/forms/fields.tsx';
import { focusFirstError } from '../shared/frame/field-focus.ts';
import { useUnsaved } from '../shared/saving/leave-guard.ts';
import { saveResultOf, useSaving } from '../shared/saving/useSaving.ts';
import { AwayFields } from './AwayFields.tsx';
import { SharedMailboxNotice, UserSections } from './UserSections.tsx';
import { userMessages } from './users-messages.ts';

interface UsersFormProps {
  readonly settings: StoredApprovers;
  readonly names: readonly string[];
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** The approvers as a form. */
export function UsersForm({ settings, names: namesNow, onSaved, onCancel }: UsersFormProps) {
  // The inputs stay the same while somebody types, whatever another admin does to the categories.
  const [names] = useState(namesNow);
  const saving = useSaving<TypedApprovers>({
    initial: { values: typedApprovers(settings, names), version: settings.version },
    errorsOf: (typed) => approverErrors(typed, names),
    save: async (typed, version) => {
      const fields = { ...settingsDocument(settingsOfTyped(typed, names, settings)) };
      const result =
        version === null
          ? await create('settings', 'approvers', fields)
          : await update('settings', 'approvers', version, fields);
      return saveResultOf(result, (stored) => typedApprovers(readApprovers(stored), names));
    },
  });
  useUnsaved(saving.form.dirty || saving.busy);

  const save = async (over?: number | null): Promise<void> => {
    const outcome = await saving.save(over);
    if (outcome === 'saved') onSaved();
    if (outcome === 'errors') focusFirstError();
  };

  return (
    <EditForm
      heading={userMessages.heading}
      hint={userMessages.hint}
      busy={saving.busy}
      notice={
        <SaveFailure
          saving={saving}
          factsOf={(typed) => factsOf(typed, names)}
          onOverwrite={(version) => void save(version)}
          onClose={onCancel}
          sx={{ marginBottom: '1.5rem' }}
        />
      }
      onSave={() => void save()}
      onCancel={onCancel}
    >
      <SharedMailboxNotice users={saving.form.values} names={names} />
      <UserSections
        names={names}
        away={<AwayFields form={saving.form} people={peopleIn(saving.form.values, names)} />}
      >
        {(inputs) => (
          <FieldGrid>
            {Object.entries(inputs).map(([place, { label, inputType }]) => (
              <TextInputField
                key={place}
                {...saving.form.field(place)}
                label={label}
                type={inputType}
                placeholder={userMessages.notSet}
                unmarked
              />
            ))}
          </FieldGrid>
        )}
      </UserSections>
    </EditForm>
  );
}

function factsOf(typed: TypedApprovers, names: readonly string[]): readonly Fact[] {
  const people = Object.entries(allApproverInputs(names)).map(([place, { label }]) => ({
    label,
    text: typedAddress(typed[place] ?? '') || userMessages.notSet,
  }));
  const absences = Array.from({ length: filledAbsences(typed) }, (_, row) => ({
    label: userMessages.absence(row + 1),
    text: ABSENCE_FIELD_NAMES.map((field) => typed[absencePlace(row, field)]).join(' '),
  }));
  return [...people, ...absences];
}

/** The addresses that are set in the form, each once. */
function peopleIn(typed: TypedApprovers, names: readonly string[]): string[] {
  const addresses = Object.keys(allApproverInputs(names)).map((place) =>
    typedAddress(typed[place] ?? ''),
  );
  return [...new Set(addresses.filter(isEmailAddress))];
}
