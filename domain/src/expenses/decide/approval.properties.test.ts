import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { submitted, NOW, AT_SCHOOL, TIME_ZONE } from '../../../../tests/fixtures/association.ts';
import { chainFor } from '../../approvers/approval-chain.ts';
import { decide, reassign, startExpense } from './approval.ts';
import { normalizeEmail } from '../../people/email.ts';
import { openStepIndex, type Action, type Expense } from '../expense.ts';
import { mailboxOf } from '../../people/same-person.ts';
import { holdersOf, type ApproverSettings } from '../../approvers/approver-settings.ts';
import { isAway, standInsOf } from '../../approvers/stand-ins.ts';
import { addDays, dateAt } from '../../time/dates.ts';
import { eligibleApprovers, type Authority } from './permissions.ts';
import { times } from '../../../../tests/support/random.ts';

/** Few people, so that they appear in several roles; some spelled in two ways, some with two addresses. */
const ADDRESSES = [
  'a@x.org',
  'b@x.org',
  'c@x.org',
  'A@X.org',
  ' b@x.org ',
  'a+pta@x.org',
  'd.e@gmail.com',
  'DE@googlemail.com',
] as const;
const person = fc.constantFrom(...ADDRESSES);
const holder = fc.oneof({ weight: 6, arbitrary: person }, fc.constantFrom('', 'nonsense'));

/** Few days, so that absences begin and end between the events. */
const DAYS = Array.from({ length: 4 }, (_, later) => addDays(dateAt(NOW, TIME_ZONE), later));
const day = fc.constantFrom(...DAYS);

const eventApprovers = fc.record({ Event: holder }, { requiredKeys: [] });

const someSettings: fc.Arbitrary<ApproverSettings> = fc.record({
  presidents: fc.array(holder, { maxLength: 3 }),
  treasurer: holder,
  eventApprovers,
  standIns: fc.record({ president: holder, treasurer: holder, eventApprovers }),
  absences: fc.array(fc.record({ address: person, from: day, to: day }), { maxLength: 2 }),
  languages: fc.constant({}),
});

const someEvent = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('act' as const),
      /** Relative to the open step: usually this one, sometimes an earlier or later one, or none. */
      offset: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, fc.integer({ min: -3, max: 3 })),
      /** Usually a holder of the step's role, which null means. */
      by: fc.option(person, { freq: 2 }),
      action: fc.constantFrom<Action[]>('approve', 'approve', 'approve', 'reject'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('settings' as const),
      settings: fc.option(someSettings),
      today: day,
      /** Sometimes a decision comes before the change of settings or of the day has reached the open step. */
      reassigned: fc.boolean(),
    }),
  },
);

const someLife = fc.record({
  requiresEventApprover: fc.boolean(),
  submitter: person,
  settings: someSettings,
  twoDifferentPeople: fc.boolean(),
  events: fc.array(someEvent, { maxLength: 12, size: 'max' }),
});

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

const ENDINGS = {
  pending: ['open'],
  approved: [],
  paid: [],
  rejected: ['rejected'],
  returned: ['returned'],
  withdrawn: ['withdrawn'],
} as const;
const ACTIONS = {
  waiting: undefined,
  open: undefined,
  returned: undefined,
  withdrawn: undefined,
  approved: 'approve',
  rejected: 'reject',
};

/** Returns what is wrong with an expense, from nothing but the document. */
function faultsOf(expense: Expense, twoDifferentPeople: boolean): string[] {
  const { steps, status } = expense;
  const statuses = steps.map((step) => step.status);
  const approvals = statuses.filter((each) => each === 'approved').length;
  const ending = ENDINGS[status];
  // First approved steps, then at most one step that is open or rejected, then steps that wait.
  const expected = [
    ...Array.from({ length: approvals }, () => 'approved'),
    ...ending,
    ...Array.from({ length: steps.length - approvals - ending.length }, () => 'waiting'),
  ];
  const submitter = mailboxOf(expense.contact.email);
  const deciders = steps.flatMap((step) => (step.decision ? [mailboxOf(step.decision.by)] : []));
  const nonces = steps.flatMap((step) => step.nonce ?? []);
  const [waiting, open] = (['waiting', 'open'] as const).map((each) =>
    steps.filter((step) => step.status === each),
  );
  const facts = {
    'the steps are in order': statuses.join() === expected.join(),
    'the day of approval is known when it is approved':
      (expense.approvedOn !== null) === (status === 'approved'),
    'approved means by all': status !== 'approved' || approvals === steps.length,
    'the open step is the number of approvals':
      openStepIndex(expense) === (status === 'pending' ? approvals : null),
    'a step that waits is untouched': waiting?.every(
      (step) => step.nonce === null && step.openedAt === null && step.approvers.length === 0,
    ),
    'each other step was opened': nonces.length === steps.length - (waiting?.length ?? 0),
    'a decision is what the step says': steps.every(
      (step) => step.decision?.action === ACTIONS[step.status],
    ),
    'an open step without approvers says why': open?.every(
      (step) => (step.blocked === null) === step.approvers.length > 0,
    ),
    'no other step is blocked': steps.every(
      (step) => step.status === 'open' || step.blocked === null,
    ),
    'nobody is asked about an own expense': steps.every(
      (step) => !step.approvers.map(mailboxOf).includes(submitter),
    ),
    'nobody decides on an own expense': !deciders.includes(submitter),
    'nobody decides twice': !twoDifferentPeople || new Set(deciders).size === deciders.length,
    'every opening has its own nonce': new Set(nonces).size === nonces.length,
  };
  return Object.entries(facts).flatMap(([fact, holds]) => (holds === true ? [] : [fact]));
}

