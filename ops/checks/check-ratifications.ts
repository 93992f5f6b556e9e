import { isCalendarDate } from '@pa-ledger/domain/time/dates';
import { problemsIn } from './findings.ts';
import type { ProjectData } from './project-data.ts';

/** Checks that each mark is of a ratification that holds, and that each ratification has as many as it says. */
export function checkRatifications({
  ratifications,
  ratified,
}: Pick<ProjectData, 'ratifications' | 'ratified'>): string[] {
  const marks = Map.groupBy(ratified, ({ data }) => String(data['ratification']));
  const known = new Set(ratifications.map(({ id }) => id));
  return [
    ...ratified
      .filter(({ data }) => !known.has(String(data['ratification'])))
      .map(({ id }) => `${id} was ratified by no meeting.`),
    ...ratifications.flatMap(({ id, data }) => {
      const own = marks.get(id) ?? [];
      const isHeld = data['takenBack'] === null;
      return problemsIn([
        [!isCalendarDate(data['ratifiedOn']), `The ratification ${id} is of no day.`],
        [
          isHeld && own.length !== data['count'],
          `The ratification ${id} says another number than is marked.`,
        ],
        [
          own.some((mark) => mark.data['ratifiedOn'] !== data['ratifiedOn']),
          `The ratification ${id} has marks of another day.`,
        ],
      ]);
    }),
  ];
}
