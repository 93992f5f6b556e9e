import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { periodChoices, type PeriodChoice } from '@pa-ledger/domain/reports/treasurer/periods';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { formatMonth, monthOf } from '@pa-ledger/domain/time/months';
import { useId } from 'react';
import { DateInput } from '../../shared/forms/inputs.tsx';
import { periodError } from '../../shared/lists/FilterBar.tsx';
import { labelOf, useCalendar, yearOf } from '../../shared/years/useShownYear.ts';
import { lastGiven, useGivenReports } from './given-reports.ts';
import type { TypedPeriod } from './period-choice.ts';
import { treasurerMessages as messages } from './treasurer-messages.ts';

interface PeriodPickerProps {
  readonly today: CalendarDate;
  readonly period: TypedPeriod;
  readonly onChange: (period: TypedPeriod) => void;
}

/** The choice of the report's days: a usual period, or any first and last day. */
export function PeriodPicker({ today, period, onChange }: PeriodPickerProps) {
  const id = useId();
  const choices = periodChoices(today, useCalendar(), lastGiven(useGivenReports()));
  const groups = Map.groupBy(choices, ({ kind }) => messages.kinds[kind]);
  const chosen = choices.findIndex(
    ({ days }) => days.first === period.from && days.last === period.to,
  );
  return (
    <Picker>
      <TextField
        id={id}
        select
        size="small"
        label={messages.period}
        value={chosen === -1 ? '' : String(chosen)}
        onChange={({ target: { value } }) => {
          const days = choices[Number(value)]?.days;
          if (days !== undefined) onChange({ from: days.first, to: days.last });
        }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {chosen === -1 && <option value="">{messages.otherDays}</option>}
        {[...groups].map(([name, group]) => (
          <optgroup key={name} label={name}>
            {group.map((choice) => (
              <option key={nameOf(choice)} value={choices.indexOf(choice)}>
                {nameOf(choice)}
              </option>
            ))}
          </optgroup>
        ))}
      </TextField>
      {(['from', 'to'] as const).map((part) => (
        <DateInput
          key={part}
          label={messages[part]}
          value={period[part]}
          error={part === 'to' ? periodError(period) : null}
          onChange={(day) => onChange({ ...period, [part]: day })}
        />
      ))}
    </Picker>
  );
}

function nameOf({ kind, days: { first, last } }: PeriodChoice): string {
  const month = formatMonth(monthOf(first));
  switch (kind) {
    case 'sinceLast':
      return messages.sinceLast;
    case 'month':
      return month;
    case 'quarter':
      return messages.quarter(month, formatMonth(monthOf(last)));
    case 'yearToDate':
      return messages.yearToDate;
    case 'year':
      return messages.year(labelOf(yearOf(first)));
  }
}

const Picker = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '0.75rem',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginBottom: '1.5rem',
  maxWidth: '44rem',
  '@media print': { display: 'none' },
  [theme.breakpoints.down('sm')]: { '& > :first-of-type': { gridColumn: '1 / -1' } },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1.5fr 1fr 1fr' },
}));
