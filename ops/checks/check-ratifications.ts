import { placeOfMark, ratifiedId } from '@pa-ledger/domain/bank/ratification';
import { isCalendarDate } from '@pa-ledger/domain/time/dates';
import { problemsIn } from './findings.ts';
import type { ProjectData } from './project-data.ts';

/**
 * Checks that each mark is of a ratification that holds, that each ratification has as many as it says, and that each void
 * takes back what a meeting ratified.
 */
export function checkRatifications({
  ratifications,
  ratified,
}: Pick<ProjectData, 'ratifications' | 'ratified'>): string[] {
  const marks = Map.groupBy(ratified, ({ data }) => String(data['ratification']));
  const byId = new Map(ratified.map(({ id, data }) => [id, data]));
  const known = new Set(ratifications.map(({ id }) => id));
  return [
    ...ratified
      .filter(({ data }) => !known.has(String(data['ratification'])))
      .map(({ id }) => `${id} was ratified by no meeting.`),
    ...ratified.flatMap(({ id, data }) => {
      const { part, ...place } = placeOfMark(id);
      const of = part === undefined ? undefined : byId.get(ratifiedId(place));
      const isOfVoid = part === undefined || of?.['voidedOn'] === data['itemDay'];
      return problemsIn([[!isOfVoid, `${id} takes back what no meeting ratified.`]]);
    }),
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
