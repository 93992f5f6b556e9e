import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  AUTHORITY,
  EVENT_CATEGORY,
  NOW,
  OFFICE_CATEGORY,
  PEOPLE,
  submitted,
  TIME_ZONE,
} from '../../../tests/fixtures/association.ts';
import { CHECK, PAYER } from '../../../tests/fixtures/managed-expenses.ts';
import type { Category } from '../categories/category.ts';
import type { ApproverSettings } from '../approvers/approver-settings.ts';
import type { RecordedPayment } from '../payments/recorded-payment.ts';
import { recordPayment } from './actions/record-payment.ts';
import { voidPayment } from './actions/take-payment-back.ts';
import { decide, reassign, startExpense } from './decide/approval.ts';
import type { Expense, ExpenseStatus } from './expense.ts';
import { correctExpense } from './versions/correct-expense.ts';
import { MAX_VERSIONS, returnExpense } from './versions/return-expense.ts';
import { withdrawExpense } from './versions/withdraw-expense.ts';

/*
 * Any order of what can happen to an expense, beside a small model that knows the rules by itself: its status, its version, how
 * many steps are approved and by whom, and how many payments there were.
 */

/** What the model knows. */
interface Model {
  status: ExpenseStatus;
  version: number;
  steps: number;
  approvals: string[];
  payments: number;
  settings: ApproverSettings;
}

/** The expense itself, and what belongs to it. */
interface Real {
  expense: Expense;
  payment: RecordedPayment | null;
  settings: ApproverSettings;
  nonces: number;
  /** Each version as it was when the next one came, and what it was before. */
  readonly versions: Expense[];
}

type Act = fc.Command<Model, Real>;

const authorityOf = ({ settings }: Real) => ({ ...AUTHORITY, settings });
const nonceOf = (real: Real) => `nonce ${++real.nonces}`;

/** Who is asked for the next step, in the model's own words. */
function holders({ steps, approvals, settings }: Model): readonly string[] {
  const ahead = steps - approvals.length;
  if (ahead === 1) return [settings.treasurer];
  return ahead === 2 ? settings.presidents : Object.values(settings.eventApprovers);
}

function mayDecide(model: Model, by: string): boolean {
  const isAsked = model.status === 'pending' && holders(model).includes(by);
  // The parent has submitted it.
  return isAsked && by !== PEOPLE.parent && !model.approvals.includes(by);
}

function expectSame({ status, version, approvals, payments }: Model, { expense }: Real): void {
  expect(expense.status).toBe(status);
  expect(expense.submissionVersion).toBe(version);
  expect(expense.payments).toBe(payments);
  const decided = expense.steps.flatMap(({ decision }) => decision ?? []);
  expect(decided.filter(({ action }) => action === 'approve').map(({ by }) => by)).toEqual(
    approvals,
  );
  const open = expense.steps.filter((step) => step.status === 'open');
  expect(open).toHaveLength(status === 'pending' ? 1 : 0);
  expect(expense.approvedOn !== null).toBe(status === 'approved' || status === 'paid');
  expect(expense.returned !== null).toBe(status === 'returned');
  expect(expense.payment !== null).toBe(status === 'paid');
}

/** An act: what it does to the expense, and what the model says of it. */
function act(name: string, run: (model: Model, real: Real) => void): Act {
  return {
    check: () => true,
    run(model, real) {
      run(model, real);
      expectSame(model, real);
    },
    toString: () => name,
  };
}

const people = fc.constantFrom(...Object.values(PEOPLE));

const decisions = fc
  .record({ by: people, action: fc.constantFrom('approve' as const, 'reject' as const) })
  .map(({ by, action }) =>
    act(`${action} by ${by}`, (model, real) => {
      const step = real.expense.steps.findIndex(({ status }) => status === 'open');
      const outcome = decide(
        real.expense,
        { step, by, action, reason: 'x' },
        {
          ...authorityOf(real),
          ...{ now: NOW, nonce: nonceOf(real), timeZone: TIME_ZONE, followingFund: 'main' },
        },
      );
      const allowed = mayDecide(model, by);
      expect(outcome.kind === 'decided').toBe(allowed);
      if (outcome.kind !== 'decided') return;
      real.expense = outcome.expense;
      if (action === 'reject') model.status = 'rejected';
      else model.approvals.push(by);
      if (action === 'approve' && model.approvals.length === model.steps) model.status = 'approved';
    }),
  );

const returns = fc.record({ by: people, asAdmin: fc.boolean() }).map(({ by, asAdmin }) =>
  act(`sent back by ${asAdmin ? 'an admin' : by}`, (model, real) => {
    const { steps, submissionVersion } = real.expense;
    const open = steps.findIndex(({ status }) => status === 'open');
    const outcome = returnExpense(
      real.expense,
      {
        by,
        step: asAdmin ? null : Math.max(0, open),
        version: submissionVersion,
        note: `v${submissionVersion}`,
      },
      { ...authorityOf(real), now: NOW, nonce: nonceOf(real) },
    );
    const isOpen = model.status === 'pending' || model.status === 'approved';
    const allowed = (asAdmin ? isOpen : mayDecide(model, by)) && model.version < MAX_VERSIONS;
    expect(outcome.kind === 'done').toBe(allowed);
    if (outcome.kind !== 'done') return;
    real.expense = outcome.expense;
    model.status = 'returned';
  }),
);

