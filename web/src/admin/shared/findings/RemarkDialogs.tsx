import { ANSWER_FIELDS, RESOLUTION_FIELDS } from '@pa-ledger/domain/findings/finding';
import { formSchema } from '@pa-ledger/domain/fields/schema';
import { tidyText } from '@pa-ledger/domain/text/text';
import { Quote } from '../../../ui/text.ts';
import { FieldInputs } from '../forms/FieldInputs.tsx';
import { FormDialog } from '../forms/FormDialog.tsx';
import { focusPanel } from '../frame/focus.ts';
import { notify } from '../frame/notices.ts';
import { manageFinding, type FindingRow } from './finding-store.ts';
import { FindingAnswers } from './FindingAnswers.tsx';
import { findingsMessages as messages } from './findings-messages.ts';

interface RemarkDialogProps {
  /** As it is now: what others add while the form is open shows there, so the request is about what the person sees. */
  readonly finding: FindingRow;
  readonly onClose: () => void;
}

const INITIAL = { values: { text: '' }, version: null };
const ANSWER_SCHEMA = formSchema(ANSWER_FIELDS);
const RESOLUTION_SCHEMA = formSchema(RESOLUTION_FIELDS);

/** The form that answers a finding. */
export function AnswerDialog({ finding, onClose }: RemarkDialogProps) {
  const { id, version } = finding;
  return (
    <FormDialog
      title={messages.answerTitle}
      saveLabel={messages.saveAnswer}
      initial={INITIAL}
      schema={ANSWER_SCHEMA}
      save={({ text }) => manageFinding({ action: 'answer', id, version, text: tidyText(text) })}
      onSaved={() => {
        onClose();
        notify(messages.answerSaved);
      }}
      onClose={onClose}
    >
      {() => (
        <>
          <Asked finding={finding} />
          <FieldInputs fields={ANSWER_FIELDS} />
        </>
      )}
    </FormDialog>
  );
}

/** The form that resolves a finding. */
export function ResolveDialog({ finding, onClose }: RemarkDialogProps) {
  const { id, version } = finding;
  return (
    <FormDialog
      title={messages.resolveTitle}
      saveLabel={messages.resolve}
      initial={INITIAL}
      schema={RESOLUTION_SCHEMA}
      save={({ text }) => {
        const note = tidyText(text);
        const more = note === '' ? {} : { text: note };
        return manageFinding({ action: 'resolve', id, version, ...more });
      }}
      onSaved={() => {
        onClose();
        notify(messages.resolvedNow);
        // The button that opened the form is gone.
        requestAnimationFrame(focusPanel);
      }}
      onClose={onClose}
    >
      {() => (
        <>
          <Asked finding={finding} />
          <p>{messages.resolveHint}</p>
          <FieldInputs fields={RESOLUTION_FIELDS} layout={{ text: { hint: messages.note } }} />
        </>
      )}
    </FormDialog>
  );
}

/** What the form is about. */
function Asked({ finding }: Pick<RemarkDialogProps, 'finding'>) {
  return (
    <div role="log">
      <Quote>{finding.text}</Quote>
      <FindingAnswers finding={finding} />
    </div>
  );
}
