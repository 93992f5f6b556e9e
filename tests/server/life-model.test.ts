import { settingsDocument, settingsFrom } from '@pa-ledger/domain/approvers/approver-settings';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { organization } from '@pa-ledger/domain/organization';
import { dateAt } from '@pa-ledger/domain/time/dates';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reassignPending } from '../../functions/src/expenses/reassignments.ts';
import { readExpense, type StoredExpense } from '../../functions/src/expenses/expenses.ts';
import { putRecorded } from '../../tools/seed/put-recorded.ts';
import { adminClient } from '../functions/support/admin-client.ts';
import { EVENT, OFFICE, PEOPLE, SETTINGS } from '../functions/support/association.ts';
import { TIMEOUT_MS, times } from '../support/random.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { correctionOf, submitterClient } from '../functions/support/submitter.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import {
  expectAsModel,
  lifeActs,
  liveOn,
  newLife,
  type LifeAct,
  type LifeModel,
} from '../support/life-model.ts';

/* Any order of what can happen to an expense, beside the small model: the server's code on the emulators. */
let testEnv: TestEnvironment;
const ids: string[] = [];
const PARENT = 'parent@example.com';
const HOLDERS = settingsFrom({ ...SETTINGS });

beforeAll(async () => {
  testEnv = await createTestEnvironment();
});

afterAll(async () => {
  expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
  await testEnv.close();
});

async function storedOf(id: string): Promise<StoredExpense> {
  const { stored } = await readExpense(testEnv.db, id);
  if (stored === null) throw new Error('The expense is gone.');
  return stored;
}

/** The link that somebody has to the open step, or to the last one that was open. */
function linkOf({ id, steps }: Expense, by: string): Promise<string> {
  const step = steps.findLastIndex(({ nonce }) => nonce !== null);
  return testEnv.tokenFor(id, step, by);
}

/** Does an act as people do it: with their link where they have one, and else as the panel does. */
async function perform(expense: Expense, act: LifeAct): Promise<unknown> {
  const { id, status, submissionVersion: version } = expense;
  const submitter = submitterClient(testEnv.services);
  const admin = adminClient(testEnv.services);
  switch (act.kind) {
    case 'decide':
      return testEnv.decide(await linkOf(expense, act.by), act.action, 'Because');
    case 'return':
      return act.by === null
        ? submitter.sendBackAsAdmin(id, 'Once more', version)
        : submitter.sendBack(await linkOf(expense, act.by), 'Once more', version);
    case 'correct': {
      if (status !== 'returned') return null;
      const token = await submitter.tokenFor(id, 'correct');
      const { body } = await submitter.correction(token);
      const own = act.notesOnly ? { notes: `Version ${version}` } : { amount: version };
      const category = (act.isEvent ? EVENT : OFFICE).name;
      const policies = { ...organization.policies, keepApprovals: act.keepApprovals };
      const services = { ...testEnv.services, organization: { ...organization, policies } };
      return submitterClient(services).correct(token, correctionOf(body, { category, ...own }));
    }
    case 'withdraw':
      return submitter.withdraw(await submitter.tokenFor(id, 'withdraw'));
    case 'pay': {
      const date = dateAt(testEnv.time.now, organization.timeZone);
      return admin.pay(id, { method: 'cash', checkNumber: null, date }, expense.payments + 1);
    }
    case 'void':
      return expense.payments === 0 ? null : admin.unpay(id, expense.payments);
    case 'settings':
      await putRecorded(testEnv.db, 'settings/approvers', settingsDocument(act.settings));
      return reassignPending(testEnv.services);
  }
}

function command(act: LifeAct): fc.AsyncCommand<LifeModel, { readonly id: string }> {
  return {
    check: () => true,
    async run(model, { id }) {
      // What comes after it has a later moment.
      testEnv.time.now += 1_000;
      const before = await storedOf(id);
      await perform(before.expense, act);
      const after = await storedOf(id);
      const isDone = liveOn(model, act);
      if (act.kind !== 'settings') expect(after.version.isEqual(before.version)).toBe(!isDone);
      expectAsModel(model, after.expense);
    },
    toString: () => JSON.stringify(act),
  };
}

it(
  'any order of submitting, deciding, standing in, sending back, correcting, withdrawing and paying (#131, #139)',
  { timeout: TIMEOUT_MS },
  async () => {
    const { eventApprover, president, otherPresident, treasurer } = PEOPLE;
    const acts = lifeActs(
      {
        parent: PARENT,
        eventApprover,
        presidents: [president, otherPresident],
        treasurer,
        strangers: ['stranger@example.com'],
      },
      EVENT.name,
      dateAt(testEnv.time.now, organization.timeZone),
    );
    const commands = fc.commands(
      acts.map((act) => act.map(command)),
      { maxCommands: times(20, 60) },
    );
    await fc.assert(
      fc.asyncProperty(commands, async (all) => {
        await putRecorded(testEnv.db, 'settings/approvers', settingsDocument(HOLDERS));
        const form = await filledForm({ email: PARENT });
        expect((await testEnv.submit(form)).status).toBe(200);
        ids.push(form.id);
        await fc.asyncModelRun(
          () => ({ model: newLife(HOLDERS, PARENT), real: { id: form.id } }),
          all,
        );
        // What is left waits no more, so that the next changes of who approves concern one expense.
        await submitterClient(testEnv.services).sendBackAsAdmin(
          form.id,
          'The end',
          (await storedOf(form.id)).expense.submissionVersion,
        );
      }),
      { numRuns: times(8, 200), endOnFailure: true },
    );
  },
);
