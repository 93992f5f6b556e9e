import Button from '@mui/material/Button';
import { formSchema } from '@pa-ledger/domain/fields/schema';
import { useState, type ReactNode } from 'react';
import { DeleteDialog } from '../src/admin/shared/deletion/DeleteDialog.tsx';
import { FormDialog } from '../src/admin/shared/forms/FormDialog.tsx';
import { FieldInputs } from '../src/admin/shared/forms/FieldInputs.tsx';
import { ReasonForm } from '../src/admin/shared/forms/ReasonForm.tsx';
import { notify } from '../src/admin/shared/frame/notices.ts';
import { LeaveQuestion } from '../src/admin/shared/saving/LeaveQuestion.tsx';
import { zeroQuestions } from '../src/admin/shared/saving/zero-questions.ts';
import type { SaveResult } from '../src/admin/shared/saving/save-result.ts';
import { failure } from '../src/data/failure.ts';
import { HStack } from '../src/ui/layout.ts';
import type { Samples } from './samples.tsx';

interface Named {
  readonly name: string;
}

const SAVED: SaveResult<Named> = { ok: true };
const CHANGED: SaveResult<Named> = {
  ...failure('changed'),
  current: { values: { name: 'Theirs' }, version: 2 },
};
const offline = () => Promise.resolve(failure('offline'));

/** Draws each dialog, by the name of its button. */
const DIALOGS: Readonly<Record<string, (onClose: () => void) => ReactNode>> = {
  Form: (onClose) => formDialog(onClose, SAVED, []),
  'Form in conflict': (onClose) => formDialog(onClose, CHANGED, []),
  'Form that asks': (onClose) => formDialog(onClose, SAVED, ['Amount is not a number.']),
  Reason: (onClose) => (
    <ReasonForm
      title="Take it back"
      saveLabel="Take back"
      hint="It counts no more."
      send={offline}
      done="It was taken back."
      onClose={onClose}
    />
  ),
  Delete: (onClose) => deletion(onClose, false),
  'Delete what is needed': (onClose) => deletion(onClose, true),
  Leave: (onClose) => <LeaveQuestion onAnswer={onClose} />,
};

export const DIALOG_SAMPLES: Samples = { Dialogs: <Dialogs /> };

/** A button for each dialog, and for the notice at the foot of the page. */
function Dialogs() {
  const [open, setOpen] = useState<string | null>(null);
  const undo = { label: 'Undo', run: offline, done: 'Book Fair was restored.' };
  return (
    <HStack>
      {Object.keys(DIALOGS).map((name) => (
        <Button key={name} variant="outlined" onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      <Button variant="outlined" onClick={() => notify('Book Fair was deleted.', undo)}>
        Notice
      </Button>
      {open !== null && DIALOGS[open]?.(() => setOpen(null))}
    </HStack>
  );
}

const FIELDS = {
  name: { label: 'Name', kind: 'text', lines: 'one', required: true, maxLength: 50 },
} as const;

function formDialog(onClose: () => void, result: SaveResult<Named>, zeros: readonly string[]) {
  return (
    <FormDialog<Named>
      title="Edit the name"
      saveLabel="Save"
      initial={{ values: { name: 'Mine' }, version: 1 }}
      schema={formSchema(FIELDS)}
      questionsOf={() => zeroQuestions(zeros)}
      save={() => Promise.resolve(result)}
      onSaved={onClose}
      onClose={onClose}
      factsOf={({ name }) => [{ label: 'Name', text: name }]}
    >
      {() => <FieldInputs fields={FIELDS} />}
    </FormDialog>
  );
}

function deletion(onClose: () => void, prevented: boolean) {
  return (
    <DeleteDialog
      name="Book Fair"
      details={<p>2 expenses refer to it.</p>}
      question="Are you sure you want to delete it?"
      prevented={prevented}
      remove={offline}
      restore={offline}
      onClose={onClose}
    />
  );
}
