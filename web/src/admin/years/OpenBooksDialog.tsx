import { formSchema } from '@pa-ledger/domain/fields/schema';
import { formatDate, isCalendarDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { FieldInputs } from '../shared/forms/FieldInputs.tsx';
import { FormDialog } from '../shared/forms/FormDialog.tsx';
import { notify } from '../shared/frame/notices.ts';
import { manageYear } from './year-calls.ts';
import { yearsMessages as words } from './years-messages.ts';

interface OpenBooksDialogProps {
  /** The first day so far; null where there is none. */
  readonly opensOn: CalendarDate | null;
  readonly onClose: () => void;
}

/** Sets the day on which the books begin, or takes it away. */
export function OpenBooksDialog({ opensOn, onClose }: OpenBooksDialogProps) {
  return (
    <FormDialog
      title={words.firstDay}
      saveLabel={words.saveFirstDay}
      initial={{ values: { day: opensOn ?? '' }, version: null }}
      schema={SCHEMA}
      save={async ({ day }) => {
        const result = await manageYear({ act: 'openOn', day: day === '' ? null : day });
        return result.ok ? { ok: true } : result;
      }}
      onSaved={({ day }) => {
        onClose();
        notify(isCalendarDate(day) ? words.booksBeginOn(formatDate(day)) : words.booksBeginAnyDay);
      }}
      onClose={onClose}
    >
      {() => (
        <>
          <p>{words.firstDayHint}</p>
          <FieldInputs fields={FIELDS} />
        </>
      )}
    </FormDialog>
  );
}

const FIELDS = {
  day: { label: words.firstDay, kind: 'date', required: false, hint: words.firstDayEmpty },
} as const;

const SCHEMA = formSchema(FIELDS);
