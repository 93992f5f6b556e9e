import { importColumns } from '@pa-ledger/domain/imports/import-kinds';
import { hasGaps } from '@pa-ledger/domain/imports/import-rows';
import { isInUse } from '@pa-ledger/domain/fields/archived';
import { SelectInput } from '../../ui/inputs.tsx';
import { FieldGrid } from '../../ui/layout.ts';
import { SecondaryText } from '../../ui/text.ts';
import { CheckField } from '../shared/forms/CheckField.tsx';
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
    <CheckField
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
            unmarked
            value={field ?? ''}
            onChange={({ target }) => onChoice(withField(choice, at, target.value))}
          >
            <option value="">{words.notTaken}</option>
            {columns.map((column) => (
              <option key={column.field} value={column.field}>
                {column.label}
              </option>
            ))}
          </SelectInput>
        ))}
        {ALWAYS.filter(({ field }) => columns.some((column) => column.field === field)).map(
          ({ field, label, from }) => (
            <SelectInput
              key={field}
              label={words.always(label)}
              unmarked
              value={choice.always[field] ?? ''}
              onChange={({ target }) =>
                onChoice({ ...choice, always: { ...choice.always, [field]: target.value } })
              }
            >
              <option value="">{words.none}</option>
              {(around?.[from] ?? []).filter(isInUse).map(({ id, name }) => (
                <option key={id} value={name}>
                  {name}
                </option>
              ))}
            </SelectInput>
          ),
        )}
      </FieldGrid>
      <CheckField
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
