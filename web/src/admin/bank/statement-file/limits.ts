/** The most rows of a file of a bank: a busy association has some thousand a year. */
export const MOST_ROWS = 50_000;
