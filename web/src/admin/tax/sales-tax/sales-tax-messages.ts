/** The words of the sub-tab Sales Tax. Another language is another object of this type. */
export const salesTaxMessages = {
  heading: 'Sales Tax',
  hint: 'What you collected for each state or county, and the tax in what you bought. When you file, and whether you’re exempt, is up to your state.',
  chooseDays: 'Choose a first and a last day.',
  collected: {
    heading: 'Collected and passed on',
    hint: 'Each fund of Fund Management that’s held for others and names where its sales tax goes.',
    table: 'Sales tax collected',
    csv: 'Download CSV of what you collected',
    empty:
      'No fund holds sales tax. If you collect it, add a fund that’s held for others, and fill in “Sales tax for”.',
    total: 'TOTAL',
    columns: {
      jurisdiction: 'Sales tax for',
      fund: 'Fund',
      beginning: 'Held before',
      receipts: 'Collected',
      disbursements: 'Passed on',
      other: 'Other changes',
      ending: 'Still held',
    },
  },
  paid: {
    heading: 'In what you bought',
    hint: 'From “Sales tax in it” of manual expenses and of paid requests. Some states give it back.',
    table: 'Sales tax paid',
    csv: 'Download CSV of what you bought',
    empty: 'Nothing you paid for in these days says how much sales tax was in it.',
    total: (count: number): string => `TOTAL (${count})`,
    columns: {
      day: 'Paid on',
      payee: 'Payee',
      description: 'Description',
      amount: 'Cost',
      tax: 'Sales tax',
      notPaidBack: 'Not paid back',
    },
  },
};