/** Plays the events and calls `watch` with every state of the expense. */
function live(
  life: typeof someLife extends fc.Arbitrary<infer Life> ? Life : never,
  watch: (before: Expense, after: Expense, event: string) => void,
): Expense {
  const policies = { twoDifferentPeople: life.twoDifferentPeople };
  const category = {
    id: 'event',
    name: 'Event',
    requiresEventApprover: life.requiresEventApprover,
  };
  let { settings } = life;
  let [today] = DAYS;
  const authority = (): Authority => ({
    settings,
    policies,
    today: today ?? dateAt(NOW, TIME_ZONE),
  });
  let moment = 0;
  const context = () => {
    const own = { now: NOW + ++moment, nonce: `nonce ${moment}` };
    return { ...authority(), ...AT_SCHOOL, ...own };
  };
  const parts = submitted({ email: life.submitter });
  let expense = deepFreeze(
    startExpense(
      { id: 'id', ...parts, lines: [{ category, amount: parts.submission.amount }] },
      context(),
    ),
  );
  watch(expense, expense, 'start');
  for (const event of life.events) {
    const before = expense;
    if (event.kind === 'settings') {
      settings = event.settings ?? settings;
      today = event.today;
      if (event.reassigned) expense = reassign(before, authority())?.expense ?? before;
    } else {
      const step = (openStepIndex(before) ?? before.steps.length - 1) + event.offset;
      const role = chainFor(category)[step] ?? 'treasurer';
      const holders = holdersOf(role, category.name, settings);
      const standIns = standInsOf(role, category.name, settings.standIns);
      const { approvers } = eligibleApprovers(before, step, authority());
      const by = event.by ?? approvers[0] ?? holders[0] ?? 'nobody@x.org';
      const act = { step, by, action: event.action, reason: 'because' };
      const outcome = decide(before, act, context());
      if (outcome.kind === 'decided') {
        // Only the open step changes; only a present holder of its role changes it, or its stand-in while no holder is asked.
        expect(step).toBe(openStepIndex(before));
        const isStandIn = !holders.includes(normalizeEmail(by));
        expect(isStandIn ? standIns : holders).toContain(normalizeEmail(by));
        if (isStandIn) expect(approvers).toEqual([normalizeEmail(by)]);
        expect(outcome.expense.steps[step]?.decision?.standIn).toBe(isStandIn || undefined);
        expense = outcome.expense;
        const again = decide(expense, act, context());
        expect(again).toEqual({ kind: 'repeated', decision: expense.steps[step]?.decision });
      }
      if (outcome.kind === 'repeated' || outcome.kind === 'contradicted') {
        expect(outcome.decision).toBe(before.steps[step]?.decision);
        expect(outcome.decision.action === event.action).toBe(outcome.kind === 'repeated');
      }
    }
    watch(before, deepFreeze(expense), event.kind);
  }
  return expense;
}

const RUNS = { numRuns: times(200, 1_000) };

describe(
  'any sequence of decisions by anybody, with any change of settings',
  { timeout: 60_000 },
  () => {
    it('leaves a valid expense whose step count is the number of approvals', () => {
      fc.assert(
        fc.property(someLife, (life) => {
          live(life, (_before, after) => {
            expect(faultsOf(after, life.twoDifferentPeople)).toEqual([]);
          });
        }),
        RUNS,
      );
    });

    it('never changes an expense that was rejected or approved (#7)', () => {
      fc.assert(
        fc.property(someLife, (life) => {
          live(life, (before, after) => {
            if (before.status !== 'pending') expect(after).toBe(before);
          });
        }),
        RUNS,
      );
    });

    it('keeps the roles, the submission and every decision as they were (#14)', () => {
      fc.assert(
        fc.property(someLife, (life) => {
          live(life, (before, after) => {
            expect(after.steps.map((step) => step.role)).toEqual(chainFor(life));
            expect(after.submission).toBe(before.submission);
            before.steps.forEach((step, index) => {
              if (step.decision !== null) expect(after.steps[index]).toBe(step);
            });
          });
        }),
        RUNS,
      );
    });

    it('asks present holders or their stand-in, and nobody who is away, after a reassignment (#12, #131)', () => {
      fc.assert(
        fc.property(someLife, someSettings, day, (life, settings, today) => {
          const expense = live(life, () => undefined);
          const policies = { twoDifferentPeople: life.twoDifferentPeople };
          const authority = { settings, policies, today };
          const settled = reassign(expense, authority)?.expense ?? expense;
          expect(reassign(settled, authority)).toBeNull();
          const step = settled.steps[openStepIndex(settled) ?? -1];
          if (step === undefined) return;
          const asked = step.standIn
            ? standInsOf(step.role, 'Event', settings.standIns)
            : holdersOf(step.role, 'Event', settings);
          for (const address of step.approvers) {
            expect(asked).toContain(address);
            expect(isAway(settings.absences, address, today)).toBe(false);
          }
        }),
        RUNS,
      );
    });

    it('reaches every ending, so that the properties above cover all of them', () => {
      const ends = fc
        .sample(someLife, { numRuns: times(1_000, 3_000), seed: 1 })
        .map((life) => live(life, () => undefined));
      const endings = ends.map(({ status }) => status);
      const decisions = ends.flatMap(({ steps }) =>
        steps.flatMap(({ decision }) => decision ?? []),
      );
      expect(decisions.filter(({ standIn }) => standIn).length).toBeGreaterThan(50);
      expect(new Set(endings)).toEqual(new Set(['pending', 'approved', 'rejected']));
      expect(endings.filter((status) => status === 'approved').length).toBeGreaterThan(100);
    });
  },
);
