import { signedIn } from '../fixtures/people.ts';
import type { ApproverSettings } from '@pa-ledger/domain/approvers/approver-settings';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { organization } from '@pa-ledger/domain/organization';
import { addDays, dateAt, type CalendarDate, type Instant } from '@pa-ledger/domain/time/dates';
import { describe, expect, it } from 'vitest';
import { updateExpenseEndpoint } from '../../functions/src/expenses/decide/update-expense.ts';
import { readExpense } from '../../functions/src/expenses/expenses.ts';
import { reassignPending } from '../../functions/src/expenses/reassignments.ts';
import { createRateLimit } from '../../functions/src/http/address-limit.ts';
import { deliver } from '../../functions/src/mail/deliver.ts';
import { adminClient } from '../functions/support/admin-client.ts';
import { alertIds, onlyAlert } from '../functions/support/alerts.ts';
import { EVENT, OFFICE, PEOPLE } from '../functions/support/association.ts';
import { eventCategoryIn, RENAMED } from '../functions/support/event-category.ts';
import { decisionBody } from '../functions/support/decision-body.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { useMailEnvironment } from '../functions/support/mail-environment.ts';
import { listeningTo, outboxOf, sweepMail } from '../functions/support/outbox.ts';
import { ask, jsonRequest } from '../functions/support/requests.ts';
import {
  away,
  CO_CHAIR,
  DANA,
  MONEY,
  setStandIns,
  STAND_INS,
  VICE,
} from '../functions/support/stand-ins.ts';
import { apart, keys } from '../functions/support/suite.ts';

/** Threats #131 and #132: who decides while those who hold a role may not, or are away. */
const own = useMailEnvironment();
const { timeZone } = organization;

const set = (change: Partial<ApproverSettings> = {}) => setStandIns(own.testEnv, change);

const decideAs = async (id: string, step: number, person: string, reason = '') => {
  const { testEnv } = own;
  testEnv.time.now += 1_000;
  return (await testEnv.decide(await testEnv.tokenFor(id, step, person), 'approve', reason)).status;
};

async function expenseOf(id: string): Promise<Expense> {
  const { stored } = await readExpense(own.testEnv.db, id);
  if (stored === null) throw new Error('The expense is gone.');
  return stored.expense;
}

/** Who is asked for a step, and whether as a stand-in. */
async function askedFor(id: string, step: number): Promise<unknown> {
  const { approvers, standIn, blocked } = (await expenseOf(id)).steps[step] ?? {};
  return blocked ?? [approvers, standIn === true];
}

async function historyOf(id: string): Promise<Record<string, unknown>[]> {
  const found = await own.testEnv.db.collection(`expenses/${id}/history`).orderBy('at').get();
  return found.docs.map((line) => line.data());
}

/** The text of the mail that asks a person about an expense. */
async function mailTextTo(id: string, person: string): Promise<string> {
  const { delivery, sent } = listeningTo(own.delivery);
  for (const mail of await outboxOf(own.testEnv.db, id)) await deliver(mail.id, delivery);
  return sent
    .filter(({ to }) => to === person)
    .map(({ text }) => text)
    .join();
}

/** Returns the first moment of a day at the school. */
function midnightOf(day: CalendarDate): Instant {
  const QUARTER_MS = 15 * 60_000;
  let moment = Date.parse(`${addDays(day, -1)}T00:00:00Z`);
  while (dateAt(moment, timeZone) < day) moment += QUARTER_MS;
  return moment;
}

