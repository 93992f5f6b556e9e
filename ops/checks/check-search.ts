import { searchEntriesOf, SEARCHED_COLLECTIONS } from '@pa-ledger/domain/search/entries';
import { isDeepStrictEqual } from 'node:util';
import type { ProjectData } from './project-data.ts';

/** Checks that search knows each record as it is, and nothing else. */
export function checkSearch(project: ProjectData): string[] {
  const should = new Map(
    SEARCHED_COLLECTIONS.flatMap((collection) =>
      project[collection].flatMap(({ id, data }) => searchEntriesOf(collection, id, data)),
    ),
  );
  const kept = new Map(project.search.map(({ id, data }) => [id, data]));
  return [
    ...[...should].flatMap(([id, entry]) => {
      const stored = kept.get(id);
      if (stored === undefined) return [`search/${id} is missing: nobody finds it.`];
      const isRight = isDeepStrictEqual(stored, entry);
      return isRight ? [] : [`search/${id} isn't as its record is.`];
    }),
    ...[...kept.keys()]
      .filter((id) => !should.has(id))
      .map((id) => `search/${id} belongs to no record.`),
  ];
}
