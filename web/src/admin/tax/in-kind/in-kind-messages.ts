/** The words of the sub-tab In Kind. Another language is another object of this type. */
export const inKindMessages = {
  heading: 'In-kind gifts',
  hint: 'Goods and services that people gave instead of money. They’re in no account, fund, budget, or report.',
  add: 'Add In-kind Gift',
  addTitle: 'Add In-kind Gift',
  editTitle: 'Edit In-kind Gift',
  update: 'Update In-kind Gift',
  deleteQuestion: 'Delete this in-kind gift?',
  empty: 'No in-kind gifts yet. Add one when someone donates raffle prizes, food, or their time.',
  valueHint: 'What it would sell for. The donor decides the value for their own taxes.',
  servicesHint: 'Services and the use of a place don’t count in the tax figures.',
  columns: {
    date: 'Date',
    donor: 'Donor',
    kind: 'Kind',
    description: 'Description',
    value: 'Fair value',
  },
  goods: 'Goods',
  services: 'Services or use of a place, not in the tax figures',
};
