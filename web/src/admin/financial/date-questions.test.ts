import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { expect, it } from 'vitest';
import { dateQuestions } from './date-questions.ts';

const SHOWN = {
  label: '2026–27',
  days: { first: '2026-07-01' as CalendarDate, last: '2027-06-30' as CalendarDate },
  today: '2026-11-20' as CalendarDate,
};

it.each(['2026-07-01', '2026-11-20', '', '2026-02-31', '0026-11-20'])(
  '%j is not asked about',
  (typed) => {
    expect(dateQuestions(typed, undefined, SHOWN)).toEqual([]);
  },
);

it('asks about a date of another year, and says of which', () => {
  expect(dateQuestions('2016-10-17', '2026-10-17', SHOWN)).toEqual([
    {
      title: 'Save it with the date Oct 17, 2016?',
      reasons: [
        'It’s in 2016–17, not in 2026–27, the fiscal year you’re viewing.',
        'It’s more than two years ago.',
      ],
      answer: 'Save with this date',
    },
  ]);
});

it('asks about a day that has not come yet', () => {
  const [question] = dateQuestions('2026-11-21', undefined, SHOWN);
  expect(question?.reasons).toEqual(['This date is in the future.']);
});

it('does not ask again about a date that stays', () => {
  expect(dateQuestions('2016-10-17', '2016-10-17', SHOWN)).toEqual([]);
});
