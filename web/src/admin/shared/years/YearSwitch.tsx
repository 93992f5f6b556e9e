import {
  fiscalYearChoices,
  isFiscalYear,
  type FiscalYear,
} from '@pa-ledger/domain/time/fiscal-year';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from '../../../app/store.ts';
import { BarSelect } from './BarSelect.tsx';
import { datedDays } from './dated-days.ts';
import {
  labelOf,
  useCalendar,
  useShownPeriod,
  useShownYear,
  type ShownYear,
} from './useShownYear.ts';
import { ALL_YEARS, inYear } from './year-address.ts';
import { yearMessages } from './year-messages.ts';

interface YearSwitchProps {
  /** Whether the page also shows all years. */
  readonly offersAll?: boolean;
}

/**
 * The choice of the fiscal year that a page shows, in the top bar. Only pages that follow it have one.
 */
export function YearSwitch({ offersAll = false }: YearSwitchProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const shown = useShownYear();
  const period = useShownPeriod();
  const choices = useYearChoices(shown).map((year) => ({ value: year, label: labelOf(year) }));
  const all = offersAll ? [{ value: ALL_YEARS, label: yearMessages.all }] : [];
  return (
    <BarSelect
      label={yearMessages.label}
      value={offersAll ? period : shown.year}
      options={[...all, ...choices]}
      onChange={(value) => {
        const year = isFiscalYear(value) && value !== shown.present ? value : null;
        const next = value === ALL_YEARS ? ALL_YEARS : year;
        void navigate({ search: inYear(search, next) });
      }}
    />
  );
}

/** Returns the years to choose from; the one that is shown is always among them. */
function useYearChoices({ year, today }: ShownYear): readonly FiscalYear[] {
  const dated = useStore(datedDays);
  const days = dated.status === 'ready' ? dated.value : [];
  const choices = fiscalYearChoices(today, days, useCalendar());
  return choices.includes(year) ? choices : [...choices, year].toSorted().toReversed();
}
