import Button from '@mui/material/Button';
import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import {
  formFromRecord,
  recordErrors,
  type FormValues,
} from '@pa-ledger/domain/ledger/record-form';
import { useState } from 'react';
import { EditForm } from '../src/admin/shared/forms/EditForm.tsx';
import { FieldInputs } from '../src/admin/shared/forms/FieldInputs.tsx';
import {
  CheckField,
  DateField,
  SelectField,
  TextInputField,
} from '../src/admin/shared/forms/fields.tsx';
import { MoneyField } from '../src/admin/shared/forms/MoneyField.tsx';
import { ConflictNotice } from '../src/admin/shared/saving/ConflictNotice.tsx';
import { NotSaved } from '../src/admin/shared/saving/SaveFailure.tsx';
import { useSaving } from '../src/admin/shared/saving/useSaving.ts';
import { failure } from '../src/data/failure.ts';
import { FormSection } from '../src/ui/FormSection.tsx';
import { FormGrid, VStack } from '../src/ui/layout.ts';
import { Section } from '../src/ui/Section.tsx';
import { nothing } from './samples.ts';

const OPTIONS = [{ value: 'fair', label: 'Spring Fair' }];
const CONFLICT = {
  mine: [{ label: 'Name', text: 'Spring Fair' }],
  theirs: [{ label: 'Name', text: 'Book Fair' }],
  onOverwrite: nothing,
  onTake: nothing,
};

/** Inputs: empty, filled, invalid, with a warning, disabled; and what a failed save says. */
export function Forms() {
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <FormSection heading="Section of a form" hint="Its hint.">
        <States />
      </FormSection>
      <Section heading="Inputs that follow from a record">
        <Checked />
      </Section>
      <Section heading="Disabled">
        <fieldset disabled>
          <FormGrid>
            <States />
          </FormGrid>
        </fieldset>
      </Section>
      <Section heading="Failed saves">
        <VStack>
          <NotSaved failed={failure('offline')} conflict={null} />
          <ConflictNotice {...CONFLICT} />
          <ConflictNotice {...CONFLICT} theirs={null} />
        </VStack>
      </Section>
      <Section heading="Edit in place">
        <EditForm
          heading="Heading of the form"
          hint="Cancel and Save Changes beside it."
          busy={isBusy}
          notice={null}
          onSave={() => setBusy(true)}
          onCancel={() => setBusy(false)}
        >
          <p>Its inputs.</p>
        </EditForm>
      </Section>
    </>
  );
}

/** Each kind of input, empty or filled and invalid. */
function States() {
  const bind = (name: string, value: string, error: string | null = null) => ({
    name,
    value,
    error,
    onChange: nothing,
  });
  return (
    <>
      <TextInputField {...bind('text', '')} label="Text" placeholder="Such as this" half />
      <TextInputField {...bind('bad', '?', 'What is wrong.')} label="Invalid" required half />
      <TextInputField {...bind('lines', 'Two\nlines')} label="Lines" lines="many" hint="A hint." />
      <DateField {...bind('date', '2026-09-01')} label="Date" half />
      <SelectField {...bind('gone', 'gone')} label="Unknown" prompt="None" options={OPTIONS} half />
      <MoneyField {...bind('amount', '12.5')} label="Amount" required half />
      <MoneyField {...bind('zero', 'unreadable')} label="Zero" zero="This is not a number." half />
      <CheckField {...bind('check', 'true')} label="Box" hint="What it means." />
    </>
  );
}

/** The form of a record after an attempt to save it empty. */
function Checked() {
  const { form, save } = useSaving<FormValues<'revenueItems'>>({
    initial: { values: formFromRecord('revenueItems', null), version: null },
    errorsOf: (typed) => recordErrors('revenueItems', typed),
    save: () => Promise.resolve(failure('failed')),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <FormGrid>
        <FieldInputs fields={recordForm('revenueItems')} form={form} />
        <Button type="submit">Check the record</Button>
      </FormGrid>
    </form>
  );
}
