/** The words of the Journal's page and of the History dialogs. Another language is another object of this type. */
export const pageMessages = {
  heading: 'Activity',
  hint: 'Who changed what in the books, and what happened to each expense. No one can change or delete an entry.',
  list: 'Entries',
  empty: 'Nothing is recorded yet.',
  noMatch: 'No entries match these filters.',
  noMatchOnPage: 'No entry of this page has all these words. The next page may have some.',
  matchesOnPage: (shown: number, all: number): string =>
    `${shown} of the ${all} entries of this page have all these words.`,

  search: 'Words',
  searchExample: 'Bake sale, whole words',
  person: 'Person',
  personExample: 'Email',
  kind: 'Kind',
  allKinds: 'All kinds',
  from: 'From',
  to: 'To',
  sort: 'Order',
  newestFirst: 'Newest first',
  oldestFirst: 'Oldest first',

  history: 'History',
  historyOf: (title: string): string => `History of ${title}`,
  historyHint: 'Newest first. No one can change or delete an entry.',
  noHistory: 'Nothing is recorded of it yet.',
  deleted: (many: string): string => `Deleted: ${many}`,
  inYear: (many: string, year: string): string => `${many} of ${year}`,
  deletedHint: 'What was deleted, newest first, also what was brought back since.',
  noDeletions: 'Nothing was deleted here.',
};
