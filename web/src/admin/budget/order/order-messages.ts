/** The words of the board's own order. Another language is another object of this type. */
export const orderMessages = {
  arrange: 'Arrange',
  title: {
    spending: (year: string): string => `Arrange Spending, ${year}`,
    income: (year: string): string => `Arrange Income, ${year}`,
  },
  hint: 'Drag a line by its handle, or focus the handle and press the up and down arrow keys. Lines below a heading belong to it.',
  save: 'Save Order',
  saved: 'The order was saved.',
  addHeading: 'Add Heading',
  heading: 'Heading',
  removeHeading: (heading: string): string =>
    heading === '' ? 'Remove this heading' : `Remove the heading ${heading}`,
  headingRequired: 'Heading is required.',
  headingInvalid: 'Heading must be one line of at most 100 characters.',
  tooMany: (max: number): string => `An order has at most ${max} lines and headings.`,
  handle: (name: string): string => `Move ${name}`,
  list: 'Lines in their order',
  factRows: 'Order',

  /** Said to screen readers when a row was moved with the keys. */
  movedTo: (name: string, at: number, count: number): string => `${name} is now ${at} of ${count}.`,
  emptyHeading: 'Heading without a text',

  boardsOrder: "Board's order",
  asArranged: 'as arranged',
  showBoardsOrder: "Show in the board's order",
  rest: 'Not in the order yet',
};
