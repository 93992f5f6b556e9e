import { authorityAt } from '../../functions/src/expenses/authority.ts';
import { settingsFrom } from '@pa-ledger/domain/approvers/approver-settings';
import { startExpense } from '@pa-ledger/domain/expenses/decide/approval';
import { openStepIndex } from '@pa-ledger/domain/expenses/expense';
import type { Firestore } from 'firebase-admin/firestore';
import { signToken } from '../../functions/src/links/token.ts';
import { readExpense } from '../../functions/src/expenses/expenses.ts';
import { keptParts } from '../../functions/src/expenses/contact-format.ts';
import { addExpense } from '../../functions/src/expenses/create-expense.ts';
import { decideWith } from '../functions/support/api.ts';
import { EVENT, OFFICE, SETTINGS } from '../functions/support/association.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { correctionOf, submitterClient } from '../functions/support/submitter.ts';
import { db, keys, testServices } from '../functions/support/suite.ts';
import { createTestEnvironment } from '../functions/support/test-environment.ts';
import { percentile, milliseconds, timeAll, type Figure } from './figures.ts';

const CHAINS = 500;
const RACERS = 5;
const AT_ONCE = 20;
const GOAL_PER_SECOND = 250;

/** Where chains are decided. */
interface Place {
  readonly db: Firestore;
  /** Sends one decision; resolves to the HTTP status. */
  readonly decide: (token: string) => Promise<number>;
}

/** Each second chain is of an expense that was sent back and corrected once. */
const isCorrected = (index: number): boolean => index % 4 > 1;

/**
 * The same chains twice: through the endpoint's own code in this process, in a project where no trigger and no mail
 * takes part of the machine, and through Hosting and the functions with all that follows.
 */
export async function benchDecisions(): Promise<Figure[]> {
  const testEnv = await createTestEnvironment();
  const alone = {
    db: testEnv.db,
    decide: async (token: string) => (await testEnv.decide(token)).status,
  };
  const served = { db, decide: async (token: string) => (await decideWith(token)).status };
  try {
    return [
      ...(await benchChains('the endpoint on Firestore', alone, GOAL_PER_SECOND)),
      ...(await benchChains('Hosting and functions', served, null)),
    ];
  } finally {
    await testEnv.close();
  }
}

async function benchChains(through: string, place: Place, goal: number | null): Promise<Figure[]> {
  const ids = await Promise.all(
    Array.from({ length: CHAINS }, (_, index) => startChain(place.db, index)),
  );
  const times: number[] = [];
  let failed = 0;
  const race = async (id: string): Promise<void> => {
    for (
      let token = await openToken(place.db, id);
      token !== null;
      token = await openToken(place.db, id)
    ) {
      const link = token;
      const racers = Array.from({ length: RACERS }, () => async () => {
        if ((await place.decide(link)) !== 200) failed++;
      });
      times.push(...(await timeAll(racers, RACERS)));
    }
  };
  const start = performance.now();
  await timeAll(
    ids.map((id) => () => race(id)),
    AT_ONCE / RACERS,
  );
  const rate = times.length / ((performance.now() - start) / 1000);
  const wrong = await countWrong(place.db, ids);
  const name = `${CHAINS} chains, ${RACERS} racers a step, ${through}`;
  return [
    {
      what: `${name}: doubled, lost or failed`,
      value: String(wrong + failed),
      goal: '0',
      met: wrong + failed === 0,
    },
    {
      what: `${name}: decisions, p95`,
      value: `${rate.toFixed(0)}/s, ${milliseconds(percentile(times, 95))}`,
      goal: goal === null ? '-' : `${goal}/s`,
      met: goal === null ? null : rate >= goal,
    },
  ];
}

async function startChain(db: Firestore, index: number): Promise<string> {
  const category = index % 2 === 0 ? EVENT : OFFICE;
  const { id, receipts, ...form } = await filledForm({ category: category.name });
  const services = testServices();
  const pinned = await Promise.all(receipts.map((receipt) => services.receipts.pin(id, receipt)));
  const parts = { ...keptParts(form, pinned, services.nonce()), submitterId: id };
  const expense = startExpense(
    { id, ...parts, category },
    {
      ...authorityAt(services.clock(), settingsFrom({ ...SETTINGS }), services),
      now: services.clock(),
      nonce: services.nonce(),
    },
  );
  const batch = db.batch();
  addExpense(batch, db, expense, '', []);
  await batch.commit();
  if (isCorrected(index)) await correct(id, db);
  return id;
}

/** Sends an expense back and corrects its notes, so that its chain is that of a second version. */
async function correct(id: string, db: Firestore): Promise<void> {
  const submitter = submitterClient(testServices({ db }));
  await submitter.sendBackAsAdmin(id);
  const token = await submitter.tokenFor(id, 'correct');
  const { body } = await submitter.correction(token);
  const { status } = await submitter.correct(token, correctionOf(body, { notes: 'Corrected' }));
  if (status !== 200) throw new Error(`The correction was not taken: ${status}.`);
}

/** The link of the open step's first approver; null when the chain has ended. */
async function openToken(db: Firestore, id: string): Promise<string | null> {
  const { stored } = await readExpense(db, id);
  const step = stored && openStepIndex(stored.expense);
  const open = step === null ? undefined : stored?.expense.steps[step];
  const [approver] = open?.approvers ?? [];
  if (step === null || !open?.nonce || approver === undefined) return null;
  return signToken({ expenseId: id, step, nonce: open.nonce, approver }, keys, Date.now());
}

/** Chains that are not approved with exactly one decision a step. */
async function countWrong(db: Firestore, ids: readonly string[]): Promise<number> {
  let wrong = 0;
  for (const [index, id] of ids.entries()) {
    const ref = db.doc(`expenses/${id}`);
    const [{ stored }, decisions, history] = await Promise.all([
      readExpense(db, id),
      ref.collection('decisions').get(),
      ref.collection('history').get(),
    ]);
    const steps = stored?.expense.steps.length ?? 0;
    // A correction has two: sent back, and corrected.
    const others = isCorrected(index) ? 3 : 1;
    const right =
      stored?.expense.status === 'approved' &&
      decisions.size === steps &&
      history.size === steps + others;
    if (!right) wrong++;
  }
  return wrong;
}
