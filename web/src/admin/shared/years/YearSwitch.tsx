import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  fiscalYearChoices,
  isFiscalYear,
  type FiscalYear,
} from '@pa-ledger/domain/time/fiscal-year';
import { useId } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useStore } from '../../../app/store.ts';
import { ShortSelect } from '../../../ui/inputs.tsx';
import { HStack } from '../../../ui/layout.ts';
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
 * The choice of the fiscal year that a page shows. Only pages that follow it have one; it is in the header, or, where
 * that has no room for it, above the page's content.
 */
export function YearSwitch({ offersAll = false }: YearSwitchProps) {
  const navigate = useNavigate();
  const shown = useShownYear();
  const period = useShownPeriod();
  const choices = useYearChoices(shown);
  const slot = useStore(yearSlot);
  const inHeader = useMediaQuery(useTheme().breakpoints.up('lg')) && slot !== null;
  const id = useId();
  const select = (
    <Row data-in-header={inHeader || undefined}>
      <label htmlFor={id}>{yearMessages.label}</label>
      <ShortSelect
        id={id}
        value={offersAll ? period : shown.year}
        onChange={({ target: { value } }) => {
          const year = isFiscalYear(value) && value !== shown.present ? value : null;
          const next = value === ALL_YEARS ? ALL_YEARS : year;
          // Where the browser is: the router may still be on its way there, with a filter that was set just now.
          void navigate({ search: inYear(window.location.search, next) });
        }}
      >
        {offersAll && <option value={ALL_YEARS}>{yearMessages.all}</option>}
        {choices.map((year) => (
          <option key={year} value={year}>
            {labelOf(year)}
          </option>
        ))}
      </ShortSelect>
    </Row>
  );
  return inHeader ? createPortal(select, slot) : select;
}

/** Returns the years to choose from; the one that is shown is always among them. */
function useYearChoices({ year, today }: ShownYear): readonly FiscalYear[] {
  const dated = useStore(datedDays);
  const days = dated.status === 'ready' ? dated.value : [];
  const choices = fiscalYearChoices(today, days, useCalendar());
  return choices.includes(year) ? choices : [...choices, year].toSorted().toReversed();
}

const Row = styled(HStack)(({ theme }) => ({
  gap: '0.5rem',
  marginBottom: '1rem',
  fontWeight: 650,
  '&[data-in-header]': {
    flexWrap: 'nowrap',
    margin: 0,
    color: theme.vars.palette.brand.onBand,
    '& label': { whiteSpace: 'nowrap' },
  },
}));
