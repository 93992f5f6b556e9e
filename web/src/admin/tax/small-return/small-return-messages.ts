import type { ReturnStanding } from '@pa-ledger/domain/tax/small-return';

/** The words of the sub-tab Small Return. Another language is another object of this type. */
export const smallReturnMessages = {
  heading: 'Small Return',
  hint: 'The figures of Form 990-EZ, Part I, for the fiscal year you’re viewing, by what came in and what you paid. We file nothing: check them with your accountant.',
  table: 'Form 990-EZ, Part I',
  empty: 'No money moved in this year yet, so there are no figures for a return.',
  columns: { line: 'Line', label: 'What it is', amount: 'Amount' },
  gifts: 'Gifts from named donors',
  lines: {
    eventsNet: 'Net income from gaming and fundraising events',
    goodsNet: 'Gross profit from sales of goods',
    totalRevenue: 'Total revenue',
    totalExpenses: 'Total expenses',
    excess: 'Excess or (deficit) for the year',
    beginning: 'Net assets at beginning of year',
    otherChanges: 'Other changes in net assets',
    ending: 'Net assets at end of year',
    grossReceipts: 'Gross receipts',
    programExpenses: 'Program service expenses',
  },
  apart: {
    heading: 'Not in these lines',
    received: 'Received for others, such as state dues or sales tax',
    paid: 'Passed on to others',
    advances: 'Advances still open at the end: no cash, but part of your net assets',
    goods: 'Goods given in kind: ask your accountant how to report them',
  },

  standing: {
    heading: 'Which return?',
    form: {
      postcard: 'The postcard, Form 990-N, is probably enough.',
      shortForm: 'The short form, Form 990-EZ, probably fits.',
      fullForm: 'You probably need the full Form 990.',
    } satisfies Readonly<Record<ReturnStanding['form'], string>>,
    soFar: 'The year isn’t over: these are the figures so far.',
    average: (amount: string, years: number): string =>
      years === 1
        ? `Gross receipts are ${amount} in the one year these books have.`
        : `Gross receipts average ${amount} over the ${years} years these books have.`,
    limits: (postcard: string, receipts: string, assets: string): string =>
      `The IRS takes three years together: up to ${postcard} is the postcard; below ${receipts}, with assets below ${assets}, the short form. New associations have other limits.`,
    assets: (amount: string): string => `Your assets at the end are ${amount}.`,
    hint: 'This is only a hint. Your state may want a return of its own.',
    source: 'IRS: which forms do exempt organizations file?',
  },

  mapping: {
    heading: 'Lines of your categories',
    hint: 'Choose once where each category goes. It counts for all years.',
    choose: 'Not chosen: other',
    isProgram: 'Yes',
    missing: (count: number): string =>
      count === 1
        ? '1 category has money and no line yet, so it counts as other.'
        : `${count} categories have money and no line yet, so they count as other.`,
    notSaved: (category: string, why: string): string => `${category} isn’t saved. ${why}`,
  },
};
