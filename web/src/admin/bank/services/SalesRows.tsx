import Button from '@mui/material/Button';
import type { ServiceBooks } from '@pa-ledger/domain/bank/services/service-refusal';
import type { ServiceSetup } from '@pa-ledger/domain/bank/services/service-row';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { HStack, VStack } from '../../../ui/layout.ts';
import { ClosedRow, OpenRow } from './SalesRow.tsx';
import { MOST_ROWS, newRow, textsOf, type RowValues, type SalesValues } from './sales-values.ts';
import { servicesMessages as messages } from './services-messages.ts';
import { rowProblem } from './useServiceBooks.ts';

interface SalesRowsProps {
  readonly setup: ServiceSetup;
  readonly rows: readonly RowValues[];
  readonly books: ServiceBooks | null;
}

/** The rows: the one that's being typed is open, and others where something is wrong or someone changes them. */
export function SalesRows({ setup, rows, books }: SalesRowsProps) {
  const { setValue, formState } = useFormContext<SalesValues>();
  /** By key: which rows someone opened or closed. */
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({});
  const open = (key: string, isOpen: boolean): void => setOpened({ ...opened, [key]: isOpen });
  const add = (): void => {
    const row = newRow(rows.at(-1));
    setValue('rows', [...rows, row]);
    // Those before are done.
    setOpened({ [row.key]: true });
  };
  const bank = books?.account(setup.bankAccountId)?.name;
  return (
    <>
      <VStack as="ol" sx={LIST}>
        {rows.map((row, at) => {
          const isWrong = formState.errors.rows?.[at] !== undefined;
          const isOpen = isWrong || (opened[row.key] ?? row.kind === '');
          const props = {
            at,
            row,
            bank,
            problem: rowProblem(textsOf(row), setup, books),
            onRemove: () =>
              setValue(
                'rows',
                rows.filter(({ key }) => key !== row.key),
              ),
          };
          return isOpen ? (
            <OpenRow
              {...props}
              key={row.key}
              hasFocus={opened[row.key] === true}
              onDone={() => open(row.key, false)}
            />
          ) : (
            <ClosedRow
              {...props}
              key={row.key}
              hasFocus={opened[row.key] === false}
              onChange={() => open(row.key, true)}
            />
          );
        })}
      </VStack>
      <HStack>
        <Button variant="outlined" disabled={rows.length >= MOST_ROWS} onClick={add}>
          {messages.addRow}
        </Button>
      </HStack>
    </>
  );
}

const LIST = { gap: 0, listStyle: 'none', margin: 0, padding: 0 };
