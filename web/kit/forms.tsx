import Button from '@mui/material/Button';
import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import { formFromRecord, type FormValues } from '@pa-ledger/domain/ledger/record-form';
import { recordSchema } from '@pa-ledger/domain/ledger/record-schema';
import { FormProvider } from 'react-hook-form';
import { EditForm } from '../src/admin/shared/forms/EditForm.tsx';
import { FieldInputs } from '../src/admin/shared/forms/FieldInputs.tsx';
import { CheckInput } from '../src/admin/shared/forms/CheckInput.tsx';
import { MoneyInput } from '../src/admin/shared/forms/MoneyInput.tsx';
import { DateInput, SelectInput, TextInput } from '../src/admin/shared/forms/inputs.tsx';
import { ChosenPapers } from '../src/admin/shared/papers/ChosenPapers.tsx';
import { NotSaved } from '../src/admin/shared/saving/SaveFailure.tsx';
import { useSaving } from '../src/admin/shared/saving/useSaving.ts';
import { failure } from '../src/data/failure.ts';
import { FormSection } from '../src/ui/FormSection.tsx';
import * as native from '../src/ui/inputs.tsx';
import { FormGrid, VStack } from '../src/ui/layout.ts';
import { inStates, nothing, type Samples } from './samples.tsx';

const OPTIONS = [{ value: 'fair', label: 'Spring Fair' }];
const CONFLICT = {
  mine: [{ label: 'Name', text: 'Spring Fair' }],
  theirs: [{ label: 'Name', text: 'Book Fair' }],
  onOverwrite: nothing,
  onTake: nothing,
};

function bind(name: string, value: string, error: string | null = null) {
  return { name, value, error, onChange: nothing };
}

/** Each kind of input: empty, filled, invalid, with a warning. */
const INPUTS = (
  <>
    <TextInput {...bind('text', '')} label="Text" placeholder="Such as this" half />
    <TextInput {...bind('bad', '?', 'What is wrong.')} label="Invalid" required half />
    <TextInput {...bind('lines', 'Two\nlines')} label="Lines" lines="many" hint="A hint." />
    <DateInput {...bind('date', '2026-09-01')} label="Date" half />
    <SelectInput {...bind('gone', 'gone')} label="Unknown" prompt="None" options={OPTIONS} half />
    <MoneyInput {...bind('amount', '12.5')} label="Amount" required half />
    <MoneyInput {...bind('zero', 'unreadable')} label="Zero" zero="This is not a number." half />
    <CheckInput name="check" label="Box" hint="What it means." checked onChange={nothing} />
  </>
);

/** Inputs in their states, and what a failed save says. */
export const FORMS: Samples = {
  Inputs: (
    <FormSection heading="Section of a form" hint="Its hint.">
      {INPUTS}
    </FormSection>
  ),
  'Inputs of the public pages': (
    <FormGrid>
      <native.TextInput label="Name" required half defaultValue="Pat" />
      <native.TextInput
        label="Amount"
        error="What is wrong."
        startAdornment={native.DOLLAR_SIGN}
        half
      />
      <native.SelectInput label="Category" hint="A hint." half>
        <option>Spring Fair</option>
      </native.SelectInput>
      <native.TextArea label="Description" />
    </FormGrid>
  ),
  'Inputs that follow from a record': <CheckedRecord />,
  Disabled: (
    <fieldset disabled>
      <FormGrid>{INPUTS}</FormGrid>
    </fieldset>
  ),
  'Failed saves': (
    <VStack>
      {inStates(NotSaved, [
        { failed: failure('offline'), conflict: null },
        { failed: failure('changed'), conflict: CONFLICT },
        { failed: failure('changed'), conflict: { ...CONFLICT, theirs: null } },
      ])}
    </VStack>
  ),
  'Files chosen before a save': inStates(
    ChosenPapers,
    [[], [new File([], 'count-sheet.jpg'), new File([], 'slip.png')]].map((files) => ({
      files,
      label: files.length === 0 ? 'Add files' : 'Add more files',
      hint: 'What they are.',
      onChange: nothing,
    })),
  ),
  'Edit in place': inStates(
    EditForm,
    [false, true].map((busy) => ({
      heading: busy ? 'Form that is being saved' : 'Heading of the form',
      hint: 'Cancel and Save Changes beside it.',
      saving: { busy, asked: null, element: { current: null } },
      notice: null,
      onSave: nothing,
      onCancel: nothing,
      children: <p>Its inputs.</p>,
    })),
  ),
};

/** The form of a record; a press tries to save it empty. */
function CheckedRecord() {
  const { form, save } = useSaving<FormValues<'revenueItems'>>({
    initial: { values: formFromRecord('revenueItems', null), version: null },
    schema: recordSchema('revenueItems'),
    save: () => Promise.resolve(failure('failed')),
  });
  return (
    <FormProvider {...form}>
      <FormGrid>
        <FieldInputs fields={recordForm('revenueItems')} />
        <Button onClick={() => save(nothing)}>Check the record</Button>
      </FormGrid>
    </FormProvider>
  );
}
