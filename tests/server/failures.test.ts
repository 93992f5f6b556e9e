import { logLinesOf } from '../functions/support/log-lines.ts';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOptionsEndpoint } from '../../functions/src/submit/form-options.ts';
import { readReceiptEndpoint } from '../../functions/src/expenses/receipts/read-receipt.ts';
import { reviewExpenseEndpoint } from '../../functions/src/expenses/decide/review-expense.ts';
import { submitExpenseEndpoint } from '../../functions/src/submit/submit-expense.ts';
import { updateExpenseEndpoint } from '../../functions/src/expenses/decide/update-expense.ts';
import { createRateLimit, takeForAddress } from '../../functions/src/http/address-limit.ts';
import type { Answer } from '../../functions/src/http/answer.ts';
import type { ApiRequest } from '../../functions/src/http/endpoint.ts';
import { deliver } from '../../functions/src/mail/deliver.ts';
import type { Services } from '../../functions/src/platform/services.ts';
import { PEOPLE } from '../functions/support/association.ts';
import { decisionBody } from '../functions/support/decision-body.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { deliveryOver, outboxOf, sweepMail } from '../functions/support/outbox.ts';
import { ask, jsonRequest, requestOf } from '../functions/support/requests.ts';
import { apart, keys } from '../functions/support/suite.ts';
import { sweepFilesOf } from '../functions/support/sweep-files.ts';
import {
  createTestEnvironment,
  seenWith,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { refused } from '../support/refused.ts';

/** Shared by all calls, as in a process: it tells once how requests come, which is no failure. */
const unlimited = createRateLimit(1_000, () => 0);

let testEnv: TestEnvironment;
let form: Awaited<ReturnType<typeof filledForm>>;
let token: string;
let seen: object;

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  form = await filledForm();
  await testEnv.submit(form);
  token = await testEnv.tokenFor(form.id, 0, PEOPLE.president);
  seen = await seenWith(testEnv.db, token);
  takeForAddress(unlimited, requestOf({}));
});

afterAll(() => testEnv.close());

/** What a library might put into the message of an error. */
const SECRET = () => `${PEOPLE.president} ${token} /srv/functions/secret.ts SMTP_PASSWORD`;

