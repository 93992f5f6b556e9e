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
  typedAbsencesOf,
} from '@pa-ledger/domain/approvers/absence-form';
import { languagePlace } from '@pa-ledger/domain/approvers/language-form';
import { languageOf, LANGUAGES, LANGUAGE_TAGS } from '@pa-ledger/domain/language';
import { isEmailAddress, typedAddress } from '@pa-ledger/domain/people/email';
import { settingsDocument } from '@pa-ledger/domain/approvers/approver-settings';
import { checkedBy } from '@pa-ledger/domain/fields/schema';
import { useState } from 'react';
import { FormProvider, useController } from 'react-hook-form';
import { FieldGrid } from '../../ui/layout.ts';
import { EditForm } from '../shared/forms/EditForm.tsx';
import { SaveFailure } from '../shared/saving/SaveFailure.tsx';
import { readApprovers, type StoredApprovers } from '../shared/records/approvers.ts';
import type { Fact } from '../shared/saving/facts.ts';
import { FieldInputs } from '../shared/forms/FieldInputs.tsx';
import { SelectInput } from '../shared/forms/inputs.tsx';
import { useUnsaved } from '../shared/saving/leave-guard.ts';
import { useSaving } from '../shared/saving/useSaving.ts';
import { saveResultOf } from '../shared/saving/save-result.ts';
import { saveApprovers } from './save-approvers.ts';
import { AwayFields, type UsersValues } from './AwayFields.tsx';
import { SharedMailboxNotice, UserSections } from './UserSections.tsx';
import { userMessages } from './users-messages.ts';

interface UsersFormProps {
  readonly settings: StoredApprovers;
  readonly names: readonly string[];
  /** The key of the input that has the focus; '' for the first one. */
  readonly place: string;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** The approvers as a form. */
export function UsersForm(props: UsersFormProps) {
  const { settings, names: namesNow, place, onSaved, onCancel } = props;
  // The inputs stay the same while somebody types, whatever another admin does to the categories.
  const [names] = useState(namesNow);
  const places = Object.keys(allApproverInputs(names));
  const typedOf = ({ addresses, languages, absences }: UsersValues): TypedApprovers => ({
    ...absences,
    ...Object.fromEntries(
      places.flatMap((place, at) => [
        [place, addresses[at] ?? ''],
        [languagePlace(place), languages[at] ?? ''],
      ]),
    ),
  });
  const valuesOf = (typed: TypedApprovers): UsersValues => ({
    addresses: places.map((place) => typed[place] ?? ''),
    languages: places.map((place) => typed[languagePlace(place)] ?? ''),
    absences: typedAbsencesOf(typed),
  });
  const saving = useSaving<UsersValues>({
    initial: { values: valuesOf(typedApprovers(settings, names)), version: settings.version },
    schema: checkedBy((values) => {
      const errors = Object.entries(approverErrors(typedOf(values), names));
      return Object.fromEntries(
        errors.flatMap(([key, message]) =>
          message === undefined ? [] : [[nameOf(places, key), message]],
        ),
      );
    }),
    save: async (values, version) => {
      const fields = { ...settingsDocument(settingsOfTyped(typedOf(values), names, settings)) };
      const result = await saveApprovers(version, fields);
      return saveResultOf(result, (stored) =>
        valuesOf(typedApprovers(readApprovers(stored), names)),
      );
    },
  });
  const { form, busy, save } = saving;
  useUnsaved(form.formState.isDirty || busy);
  const typed = typedOf(form.watch());
  return (
    <FormProvider {...form}>
      <EditForm
        heading={userMessages.heading}
        hint={userMessages.hint}
        saving={saving}
        first={places.includes(place) ? nameOf(places, place) : undefined}
        notice={
          <SaveFailure
            saving={saving}
            factsOf={(values) => factsOf(typedOf(values), names)}
            onOverwrite={(version) => save(onSaved, version)}
            onClose={onCancel}
            sx={{ marginBottom: '1.5rem' }}
          />
        }
        onSave={() => save(onSaved)}
        onCancel={onCancel}
      >
        <SharedMailboxNotice users={typed} names={names} />
        <UserSections names={names} away={<AwayFields people={peopleIn(typed, names)} />}>
          {(inputs) => {
            const fields = Object.entries(inputs).map(
              ([place, field]) => [String(places.indexOf(place)), field] as const,
            );
            const layout = fields.map(([name, { label }]) => {
              const look = {
                half: true,
                placeholder: userMessages.notSet,
                after: <LanguageSelect at={Number(name)} label={label} />,
              };
              return [name, look] as const;
            });
            return (
              <FieldGrid>
                <FieldInputs
                  at="addresses"
                  fields={Object.fromEntries(fields)}
                  layout={Object.fromEntries(layout)}
                />
              </FieldGrid>
            );
          }}
        </UserSections>
      </EditForm>
    </FormProvider>
  );
}

interface LanguageSelectProps {
  /** The number of its address. */
  readonly at: number;
  /** That of the address. */
  readonly label: string;
}

/** The language of the emails to an address. */
function LanguageSelect({ at, label }: LanguageSelectProps) {
  const { field, fieldState } = useController<UsersValues, `languages.${number}`>({
    name: `languages.${at}`,
  });
  const { name, value, onChange } = field;
  return (
    <SelectInput
      name={name}
      value={value}
      onChange={onChange}
      label={userMessages.languageOf(label)}
      error={fieldState.error?.message}
      options={LANGUAGE_OPTIONS}
      half
    />
  );
}

const LANGUAGE_OPTIONS = LANGUAGE_TAGS.map((value) => ({ value, label: LANGUAGES[value].name }));

/** Returns the name of the input behind a key of the domain's form. */
function nameOf(places: readonly string[], key: string): string {
  const at = places.indexOf(key);
  if (at !== -1) return `addresses.${at}`;
  const language = places.findIndex((place) => languagePlace(place) === key);
  return language === -1 ? `absences.${key}` : `languages.${language}`;
}

function factsOf(typed: TypedApprovers, names: readonly string[]): readonly Fact[] {
  const people = Object.entries(allApproverInputs(names)).flatMap(([place, { label }]) => [
    { label, text: typedAddress(typed[place] ?? '') || userMessages.notSet },
    {
      label: userMessages.languageOf(label),
      text: LANGUAGES[languageOf(typed[languagePlace(place)])].name,
    },
  ]);
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
