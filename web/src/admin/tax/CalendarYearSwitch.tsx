import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from '../../app/store.ts';
import { BarSelect } from '../shared/years/BarSelect.tsx';
import { datedDays } from '../shared/years/dated-days.ts';
import { calendarYearSearch, useCalendarYear, yearChoices } from './calendar-year.ts';
import { taxMessages } from './tax-messages.ts';

/** The choice of the calendar year that a page shows, in the top bar: forms 1099 go by it, not by the fiscal year. */
export function CalendarYearSwitch() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const shown = useCalendarYear();
  const dated = useStore(datedDays);
  const days = dated.status === 'ready' ? dated.value : [];
  return (
    <BarSelect
      label={taxMessages.calendarYear}
      value={shown.year}
      options={yearChoices(shown, days).map((year) => ({ value: year, label: year }))}
      onChange={(year) => void navigate({ search: calendarYearSearch(search, { ...shown, year }) })}
    />
  );
}
