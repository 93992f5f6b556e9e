/**
 * Returns where a document is among others by day: documents of one collection are in the order of their days, then of
 * their ids. @param key of one of its items.
 */
export function entryPlace(day: string, key: string): string {
  // A space is less than all that an id has.
  return [day, ...key.split('~').slice(0, 2)].join(' ');
}