describe('expenses of those who approve flow without a change of the roles (#131)', () => {
  it("the treasurer's, to the treasurer's stand-in", async () => {
    await set();
    const id = await own.submitted({ category: OFFICE.name, email: PEOPLE.treasurer });
    expect(await decideAs(id, 0, PEOPLE.president)).toBe(200);
    expect(await askedFor(id, 1)).toEqual([[MONEY], true]);
    expect(await mailTextTo(id, MONEY)).toContain(
      'It needs your approval as Stand-in for the Treasurer.',
    );
    expect(await decideAs(id, 1, PEOPLE.treasurer)).toBe(403);
    expect(await decideAs(id, 1, MONEY)).toBe(200);
    const { status, steps } = await expenseOf(id);
    expect([status, steps[1]?.decision]).toMatchObject(['approved', { by: MONEY, standIn: true }]);
    const stored = await own.testEnv.db.doc(`expenses/${id}/decisions/1`).get();
    expect(stored.data()).toMatchObject({ by: MONEY, standIn: true });
    expect((await historyOf(id)).at(-1)).toMatchObject({ what: 'approved', standIn: true });
    expect(await brokenInvariants(own.testEnv.db, [id])).toEqual([]);
  });

  it("a president's, to the other one, and to the stand-in where there is one president", async () => {
    await set();
    const email = PEOPLE.president;
    const other = await own.submitted({ category: OFFICE.name, email });
    expect(await askedFor(other, 0)).toEqual([[PEOPLE.otherPresident], false]);
    await set({ presidents: [PEOPLE.president] });
    const id = await own.submitted({ category: OFFICE.name, email });
    expect(await askedFor(id, 0)).toEqual([[VICE], true]);
    expect(await decideAs(id, 0, VICE)).toBe(200);
    expect(await decideAs(id, 1, PEOPLE.treasurer)).toBe(200);
    expect((await expenseOf(id)).status).toBe('approved');
  });

  it("an event chair's, to the stand-in for that event; later approvers read it", async () => {
    await set();
    const id = await own.submitted({ category: EVENT.name, email: PEOPLE.eventApprover });
    expect(await decideAs(id, 0, CO_CHAIR, 'Half of it is for the fair.')).toBe(200);
    const text = await mailTextTo(id, PEOPLE.president);
    expect(text).toMatch(/Stand-in for the Event Approver: +approved on/);
    expect(text).toMatch(/Stand-in for the Event Approver:\s+\|? *Half of it is for the fair\./);
    const token = await own.testEnv.tokenFor(id, 1, PEOPLE.president);
    const { review } = (await own.testEnv.review(token)).body;
    expect(review?.steps.map(({ standIn }) => standIn)).toEqual([true, false, false]);
  });
});

describe('an absence', () => {
  const today = dateAt(Date.now(), timeZone);
  const [first, last] = [addDays(today, 2), addDays(today, 4)];

  it('begins and ends at midnight at the school while a step is open (#131, #132)', async () => {
    const { testEnv } = own;
    await set({ absences: [away(PEOPLE.treasurer, first, last)] });
    const id = await own.submitted({ category: OFFICE.name });
    expect(await decideAs(id, 0, PEOPLE.president)).toBe(200);
    const standIn = await testEnv.tokenFor(id, 1, MONEY);

    testEnv.time.now = midnightOf(first) - 1;
    await reassignPending(testEnv.services);
    expect(await askedFor(id, 1)).toEqual([[PEOPLE.treasurer], false]);
    expect((await testEnv.review(standIn)).status).toBe(403);

    testEnv.time.now = midnightOf(first);
    await reassignPending(testEnv.services);
    expect(await askedFor(id, 1)).toEqual([[MONEY], true]);
    expect((await testEnv.review(standIn)).status).toBe(200);
    expect((await historyOf(id)).at(-1)).toMatchObject({
      what: 'reassigned',
      by: 'system',
      old: [PEOPLE.treasurer],
      new: [MONEY],
      standIn: true,
    });

    testEnv.time.now = midnightOf(addDays(last, 1)) - 1;
    await reassignPending(testEnv.services);
    expect(await askedFor(id, 1)).toEqual([[MONEY], true]);

    // The link is refused from midnight on, also before the sweeper has asked the treasurer again.
    testEnv.time.now = midnightOf(addDays(last, 1));
    expect((await testEnv.review(standIn)).status).toBe(403);
    expect((await testEnv.decide(standIn)).status).toBe(403);
    await reassignPending(testEnv.services);
    expect((await testEnv.decide(standIn)).status).toBe(403);
    expect(await askedFor(id, 1)).toEqual([[PEOPLE.treasurer], false]);
    expect((await historyOf(id)).at(-1)).toMatchObject({ by: 'system', new: [PEOPLE.treasurer] });
    const asked = (await outboxOf(testEnv.db, id)).filter(
      ({ to, step }) => step === 1 && to !== id,
    );
    expect(asked.map(({ to }) => to).sort()).toEqual([MONEY, PEOPLE.treasurer, PEOPLE.treasurer]);
    expect(await decideAs(id, 1, PEOPLE.treasurer)).toBe(200);
    expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
  });

  it('names who entered it, when it begins with that', async () => {
    await set();
    const id = await own.submitted({ category: OFFICE.name });
    expect(await decideAs(id, 0, PEOPLE.president)).toBe(200);
    await set({ absences: [away(PEOPLE.treasurer, today, last)] });
    await reassignPending(own.testEnv.services);
    expect((await historyOf(id)).at(-1)).toMatchObject({ by: DANA.email, new: [MONEY] });
  });

  it('leaves a holder who is away the decision by a link they have', async () => {
    await set();
    const id = await own.submitted({ category: OFFICE.name });
    expect(await decideAs(id, 0, PEOPLE.president)).toBe(200);
    const treasurer = await own.testEnv.tokenFor(id, 1, PEOPLE.treasurer);
    await set({ absences: [away(PEOPLE.treasurer, today, last)] });
    await reassignPending(own.testEnv.services);
    expect((await own.testEnv.decide(treasurer)).status).toBe(200);
    expect((await expenseOf(id)).steps[1]?.decision).not.toHaveProperty('standIn');
  });

  it('of the stand-in, too, lets the step wait with an alert', async () => {
    await set({ absences: [PEOPLE.treasurer, MONEY].map((one) => away(one, today, last)) });
    const id = await own.submitted({ category: OFFICE.name });
    expect(await decideAs(id, 0, PEOPLE.president)).toBe(200);
    expect(await askedFor(id, 1)).toBe('away');
    expect(await onlyAlert(own.testEnv.db)).toMatchObject({ kind: 'noApprover', why: 'away' });
    await set();
    await sweepMail(own.delivery);
    expect(await askedFor(id, 1)).toEqual([[PEOPLE.treasurer], false]);
    expect(await alertIds(own.testEnv.db)).toEqual([]);
  });
});