function failing<T extends object>(object: T, member: string): T {
  return new Proxy(object, {
    get(target, name) {
      if (name === member) {
        return () => {
          throw new Error(SECRET());
        };
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** A database whose commits fail, those of transactions too. */
function withoutCommits(db: Firestore): Firestore {
  return new Proxy(db, {
    get(target, name) {
      if (name === 'batch') return () => failing(target.batch(), 'commit');
      if (name === 'runTransaction') {
        return (work: (transaction: Transaction) => Promise<unknown>) =>
          target.runTransaction(async (transaction) => {
            await work(transaction);
            throw new Error(SECRET());
          });
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

type Layer = readonly [name: string, services: () => Partial<Services>];

const READING: readonly Layer[] = [
  ['reads', () => ({ db: failing(testEnv.db, 'getAll') })],
  ['the clock', () => failing({ clock: testEnv.services.clock }, 'clock')],
];
const QUERYING: Layer = ['queries', () => ({ db: failing(testEnv.db, 'collection') })];
const WRITING: readonly Layer[] = [
  ['commits', () => ({ db: withoutCommits(testEnv.db) })],
  ['random numbers', () => failing({ nonce: testEnv.services.nonce }, 'nonce')],
];
const inReceipts = (member: string): Layer => [
  `receipts (${member})`,
  () => ({ receipts: failing(testEnv.services.receipts, member) }),
];

function endpointsWith(own: Partial<Services>) {
  const services = { ...testEnv.services, ...own };
  const more = { keys, addressLimit: unlimited, expenseLimit: unlimited, inTurn: apart };
  const nobody = { kind: 'signedOut' } as const;
  const link = {
    ...services,
    ...more,
    identify: () => Promise.resolve(nobody),
  };
  return {
    update: ask(updateExpenseEndpoint, link),
    review: ask(reviewExpenseEndpoint, link),
    receipt: ask(readReceiptEndpoint, { ...link, fileLimit: unlimited }),
    submit: ask(submitExpenseEndpoint, link),
    options: ask(formOptionsEndpoint, services),
  };
}

/** Answers a request with a layer failing. @returns the answer's text and what was logged. */
async function answerWithout(
  endpoint: (request: ApiRequest) => Promise<Answer>,
  request: ApiRequest,
): Promise<{ status: number; text: string; lines: readonly string[] }> {
  let status = 0;
  let text = '';
  const lines = await logLinesOf(async () => {
    const answer = await endpoint(request);
    ({ status } = answer);
    text = answer.body.toString();
  });
  return { status, text, lines };
}

function expectNoSecret(lines: readonly string[]): void {
  expect(lines.join('\n')).not.toMatch(/@example\.com|SMTP_PASSWORD|\/srv\/functions/);
  expect(lines.join('\n')).not.toContain(token);
}

describe('when a layer fails (#85)', () => {
  it.each([...READING, ...WRITING, inReceipts('isUnchanged')])(
    'a decision answers without revealing that %s failed',
    async (_name, own) => {
      const body = { ...decisionBody(form.id, 'approve'), ...seen };
      const request = jsonRequest(body, { 'x-approval-token': token });
      const { status, text, lines } = await answerWithout(endpointsWith(own()).update, request);
      expect({ status, body: JSON.parse(text) as unknown }).toEqual(
        refused('updateFailed', 'Update failed.'),
      );
      expect(lines).toHaveLength(1);
      expectNoSecret(lines);
    },
  );

  it.each([...READING, QUERYING, ...WRITING, inReceipts('pin')])(
    'a submission answers without revealing that %s failed',
    async (_name, own) => {
      const request = jsonRequest({ ...(await filledForm()) });
      const { status, text, lines } = await answerWithout(endpointsWith(own()).submit, request);
      expect({ status, body: JSON.parse(text) as unknown }).toEqual(
        refused('submitFailed', 'Error submitting expense. Please try again.'),
      );
      expectNoSecret(lines);
    },
  );

  it.each([...READING, QUERYING])(
    'a review answers without revealing that %s failed',
    async (_name, own) => {
      const request = requestOf({ headers: { 'x-approval-token': token } });
      const { status, text, lines } = await answerWithout(endpointsWith(own()).review, request);
      expect({ status, body: JSON.parse(text) as unknown }).toEqual(
        refused('loadFailed', 'We couldn’t load this. Please try again.'),
      );
      expectNoSecret(lines);
    },
  );

  it.each([...READING, inReceipts('read')])(
    'a receipt answers without revealing that %s failed',
    async (_name, own) => {
      const request = requestOf({ headers: { 'x-approval-token': token }, query: 'slot=0' });
      const { status, text, lines } = await answerWithout(endpointsWith(own()).receipt, request);
      expect({ status, body: JSON.parse(text) as unknown }).toEqual(
        refused('loadFailed', 'We couldn’t load this. Please try again.'),
      );
      expectNoSecret(lines);
    },
  );

  it('the form options answer without revealing it', async () => {
    const { options } = endpointsWith({ db: failing(testEnv.db, 'collection') });
    const { status, lines } = await answerWithout(options, requestOf({}));
    expect(status).toBe(500);
    expectNoSecret(lines);
  });

  it('a mail that cannot be sent leaves no error message in the log or the outbox', async () => {
    const mails = await outboxOf(testEnv.db, form.id);
    const delivery = {
      ...deliveryOver(testEnv.services, 'smtp://127.0.0.1:9'),
      send: () => Promise.reject(Object.assign(new Error(SECRET()), { code: 'EAUTH' })),
    };
    const lines = await logLinesOf(async () => {
      for (const { id } of mails) await deliver(id, delivery);
    });
    expect(lines).toHaveLength(mails.length);
    expectNoSecret(lines);
    for (const mail of await outboxOf(testEnv.db, form.id)) {
      expect(mail).toMatchObject({ state: 'PENDING', failure: 'EAUTH' });
    }
  });

  it('the sweepers continue, and their log reveals nothing', async () => {
    const delivery = deliveryOver(
      { ...testEnv.services, db: withoutCommits(testEnv.db) },
      'smtp://127.0.0.1:9',
    );
    const lines = await logLinesOf(async () => {
      for (const mail of await outboxOf(testEnv.db, form.id)) {
        await testEnv.db.doc(`mail/${mail.id}`).delete();
      }
      await sweepMail(delivery);
      // Older than a day, and not yet what is kept for good.
      const clock = () => Date.now() + 2 * 24 * 60 * 60 * 1000;
      const db = failing(testEnv.db, 'getAll');
      await sweepFilesOf({ ...testEnv.services, db, clock }, [form.id]);
    });
    expect(lines.length).toBeGreaterThan(1);
    expectNoSecret(lines);
  });

  it('has neither moved nor lost anything', async () => {
    const expense = await testEnv.db.doc(`expenses/${form.id}`).get();
    expect(expense.get('steps')).toMatchObject([{ status: 'open' }, { status: 'waiting' }]);
    expect((await testEnv.decide(token)).status).toBe(200);
  });
});

describe('the log when nothing fails (#19)', () => {
  it('holds no token, no address and no name', async () => {
    const lines = await logLinesOf(async () => {
      const own = await filledForm();
      await testEnv.submit(own);
      token = await testEnv.tokenFor(own.id, 0, PEOPLE.president);
      await testEnv.decide(token, 'reject', 'Reason of Pat Doe');
      await testEnv.decide(token, 'approve');
    });
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expectNoSecret(lines);
    expect(lines.join()).not.toContain('Pat Doe');
  });
});
