/** The words of Activity and of the History dialogs. Another language is another object of this type. */
export const pageMessages = {
  heading: 'Activity',
  subTabs: { changes: 'Changes', findings: 'Findings' },
  hint: 'Who changed what, and what happened to each request. No one can change or delete these entries.',
  list: 'Entries',
  empty: 'Nothing here yet. Every change you make will show up.',
  noMatch: 'No entries match these filters.',
  noMatchOnPage: 'No entry on this page has all these words. Try the next page.',
  matchesOnPage: (shown: number, all: number): string =>
    `${shown} of the ${all} entries on this page have all these words.`,

  search: 'Words',
  searchExample: 'Bake sale',
  person: 'Person',
  personExample: 'Email',
  kind: 'Kind',
  allKinds: 'All kinds',
  from: 'From',
  to: 'To',
  sort: 'Order',
  newestFirst: 'Newest first',
  oldestFirst: 'Oldest first',

  historyOf: (title: string): string => `History of ${title}`,
  deleted: (many: string): string => `Deleted: ${many}`,
  inYear: (many: string, year: string): string => `${many}, ${year}`,
  deletedHint: 'Newest first. Some of these may have been brought back since.',
  noDeletions: 'Nothing has been deleted here.',
};
