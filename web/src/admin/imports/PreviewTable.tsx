import { BY_SECTION, importColumns } from '@pa-ledger/domain/imports/import-kinds';
import { cellIn } from '@pa-ledger/domain/imports/import-rows';
import type { ImportPlan, PlannedRow } from '@pa-ledger/domain/imports/import-plan';
import { useState } from 'react';
import { SelectInput } from '../shared/forms/inputs.tsx';
import { ErrorText, NO_VALUE, SecondaryText } from '../../ui/text.ts';
import { EmptyState } from '../shared/frame/LoadState.tsx';
import { DataTable } from '../shared/lists/DataTable.tsx';
import { Paging } from '../shared/lists/Paging.tsx';
import { usePageOf } from '../shared/lists/usePageOf.ts';
import type { Column } from '../shared/lists/table-model.ts';
import { importsMessages as words } from './imports-messages.ts';
import type { ImportPlace, SheetChoice } from './sheet-choice.ts';

interface PreviewTableProps {
  readonly plan: ImportPlan;
  readonly place: ImportPlace;
  readonly choice: SheetChoice;
}

type Shown = keyof typeof words.shows;

/** The rows of a sheet by pages, each with what becomes of it and its trouble by column. */
export function PreviewTable({ plan, place, choice }: PreviewTableProps) {
  const [shown, setShown] = useState<Shown>('all');
  const { rows, paging } = usePageOf(plan.rows.filter((row) => isShown(row, shown)));
  return (
    <section aria-label={words.rows}>
      <SelectInput
        label={words.show}
        value={shown}
        onChange={(value) => {
          // Its options are these.
          setShown(value as Shown);
          paging.onPage(0);
        }}
        options={Object.entries(words.shows).map(([value, label]) => ({ value, label }))}
      />
      <DataTable
        name={words.rows}
        columns={columnsOf(place, choice)}
        rows={{ status: 'ready', value: rows }}
        keyOf={({ row }) => String(row)}
        empty={<EmptyState>{words.noRows}</EmptyState>}
        footer={<Paging {...paging} />}
      />
    </section>
  );
}

function isShown({ state, notes }: PlannedRow, shown: Shown): boolean {
  if (shown === 'all') return true;
  if (shown === 'noted') return notes.length > 0;
  return shown === 'add' ? state === 'add' : state === 'trouble' || state === 'left';
}

function columnsOf(
  { kind }: ImportPlace,
  { fields, always }: SheetChoice,
): readonly Column<PlannedRow>[] {
  // By its section, an amount is in one of these two.
  const bySection = fields.includes(BY_SECTION) ? ['spending', 'income'] : [];
  const shown = [...fields, ...bySection];
  const said = importColumns(kind).filter(
    ({ field }) => field !== BY_SECTION && (shown.includes(field) || (always[field] ?? '') !== ''),
  );
  const outcome: Column<PlannedRow> = {
    id: 'outcome',
    label: words.outcome,
    onCard: 'note',
    cell: (row) => <Outcome row={row} kind={kind} />,
  };
  return [
    { id: 'row', label: words.row, cell: ({ row }) => row, onCard: 'title', width: '3rem' },
    outcome,
    ...said.map(({ field, label }): Column<PlannedRow> => {
      return { id: field, label, cell: (row) => cellIn(row, field) || NO_VALUE };
    }),
  ];
}

function Outcome({ row, kind }: { readonly row: PlannedRow } & Pick<ImportPlace, 'kind'>) {
  const labels = new Map(importColumns(kind).map(({ field, label }) => [field, label]));
  const isWrong = row.state === 'trouble';
  return (
    <>
      {isWrong ? <b>{words.states[row.state]}</b> : words.states[row.state]}
      {row.problems.map(({ field, message }) => {
        const label = field === null ? undefined : labels.get(field);
        const sentence =
          label === undefined || message.startsWith(label) ? message : `${label}: ${message}`;
        return isWrong ? (
          <ErrorText key={sentence}>{sentence}</ErrorText>
        ) : (
          <SecondaryText key={sentence}>{sentence}</SecondaryText>
        );
      })}
      {row.notes.map((note) => (
        <SecondaryText key={note}>{note}</SecondaryText>
      ))}
    </>
  );
}
