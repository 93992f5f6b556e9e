/** The words of the packet's cover, reports, ledger, ratifications, findings, and activity. */
export const reportPartMessages = {
  /** In a cell without a value. */
  none: '–',
  total: 'TOTAL',
  days: (first: string, last: string): string => `${first} to ${last}`,
  onDay: (who: string, day: string): string => `${who} on ${day}`,
  joined: (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', '),

  cover: {
    association: 'Association',
    days: 'Days reviewed',
    years: 'Fiscal years',
    times: 'Times',
    zone: (name: string, id: string): string => `${name} (${id})`,
    accounts: 'Balances by Account',
    noAccounts: 'The books have no bank accounts on these days.',
    funds: 'Balances by Fund',
    noFunds: 'The books have no funds on these days.',
    matches: (amount: string): string => `Funds and accounts match: both end with ${amount}.`,
    noneHeld: 'None of this cash is held for others.',
    basis: 'Money counts on the day it’s received or paid (cash basis).',
    words: 'Words of This Packet',
    /** @param signatures how many people sign a check. */
    glossary: (signatures: number): readonly (readonly [string, string])[] => [
      [
        'Request',
        'What a parent asked to be paid back, or asked us to pay to a vendor. Its approvers decide by a link in their email, or in the panel.',
      ],
      [
        'Manual expense',
        'A payment that was entered without a request: no approver decided on it.',
      ],
      [
        'Signed',
        signatures === 1
          ? 'One person has to sign each check that pays a request. Where no one did, its part says so.'
          : 'Two people have to sign each check that pays a request. Where fewer did, its part says so.',
      ],
      [
        'Confirmed',
        'Someone other than who entered it looked at it: each manual expense, and each payment of a request that isn’t a check.',
      ],
      [
        'Cleared',
        'The bank’s statement had it when the account was reconciled. A check that was voided before the bank paid it is ticked off with its void.',
      ],
      ['Ratified', 'The members voted for it at a meeting.'],
      ['Voided', 'Recorded, and taken back later: both stay in the books.'],
    ],
    signatures: 'Signatures',
    statement:
      'The reviewers who sign below examined the books of these days, as this packet has them, and found them (check one):',
    choices: [
      'In order',
      'In order, except for the findings in this packet or attached to it',
      'Not in order',
    ],
    roles: ['Reviewer', 'Reviewer', 'Reviewer', 'Treasurer'],
  },

  attention: {
    title: 'What Needs Attention',
    note: (points: number, places: number): string => {
      const counted = points === 1 ? '1 point' : `${points} points`;
      return places === points ? counted : `${counted} in ${places} places`;
    },
    hint: 'Everything that a later part of this packet warns of, and where. A reviewer asks about each.',
    none: 'No part of this packet warns of anything.',
    what: 'What',
    where: 'Where',
    noted: (part: string, note: string): string => `${part} (${note})`,
    place: (part: string, heading: string): string => `${part}: ${heading}`,
  },

  officers: {
    title: 'Who Held an Office',
    hint: 'Who decided, or kept the books, on any of these days: on all of them, if it doesn’t say from when or until when. The other parts name them by these addresses.',
    none: 'The books don’t say who held an office on these days: maybe they were begun later.',
    name: 'Name',
    address: 'Address',
    offices: 'Offices',
    heldSince: (office: string, first: string): string => `${office}, since ${first}`,
    heldUntil: (office: string, last: string): string => `${office}, until ${last}`,
    heldFor: (office: string, first: string, last: string): string =>
      `${office}, ${first} to ${last}`,
    signers: 'Who Signs Checks',
    account: 'Account',
    signer: 'Signer',
    noSigners: 'The books don’t say who signed checks on these days.',
    unnamed: '(name not recorded)',
    unnamedCount: (count: number): string =>
      count === 1
        ? 'The name of 1 person who held an office isn’t recorded, so no payment could be compared with that name.'
        : `The names of ${count} people who held an office aren’t recorded, so no payment could be compared with those names.`,
  },

  treasurer: {
    title: 'Treasurer’s Report',
    month: (month: string): string => `Treasurer’s Report, ${month}`,
    asNow:
      'Cash basis: money counts on the day it’s received or paid. Made of the books and the budget as they are now. What a meeting saw may have been different.',
    presented: (day: string): string => `Presented at a meeting on ${day}.`,
    changed: (then: string, now: string): string =>
      `The books have changed since it was presented: it ended with ${then}, and now ends with ${now}.`,
  },

  budget: {
    title: (year: string): string => `Budget and Results, Fiscal Year ${year}`,
    whole: (year: string, first: string, last: string): string =>
      `Everything here is of the whole fiscal year ${year}, ${first} to ${last}.`,
    part: (first: string, last: string): string =>
      `This packet is of ${first} to ${last}, which is only a part of that year.`,
    of: (heading: string, year: string): string => `${heading}, ${year}`,
    notCounted: (year: string): string =>
      `Of requests that were approved by the end of ${year}. The tables above don’t count it.`,
    adoption: 'Adoption and Amendments',
    adopted: (day: string): string => `Adopted on ${day}.`,
    notAdopted: 'The books don’t say that this budget was adopted.',
    noAmendments: 'No amendments are recorded.',
    unexplained: (lines: readonly string[]): string =>
      `Changed from the original budget without an amendment: ${lines.join('; ')}.`,
    incomeLine: (category: string): string => `income of ${category}`,
    over: (lines: readonly string[]): string => `Over budget: ${lines.join('; ')}.`,
    unbudgeted: (lines: readonly string[]): string =>
      `Spent without a budget: ${lines.join('; ')}.`,
    more: (amount: string): string => `+${amount}`,
    lineBy: (line: string, amount: string): string => `${line} (${amount})`,
    closing: 'Closing of the Year',
    open: 'This year isn’t closed.',
    closed: 'Closed',
    reopened: 'Reopened',
    act: 'What',
    reason: 'Reason',
    by: 'By',
    when: 'When',
    closedNow: (by: string, when: string): string => `Closed by ${by}${when && ` on ${when}`}.`,
    noHistory: 'The activity has no entry of it.',
    endings: 'Ending balances of the funds when the year was closed',
    noEndings: 'No ending balances were stored.',
    fund: 'Fund',
    ending: 'Ending Balance',
    itemCount: (category: string, count: number): string => `${category} (${count} budget items)`,
    place: (category: string, fund: string): string => `${category}, ${fund}`,
    part2: 'Category, Fund',
    amount: 'Amount',
    files: {
      amendments: 'Amendments',
      endings: 'Ending balances at the closing',
    },
  },

  ledger: {
    title: 'Ledger',
    /** @param signatures how many people sign a check. */
    hint: (signatures: number): string =>
      [
        'Every receipt, disbursement, void, advance, and transfer of these days, in the order of days. A payment has a line for each category and fund.',
        'A second person confirms each manual expense, each advance, each payment that isn’t a check, and each receipt below $0.00.',
        signatures === 1
          ? 'One person signs each check that pays a request. No one confirms it.'
          : 'Two people sign each check that pays a request. No one else confirms it.',
        'Other receipts, transfers, and voids need no second person. Two people count each deposit, and revenue that’s in no deposit is listed below the deposits.',
      ].join(' '),
    totals: 'Totals',
    totalsHint: 'The same as in the Treasurer’s Report of these days.',
    entries: 'Entries',
    count: 'Lines',
    empty: 'Nothing was received, paid, advanced, or transferred on these days.',
    date: 'Date',
    kind: 'Kind',
    what: 'Payee and description',
    place: 'Category, fund',
    account: 'Account',
    amount: 'Amount',
    enteredBy: 'Entered by',
    confirmed: 'Confirmed',
    notConfirmed: 'not confirmed',
    unconfirmed: 'Not Confirmed',
    notNeeded: 'not needed',
    signed: (count: number, needed: number): string => `signed by ${count} of ${needed}`,
    unknown: 'not recorded',
    check: (number: string): string => `check ${number}`,
    fromTo: (from: string, to: string): string => (from === '' ? '' : `${from} to ${to}`),
    kinds: {
      receipt: 'Receipt',
      disbursement: 'Disbursement',
      void: 'Void',
      given: 'Advance',
      returned: 'Money returned',
      settled: 'Advance settled',
      transfer: 'Transfer',
    },
    sums: {
      receipts: 'Receipts',
      disbursements: 'Disbursements, less voids',
      advances: 'Advances (below 0: more was given out)',
      transfers: 'Transfers',
    },
  },

  ratifications: {
    title: 'Ratifications',
    hint: 'What meetings ratified, as it was then.',
    none: 'No meeting ratified anything on these days or of them.',
    meeting: (day: string): string => `Meeting of ${day}`,
    count: 'Entries',
    amount: 'Amount',
    recordedBy: 'Recorded by',
    undone: 'Undone',
    undoneBy: (reason: string, who: string): string => `${reason} (${who})`,
    undoneHint: 'What it had ratified went back on the list of what isn’t ratified.',
    later: 'This meeting was after these days. Only what was paid on them is listed.',
    notKept: 'What this meeting ratified wasn’t kept line by line.',
    open: 'Not Ratified Yet',
    openHint: 'What was paid on these days, or voided on them after a meeting ratified it.',
    openCount: (count: number, sum: string): string =>
      count === 1
        ? `No meeting has ratified 1 payment of ${sum}.`
        : `No meeting has ratified ${count.toLocaleString('en-US')} payments of ${sum} in all.`,
    allRatified: 'Everything paid on these days is ratified.',
    paidOn: 'Date',
    check: 'Check',
    payee: 'Payee',
    description: 'Description',
    voided: 'Void',
    ratifiedFile: 'What meetings ratified',
    openFile: 'What isn’t ratified yet',
  },

  findings: {
    title: 'Findings',
    hint: 'Findings that were written on these days, or on records of these days. Open ones come first.',
    none: 'There are no findings on these days or on their records.',
    heading: (status: string, about: string): string => `${status}: ${about}`,
    written: 'Written by',
    finding: 'Finding',
    answer: (who: string, when: string): string => `Answer by ${who}, ${when}`,
    noAnswer: 'No one has answered it.',
    answers: 'Answers',
    resolved: (who: string, when: string): string => `Resolved by ${who}, ${when}`,
    resolution: 'Resolution',
    open: 'Not resolved',
    isOpen: 'This finding isn’t resolved.',
    noNote: 'Without a note.',
    by: (who: string, role: string, when: string): string => `${who} (${role}), ${when}`,
  },

  activity: {
    title: 'Activity of the Books',
    hint: 'Every change of the books on these days, and what changed later in records that are dated on them, oldest first. What submitters and approvers did is with each request. Changes of people, approvers, donors, and letters aren’t in it.',
    none: 'Nothing was changed.',
    when: 'When',
    who: 'Who',
    what: 'What',
    change: 'Values',
    fromTo: (before: string, after: string): string =>
      after === '' ? `${before}, now empty` : `${before}, now ${after}`,
    later: 'After these days',
    within: 'On these days',
    noLater: 'Nothing changed later.',
  },
};
