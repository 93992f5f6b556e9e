const number = (value: number): string => value.toLocaleString('en-US');

/** The words of what makes a file of a list. Another language is another object of this type. */
export const downloadMessages = {
  download: 'Download CSV',
  /** @param all null while they are being counted. */
  reading: (read: number, all: number | null): string =>
    all === null
      ? `${number(read)} entries read…`
      : `${number(read)} of ${number(all)} entries read…`,
  stop: 'Stop',
  made: (count: number): string =>
    count === 1
      ? 'A file with 1 entry was made.'
      : `A file with ${number(count)} entries was made.`,
  nothing: 'No entry matches: no file was made.',
  notMade: 'The file could not be made.',
};