const corrections = fc
  .record({
    category: fc.constantFrom<Category>(OFFICE_CATEGORY, EVENT_CATEGORY),
    keepApprovals: fc.boolean(),
    notesOnly: fc.boolean(),
  })
  .map(({ category, keepApprovals, notesOnly }) =>
    act(`corrected for ${category.name}${notesOnly ? ', its notes' : ''}`, (model, real) => {
      // The server asks whether it is returned, by the link's nonce.
      if (real.expense.status !== 'returned') return;
      const { submission, contact, submitterId, categoryId } = real.expense;
      const own = notesOnly ? { notes: `again ${real.nonces}` } : { amount: real.nonces + 1 };
      real.versions.push(real.expense);
      real.expense = correctExpense(
        real.expense,
        { submission: { ...submission, ...own }, contact, submitterId, category },
        { ...authorityOf(real), now: NOW, nonce: nonceOf(real), keepApprovals },
      ).expense;
      const keeps = keepApprovals && notesOnly && category.id === categoryId;
      model.approvals = keeps ? model.approvals.slice(0, model.steps - 1) : [];
      model.steps = category.requiresEventApprover ? 3 : 2;
      model.status = 'pending';
      model.version++;
    }),
  );

const withdrawals = fc.constant(
  act('withdrawn', (model, real) => {
    const outcome = withdrawExpense(real.expense, NOW);
    const allowed = model.status === 'pending' || model.status === 'returned';
    expect(outcome.kind === 'done').toBe(allowed);
    if (outcome.kind !== 'done') return;
    real.expense = outcome.expense;
    model.status = 'withdrawn';
  }),
);

const reassignments = fc.record({ first: people, treasurer: people }).map(({ first, treasurer }) =>
  act(`now ${first} and ${treasurer}`, (model, real) => {
    const presidents = [first, PEOPLE.secondPresident].filter(
      (one, at, all) => all.indexOf(one) === at,
    );
    const settings = { ...AUTHORITY.settings, presidents, treasurer };
    model.settings = settings;
    real.settings = settings;
    real.expense = reassign(real.expense, authorityOf(real))?.expense ?? real.expense;
  }),
);

const payments = fc.constant(
  act('paid', (model, real) => {
    const asked = [{ id: real.expense.id, number: real.expense.payments + 1 }];
    const outcome = recordPayment([real.expense], asked, CHECK, PAYER);
    expect(outcome.kind === 'done').toBe(model.status === 'approved');
    if (outcome.kind !== 'done') return;
    real.payment = outcome.payment.after;
    real.expense = outcome.changes[0]?.expense ?? real.expense;
    model.status = 'paid';
    model.payments++;
  }),
);

const voids = fc.constant(
  act('voided', (model, real) => {
    if (real.payment === null) return;
    const typed = { date: CHECK.date, reason: 'Lost' };
    const outcome = voidPayment(real.payment, [real.expense], typed, PAYER);
    if (model.status !== 'paid') {
      expect(outcome.kind).not.toBe('done');
      return;
    }
    if (outcome.kind !== 'done') throw new Error(outcome.kind);
    real.payment = null;
    real.expense = outcome.changes[0]?.expense ?? real.expense;
    model.status = 'approved';
  }),
);

function start(): { model: Model; real: Real } {
  const { settings } = AUTHORITY;
  const context = { ...AUTHORITY, now: NOW, nonce: 'nonce 0' };
  const parts = { id: 'abcdefghijABCDEFGHIJ', ...submitted(), category: OFFICE_CATEGORY };
  const approvals: string[] = [];
  return {
    model: { ...{ status: 'pending', version: 1, steps: 2, payments: 0 }, approvals, settings },
    real: {
      ...{ expense: startExpense(parts, context), payment: null, settings, nonces: 0 },
      versions: [],
    },
  };
}

it('any order of submitting, deciding, sending back, correcting, withdrawing, reassigning and paying (#139)', () => {
  // Decisions come more often, so that some expenses reach their end.
  const all = [decisions, decisions, returns, corrections, withdrawals, reassignments];
  const commands = fc.commands([...all, payments, voids, payments], { maxCommands: 40 });
  fc.assert(
    fc.property(commands, (acts) => {
      const { model, real } = start();
      fc.modelRun(() => ({ model, real }), acts);
      // No link of an earlier version is one of the present.
      const waiting = [...real.versions, real.expense].flatMap(({ steps }) =>
        steps.filter(({ decision }) => decision === null).flatMap(({ nonce }) => nonce ?? []),
      );
      expect(new Set(waiting).size).toBe(waiting.length);
      expect(real.versions.map(({ submissionVersion }) => submissionVersion)).toEqual(
        real.versions.map((_, index) => index + 1),
      );
    }),
    { numRuns: 500 },
  );
});
