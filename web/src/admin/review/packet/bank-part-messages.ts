import { NINE_LINE_NAMES } from '@pa-ledger/domain/bank/reconciliation';

/** The words of the packet's parts about accounts and deposits. Another language is another object of this type. */
export const bankPartMessages = {
  items: {
    transferTo: (account: string): string => `Transfer to ${account}`,
    transferFrom: (account: string): string => `Transfer from ${account}`,
    /** Said of a void; of what it voids, `withVoid` is said. */
    withPayment: 'with its payment',
    otherSide: (day: string): string => `The other account’s statement of ${day} has it`,
  },

  register: {
    title: (account: string): string => `Register of ${account}`,
    note: (day: string, balance: string): string => `Balance on ${day}: ${balance}`,
    kind: 'Kind',
    opened: 'Opening day',
    openedWith: 'Opening balance',
    openedAtBank: 'Opening balance at the bank',
    openedInBooks: 'Opening balance in the books',
    uncleared: 'Not cleared by the bank at the opening',
    wholeMonths: (first: string, last: string): string =>
      `A register shows whole months. The days of this packet are ${first} to ${last}.`,
    months: 'Months',
    monthsHint:
      'Transfers count as receipts and disbursements of an account, and a void as less paid out. In the lists below, a void is money in.',
    month: 'Month',
    beginning: 'Beginning balance',
    receipts: 'Receipts',
    disbursements: 'Disbursements',
    ending: 'Ending balance',
    nothing: 'No activity this month.',
    noMonths: 'No activity in these months.',
    stale: 'Stale',
    late: (day: string): string => `Added after reconciling through ${day}`,
    ratifiedOn: (day: string): string => `Ratified on ${day}`,
    doesNotAddUp: (lines: string, totals: string): string =>
      `The entries lead to ${lines}, but the totals say ${totals}. Something may have changed while this was read. Make the packet again.`,
    numbers: 'Check numbers',
    noneMissing: 'Every check number between the first and the last check has a record.',
    noChecks: 'No checks in these months.',
    staleChecks: (day: string): string => `Stale checks on ${day}`,
    staleNumbers: (checks: readonly string[]): string => `Stale: ${checks.join('; ')}.`,
    staleCheck: (check: string, amount: string): string => `${check} (${amount})`,
    lateCount: (count: number): string =>
      count === 1
        ? '1 entry was added to a month after it was reconciled.'
        : `${count.toLocaleString('en-US')} entries were added to a month after it was reconciled.`,
    staleHint: 'Checks that had been outstanding for over 180 days.',
    noStale: 'No stale checks.',
    staleUnknown: 'This account has no statement by then, so every check counts as outstanding.',
    sheet: (account: string): string => `Register of ${account}, every line`,
  },

  reconciliations: {
    note: (day: string, books: string): string => `Books on ${day}: ${books}`,
    atEnd: (day: string): string => `On ${day}`,
    books: 'Book balance',
    reviewed: 'Reviewed',
    reviewedBy: (who: string, when: string): string => `${who}, ${when}`,
    notReviewed: 'Not reviewed',
    outstandingOn: (day: string): string => `Outstanding on ${day}`,
    outstandingHint:
      'No statement by that day cleared the entries listed here: deposits and all else that came in, checks and all else that went out, transfers too. The bank’s balance of that day is the book balance, plus those of the checks that it hadn’t paid yet, less those of the deposits that it didn’t have yet.',
    unlisted: (day: string, amount: string): string =>
      `The entries outstanding don’t lead back to the statement of ${day}: entries of earlier months were changed or added after it was saved (${amount} in all).`,
    outstandingSheet: (account: string, day: string): string =>
      `Outstanding in ${account} on ${day}`,
    paper: 'Bank statement',
    noPaper: 'No bank statement attached',
    file: (day: string): string => `Bank statement of ${day}`,
    gone: 'No longer in the books',
    cash: 'Cash has no bank statement: it’s counted, and the count is compared with the books.',

    byStatement: {
      lines: NINE_LINE_NAMES,
      title: (account: string): string => `Reconciliations of ${account}`,
      last: (day: string): string => `Last reconciled: the statement of ${day}`,
      notSince: (day: string): string => `Nothing after ${day} was compared with the bank yet.`,
      noneBy: (day: string): string => `No statement was reconciled by ${day}.`,
      next: (next: string, day: string): string =>
        `The statement of ${next} covers the days through ${day}.`,
      agrees: (day: string): string => `On ${day}, the bank and the books agree.`,
      differs: (day: string, amount: string): string =>
        `On ${day}, the bank and the books differ by ${amount}.`,
      changed: (day: string, then: string, now: string): string =>
        `When the statement of ${day} was saved, the books had ${then}. Now they have ${now}: something of that time was changed later.`,
      covered: (months: string): string =>
        `Months that the statement of a later month covers: ${months}`,
      allMonths: 'Every month of these days has a reconciled statement.',
      list: 'Statements',
      none: 'No statements on these days.',
      day: 'Statement date',
      by: 'Reconciled by',
      unreviewed: 'No one but who reconciled it has reviewed this statement.',
      heading: (day: string): string => `Statement of ${day}`,
      reopenedHeading: (day: string): string => `Statement of ${day}, reopened`,
      reopened: (who: string, reason: string): string =>
        `Reopened by ${who}: ${reason}\nWhat it cleared counts as uncleared until another statement clears it.`,
      cleared: (count: number): string => `Cleared (${count.toLocaleString('en-US')})`,
      sheet: (account: string): string => `Statements of ${account}`,
    },

    byCount: {
      lines: {
        ...NINE_LINE_NAMES,
        balance: 'Cash counted',
        onTheWay: 'Money in, not checked off',
        outstanding: 'Money out, not checked off',
        adjusted: 'Cash counted, with both',
      },
      title: (account: string): string => `Counts of ${account}`,
      last: (day: string): string => `Last counted on ${day}`,
      notSince: (day: string): string => `No count of this cash was recorded after ${day}.`,
      noneBy: (day: string): string => `No count of this cash was recorded by ${day}.`,
      next: (next: string, day: string): string =>
        `The count of ${next} covers the days through ${day}.`,
      agrees: (day: string): string => `On ${day}, the count and the books agree.`,
      differs: (day: string, amount: string): string =>
        `On ${day}, the count and the books differ by ${amount}.`,
      changed: (day: string, then: string, now: string): string =>
        `When the count of ${day} was saved, the books had ${then}. Now they have ${now}: something of that time was changed later.`,
      covered: (months: string): string =>
        `Months that the count of a later month covers: ${months}`,
      allMonths: 'Every month of these days has a count.',
      list: 'Counts',
      none: 'No counts on these days.',
      day: 'Counted on',
      by: 'Recorded by',
      unreviewed: 'No one but who recorded it has reviewed this count.',
      heading: (day: string): string => `Count of ${day}`,
      reopenedHeading: (day: string): string => `Count of ${day}, reopened`,
      reopened: (who: string, reason: string): string =>
        `Reopened by ${who}: ${reason}\nWhat it checked off counts as open until another count checks it off.`,
      cleared: (count: number): string => `Checked off (${count.toLocaleString('en-US')})`,
      sheet: (account: string): string => `Counts of ${account}`,
    },
  },

  deposits: {
    title: 'Deposits',
    note: (count: number, sum: string): string =>
      `${count === 1 ? '1 deposit' : `${count.toLocaleString('en-US')} deposits`}, ${sum}`,
    none: 'No deposits on these days.',
    slip: 'Slip number',
    countedBy: 'Counted by',
    both: (names: readonly string[]): string => names.join(' and '),
    heading: (day: string, what: string): string => `${day}: ${what}`,
    items: 'Items',
    from: 'From or for',
    reference: 'Check or Reference',
    gone: 'This revenue is no longer in the books',
    countSheet: 'Count sheet',
    how: 'Bill or coin',
    howMany: 'Count',
    cash: 'Cash',
    noCount: 'This deposit has no count sheet of cash.',
    otherThanCash: (amount: string): string =>
      `The rest of the deposit, such as checks: ${amount}.`,
    noPaper: 'No photo of a slip or a count sheet is attached.',
    file: (day: string): string => `Deposit of ${day}`,
    outside: 'Revenue in none of these deposits',
    outsideCount: (count: number, sum: string): string =>
      count === 1
        ? `1 revenue item of ${sum} is in none of these deposits.`
        : `${count.toLocaleString('en-US')} revenue items of ${sum} in all are in none of these deposits.`,
    outsideHint:
      'Money that was received on these days but is in none of these deposits. It came straight into a bank account, such as by a transfer, was deposited later, stayed in a cash box, or was never deposited. Whatever its reference says, no deposit of these days has it.',
    noneOutside: 'All revenue of these days is in these deposits.',
    depositedOn: 'Deposited',
    sheet: 'Deposits, every item',
    outsideSheet: 'Revenue in none of these deposits',
  },
};
