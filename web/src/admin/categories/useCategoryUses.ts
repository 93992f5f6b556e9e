import { sumCents, type Cents } from '@pa-ledger/domain/money/money';
import type { CountWhen } from '@pa-ledger/domain/organization';
import type { Days, FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { useStore } from '../../app/store.ts';
import { usesOf } from '../reports/year-uses.ts';
import { useShownYear } from '../shared/years/useShownYear.ts';

/** What a category has spent and received in the shown year, over all funds. */
export interface CategoryUse {
  readonly year: FiscalYear;
  /** As people write it. */
  readonly label: string;
  readonly days: Days;
  readonly countWhen: CountWhen;
  readonly spent: Cents;
  readonly received: Cents;
}

/** Returns what finds the use of a category; null until it is known. */
export function useCategoryUses(): (categoryId: string) => CategoryUse | null {
  const { year, label, days } = useShownYear();
  const state = useStore(usesOf(year));
  return (categoryId) => {
    if (state.status !== 'ready') return null;
    const { uses, countWhen } = state.value;
    const own = [...uses.values()].filter((use) => use.categoryId === categoryId);
    return {
      year,
      label,
      days,
      countWhen,
      spent: sumCents(own.map(({ expenses }) => expenses)),
      received: sumCents(own.map(({ revenue }) => revenue)),
    };
  };
}
