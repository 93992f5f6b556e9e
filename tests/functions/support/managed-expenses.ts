import type { Firestore } from 'firebase-admin/firestore';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import { expect } from 'vitest';
import type { AdminReply } from './admin-client.ts';
import { PEOPLE } from './association.ts';
import { filledForm } from './expenses.ts';
import type { TestEnvironment } from './test-environment.ts';

/** What an act with an expense answers that was done. */
export const DONE = { status: 200, body: { success: true } };

/** Expects a refusal with its sentence. */
export function expectRefused(reply: AdminReply, status: number, error: string | RegExp): void {
  expect([reply.status, reply.body.success]).toEqual([status, false]);
  expect(reply.body.error).toMatch(error);
}

/**
 * Expenses that an administrator acts on, in the environment of a test file, and payments dated today there.
 * @param testEnv is called when a test runs, since the environment is set up after the file is read.
 */
export function expensesIn(testEnv: () => TestEnvironment) {
  /** The ids of all that were submitted. */
  const touched = new Set<string>();
  let checks = 0;
  const today = () => dateAt(testEnv().time.now, organization.timeZone);
  const check = (checkNumber = `C-${++checks}`) => ({
    method: 'check',
    checkNumber,
    date: today(),
  });
  const cash = () => ({ method: 'cash', checkNumber: null, date: today() });

  /** Submits an administrative expense. @returns its id. */
  async function submitted(): Promise<string> {
    const form = await filledForm();
    expect((await testEnv().submit(form)).body).toMatchObject({ success: true });
    touched.add(form.id);
    return form.id;
  }

  /** Submits one and has it approved. @returns its id. */
  async function approved(): Promise<string> {
    const id = await submitted();
    await testEnv().decide(await testEnv().tokenFor(id, 0, PEOPLE.president));
    await testEnv().decide(await testEnv().tokenFor(id, 1, PEOPLE.treasurer));
    return id;
  }

  /** Submits one and has it rejected. @returns its id. */
  async function rejected(): Promise<string> {
    const id = await submitted();
    await testEnv().decide(await testEnv().tokenFor(id, 0, PEOPLE.president), 'reject', 'Not ours');
    return id;
  }

  /** A field of an expense as it is stored. */
  async function fieldOf(id: string, field: string): Promise<unknown> {
    return (await testEnv().db.doc(`expenses/${id}`).get()).get(field) as unknown;
  }

  /** The fund of its first line. */
  async function fundOf(id: string): Promise<unknown> {
    const [line] = (await fieldOf(id, 'lines')) as Expense['lines'];
    return line?.fundId;
  }

  /** The lines of its history by their ids, the oldest first. */
  async function linesOf(id: string): Promise<[string, unknown][]> {
    const found = await testEnv().db.collection(`expenses/${id}/history`).get();
    // As they were written: an id's number has no fixed width.
    const inTime = found.docs.toSorted((one, other) =>
      one.createTime.valueOf() < other.createTime.valueOf() ? -1 : 1,
    );
    return inTime.map((line) => [line.id, line.data()]);
  }

  return { touched, today, check, cash, submitted, approved, rejected, fieldOf, fundOf, linesOf };
}

/** Returns the act that counts an expense in a fund, with its category and amount as they are. */
export async function inFundAct(db: Firestore, id: string, fundId: string): Promise<object> {
  const stored = (await db.doc(`expenses/${id}`).get()).get('lines') as Expense['lines'];
  const lines = stored.map(({ categoryId, amount }) => ({ categoryId, amount, fundId }));
  return { act: 'setLines', lines, reason: 'The other fund pays it' };
}

/** Puts every line of a stored expense into a fund. */
export async function putIntoFund(db: Firestore, id: string, fundId: string | null): Promise<void> {
  const ref = db.doc(`expenses/${id}`);
  const lines = (await ref.get()).get('lines') as Expense['lines'];
  await ref.update({ lines: lines.map((line) => ({ ...line, fundId })) });
}
