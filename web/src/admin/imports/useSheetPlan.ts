import type { ImportPlan } from '@pa-ledger/domain/imports/import-plan';
import { planImport } from '@pa-ledger/domain/imports/plan-import';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { lockedDaySentence, lockOfDay } from '@pa-ledger/domain/years/books';
import { useMemo } from 'react';
import { LOADING, type AsyncState } from '../../data/async-state.ts';
import { useAround, type Around } from './known-records.ts';
import { daysIn, rowsOf, type ImportPlace, type SheetChoice, type Table } from './sheet-choice.ts';

interface SheetPlan {
  readonly plan: ImportPlan;
  readonly around: Around;
  readonly isAdopted: boolean;
}

interface PlannedSheet {
  readonly id: string;
  readonly table: Table;
  readonly place: ImportPlace;
  readonly choice: SheetChoice;
  readonly year: FiscalYear;
}

/** The time of the computer: the server has its own when it adds. */
const now = (): number => Date.now();

/** Returns what an import of a sheet would do, beside what is there at this moment. */
export function useSheetPlan(
  sheet: PlannedSheet,
): AsyncState<SheetPlan> & { readonly retry: () => void } {
  const { id, table, place, choice, year } = sheet;
  const rows = useMemo(() => rowsOf(table, choice, place), [table, choice, place]);
  const days = useMemo(() => daysIn(rows), [rows]);
  const around = useAround(place.kind, year, days);
  const known = around.status === 'ready' ? around.value : null;
  const plan = useMemo(() => {
    if (known === null) return null;
    const { turnSigns, unwanted, codes, fields } = choice;
    return planImport(rows, {
      kind: place.kind,
      id,
      known,
      turnSigns,
      unwanted,
      codes,
      columns: new Set(fields.filter((field) => field !== null)),
      dayProblem(day) {
        const lock = lockOfDay(known.books, day, now());
        return lock === null ? null : lockedDaySentence(known.books, lock, day);
      },
    });
  }, [rows, known, choice, place, id]);
  if (around.status !== 'ready') return around;
  const { retry, value } = around;
  if (plan === null) return { ...LOADING, retry };
  return { status: 'ready', value: { plan, around: value, isAdopted: value.isAdopted }, retry };
}
