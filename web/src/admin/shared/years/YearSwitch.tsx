import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import {
  fiscalYearChoices,
  isFiscalYear,
  type FiscalYear,
} from '@pa-ledger/domain/time/fiscal-year';
import { useId } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from '../../../app/store.ts';
import { HStack } from '../../../ui/layout.ts';
import { MIN_TOUCH_SIZE } from '../../../ui/theme.ts';
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
import { yearSlot } from './year-slot.ts';

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
  const choices = useYearChoices(shown);
  const slot = useStore(yearSlot);
  const id = useId();
  const select = (
    <HStack sx={ROW}>
      <label htmlFor={id}>{yearMessages.label}</label>
      <NativeSelect
        id={id}
        input={<OutlinedInput size="small" />}
        inputProps={{ 'aria-label': yearMessages.label }}
        value={offersAll ? period : shown.year}
        onChange={({ target: { value } }) => {
          const year = isFiscalYear(value) && value !== shown.present ? value : null;
          const next = value === ALL_YEARS ? ALL_YEARS : year;
          void navigate({ search: inYear(search, next) });
        }}
      >
        {offersAll && <option value={ALL_YEARS}>{yearMessages.all}</option>}
        {choices.map((year) => (
          <option key={year} value={year}>
            {labelOf(year)}
          </option>
        ))}
      </NativeSelect>
    </HStack>
  );
  return slot !== null && createPortal(select, slot);
}

/** Returns the years to choose from; the one that is shown is always among them. */
function useYearChoices({ year, today }: ShownYear): readonly FiscalYear[] {
  const dated = useStore(datedDays);
  const days = dated.status === 'ready' ? dated.value : [];
  const choices = fiscalYearChoices(today, days, useCalendar());
  return choices.includes(year) ? choices : [...choices, year].toSorted().toReversed();
}

/** A phone has no room for the label. */
const ROW = {
  flexWrap: 'nowrap',
  gap: '0.5rem',
  fontWeight: 600,
  // The bar is 48 px high there.
  '& .MuiInputBase-root': { minHeight: { xs: '2.25rem', sm: MIN_TOUCH_SIZE } },
  '& select': { paddingBlock: { xs: '0.25rem', sm: '0.5rem' } },
  '& label': { whiteSpace: 'nowrap', display: { xs: 'none', sm: 'inline' } },
};
