import { creationKey, type ImportPlan } from '@pa-ledger/domain/imports/import-plan';
import { planImport } from '@pa-ledger/domain/imports/plan-import';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { lockedDaySentence, lockOfDay } from '@pa-ledger/domain/years/books';
import { useMemo } from 'react';
import { LOADING, type AsyncState } from '../../data/async-state.ts';
import { useMay } from '../shared/rights/own-person.ts';
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

/** The column of event approvers. */
const APPROVER = 'eventApprover';

/** The time of the computer: the server has its own when it adds. */
const now = (): number => Date.now();

/** Returns what an import of a sheet would do, beside what is there at this moment. */
export function useSheetPlan(
  sheet: PlannedSheet,
): AsyncState<SheetPlan> & { readonly retry: () => void } {
  const { id, table, place, choice, year } = sheet;
  const mayAll = useMay()('manageApprovers');
  // A budget's sheet may say who approves, which is for administrators.
  const own = useMemo(
    () =>
      mayAll
        ? choice
        : { ...choice, fields: choice.fields.map((field) => (field === APPROVER ? null : field)) },
    [choice, mayAll],
  );
  const rows = useMemo(() => rowsOf(table, own, place), [table, own, place]);
  const days = useMemo(() => daysIn(rows), [rows]);
  const around = useAround(place.kind, year, days);
  const known = around.status === 'ready' ? around.value : null;
  const plan = useMemo(() => {
    if (known === null) return null;
    const { turnSigns, unwanted, codes, fields } = own;
    const planWithout = (names: ReadonlySet<string>) =>
      planImport(rows, {
        kind: place.kind,
        id,
        known,
        turnSigns,
        unwanted: names,
        codes,
        columns: new Set(fields.filter((field) => field !== null)),
        dayProblem(day) {
          const lock = lockOfDay(known.books, day, now());
          return lock === null ? null : lockedDaySentence(known.books, lock, day);
        },
      });
    const planned = planWithout(unwanted);
    if (mayAll) return planned;
    // Only administrators add categories.
    const others = planned.creations.filter(({ collection }) => collection === 'categories');
    return planWithout(new Set([...unwanted, ...others.map(creationKey)]));
  }, [rows, known, own, place, id, mayAll]);
  if (around.status !== 'ready') return around;
  const { retry, value } = around;
  if (plan === null) return { ...LOADING, retry };
  return { status: 'ready', value: { plan, around: value, isAdopted: value.isAdopted }, retry };
}
