import Button from '@mui/material/Button';
import { amountOf, formatCents, inputText, type Cents } from '@pa-ledger/domain/money/money';
import { formatDate, isCalendarDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { useState } from 'react';
import { HStack } from '../../../ui/layout.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { DeleteDialog } from '../../shared/deletion/DeleteDialog.tsx';
import { RecordForm } from '../../shared/forms/RecordForm.tsx';
import { OffPaper } from '../../shared/frame/PrintPage.tsx';
import { RowActions } from '../../shared/frame/RowActions.tsx';
import { recordWrites } from '../../shared/saving/record-writes.ts';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { givenId, useGivenReports } from './given-reports.ts';
import { treasurerMessages as messages } from './treasurer-messages.ts';

const WRITES = recordWrites('treasurerReports');

/** Only the day is asked for; the rest is what the report says. */
const LAYOUT = { first: { hidden: true }, last: { hidden: true }, ending: { hidden: true } };

/** The form of a report's day, whether it is new or known. */
const FORM = {
  collection: 'treasurerReports',
  writes: WRITES,
  messages: messages.given,
  layout: () => LAYOUT,
  saved: ({ givenOn }: Readonly<Record<'givenOn', string>>) =>
    isCalendarDate(givenOn) ? messages.givenSaved(formatDate(givenOn)) : '',
} as const;

interface GivenProps {
  readonly days: Days;
  /** The cash with which the report ends, in cents. */
  readonly ending: Cents;
}

/** The button that marks a report as given at a meeting, until it is. */
export function MarkAsGiven({ days, ending }: GivenProps) {
  const reports = useGivenReports();
  const { today } = useShownYear();
  const [open, setOpen] = useState(false);
  const id = givenId(days);
  return (
    <>
      {reports.every((report) => report.id !== id) && (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {messages.given.add}
        </Button>
      )}
      {open && (
        <RecordForm
          {...FORM}
          row={null}
          idOfNew={id}
          newValues={{ ...days, ending: inputText(ending), givenOn: today }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** When the report was given, and whether the books still say the same; nothing if it was not given. */
export function GivenNote({ days, ending }: GivenProps) {
  const report = useGivenReports().find(({ id }) => id === givenId(days));
  const [open, setOpen] = useState<'form' | 'delete' | null>(null);
  if (report === undefined) return null;
  const onClose = () => setOpen(null);
  const name = messages.givenName(formatDate(days.first), formatDate(days.last));
  const then = amountOf(report.ending);
  return (
    <OffPaper sx={{ marginBottom: '1.25rem' }}>
      <HStack>
        <p>{messages.givenOn(formatDate(report.givenOn))}</p>
        <RowActions
          name={name}
          of={{ collection: 'treasurerReports', id: report.id }}
          onEdit={() => setOpen('form')}
          onDelete={() => setOpen('delete')}
        />
      </HStack>
      {then !== ending && (
        <Notice tone="warning">
          {messages.givenChanged(formatCents(then), formatCents(ending))}
        </Notice>
      )}
      {open === 'form' && <RecordForm {...FORM} row={report} onClose={onClose} />}
      {open === 'delete' && (
        <DeleteDialog
          {...WRITES.deletionOf(report)}
          name={name}
          question={messages.given.deleteQuestion}
          details={<p>{messages.givenOn(formatDate(report.givenOn))}</p>}
          onClose={onClose}
        />
      )}
    </OffPaper>
  );
}