describe('a stand-in (#131, #132)', () => {
  const today = dateAt(Date.now(), timeZone);
  const bothAway = [PEOPLE.president, PEOPLE.otherPresident, PEOPLE.treasurer].map((one) =>
    away(one, today, today),
  );

  it('of two roles does not decide two steps of one expense', async () => {
    await set({ standIns: { ...STAND_INS, treasurer: VICE }, absences: bothAway });
    const id = await own.submitted({ category: OFFICE.name });
    expect(await decideAs(id, 0, VICE)).toBe(200);
    expect(await askedFor(id, 1)).toBe('away');
    expect(await decideAs(id, 1, VICE)).toBe(403);
  });

  it('does not decide an expense of their own', async () => {
    await set({ absences: bothAway });
    const id = await own.submitted({ category: OFFICE.name, email: 'Vice+x@example.com' });
    expect(await askedFor(id, 0)).toBe('away');
    expect(await decideAs(id, 0, VICE)).toBe(403);
  });

  it('is refused at once when they are taken out, and while a holder is asked', async () => {
    await set({ absences: bothAway });
    const id = await own.submitted({ category: OFFICE.name });
    expect(await askedFor(id, 0)).toEqual([[VICE], true]);
    await set({ absences: bothAway, standIns: { ...STAND_INS, president: '' } });
    expect(await decideAs(id, 0, VICE)).toBe(403);
    await set();
    expect(await decideAs(id, 0, VICE)).toBe(403);
    await reassignPending(own.testEnv.services);
    expect(await decideAs(id, 0, PEOPLE.president)).toBe(200);
  });

  it('decides in the panel while they are asked, and not before', async () => {
    const { services } = own.testEnv;
    const decide = async (id: string) => {
      const unlimited = createRateLimit(1_000, services.clock);
      const endpoint = ask(updateExpenseEndpoint, {
        ...services,
        keys,
        identify: () => Promise.resolve(signedIn({ uid: 'vice', email: VICE })),
        addressLimit: unlimited,
        expenseLimit: unlimited,
        inTurn: apart,
      });
      const headers = { authorization: 'Bearer x' };
      return (await endpoint(jsonRequest(decisionBody(id, 'approve', ''), headers))).status;
    };
    await set();
    const id = await own.submitted({ category: OFFICE.name });
    expect(await decide(id)).toBe(403);
    await set({ absences: bothAway });
    expect(await decide(id)).toBe(200);
    expect((await expenseOf(id)).steps[0]?.decision).toMatchObject({
      by: VICE,
      byUid: 'vice',
      standIn: true,
    });
  });

  it('of a category goes with its new name, is gone with the category, and comes back with it', async () => {
    await set();
    const { rename } = eventCategoryIn(() => own.testEnv);
    const standIns = async () => {
      const stored = await own.testEnv.db.doc('settings/approvers').get();
      return (stored.get('standIns') as typeof STAND_INS).eventApprovers;
    };
    expect((await rename()).status).toBe(200);
    expect(await standIns()).toEqual({ [RENAMED]: CO_CHAIR });
    const admin = adminClient(own.testEnv.services);
    expect((await admin.remove({ id: EVENT.id, version: 2 })).status).toBe(200);
    expect(await standIns()).toEqual({});
    const again = { id: EVENT.id, name: RENAMED, requiresEventApprover: true, version: null };
    expect((await admin.save(again)).status).toBe(200);
    expect(await standIns()).toEqual({ [RENAMED]: CO_CHAIR });
  });
});
