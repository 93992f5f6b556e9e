import { inFundAct } from './managed-expenses.ts';
import {
  NO_SETTINGS,
  settingsDocument,
  type ApproverSettings,
} from '@pa-ledger/domain/approvers/approver-settings';
import { NO_STAND_INS } from '@pa-ledger/domain/approvers/stand-ins';
import { startExpense } from '@pa-ledger/domain/expenses/decide/approval';
import { organization } from '@pa-ledger/domain/organization';
import { paymentIdOf } from '@pa-ledger/domain/payments/recorded-payment';
import { addDays, dateAt } from '@pa-ledger/domain/time/dates';
import { authorityAt } from '../../../functions/src/expenses/expenses.ts';
import { keptParts } from '../../../functions/src/expenses/contact-format.ts';
import { addExpense } from '../../../functions/src/expenses/store-submission.ts';
import { mailsOfSubmission } from '../../../functions/src/expenses/expense-mails.ts';
import { reassignPending } from '../../../functions/src/expenses/reassignments.ts';
import type { Services } from '../../../functions/src/platform/services.ts';
import { putRecorded } from '../../../tools/seed/put-recorded.ts';
import { adminClient } from './admin-client.ts';
import { OFFICE, PEOPLE, SETTINGS } from './association.ts';
import { filledForm } from './expenses.ts';
import { inTurns } from './in-turns.ts';
import { newExpenseId } from './suite.ts';
import { correctionOf, submitterClient } from './submitter.ts';
import { actorsIn, type TestEnvironment } from './test-environment.ts';

/** What somebody is about to press, with the link or the page that they have; it answers the HTTP status. */
export type Press = (services: Services) => Promise<number>;

/** What can happen to an expense: what it needs is read while nothing else has happened. */
type Act = (id: string) => Promise<Press>;

/** A state of an expense with what can happen in it. */
interface State {
  readonly acts: Readonly<Record<string, Act>>;
  /** Acts that another state has as well; here they meet only those of this one. */
  readonly others?: Readonly<Record<string, Act>>;
  /** Changes of who approves, which meet all expenses at once: the settings that come. */
  readonly changes: Readonly<Record<string, () => ApproverSettings>>;
  /** Who approves in it. */
  readonly settings: () => ApproverSettings;
  readonly reach: (id: string) => Promise<void>;
}

export type StateName = 'pending' | 'standingIn' | 'returned' | 'approved' | 'paid';

export const STAND_IN = 'stand.in@example.com';
/** A fund beside the one that the budget names. */
export const OTHER_FUND = 'otherFund';
/** Expenses that are made ready, or met, at once. */
const AT_ONCE = 8;

const HOLDERS: ApproverSettings = { ...NO_SETTINGS, ...SETTINGS };
const WITH_STAND_IN: ApproverSettings = {
  ...HOLDERS,
  standIns: { ...NO_STAND_INS, president: STAND_IN },
};

/**
 * What can happen to expenses in each state, in an environment.
 * @param paidOn the day of payments; the present one by default.
 */
