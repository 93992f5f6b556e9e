import type { ImportedCollection, ImportPlan } from '@pa-ledger/domain/imports/import-plan';
import { WarningText } from '../../ui/text.ts';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { importsMessages as words } from './imports-messages.ts';

interface SummaryProps {
  readonly plan: ImportPlan;
  /** The fiscal year that is shown. */
  readonly year: string;
  readonly days: Days;
  readonly today: CalendarDate;
}

/** The last line: what a press adds and sets, and what it does not. */
export function Summary({ plan, year, days, today }: SummaryProps) {
  const counts: Partial<Record<ImportedCollection, number>> = {};
  for (const { collection } of plan.records) counts[collection] = (counts[collection] ?? 0) + 1;
  const unusual = plan.records.filter(({ fields: { date } }) => {
    return typeof date === 'string' && (date < days.first || date > days.last || date > today);
  }).length;
  const rows = (state: string) => plan.rows.filter((row) => row.state === state).length;
  const noted = plan.rows.filter(({ notes }) => notes.length > 0).length;
  const sentences = [
    plan.records.length > 0 && words.willBeAdded(words.added(counts)),
    plan.approvers.length > 0 && words.willBeSet(plan.approvers.length),
    plan.records.length + plan.approvers.length === 0 && words.nothing,
    rows('there') > 0 && words.there(rows('there')),
    rows('trouble') + rows('left') > 0 && words.trouble(rows('trouble') + rows('left')),
  ];
  return (
    <>
      {noted > 0 && <WarningText>{words.noted(noted)}</WarningText>}
      {unusual > 0 && <WarningText>{words.unusualDays(unusual, year)}</WarningText>}
      <p role="status">
        <b>{sentences.filter((sentence) => sentence !== false).join(' ')}</b>
      </p>
    </>
  );
}
