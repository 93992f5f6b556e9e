import { dateAt } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import { expect } from 'vitest';
import type { DeskReply } from './admin-desk.ts';
import { PEOPLE } from './association.ts';
import { filledForm } from './expenses.ts';
import type { World } from './world.ts';

/** What an act with an expense answers that was done. */
export const DONE = { status: 200, body: { success: true } };

/** Acts with an expense as the detail view sends them. */
export const pay = (payment: object, number = 1) => ({ act: 'recordPayment', number, payment });
export const unpay = (payment = 1, reason = 'Lost in the mail') => ({
  act: 'voidPayment',
  payment,
  reason,
});

/** Expects a refusal with its sentence. */
export function expectRefused(reply: DeskReply, status: number, error: string | RegExp): void {
  expect([reply.status, reply.body.success]).toEqual([status, false]);
  expect(reply.body.error).toMatch(error);
}

/**
 * Expenses that an administrator acts on, in the world of a test file, and payments dated today there.
 * @param world is asked when a test runs, for the world is founded after the file is read.
 */
export function expensesIn(world: () => World) {
  /** The ids of all that were submitted. */
  const touched = new Set<string>();
  let checks = 0;
  const today = () => dateAt(world().time.now, organization.timeZone);
  const check = (checkNumber = `C-${++checks}`) => ({
    method: 'check',
    checkNumber,
    date: today(),
  });
  const cash = () => ({ method: 'cash', checkNumber: null, date: today() });

  /** Submits an administrative expense. @returns its id. */
  async function submitted(): Promise<string> {
    const form = await filledForm();
    expect((await world().submit(form)).body).toEqual({ success: true });
    touched.add(form.id);
    return form.id;
  }

  /** Submits one and has it approved. @returns its id. */
  async function approved(): Promise<string> {
    const id = await submitted();
    await world().decide(await world().tokenFor(id, 0, PEOPLE.president));
    await world().decide(await world().tokenFor(id, 1, PEOPLE.treasurer));
    return id;
  }

  /** Submits one and has it rejected. @returns its id. */
  async function rejected(): Promise<string> {
    const id = await submitted();
    await world().decide(await world().tokenFor(id, 0, PEOPLE.president), 'reject', 'Not ours');
    return id;
  }

  /** A field of an expense as it is stored. */
  async function fieldOf(id: string, field: string): Promise<unknown> {
    return (await world().db.doc(`expenses/${id}`).get()).get(field) as unknown;
  }

  /** The lines of its history by their ids, the oldest first. */
  async function linesOf(id: string): Promise<[string, unknown][]> {
    const found = await world().db.collection(`expenses/${id}/history`).get();
    // As they were written: an id's number has no fixed width.
    const inTime = found.docs.toSorted((one, other) =>
      one.createTime.valueOf() < other.createTime.valueOf() ? -1 : 1,
    );
    return inTime.map((line) => [line.id, line.data()]);
  }

  return { touched, today, check, cash, submitted, approved, rejected, fieldOf, linesOf };
}