export function lifeActsIn(
  environment: () => TestEnvironment,
  paidOn = () => dateAt(environment().time.now, organization.timeZone),
) {
  const client = () => submitterClient(environment().services);
  const ids: string[] = [];
  const today = () => dateAt(environment().time.now, organization.timeZone);
  /** The presidents are away from today on. */
  const presidentsAway = (): ApproverSettings => ({
    ...WITH_STAND_IN,
    absences: SETTINGS.presidents.map((address) => ({
      address,
      from: today(),
      to: addDays(today(), 900),
    })),
  });

  const decide =
    (approver: string, action: 'approve' | 'reject'): Act =>
    async (id) => {
      const token = await environment().tokenFor(id, 0, approver);
      return async (services) =>
        (await actorsIn(services).decide(token, action, 'Not ours')).status;
    };
  const sendBack =
    (approver: string): Act =>
    async (id) => {
      const token = await environment().tokenFor(id, 0, approver);
      return async (services) => (await submitterClient(services).sendBack(token)).status;
    };
  const correct =
    (own: Parameters<typeof correctionOf>[1]): Act =>
    async (id) => {
      const token = await client().tokenFor(id, 'correct');
      const correction = correctionOf((await client().correction(token)).body, own);
      return async (services) =>
        (await submitterClient(services).correct(token, correction)).status;
    };
  const manage =
    (act: object): Act =>
    (id) =>
      Promise.resolve(async (services) => (await adminClient(services).manage(id, act)).status);
  const withdraw: Act = async (id) => {
    const token = await client().tokenFor(id, 'withdraw');
    return async (services) => (await submitterClient(services).withdraw(token)).status;
  };
  const sendBackAsAdmin: Act = (id) =>
    Promise.resolve(
      async (services) => (await submitterClient(services).sendBackAsAdmin(id)).status,
    );
  const resend = manage({ act: 'resendLink', step: 0 });
  const setFund = manage({ act: 'setFund', fundId: OTHER_FUND });
  const setLines: Act = async (id) => {
    const act = await inFundAct(environment().db, id, OTHER_FUND);
    return async (services) => (await adminClient(services).manage(id, act)).status;
  };
  const pay: Act = (id) => {
    const payment = { method: 'cash', checkNumber: null, date: paidOn() };
    return Promise.resolve(
      async (services) => (await adminClient(services).pay(id, payment)).status,
    );
  };

  const approve = async (id: string) => {
    const testEnv = environment();
    await testEnv.decide(await testEnv.tokenFor(id, 0, PEOPLE.president));
    await testEnv.decide(await testEnv.tokenFor(id, 1, PEOPLE.treasurer));
  };

  const STATES: Readonly<Record<StateName, State>> = {
    pending: {
      acts: {
        approve: decide(PEOPLE.president, 'approve'),
        reject: decide(PEOPLE.otherPresident, 'reject'),
        sendBack: sendBack(PEOPLE.president),
        sendBackAsAdmin,
        withdraw,
        resend,
      },
      changes: {
        'another president': () => ({
          ...HOLDERS,
          presidents: [PEOPLE.president, 'third@example.com'],
        }),
        'absence begins': presidentsAway,
      },
      settings: () => HOLDERS,
      reach: () => Promise.resolve(),
    },
    standingIn: {
      acts: {
        approve: decide(STAND_IN, 'approve'),
        reject: decide(STAND_IN, 'reject'),
        holderApproves: decide(PEOPLE.president, 'approve'),
        sendBack: sendBack(STAND_IN),
      },
      others: { sendBackAsAdmin, withdraw, resend },
      changes: {
        'absence ends': () => WITH_STAND_IN,
        'another stand-in': () => ({
          ...presidentsAway(),
          standIns: { ...NO_STAND_INS, president: 'other.stand.in@example.com' },
        }),
      },
      settings: presidentsAway,
      reach: () => Promise.resolve(),
    },
    returned: {
      acts: {
        correct: correct({ notes: 'Corrected' }),
        correctOtherwise: correct({ amount: 1 }),
        withdraw,
      },
      changes: { 'absence begins': presidentsAway },
      settings: () => HOLDERS,
      async reach(id) {
        await (
          await sendBack(PEOPLE.president)(id)
        )(environment().services);
      },
    },
    approved: {
      acts: { sendBackAsAdmin, pay, setFund },
      changes: {},
      settings: () => HOLDERS,
      reach: approve,
    },
    paid: {
      acts: {
        void: (id) =>
          Promise.resolve(async (services) => (await adminClient(services).unpay(id)).status),
        mistake: (id) => {
          const act = { act: 'mistake', payment: paymentIdOf(id, 1), reason: 'Paid by card' };
          return Promise.resolve(
            async (services) => (await adminClient(services).managePayment(act)).status,
          );
        },
        setLines,
      },
      changes: {},
      settings: () => HOLDERS,
      async reach(id) {
        await approve(id);
        await (
          await pay(id)
        )(environment().services);
      },
    },
  };

  /**
   * Stores new expenses as if they were submitted, all in one commit: the pairs are many, and submitting is not what meets
   * here. They share the file of one receipt.
   */
  async function submitted(count: number, settings: ApproverSettings): Promise<string[]> {
    const { db, services } = environment();
    const now = services.clock();
    const { id: uploaded, receipts, ...form } = await filledForm();
    const pinned = await Promise.all(receipts.map((one) => services.receipts.pin(uploaded, one)));
    const batch = db.batch();
    const added = Array.from({ length: count }, () => {
      const id = newExpenseId();
      const kept = keptParts({ ...form, email: `${id}@example.com` }, pinned, services.nonce());
      const lines = [{ category: OFFICE, amount: form.amount }];
      const expense = startExpense(
        { id, ...kept, submitterId: id, language: 'en', lines },
        { ...authorityAt(now, settings, services), now, nonce: services.nonce() },
      );
      addExpense(batch, db, expense, '', mailsOfSubmission(expense));
      return id;
    });
    await batch.commit();
    ids.push(...added);
    return added;
  }

  /** Changes who approves, and asks them. */
  async function change(settings: ApproverSettings, services = environment().services) {
    const { db } = environment();
    await putRecorded(db, 'settings/approvers', settingsDocument(settings));
    await reassignPending(services);
  }

  return {
    /** The ids of all expenses. */
    ids,
    stateOf: (name: StateName): State => STATES[name],
    change,
    /** As many new expenses in a state. @returns their ids. */
    async expensesIn(name: StateName, count: number): Promise<string[]> {
      const added = await submitted(count, STATES[name].settings());
      await allAtOnce(added, (id) => STATES[name].reach(id));
      return added;
    },
  };
}

/** Does something for each at the same time, a few at once. */
export function allAtOnce<T, R>(items: readonly T[], act: (item: T, index: number) => Promise<R>) {
  return inTurns(items, AT_ONCE, act);
}
