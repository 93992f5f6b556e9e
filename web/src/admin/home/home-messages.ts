import { type Role } from '@pa-ledger/domain/approvers/approval-chain';
import { ROLE_NAMES } from '@pa-ledger/domain/approvers/role-messages';
import type { SetupStep } from '@pa-ledger/domain/home/set-up';
import type { ToDo } from '@pa-ledger/domain/home/to-do';
import { cents, formatCents } from '@pa-ledger/domain/money/money';
import type { Month } from '@pa-ledger/domain/time/months';

/** Formats an amount of a document of `home`. @param amount in cents. */
export function money(amount: number): string {
  return formatCents(cents(amount));
}

function requests(count: number): string {
  return count === 1 ? '1 request' : `${count} requests`;
}

function checks(count: number): string {
  return count === 1 ? '1 check' : `${count} checks`;
}

/** A to-do: what it is, what to know of it, and the verb of its button. */
export interface ToDoWords {
  readonly title: string;
  readonly detail: string;
  readonly verb: string;
}

interface Named {
  /** The name of the to-do's category or account. */
  readonly name: string;
  /** The present fiscal year. */
  readonly year: string;
  /** Whether there is only one administrator. */
  readonly isAlone: boolean;
}

export const homeMessages = {
  heading: 'Home',
  welcome: (school: string): string => `Welcome to ${school}`,

  tiles: {
    label: 'At a glance',
    cash: 'Cash today',
    cashHint: (held: number | null, accounts: number): string => {
      const where = accounts === 0 ? 'By your funds' : accountsText(accounts);
      if (held === null || held === 0) return where;
      return `${money(held)} of it held for others`;
    },
    cashUnknown: 'See Fund Balances',
    waiting: 'Waiting for me',
    waitingHint: (others: number, amount: number): string => {
      const elsewhere = others === 0 ? '' : `${requests(others)} with others`;
      return [amount === 0 ? '' : money(amount), elsewhere].filter(Boolean).join(' · ');
    },
    /** Why nothing waits for an administrator whom no role names. */
    notApprover: (address: string, others: number): string =>
      [
        `${address} isn’t an approver`,
        ...(others === 0 ? [] : [`${requests(others)} with others`]),
      ].join(' · '),
    nothingWaiting: 'No one is waiting for an approval',
    ready: 'Ready to pay',
    readyHint: (amount: number): string => money(amount),
    nothingReady: 'Everything approved is paid',
    used: 'Budget used',
    usedHint: (spent: number, budget: number): string => `${money(spent)} of ${money(budget)}`,
    noBudget: 'No budget yet',
    noBudgetHint: (year: string): string => `Nothing is planned for ${year}`,
  },

  toDo: {
    heading: 'To do',
    empty: 'You’re all caught up. New requests and chores will show up here.',
    openRequest: 'Open the request',
    moreAlerts: 'More of these are behind the bell at the top.',
    findings: {
      title: (count: number, isMore: boolean): string =>
        count === 1 && !isMore ? '1 open finding' : `${count}${isMore ? '+' : ''} open findings`,
      detail: (count: number, unanswered: number): string => {
        if (unanswered === 0) return 'Answered, and not resolved yet';
        return unanswered === count ? 'Not answered yet' : `${unanswered} not answered yet`;
      },
      verb: 'Show',
    },
  },

  budget: {
    heading: (year: string): string => `Budget ${year}`,
    empty: 'Your spending by category will show up here once you’ve entered a budget.',
    begin: 'Enter the budget',
    all: 'Budget vs Actual',
    more: (count: number): string => `${count} more`,
    leftOf: (left: number): string => (left < 0 ? `${money(-left)} over` : `${money(left)} left`),
    bar: (name: string, spent: number, promised: number, budget: number, left: number): string =>
      [
        `${name}: ${money(spent)} spent`,
        ...(promised === 0 ? [] : [`${money(promised)} promised`]),
        ...(budget === 0 ? ['nothing budgeted'] : [`of ${money(budget)}`]),
        left < 0 ? `${money(-left)} over budget` : `${money(left)} remaining`,
      ].join(', '),
  },

  months: {
    heading: 'Money in and out',
    empty: 'Income and payments will show up here month by month.',
    in: 'In',
    out: 'Out',
    chart: (first: string, last: string, received: number, paid: number): string =>
      `Money in and out by month, ${first} to ${last}: ${money(received)} came in and ${money(paid)} went out.`,
    table: 'Money in and out by month',
  },

  acts: {
    heading: 'Latest activity',
    empty: 'Changes you and others make will show up here, so you’ll always know who did what.',
    all: 'Activity',
    machine: (count: number): string =>
      count === 1 ? '1 entry made by PA Ledger' : `${count} entries made by PA Ledger`,
  },

  setUp: {
    heading: 'Let’s set up your association',
    hint: 'Seven steps, in any order. Most people finish in an evening.',
    progress: (done: number, all: number): string => `${done} of ${all} done`,
    done: 'Done',
    formClosed:
      'Until you have a category, a president, and a treasurer, the public form says it’s opening soon.',
    formOpen: 'Parents can send in requests now.',
    steps: {
      name: {
        title: 'Name, logo, and color',
        detail:
          'They show on every page and email. Your technical contact sets them in organization.json and deploys again.',
        verb: null,
      },
      funds: {
        title: 'Funds',
        detail:
          'Most have one main fund. Add another for money that’s set aside or held for others.',
        verb: 'Add funds',
      },
      categories: {
        title: 'Categories',
        detail: 'What parents ask to be paid back for, like Field Day or Office Supplies.',
        verb: 'Add categories',
      },
      approvers: {
        title: 'Approvers',
        detail: 'Who says yes: a president, the treasurer, and a chair for each event.',
        verb: 'Set approvers',
      },
      account: {
        title: 'Bank account',
        detail: 'Its name, and what it had on the day your books start.',
        verb: 'Add an account',
      },
      budget: {
        title: 'Budget',
        detail: 'Paste it from your spreadsheet, or type it line by line.',
        verb: 'Enter the budget',
      },
      people: {
        title: 'A second person',
        detail:
          'Add a second president, or ask your technical contact to add another administrator, so the work goes on when one of you is away.',
        verb: 'Add a person',
      },
    } satisfies Record<SetupStep, { title: string; detail: string; verb: string | null }>,
  },
};

