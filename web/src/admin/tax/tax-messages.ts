/** The words of the Tax Year tab's frame; each sub-tab has its own beside it. Another language is another object of this type. */
export const taxMessages = {
  heading: 'Tax Year',
  calendarYear: 'Calendar year',
  subTabs: {
    payees: 'Payees',
    contractors: '1099 Candidates',
    donors: 'Donors',
    inKind: 'In Kind',
    salesTax: 'Sales Tax',
    smallReturn: 'Small Return',
    export: 'Other Programs',
  },
};
