import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { DeleteDialog } from '../src/admin/shared/deletion/DeleteDialog.tsx';
import { FormDialog } from '../src/admin/shared/forms/FormDialog.tsx';
import { TextInputField } from '../src/admin/shared/forms/fields.tsx';
import { notify } from '../src/admin/shared/frame/notices.ts';
import { LeaveQuestion } from '../src/admin/shared/saving/LeaveQuestion.tsx';
import type { SaveResult } from '../src/admin/shared/saving/useSaving.ts';
import { failure } from '../src/data/failure.ts';
import { HStack } from '../src/ui/layout.ts';
import { PictureDialog } from '../src/ui/receipts/PictureDialog.tsx';
import { Section } from '../src/ui/Section.tsx';

interface Named {
  readonly name: string;
}

/** Draws each dialog, by the name of its button. */
const DIALOGS: Readonly<Record<string, (onClose: () => void) => ReactNode>> = {
  Form: (onClose) => <NameForm onClose={onClose} result={() => ({ ok: true })} />,
  'Form in conflict': (onClose) => (
    <NameForm
      onClose={onClose}
      result={() => ({
        ...failure('changed'),
        current: { values: { name: 'Theirs' }, version: 2 },
      })}
    />
  ),
  'Form that asks': (onClose) => (
    <NameForm onClose={onClose} result={() => ({ ok: true })} zeros={['Amount is not a number.']} />
  ),
  Delete: (onClose) => <Deletion onClose={onClose} />,
  'Delete what is needed': (onClose) => <Deletion onClose={onClose} prevented />,
  Leave: (onClose) => <LeaveQuestion onAnswer={onClose} />,
  Picture: (onClose) => <PictureDialog name="logo.svg" url="/favicon.svg" onClose={onClose} />,
};

/** A button for each dialog, and for the notice at the foot of the page. */
export function Dialogs() {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Section heading="Dialogs">
      <HStack>
        {Object.keys(DIALOGS).map((name) => (
          <Button key={name} variant="outlined" onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
        <Button
          variant="outlined"
          onClick={() =>
            notify('Book Fair was deleted.', {
              label: 'Undo',
              run: () => Promise.resolve(failure('offline')),
              done: 'Book Fair was restored.',
            })
          }
        >
          Notice
        </Button>
      </HStack>
      {open !== null && DIALOGS[open]?.(() => setOpen(null))}
    </Section>
  );
}

interface NameFormProps {
  readonly onClose: () => void;
  readonly result: () => SaveResult<Named>;
  readonly zeros?: readonly string[];
}

function NameForm({ onClose, result, zeros = [] }: NameFormProps) {
  return (
    <FormDialog<Named>
      title="Edit the name"
      saveLabel="Save"
      initial={{ values: { name: 'Mine' }, version: 1 }}
      errorsOf={({ name }) => ({ name: name === '' ? 'Name is required.' : null })}
      zerosOf={() => zeros}
      save={() => Promise.resolve(result())}
      onSaved={onClose}
      onClose={onClose}
      factsOf={({ name }) => [{ label: 'Name', text: name }]}
    >
      {(form) => <TextInputField {...form.field('name')} label="Name" required autoFocus />}
    </FormDialog>
  );
}

function Deletion(props: { readonly onClose: () => void; readonly prevented?: boolean }) {
  return (
    <DeleteDialog
      {...props}
      name="Book Fair"
      details={<p>2 expenses refer to it.</p>}
      question="Are you sure you want to delete it?"
      remove={() => Promise.resolve(failure('offline'))}
      restore={() => Promise.resolve(failure('offline'))}
    />
  );
}
