import { expect, it } from 'vitest';
import { MAX_ABSENCES } from '../limits.ts';
import type { CalendarDate } from '../time/dates.ts';
import {
  absenceErrors,
  absencePlace,
  absencesOfTyped,
  filledAbsences,
  typedAbsences,
  typedAbsencesOf,
  withoutAbsence,
} from './absence-form.ts';

// Constant days of the calendar.
const away = (address: string, from = '2026-11-10', to = '2026-11-12') => ({
  address,
  from: from as CalendarDate,
  to: to as CalendarDate,
});
const ANN = away('ann@example.com');
const LEE = away('lee@example.com', '2026-12-01', '2026-12-01');

it('shows a row for each absence and empty ones up to the limit, and gives them back', () => {
  const typed = typedAbsences([ANN, LEE]);
  expect(Object.keys(typed)).toHaveLength(3 * MAX_ABSENCES);
  expect(typed[absencePlace(1, 'from')]).toBe('2026-12-01');
  expect(typed[absencePlace(2, 'address')]).toBe('');
  expect(filledAbsences(typed)).toBe(2);
  expect(filledAbsences(typedAbsences([]))).toBe(0);
  expect(absencesOfTyped(typed)).toEqual([ANN, LEE]);
  expect(absencesOfTyped({})).toEqual([]);
  expect(typedAbsencesOf({ ...typed, treasurer: 'a@b.co' })).toEqual(typed);
});

it('leaves out empty rows, and moves the rows below a removed one up', () => {
  const typed = typedAbsences([ANN, LEE]);
  const removed = withoutAbsence(typed, 0);
  expect(removed).toEqual(typedAbsences([LEE]));
  expect(withoutAbsence(typed, 1)).toEqual(typedAbsences([ANN]));
  const emptied = {
    ...typed,
    ...Object.fromEntries(
      (['address', 'from', 'to'] as const).map((field) => [absencePlace(0, field), ' ']),
    ),
  };
  expect(absencesOfTyped(emptied)).toEqual([LEE]);
  expect(filledAbsences(emptied)).toBe(2);
});

it.each([
  [{ address: '' }, { address: 'Person is required.' }],
  [{ address: 'ann' }, { address: 'Person must be one address, such as name@example.com.' }],
  [{ from: '' }, { from: 'From is required.' }],
  [{ to: '' }, { to: 'To is required.' }],
  [{ to: '2026-11-31' }, { to: 'To isn’t a valid date.' }],
  [{ to: '2026-11-09' }, { to: 'The last day must not be before the first.' }],
  [{ to: '2026-11-10' }, {}],
])('with %o finds %o', (change, errors) => {
  const inRow = (texts: object) =>
    Object.fromEntries(
      Object.entries(texts).map(([field, text]): [string, string] => [
        `absences 3 ${field}`,
        String(text),
      ]),
    );
  const typed = { ...typedAbsences([]), ...inRow({ ...ANN, ...change }) };
  expect(absenceErrors(typed)).toEqual(inRow(errors));
});
