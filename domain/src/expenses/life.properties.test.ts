import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  AUTHORITY,
  EVENT_CATEGORY,
  NOW,
  OFFICE_CATEGORY,
  PEOPLE,
  SETTINGS,
  newIn,
  TIME_ZONE,
} from '../../../tests/fixtures/association.ts';
import { CHECK, PAYER } from '../../../tests/fixtures/managed-expenses.ts';
import {
  expectAsModel,
  lifeActs,
  liveOn,
  newLife,
  type LifeAct,
  type LifeModel,
} from '../../../tests/support/life-model.ts';
import type { RecordedPayment } from '../payments/recorded-payment.ts';
import { recordPayment } from './actions/record-payment.ts';
import { voidPayment } from './actions/take-payment-back.ts';
import { decide, reassign, startExpense } from './decide/approval.ts';
import type { Authority } from './decide/permissions.ts';
import type { Expense } from './expense.ts';
import { correctExpense } from './versions/correct-expense.ts';
import { returnExpense } from './versions/return-expense.ts';
import { withdrawExpense } from './versions/withdraw-expense.ts';
import { times } from '../../../tests/support/random.ts';

/** The expense itself, and what belongs to it. */
interface Real {
  expense: Expense;
  payment: RecordedPayment | null;
  authority: Authority;
  nonces: number;
  /** Each version as it was when the next one came. */
  readonly versions: Expense[];
}

const newContext = (real: Real) => ({
  ...real.authority,
  now: NOW,
  nonce: `nonce ${++real.nonces}`,
});

/** Does an act. @returns the expense after it; null if it may not be done. */
function doneTo(real: Real, act: LifeAct): Expense | null {
  const { expense, payment } = real;
  const open = expense.steps.findIndex(({ status }) => status === 'open');
  switch (act.kind) {
    case 'decide': {
      const { by, action } = act;
      const context = { ...newContext(real), timeZone: TIME_ZONE, followingFund: () => 'main' };
      const outcome = decide(expense, { step: open, by, action, reason: 'x' }, context);
      return outcome.kind === 'decided' ? outcome.expense : null;
    }
    case 'return': {
      const version = expense.submissionVersion;
      const step = act.by === null ? null : Math.max(0, open);
      const back = { by: act.by ?? 'desk@example.com', step, version, note: `v${version}` };
      const outcome = returnExpense(expense, back, newContext(real));
      return outcome.kind === 'done' ? outcome.expense : null;
    }
    case 'correct': {
      // The server asks whether it is returned, by the link's nonce.
      if (expense.status !== 'returned') return null;
      const { submission, contact, submitterId, language } = expense;
      const own = act.notesOnly ? { notes: `again ${real.nonces}` } : { amount: real.nonces + 1 };
      real.versions.push(expense);
      const category = act.isEvent ? EVENT_CATEGORY : OFFICE_CATEGORY;
      const sent = { ...submission, ...own };
      const lines = [{ category, amount: sent.amount }];
      const parts = { submission: sent, contact, submitterId, language, lines };
      const context = { ...newContext(real), keepApprovals: act.keepApprovals };
      return correctExpense(expense, parts, context).expense;
    }
    case 'withdraw': {
      const outcome = withdrawExpense(expense, NOW);
      return outcome.kind === 'done' ? outcome.expense : null;
    }
    case 'pay': {
      const asked = [{ id: expense.id, number: expense.payments + 1 }];
      const outcome = recordPayment([expense], asked, CHECK, PAYER);
      if (outcome.kind !== 'done') return null;
      real.payment = outcome.payment.after;
      return outcome.changes[0]?.expense ?? null;
    }
    case 'void': {
      if (payment === null) return null;
      const typed = { date: CHECK.date, reason: 'Lost' };
      const outcome = voidPayment(payment, [expense], typed, PAYER);
      if (outcome.kind !== 'done') return null;
      real.payment = null;
      return outcome.changes[0]?.expense ?? null;
    }
    case 'settings':
      real.authority = { ...real.authority, settings: act.settings };
      return reassign(expense, real.authority)?.expense ?? expense;
  }
}

function command(act: LifeAct): fc.Command<LifeModel, Real> {
  return {
    check: () => true,
    run(model, real) {
      const after = doneTo(real, act);
      expect(after !== null).toBe(liveOn(model, act));
      real.expense = after ?? real.expense;
      expectAsModel(model, real.expense);
    },
    toString: () => JSON.stringify(act),
  };
}

function start(): { model: LifeModel; real: Real } {
  const context = { ...AUTHORITY, now: NOW, nonce: 'nonce 0' };
  const expense = startExpense(newIn('abcdefghijABCDEFGHIJ', OFFICE_CATEGORY), context);
  return {
    model: newLife(SETTINGS, PEOPLE.parent),
    real: { expense, payment: null, authority: AUTHORITY, nonces: 0, versions: [] },
  };
}

it('any order of submitting, deciding, standing in, sending back, correcting, withdrawing and paying (#131, #139)', () => {
  const { parent, eventApprover, firstPresident, secondPresident, treasurer, stranger } = PEOPLE;
  const acts = lifeActs(
    {
      parent,
      eventApprover,
      presidents: [firstPresident, secondPresident],
      treasurer,
      strangers: [stranger],
    },
    EVENT_CATEGORY.name,
    AUTHORITY.today,
  );
  const commands = fc.commands(
    acts.map((act) => act.map(command)),
    { maxCommands: 40 },
  );
  fc.assert(
    fc.property(commands, (all) => {
      const { model, real } = start();
      fc.modelRun(() => ({ model, real }), all);
      // No link of an earlier version is one of the present.
      const waiting = [...real.versions, real.expense].flatMap(({ steps }) =>
        steps.filter(({ decision }) => decision === null).flatMap(({ nonce }) => nonce ?? []),
      );
      expect(new Set(waiting).size).toBe(waiting.length);
      expect(real.versions.map(({ submissionVersion }) => submissionVersion)).toEqual(
        real.versions.map((_, index) => index + 1),
      );
    }),
    { numRuns: times(200, 500) },
  );
});
