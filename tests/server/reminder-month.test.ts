import { putIntoFund } from '../functions/support/managed-expenses.ts';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { organization } from '@pa-ledger/domain/organization';
import { expect, it } from 'vitest';
import type { Services } from '../../functions/src/platform/services.ts';
import { makeWeekly } from '../../functions/src/reminders/make-weekly.ts';
import { hooked } from '../functions/support/commit-hook.ts';
import { EVENT, FUND, OFFICE, PEOPLE, SETTINGS } from '../functions/support/association.ts';
import { remindAll } from '../functions/support/remind-all.ts';
import { createReminderModel } from '../functions/support/reminder-model.ts';
import {
  BEGIN,
  DAY,
  HOUR,
  referencesOf,
  useRemindingSchool,
} from '../functions/support/reminding.ts';
import { figure } from '../support/figure.ts';
import { below, oneOf, random, TIMEOUT_MS, times } from '../support/random.ts';

const EXPENSES = times(28, 40);
const END = BEGIN + 32 * DAY;

/** Seven o'clock at the school on the Mondays until the end; the clocks change on November 1. */
const MONDAYS = ['10-19T11', '10-26T11', '11-02T12', '11-09T12', '11-16T12'].map((time) =>
  Date.parse(`2026-${time}:00Z`),
);

const ROLES = {
  eventApprover: [PEOPLE.eventApprover],
  president: [PEOPLE.president, PEOPLE.otherPresident],
  treasurer: [PEOPLE.treasurer],
};
type Role = keyof typeof ROLES;

const school = useRemindingSchool();

/** What people do from the beginning on, in the order of time; what one does may lead to more. */
function createDiary() {
  const entries: { readonly at: number; readonly run: () => Promise<void> }[] = [];
  return {
    at(moment: number, run: () => Promise<void>): void {
      entries.push({ at: Math.floor(moment), run });
      entries.sort((one, other) => one.at - other.at);
    },
    nextAt: () => entries[0]?.at ?? Infinity,
    async runNext(): Promise<void> {
      const next = entries.shift();
      if (next === undefined) return;
      school.testEnv.time.now = next.at;
      await next.run();
    },
  };
}

/** A month of an association: who submits, decides, waits, pays and takes office, and what the model knows of it. */
function createMonth() {
  const diary = createDiary();
  const model = createReminderModel();
  const holders: Record<Role, readonly string[]> = { ...ROLES };
  const submitters = new Map<string, string>();
  const soon = (days: number) => school.testEnv.time.now + random() ** 2 * days * DAY;

  async function submit(): Promise<void> {
    const now = school.testEnv.time.now;
    const isOfEvent = random() < 0.4;
    const isOwn = isOfEvent && random() < 0.2;
    const email = isOwn ? PEOPLE.eventApprover : `parent.${submitters.size}@parents.example.com`;
    const id = await school.submitted({ category: (isOfEvent ? EVENT : OFFICE).name, email });
    submitters.set(referenceOf(id), email);
    const chain: readonly Role[] = ['president', 'treasurer'];
    open({ id, submittedAt: now, chain: isOfEvent ? ['eventApprover', ...chain] : chain }, 0);
  }

  function open(expense: Chain, step: number): void {
    const { id, submittedAt, chain } = expense;
    const role = chain[step];
    if (role === undefined) throw new Error('The chain has ended.');
    const reference = referenceOf(id);
    const asked = holders[role].filter((one) => one !== submitters.get(reference));
    model.opened({ reference, submittedAt, role }, asked, school.testEnv.time.now);
    const drawn = random();
    // Some wait for ever.
    if (asked.length === 0 || drawn < 0.2) return;
    if (drawn < 0.3) diary.at(soon(6), () => resend(expense, step, role));
    else diary.at(soon(14), () => decide(expense, step, role));
  }

  async function resend(expense: Chain, step: number, role: Role): Promise<void> {
    await school.resend(expense.id, step);
    model.resent(referenceOf(expense.id), school.testEnv.time.now);
    diary.at(soon(14), () => decide(expense, step, role));
  }

  async function decide(expense: Chain, step: number, role: Role): Promise<void> {
    const { id, submittedAt, chain } = expense;
    const { testEnv } = school;
    const reference = referenceOf(id);
    if (random() < 0.1) {
      const token = await testEnv.tokenFor(id, step, oneOf(holders[role]));
      expect((await testEnv.decide(token, 'reject', 'Twice')).status).toBe(200);
      model.rejected(reference);
      return;
    }
    await school.approve(id, step, oneOf(holders[role]));
    if (step + 1 < chain.length) {
      open(expense, step + 1);
      return;
    }
    const hasFund = random() < 0.7;
    await putIntoFund(testEnv.db, id, hasFund ? FUND.id : null);
    const { timeZone } = organization;
    const day = new Date(testEnv.time.now).toLocaleDateString('sv-SE', { timeZone });
    model.approved({ reference, submittedAt, day, hasFund });
    if (random() < 0.6) diary.at(soon(15), () => pay(id));
  }

  async function pay(id: string): Promise<void> {
    // How it is paid makes no difference here.
    await school.testEnv.db.doc(`expenses/${id}`).update({ status: 'paid' });
    model.paid(referenceOf(id));
  }

  async function replace(role: Role, people: readonly string[]): Promise<void> {
    holders[role] = people;
    await school.setApprovers({
      presidents: holders.president,
      treasurer: holders.treasurer[0] ?? SETTINGS.treasurer,
      eventApprovers: { [EVENT.name]: holders.eventApprover[0] ?? '' },
    });
    model.replaced(role, people, school.testEnv.time.now, submitters);
  }

  for (let made = 0; made < EXPENSES; made++) diary.at(BEGIN + 1 + random() * 21 * DAY, submit);
  const changes = [
    [9, 'president', [PEOPLE.president, 'president.three@example.com']],
    [15, 'eventApprover', ['fair.chair.two@example.com']],
    [21, 'treasurer', ['treasurer.two@example.com']],
  ] as const;
  for (const [day, role, people] of changes)
    diary.at(BEGIN + (day + random()) * DAY, () => replace(role, people));
  return { diary, model, treasurer: () => holders.treasurer[0] ?? '' };
}

