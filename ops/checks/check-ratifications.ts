import { placeOfMark, ratifiedId } from '@pa-ledger/domain/bank/ratification';
import { isCalendarDate } from '@pa-ledger/domain/time/dates';
import { problemsIn } from './findings.ts';
import type { ProjectData } from './project-data.ts';

/**
 * Checks that each mark belongs to a ratification that still holds, that each ratification has as many as it says, and that
 * each void undoes something that a meeting ratified.
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
      .map(({ id }) => `${id} is marked as ratified, but no meeting ratified it.`),
    ...ratified.flatMap(({ id, data }) => {
      const { part, ...place } = placeOfMark(id);
      const of = part === undefined ? undefined : byId.get(ratifiedId(place));
      const isOfVoid = part === undefined || of?.['voidedOn'] === data['itemDay'];
      return problemsIn([[!isOfVoid, `${id} undoes what no meeting ratified.`]]);
    }),
    ...ratifications.flatMap(({ id, data }) => {
      const own = marks.get(id) ?? [];
      const isHeld = data['takenBack'] === null;
      return problemsIn([
        [!isCalendarDate(data['ratifiedOn']), `ratifications/${id} has no date.`],
        [
          isHeld && own.length !== data['count'],
          `ratifications/${id} says another number of payments than are marked.`,
        ],
        [
          own.some((mark) => mark.data['ratifiedOn'] !== data['ratifiedOn']),
          `ratifications/${id} has marks with another date.`,
        ],
      ]);
    }),
  ];
}
