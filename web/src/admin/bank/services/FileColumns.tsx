import Button from '@mui/material/Button';
import {
  isServiceFile,
  type ServiceColumn,
  type ServiceColumns,
} from '@pa-ledger/domain/bank/services/service-columns';
import { tidyCell } from '@pa-ledger/domain/sheets/cells';
import { useState } from 'react';
import { FieldGrid, VStack } from '../../../ui/layout.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { SelectInput } from '../../shared/forms/inputs.tsx';
import type { ServiceFile } from './read-service-file.ts';
import { servicesMessages as messages } from './services-messages.ts';

/** The headings can be in one of so many rows. */
const HEADING_ROWS = 20;

// The keys of a constant table are its own literal keys.
const NAMES = Object.keys(messages.columnNames) as ServiceColumn[];

interface FileColumnsProps {
  readonly file: ServiceFile;
  readonly onUse: (columns: ServiceColumns) => void;
}

/** Which column of a service's file is what; open where a person must say it. */
export function FileColumns({ file, onUse }: FileColumnsProps) {
  const { table, columns } = file;
  const [chosen, setChosen] = useState<ServiceColumns>(columns ?? { headings: -1 });
  const isReady = isServiceFile(chosen) && chosen !== columns;
  return (
    <details open={columns === null}>
      <summary>{messages.columns}</summary>
      <VStack sx={{ marginTop: '0.5rem' }}>
        <SecondaryText>{messages.columnsHint}</SecondaryText>
        <FieldGrid>
          <SelectInput
            label={messages.headings}
            value={String(chosen.headings)}
            onChange={(at) => setChosen({ ...chosen, headings: Number(at) })}
            options={[
              { value: '-1', label: messages.noHeadings },
              ...table.slice(0, HEADING_ROWS).map((_, at) => ({
                value: String(at),
                label: messages.row(at + 1),
              })),
            ]}
          />
          {headingsOf(table, chosen).map((heading, at) => (
            <SelectInput
              // The columns of a sheet stay where they are.
              key={`column-${at}`}
              label={heading}
              value={NAMES.find((name) => chosen[name] === at) ?? ''}
              onChange={(name) => setChosen(withColumn(chosen, at, name))}
              prompt={messages.notTaken}
              options={NAMES.map((name) => ({ value: name, label: messages.columnNames[name] }))}
            />
          ))}
        </FieldGrid>
        <div>
          <Button variant="outlined" disabled={!isReady} onClick={() => onUse(chosen)}>
            {messages.useColumns}
          </Button>
        </div>
      </VStack>
    </details>
  );
}

/** Returns what people call each column. */
function headingsOf(table: ServiceFile['table'], { headings }: ServiceColumns): readonly string[] {
  const width = table
    .slice(0, HEADING_ROWS)
    .reduce((most, { length }) => Math.max(most, length), 0);
  const cells = table[headings] ?? [];
  return Array.from(
    { length: width },
    (_, at) => tidyCell(cells[at] ?? '') || messages.columnOf(at + 1),
  );
}

/** What is chosen is in one column alone, and a column is one thing. */
function withColumn(columns: ServiceColumns, at: number, name: string): ServiceColumns {
  const others = NAMES.filter((one) => columns[one] !== at && one !== name);
  return {
    headings: columns.headings,
    ...Object.fromEntries(
      others.flatMap((one) => (columns[one] === undefined ? [] : [[one, columns[one]]])),
    ),
    ...(name === '' ? {} : { [name]: at }),
  };
}
