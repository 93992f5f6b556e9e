import { settingsFrom } from '@pa-ledger/domain/approvers/approver-settings';
import { startExpense } from '@pa-ledger/domain/expenses/decide/approval';
import { openStepIndex } from '@pa-ledger/domain/expenses/expense';
import type { Firestore } from 'firebase-admin/firestore';
import { authorityAt, readExpense } from '../../../functions/src/expenses/expenses.ts';
import { keptParts } from '../../../functions/src/expenses/contact-format.ts';
import { addExpense } from '../../../functions/src/expenses/store-submission.ts';
import { signToken } from '../../../functions/src/links/token.ts';
import { EVENT, OFFICE, SETTINGS } from '../../functions/support/association.ts';
import { filledForm } from '../../functions/support/expenses.ts';
import { keys, testServices } from '../../functions/support/suite.ts';
import { correctionOf, submitterClient } from '../../functions/support/submitter.ts';

/** The kinds of chains: of an event and not, and each second pair of an expense that was sent back and corrected once. */
const KINDS = 4;
const isCorrected = (index: number): boolean => index % KINDS > 1;

/** A chain whose first step is open. */
export interface StartedChain {
  readonly id: string;
  readonly steps: number;
}

/** Starts a chain. @param index says of which kind. */
export async function startChain(db: Firestore, index: number): Promise<StartedChain> {
  const category = index % 2 === 0 ? EVENT : OFFICE;
  const { id, receipts, ...form } = await filledForm({ category: category.name });
  const services = testServices();
  const pinned = await Promise.all(receipts.map((receipt) => services.receipts.pin(id, receipt)));
  const parts = {
    ...keptParts(form, pinned, services.nonce()),
    submitterId: id,
    language: 'en',
  } as const;
  const expense = startExpense(
    { id, ...parts, lines: [{ category, amount: form.amount }] },
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
  return { id, steps: expense.steps.length };
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
export async function openToken(db: Firestore, id: string): Promise<string | null> {
  const { stored } = await readExpense(db, id);
  const step = stored && openStepIndex(stored.expense);
  const open = step === null ? undefined : stored?.expense.steps[step];
  const [approver] = open?.approvers ?? [];
  if (step === null || !open?.nonce || approver === undefined) return null;
  return signToken({ expenseId: id, step, nonce: open.nonce, approver }, keys, Date.now());
}

/** How many chains are not approved with exactly one decision a step. @param ids in the order of their kinds. */
export async function countWrong(db: Firestore, ids: readonly string[]): Promise<number> {
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
