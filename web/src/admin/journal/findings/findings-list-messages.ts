/** The words of the list of findings. Another language is another object of this type. */
export const findingsListMessages = {
  heading: 'Findings',
  hint: 'What reviewers and others noticed, with the answers. Open a record to answer or resolve its findings, or to write a new one.',
  list: 'Findings',
  file: 'findings.csv',
  empty:
    'No findings yet. To write one, open an entry, a request, a deposit, or a statement, and choose “Write a finding”.',
  noMatch: 'No findings match these filters.',
  newest: (count: number): string => `The newest ${count} findings.`,

  about: 'About',
  kind: 'Kind',
  finding: 'Finding',
  writtenBy: 'Written by',
  date: 'Date',
  answers: 'Answers',
  status: 'Status',

  search: 'Search',
  searchExample: 'Receipt',
  allStatuses: 'All',
};