function accountsText(count: number): string {
  return count === 1 ? 'In 1 account' : `In ${count} accounts`;
}

/** Returns what a to-do says. */
export function toDoWords(toDo: ToDo, { name, year, isAlone }: Named): ToDoWords {
  switch (toDo.kind) {
    case 'review':
      return {
        title: `Review ${requests(toDo.count)}`,
        detail: `${money(toDo.cents)} needs your decision`,
        verb: 'Review',
      };
    case 'pay':
      return {
        title: `Pay ${requests(toDo.count)}`,
        detail: `${money(toDo.cents)} is approved`,
        verb: 'Pay',
      };
    case 'signChecks':
      return {
        title: `Sign ${checks(toDo.count)}`,
        detail: `${money(toDo.cents)} waits for signatures`,
        verb: 'Sign',
      };
    case 'sendChecks':
      return {
        title: `Mail or hand over ${checks(toDo.count)}`,
        detail: `${money(toDo.cents)} is signed`,
        verb: 'Mail',
      };
    case 'setFund':
      return {
        title: `Choose a fund for ${requests(toDo.count)}`,
        detail: `${money(toDo.cents)} is approved and can’t be paid without one`,
        verb: 'Set fund',
      };
    case 'setApprover':
      return {
        title: `Set ${roleText(toDo.role, toDo.categoryId === null ? null : name)}`,
        detail: `${requests(toDo.count)} can’t go on: no one can decide`,
        verb: 'Set approver',
      };
    case 'reconcile':
      return {
        title: `Reconcile ${monthText(toDo.month)}`,
        detail: name,
        verb: 'Reconcile',
      };
    case 'report':
      return {
        title: "Give the treasurer's report",
        detail: `${monthText(toDo.month)} hasn’t been presented yet`,
        verb: 'Open report',
      };
    case 'confirm':
      return {
        title: toDo.count === 1 ? '1 entry to confirm' : `${toDo.count} entries to confirm`,
        detail: isAlone
          ? `${money(toDo.cents)}. You’re the only one signed up, so no one else can confirm it.`
          : `${money(toDo.cents)} that a second person hasn’t looked at`,
        verb: isAlone ? 'Show' : 'Confirm',
      };
    case 'confirmChanges':
      return {
        title:
          toDo.count === 1
            ? '1 change to a paid request to confirm'
            : `${toDo.count} changes to paid requests to confirm`,
        detail: isAlone
          ? 'You’re the only one signed up, so no one else can confirm it.'
          : `${money(toDo.cents)} counts in another category or fund now`,
        verb: isAlone ? 'Show' : 'Confirm',
      };
    case 'reviewStatements':
      return {
        title:
          toDo.count === 1
            ? '1 bank statement to review'
            : `${toDo.count} bank statements to review`,
        detail: isAlone
          ? `${name}. You’re the only one signed up, so no one else can review it.`
          : name,
        verb: isAlone ? 'Show' : 'Review',
      };
    case 'advances':
      return {
        title: toDo.count === 1 ? '1 advance is past due' : `${toDo.count} advances are past due`,
        detail: `${money(toDo.cents)} has no receipts yet and wasn’t returned`,
        verb: 'Settle',
      };
    case 'ratify':
      return {
        title: toDo.count === 1 ? 'Ratify 1 payment' : `Ratify ${toDo.count} payments`,
        detail: `${money(toDo.cents)} since your last meeting`,
        verb: 'Ratify',
      };
    case 'adoptBudget':
      return {
        title: `Adopt the ${year} budget`,
        detail: 'Record the meeting that adopted it; after that, changes are amendments',
        verb: 'Adopt',
      };
    case 'startBudget':
      return {
        title: `Start the ${year} budget`,
        detail: 'There’s no budget for this year yet',
        verb: 'Start',
      };
  }
}

function roleText(role: Role, category: string | null): string {
  if (role === 'eventApprover') return `an approver for ${category ?? 'an event'}`;
  return `another ${ROLE_NAMES[role].toLowerCase()} or a stand-in`;
}

/** Returns a month without its year, such as `October`. */
export function monthText(month: Month): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1, 1)).toLocaleString('en-US', {
    month: 'long',
    timeZone: 'UTC',
  });
}
