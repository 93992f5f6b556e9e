import type { RatifiedLine } from '@pa-ledger/domain/bank/ratification';
import { formatDate, isCalendarDate } from '@pa-ledger/domain/time/dates';
import { formSchema } from '@pa-ledger/domain/fields/schema';
import { useState } from 'react';
import { newId } from '../../../data/new-id.ts';
import { FieldInputs } from '../../shared/forms/FieldInputs.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { notify } from '../../shared/frame/notices.ts';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { ratificationMessages as messages } from './ratification-messages.ts';
import { ratifyAll } from './ratify.ts';

const FIELDS = {
  ratifiedOn: { label: messages.ratifiedOn, kind: 'date', required: true, hint: messages.dayHint },
} as const;

interface RatifyDialogProps {
  /** What is on the list now. */
  readonly lines: readonly RatifiedLine[];
  readonly onClose: () => void;
}

/** Marks all that was paid by the day of a meeting as ratified there. */
export function RatifyDialog({ lines, onClose }: RatifyDialogProps) {
  const { today } = useShownYear();
  // What was on the list and its id stay while it is being done, so that trying again finishes the same one.
  const [{ id, listed }] = useState(() => ({ id: newId(), listed: lines }));
  const until = (day: string) => listed.filter((line) => line.day <= day);
  const errorOf = (day: string): string | null => {
    if (!isCalendarDate(day)) return messages.noDay;
    if (day > today) return messages.dayAhead;
    return until(day).length === 0 ? messages.nothingUntil : null;
  };
  return (
    <FormDialog
      title={messages.ratify}
      saveLabel={messages.ratify}
      initial={{ values: { ratifiedOn: String(today) }, version: null }}
      schema={formSchema(FIELDS, ({ ratifiedOn }) => ({ ratifiedOn: errorOf(ratifiedOn) }))}
      save={async ({ ratifiedOn }) => {
        if (!isCalendarDate(ratifiedOn)) return { ok: true };
        const ratified = until(ratifiedOn);
        const result = await ratifyAll({ id, ratifiedOn, lines: ratified });
        if (!result.ok) return result;
        const { left } = result;
        const said = messages.ratified(ratified.length - left, formatDate(ratifiedOn));
        notify(left === 0 ? said : said + messages.left(left));
        return { ok: true };
      }}
      onSaved={onClose}
      onClose={onClose}
    >
      {() => <FieldInputs fields={FIELDS} />}
    </FormDialog>
  );
}
