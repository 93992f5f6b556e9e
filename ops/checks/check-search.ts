import {
  SEARCH_COLLECTIONS,
  searchCollectionOf,
  searchEntriesOf,
  SEARCHED_COLLECTIONS,
} from '@pa-ledger/domain/search/entries';
import { isDeepStrictEqual } from 'node:util';
import type { ProjectData } from './project-data.ts';

/** Checks that search knows each record as it is, and nothing else. */
export function checkSearch(project: ProjectData): string[] {
  const should = new Map(
    SEARCHED_COLLECTIONS.flatMap((collection) =>
      project[collection].flatMap(({ id, data }) =>
        searchEntriesOf(collection, id, data).map(
          ([entryId, entry]) => [`${searchCollectionOf(entry.kind)}/${entryId}`, entry] as const,
        ),
      ),
    ),
  );
  const kept = new Map(
    SEARCH_COLLECTIONS.flatMap((collection) =>
      project[collection].map(({ id, data }) => [`${collection}/${id}`, data] as const),
    ),
  );
  return [
    ...[...should].flatMap(([place, entry]) => {
      const stored = kept.get(place);
      if (stored === undefined) return [`${place} is missing: no search finds it.`];
      const isRight = isDeepStrictEqual(stored, entry);
      return isRight ? [] : [`${place} isn't as its record is.`];
    }),
    ...[...kept.keys()]
      .filter((place) => !should.has(place))
      .map((place) => `${place} belongs to no record.`),
  ];
}
