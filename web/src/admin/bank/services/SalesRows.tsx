import Button from '@mui/material/Button';
import type { ServiceSetup } from '@pa-ledger/domain/bank/services/service-row';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { HStack, VStack } from '../../../ui/layout.ts';
import { useLookup } from '../../shared/records/lookup.ts';
import { ClosedRow, OpenRow } from './SalesRow.tsx';
import { MOST_ROWS, newRow, type RowValues, type SalesValues } from './sales-values.ts';
import { servicesMessages as messages } from './services-messages.ts';

interface SalesRowsProps {
  readonly setup: ServiceSetup;
  readonly rows: readonly RowValues[];
  /** Returns why a row won't be saved; null if it will. */
  readonly problemOf: (row: RowValues) => string | null;
}

/** The rows: the one that's being typed is open, and others where something is wrong or someone changes them. */
export function SalesRows({ setup, rows, problemOf }: SalesRowsProps) {
  const { setValue, getValues, formState } = useFormContext<SalesValues>();
  /** By key: which rows someone opened or closed. */
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({});
  const open = (key: string, isOpen: boolean): void =>
    setOpened((now) => ({ ...now, [key]: isOpen }));
  const remove = (removed: string): void =>
    setValue(
      'rows',
      getValues('rows').filter(({ key }) => key !== removed),
    );
  const add = (): void => {
    const row = newRow(rows.at(-1));
    setValue('rows', [...rows, row]);
    // Those before are done.
    setOpened({ [row.key]: true });
  };
  const { accountName } = useLookup();
  const bank = setup.bankAccountId === '' ? undefined : accountName(setup.bankAccountId);
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
            problem: problemOf(row),
            onRemove: () => remove(row.key),
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
