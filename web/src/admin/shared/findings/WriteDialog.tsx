import { FINDING_FIELDS, type FindingPlace } from '@pa-ledger/domain/findings/finding';
import { formSchema } from '@pa-ledger/domain/fields/schema';
import { tidyText } from '@pa-ledger/domain/text/text';
import { useState } from 'react';
import { newId } from '../../../data/new-id.ts';
import { FieldInputs } from '../forms/FieldInputs.tsx';
import { FormDialog } from '../forms/FormDialog.tsx';
import { notify } from '../frame/notices.ts';
import { manageFinding } from './finding-store.ts';
import { findingsMessages as messages } from './findings-messages.ts';

interface WriteDialogProps {
  readonly on: FindingPlace;
  /** The payment that it can be about instead; null without one. */
  readonly payment: string | null;
  readonly onClose: () => void;
}

const FIELDS = {
  about: {
    label: messages.about,
    kind: 'choice',
    required: true,
    options: messages.aboutOptions,
  },
  ...FINDING_FIELDS,
} as const;

const SCHEMA = formSchema(FIELDS);

/** The form of a new finding. */
export function WriteDialog({ on, payment, onClose }: WriteDialogProps) {
  // Made once, so that a double press, or a second try after a lost answer, writes one.
  const [id] = useState(() => newId());
  return (
    <FormDialog
      title={messages.writeTitle}
      saveLabel={messages.save}
      initial={{ values: { about: 'expenses', text: '' }, version: null }}
      schema={SCHEMA}
      save={({ about, text }) =>
        manageFinding({
          action: 'write',
          id,
          on:
            payment !== null && about === 'payments' ? { collection: 'payments', id: payment } : on,
          text: tidyText(text),
        })
      }
      onSaved={() => {
        onClose();
        notify(messages.saved);
      }}
      onClose={onClose}
    >
      {() => (
        <>
          <p>{messages.writeHint}</p>
          <FieldInputs
            fields={FIELDS}
            layout={{ about: { hidden: payment === null }, text: { autoFocus: true } }}
          />
        </>
      )}
    </FormDialog>
  );
}
