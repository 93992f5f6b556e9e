import { formSchema } from '@pa-ledger/domain/fields/schema';
import { formErrors } from '@pa-ledger/domain/fields/form-errors';
import type { TypedOf } from '@pa-ledger/domain/fields/field';
import { isCalendarDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { fiscalYearBefore, fiscalYearDays, fiscalYearOf } from '@pa-ledger/domain/time/fiscal-year';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newId } from '../../data/new-id.ts';
import { SecondaryText } from '../../ui/text.ts';
import { FieldInputs } from '../shared/forms/FieldInputs.tsx';
import { FormDialog } from '../shared/forms/FormDialog.tsx';
import { notify } from '../shared/frame/notices.ts';
import { recordAddress } from '../shared/records/record-address.ts';
import { useCalendar, useToday } from '../shared/years/useShownYear.ts';
import { reviewMessages as messages } from './review-messages.ts';
import { manageReview } from './review-store.ts';

const FIELDS = {
  first: { label: messages.first, kind: 'date', required: true },
  last: { label: messages.last, kind: 'date', required: true },
} as const;

const HALVES = { first: { half: true }, last: { half: true } } as const;

/** Starts a review of any days; at first the fiscal year that ended last. */
export function BeginDialog({ onClose }: { readonly onClose: () => void }) {
  const today = useToday();
  const calendar = useCalendar();
  const navigate = useNavigate();
  const lastYear = fiscalYearDays(fiscalYearBefore(fiscalYearOf(today, calendar)), calendar);
  // Trying again after a lost answer starts the same one.
  const [id] = useState(newId);
  return (
    <FormDialog<TypedOf<typeof FIELDS>>
      title={messages.beginTitle}
      saveLabel={messages.begin}
      initial={{ values: { ...lastYear }, version: null }}
      schema={formSchema(FIELDS, (typed) => ({
        ...formErrors(FIELDS, typed),
        ...errorsOf(typed, today),
      }))}
      save={({ first, last }) =>
        // The schema asks for both.
        manageReview({
          action: 'begin',
          id,
          first: first as CalendarDate,
          last: last as CalendarDate,
        })
      }
      onSaved={() => {
        onClose();
        notify(messages.begun);
        void navigate(recordAddress('reviews', id));
      }}
      onClose={onClose}
    >
      {() => (
        <>
          <SecondaryText>{messages.beginHint}</SecondaryText>
          <FieldInputs fields={FIELDS} layout={HALVES} />
        </>
      )}
    </FormDialog>
  );
}

function errorsOf({ first, last }: TypedOf<typeof FIELDS>, today: CalendarDate) {
  if (!isCalendarDate(first) || !isCalendarDate(last)) return {};
  if (last < first) return { last: messages.lastBeforeFirst };
  return last > today ? { last: messages.lastAhead } : {};
}
