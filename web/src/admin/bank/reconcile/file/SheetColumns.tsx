import Button from '@mui/material/Button';
import { isEnough, type BankColumn, type FileColumns } from '@pa-ledger/domain/bank/csv-columns';
import { firstRows, type BankSheet } from '@pa-ledger/domain/bank/sheet-statement';
import { tidyCell } from '@pa-ledger/domain/sheets/cells';
import { useState } from 'react';
import { SelectInput } from '../../../shared/forms/inputs.tsx';
import { FieldGrid, VStack } from '../../../../ui/layout.ts';
import { SecondaryText } from '../../../../ui/text.ts';
import { fileMessages as messages } from './file-messages.ts';
import { lineText } from './line-text.ts';

/** The headings can be in one of so many rows. */
const HEADING_ROWS = 20;

interface SheetColumnsProps {
  readonly sheet: BankSheet;
  /** Those that are used; null where a person must say it. */
  readonly columns: FileColumns | null;
  readonly onUse: (columns: FileColumns) => void;
}

/** Which column of a bank's sheet is what, and how its first rows are read then. */
export function SheetColumns({ sheet, columns, onUse }: SheetColumnsProps) {
  const { rows } = sheet;
  const [chosen, setChosen] = useState<FileColumns>(columns ?? { headings: -1 });
  const set = (own: Partial<FileColumns>) => setChosen({ ...chosen, ...own });
  const headings = headingsOf(rows, chosen);
  const names = Object.entries(messages.columnNames);
  return (
    <details open={columns === null}>
      <summary>{messages.columns}</summary>
      <VStack sx={{ marginTop: '0.5rem' }}>
        <SecondaryText>{messages.columnsHint}</SecondaryText>
        <FieldGrid>
          {headings.map((heading, at) => (
            <SelectInput
              // The columns of a sheet stay where they are.
              key={`column-${at}`}
              label={heading}
              value={columnAt(chosen, at) ?? ''}
              onChange={(name) => setChosen(withColumn(chosen, at, name))}
              prompt={messages.notTaken}
              options={names.map(([value, label]) => ({ value, label }))}
            />
          ))}
          <SelectInput
            label={messages.headings}
            value={String(chosen.headings)}
            onChange={(at) => set({ headings: Number(at) })}
            options={[
              { value: '-1', label: messages.noHeadings },
              ...rows.slice(0, HEADING_ROWS).map((_, at) => ({
                value: String(at),
                label: messages.row(at + 1),
              })),
            ]}
          />
          <SelectInput
            label={messages.dayForm}
            value={chosen.isDayFirst === true ? 'day' : 'month'}
            onChange={(first) => set({ isDayFirst: first === 'day' })}
            options={[
              { value: 'month', label: messages.dayForms.month },
              { value: 'day', label: messages.dayForms.day },
            ]}
          />
          {chosen.amount !== undefined && (
            <SelectInput
              label={messages.signs}
              value={chosen.isTurned === true ? 'plus' : 'minus'}
              onChange={(sign) => set({ isTurned: sign === 'plus' })}
              options={[
                { value: 'minus', label: messages.signsOf.minus },
                { value: 'plus', label: messages.signsOf.plus },
              ]}
            />
          )}
        </FieldGrid>
        {isEnough(chosen) && <FirstRows sheet={sheet} columns={chosen} />}
        <div>
          <Button
            variant="outlined"
            disabled={!isEnough(chosen) || chosen === columns}
            onClick={() => onUse(chosen)}
          >
            {messages.useColumns}
          </Button>
        </div>
      </VStack>
    </details>
  );
}

function FirstRows({
  sheet,
  columns,
}: Pick<SheetColumnsProps, 'sheet'> & { columns: FileColumns }) {
  return (
    <div>
      <b>{messages.preview}</b>
      <ul>
        {firstRows(sheet, columns).map((row) => (
          <li key={row.row}>
            {messages.rowSays(row.row, 'line' in row ? lineText(row.line) : row.reason)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns what people call each column. */
function headingsOf(rows: BankSheet['rows'], { headings }: FileColumns): readonly string[] {
  const width = rows.slice(0, HEADING_ROWS).reduce((most, { length }) => Math.max(most, length), 0);
  const cells = rows[headings] ?? [];
  return Array.from(
    { length: width },
    (_, at) => tidyCell(cells[at] ?? '') || messages.columnOf(at + 1),
  );
}

function columnAt(columns: FileColumns, at: number): BankColumn | undefined {
  return NAMES.find((name) => columns[name] === at);
}

/** What is chosen is in one column alone, and a column is one thing. */
function withColumn(columns: FileColumns, at: number, name: string): FileColumns {
  const others = NAMES.filter((one) => columns[one] !== at && one !== name);
  const { headings, isTurned, isDayFirst } = columns;
  return {
    headings,
    isTurned,
    isDayFirst,
    ...Object.fromEntries(others.map((one) => [one, columns[one]])),
    ...(name === '' ? {} : { [name]: at }),
  };
}

// The keys of a constant table are its own literal keys.
const NAMES = Object.keys(messages.columnNames) as (keyof typeof messages.columnNames)[];
