import { importColumns } from '@pa-ledger/domain/imports/import-kinds';
import { hasGaps } from '@pa-ledger/domain/imports/import-rows';
import { isInUse } from '@pa-ledger/domain/fields/archived';
import { FieldGrid } from '../../ui/layout.ts';
import { SecondaryText } from '../../ui/text.ts';
import { CheckInput } from '../shared/forms/CheckInput.tsx';
import { SelectInput } from '../shared/forms/inputs.tsx';
import { importsMessages as words } from './imports-messages.ts';
import type { Around } from './known-records.ts';
import {
  headingsOf,
  rowsOf,
  type ImportPlace,
  type SheetChoice,
  type Table,
} from './sheet-choice.ts';

interface SheetColumnsProps {
  readonly table: Table;
  readonly place: ImportPlace;
  readonly choice: SheetChoice;
  /** Null while it is loaded. */
  readonly around: Around | null;
  readonly onChoice: (choice: SheetChoice) => void;
}

/** Which column of the sheet is what; open where a column that is needed was not found. */
export function SheetColumns({ table, place, choice, around, onChoice }: SheetColumnsProps) {
  const columns = importColumns(place.kind);
  const headings = headingsOf(table, choice);
  const lacks = columns.some(({ field, required }) => required && !choice.fields.includes(field));
  const hasAmount = columns.some(({ field }) => field === 'amount');
  const gaps = hasGaps(rowsOf(table, { ...choice, fillGaps: false }, place), columns);
  const flag = (name: 'fillGaps' | 'turnSigns', label: string) => (
    <CheckInput
      name={name}
      label={label}
      checked={choice[name]}
      onChange={(checked) => onChoice({ ...choice, [name]: checked })}
    />
  );
  return (
    <details open={lacks}>
      <summary>{words.columns}</summary>
      <SecondaryText>{words.columnsHint}</SecondaryText>
      <FieldGrid>
        {choice.fields.map((field, at) => (
          <SelectInput
            // The columns of a sheet stay where they are.
            key={`column-${at}`}
            label={headings[at] === '' ? words.columnOf(at + 1) : (headings[at] ?? '')}
            value={field ?? ''}
            onChange={(name) => onChoice(withField(choice, at, name))}
            prompt={words.notTaken}
            options={columns.map((column) => ({ value: column.field, label: column.label }))}
          />
        ))}
        {ALWAYS.filter(({ field }) => columns.some((column) => column.field === field)).map(
          ({ field, label, from }) => (
            <SelectInput
              key={field}
              label={words.always(label)}
              value={choice.always[field] ?? ''}
              onChange={(name) =>
                onChoice({ ...choice, always: { ...choice.always, [field]: name } })
              }
              prompt={words.none}
              options={(around?.[from] ?? [])
                .filter(isInUse)
                .map(({ name }) => ({ value: name, label: name }))}
            />
          ),
        )}
      </FieldGrid>
      <CheckInput
        name="headings"
        label={words.hasHeadings}
        checked={choice.headings !== null}
        onChange={(checked) => onChoice({ ...choice, headings: checked ? 0 : null })}
      />
      {(gaps || choice.fillGaps) && flag('fillGaps', words.fillGaps)}
      {hasAmount && flag('turnSigns', words.turnSigns)}
    </details>
  );
}

/** What can be said once for all rows. */
const ALWAYS = [
  { field: 'category', label: 'Category', from: 'categories' },
  { field: 'fund', label: 'Fund', from: 'funds' },
  { field: 'account', label: 'Account', from: 'accounts' },
] as const;

/** A field is in one column alone. */
function withField(choice: SheetChoice, at: number, chosen: string): SheetChoice {
  const field = chosen === '' ? null : chosen;
  const fields = choice.fields.map((old, index) => {
    if (index === at) return field;
    return old === field ? null : old;
  });
  return { ...choice, fields };
}