interface Chain {
  readonly id: string;
  readonly submittedAt: number;
  readonly chain: readonly Role[];
}

/** Services of a process that dies at a point of its commits, counted from 0: from there on it comes to none of them. */
function dying(services: Services, at: number): Services {
  let left = at;
  return hooked(services, () => {
    if (--left < 0) throw new Error('The process has died.');
  });
}

/** Sweepers that die on their way, and two that meet: the next run must find all that they have left. */
async function disturb(services: Services): Promise<void> {
  const both = async (own: Services): Promise<void> => {
    await remindAll(own);
    await makeWeekly(own);
  };
  if (random() < 0.6) await both(dying(services, below(5))).catch(() => undefined);
  if (random() < 0.1) await Promise.all([both(services), both(services)]);
}

it(
  'in a month with dozens of expenses, no mail is too many and none is missing (#133, #134, G6)',
  async () => {
    const { diary, model, treasurer } = createMonth();
    const isWhole = times(0, 1) === 1;
    const sweep = (now: number) => (isWhole ? school.sweepAt(now) : school.remindAt(now));
    await sweep(BEGIN);
    let [reminders, digests] = [0, 0];
    const mondays = [...MONDAYS];
    let tick = BEGIN + HOUR;
    for (let now = BEGIN; now < END;) {
      const due = model.nextDueAt();
      const monday = mondays[0] ?? Infinity;
      // Just before something is due nothing comes, and as soon as it is due it does.
      const soonest = Math.min(due, monday, tick);
      const next = soonest - 1 > now && soonest !== tick ? soonest - 1 : soonest;
      if (diary.nextAt() <= next) {
        now = diary.nextAt();
        await diary.runNext();
        continue;
      }
      now = next;
      if (now === tick) tick += times(48, 3) * HOUR;
      const weekly = now === monday ? model.weekly(treasurer(), now) : [];
      if (now === monday) mondays.shift();
      const expected = [...model.takeReminders(now), ...weekly];
      school.testEnv.time.now = now;
      await disturb(school.testEnv.services);
      const mails = await sweep(now);
      const told = mails.map((mail) => ({ to: mail.to, references: referencesOf(mail) }));
      expect(new Set(told.map(keyOf)), new Date(now).toISOString()).toEqual(
        new Set(expected.map(keyOf)),
      );
      expect(told).toHaveLength(expected.length);
      digests += weekly.length;
      reminders += expected.length - weekly.length;
    }
    expect(digests).toBeGreaterThan(2);
    expect(reminders).toBeGreaterThan(8);
    figure(
      'G6',
      `a month with ${EXPENSES} expenses: ${reminders} reminders and ${digests} digests, 0 too many, 0 missing`,
    );
  },
  TIMEOUT_MS,
);

function keyOf({
  to,
  references,
}: {
  readonly to: string;
  readonly references: readonly string[];
}) {
  return `${to}: ${references.join(' ')}`;
}
