import { logLinesOf } from '../functions/support/log-lines.ts';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { SENT_LINK_PAUSE_MS } from '@pa-ledger/domain/limits';
import { describe, expect, it } from 'vitest';
import { createRateLimit } from '../../functions/src/http/address-limit.ts';
import { deliver } from '../../functions/src/mail/deliver.ts';
import { requestLinkEndpoint } from '../../functions/src/submit/request-link.ts';
import { cappedMails } from '../functions/support/capped-mails.ts';
import { withCommitHook } from '../functions/support/commit-hook.ts';
import { countReads } from '../functions/support/count-reads.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { DONE } from '../functions/support/lives.ts';
import { useMailEnvironment } from '../functions/support/mail-environment.ts';
import { listeningTo, outboxOf, sweepMail } from '../functions/support/outbox.ts';
import { ask, jsonRequest } from '../functions/support/requests.ts';
import { submitterClient } from '../functions/support/submitter.ts';
import { replyOf } from '../functions/support/test-environment.ts';
import { figure } from '../support/figure.ts';
import { refused } from '../support/refused.ts';
import { times } from '../support/random.ts';

/** Who lost the link to a request asks for another with its reference and their address (#149). */
const own = useMailEnvironment();
const { mailsOf, statesOf } = cappedMails(own);

const EMAIL = 'casey.lane@example.com';
const OTHER = 'someone.else@example.com';

/** Asks for the link to a request, and does what the trigger would. @returns the answer. */
async function requestLink(reference: string, email: string, delivery = own.delivery) {
  const { services } = own.testEnv;
  const reply = await submitterClient(services).requestLink(reference, email);
  for (const purpose of ['linkRequest', 'statusLink'])
    for (const { id } of await mailsOf(purpose)) await deliver(id, delivery);
  return reply;
}

/** Submits a request of `EMAIL`. */
async function submitted(): Promise<{ id: string; reference: string }> {
  const id = await own.submitted({ email: EMAIL });
  return { id, reference: referenceOf(id) };
}

/** The tokens of the status links in the emails to an address. */
function tokensIn(sent: readonly { readonly to: string; readonly text: string }[], to: string) {
  const texts = sent.filter((mail) => mail.to === to).map(({ text }) => text);
  return texts.flatMap((text) => [...text.matchAll(/\/status#([\w-]+)/g)].map(([, one]) => one));
}

describe('the link to a request (#149)', () => {
  it('is emailed to the address on file, and opens the status', async () => {
    const { id, reference } = await submitted();
    const { delivery, sent } = listeningTo(own.delivery);
    expect(await requestLink(reference, EMAIL, delivery)).toMatchObject(DONE);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [EMAIL, `Your link to your request for $45.20 (${reference})`],
    ]);
    const [token = ''] = tokensIn(sent, EMAIL);
    const { body } = await submitterClient(own.testEnv.services).status(token);
    expect(body.expense).toMatchObject({ reference, status: 'pending' });
    // What was typed is gone.
    expect(await mailsOf('linkRequest')).toEqual([]);
    expect(await brokenInvariants(own.testEnv.db, [id])).toEqual([]);
  });

  it('is found in any spelling of both', async () => {
    const { reference } = await submitted();
    const { delivery, sent } = listeningTo(own.delivery);
    const typed = ` ${reference.toLowerCase().replace('-', ' – ')} `;
    expect(await requestLink(typed, ' Casey.Lane@EXAMPLE.com ', delivery)).toMatchObject(DONE);
    expect(tokensIn(sent, EMAIL)).toHaveLength(1);
  });

  it('is emailed once an hour, however often it is asked for, and each earlier link still works', async () => {
    const { reference } = await submitted();
    const { delivery, sent } = listeningTo(own.delivery);
    const { time, services } = own.testEnv;
    time.now = Math.ceil(time.now / SENT_LINK_PAUSE_MS) * SENT_LINK_PAUSE_MS;
    for (const laterMs of [0, 60_000, SENT_LINK_PAUSE_MS - 120_000, 60_000]) {
      time.now += laterMs;
      await Promise.all([
        requestLink(reference, EMAIL, delivery),
        requestLink(reference, EMAIL, delivery),
      ]);
    }
    const tokens = tokensIn(sent, EMAIL);
    expect(tokens).toHaveLength(2);
    for (const token of tokens)
      expect((await submitterClient(services).status(token ?? '')).status).toBe(200);
  });
});

describe('what matches no request (#149)', () => {
  it.each<[what: string, ask: (reference: string) => readonly [reference: string, email: string]]>([
    ['another address', (reference) => [reference, OTHER]],
    ['another reference', () => ['ABCD-2345', EMAIL]],
    ['neither', () => ['ABCD-2345', OTHER]],
  ])('%s gets the same answer and no email, and nothing typed is kept', async (_what, asked) => {
    const { reference } = await submitted();
    const matching = await requestLink(reference, EMAIL);
    own.testEnv.time.now += SENT_LINK_PAUSE_MS;
    const { delivery, sent } = listeningTo(own.delivery);
    const before = await outboxOf(own.testEnv.db);
    expect(await requestLink(...asked(reference), delivery)).toEqual(matching);
    expect(sent).toEqual([]);
    expect(await outboxOf(own.testEnv.db)).toEqual(before);
  });

  it('is what was redacted', async () => {
    const { id, reference } = await submitted();
    await own.testEnv.db.doc(`contacts/${id}`).set({ redactedAt: new Date() });
    const { delivery, sent } = listeningTo(own.delivery);
    expect(await requestLink(reference, EMAIL, delivery)).toMatchObject(DONE);
    expect(sent).toEqual([]);
  });

  it.each([
    [{ reference: 'ABC-2345', email: EMAIL }],
    [{ reference: 'ABCD-0OIL', email: EMAIL }],
    [{ reference: 'ABCD-2345', email: 'casey' }],
    [{ reference: 'ABCD-2345', email: `${EMAIL},${OTHER}` }],
    [{ reference: 'ABCD-2345' }],
    [{ reference: ['ABCD-2345'], email: EMAIL }],
    [{ reference: 'ABCD-2345', email: EMAIL, id: 'x' }],
  ])('is refused before anything is stored if it can be none: %j', async (body) => {
    const before = await outboxOf(own.testEnv.db);
    expect(await answerTo(body)).toMatchObject(refused('badRequest'));
    expect(await outboxOf(own.testEnv.db)).toEqual(before);
  });

  it('takes the same reads and writes and as long as what does (#149)', async () => {
    const { reference } = await submitted();
    const pairs = [
      [reference, EMAIL],
      ['ABCD-2345', OTHER],
    ] as const;
    const reads = countReads(own.testEnv.db);
    let commits = 0;
    const db = withCommitHook(own.testEnv.db, (point) => {
      if (point === 'before commit') commits++;
    });
    const client = submitterClient({ ...own.testEnv.services, db });
    const took: [number[], number[]] = [[], []];
    for (let round = 0; round < times(20, 100); round++) {
      for (const [place, pair] of pairs.entries()) {
        const start = performance.now();
        expect(await client.requestLink(pair[0], pair[1])).toMatchObject(DONE);
        took[place]?.push(performance.now() - start);
        expect([reads.take(), commits]).toEqual([1, 1]);
        commits = 0;
      }
    }
    const [matching, other] = took.map(
      (all) => all.toSorted((one, two) => one - two)[all.length / 2] ?? 0,
    );
    figure(
      '#149',
      `${matching?.toFixed(1)} ms if a request matches, ${other?.toFixed(1)} ms if not`,
    );
  });
});

/** Sends any body to the address. */
async function answerTo(body: object) {
  const { services } = own.testEnv;
  const addressLimit = createRateLimit(1, services.clock);
  return replyOf(await ask(requestLinkEndpoint, { ...services, addressLimit })(jsonRequest(body)));
}

describe('the limits (#149)', () => {
  it('take nothing from someone else: a guess uses up no hour, and a link asked for in vain comes with the next email', async () => {
    const { reference } = await submitted();
    // A stranger can send a request with any address, and so has a reference that goes with it.
    const strangers = await submitted();
    const { delivery, sent: mails } = listeningTo(own.delivery);
    for (const guess of ['ABCD-2345', 'WXYZ-2345']) await requestLink(guess, EMAIL, delivery);
    expect(mails).toEqual([]);
    await requestLink(strangers.reference, EMAIL, delivery);
    await requestLink(reference, EMAIL, delivery);
    expect(await statesOf('statusLink')).toEqual({ SENT: 1, HELD: 1 });
    own.testEnv.time.now += SENT_LINK_PAUSE_MS;
    await sweepMail(delivery);
    expect(await statesOf('statusLink')).toEqual({ SENT: 2 });
    const digest = mails.find(({ subject }) => subject === 'Your link to your request');
    const [token = '', ...others] = tokensIn(digest === undefined ? [] : [digest], EMAIL);
    expect(others).toEqual([]);
    const { body } = await submitterClient(own.testEnv.services).status(token);
    expect(body.expense).toMatchObject({ reference });
  });

  it('are shared with the link for an old one, and no old link says whether its address is on file', async () => {
    const { id, reference } = await submitted();
    const client = submitterClient(own.testEnv.services);
    const old = await client.tokenFor(id, 'status');
    const { delivery, sent: mails } = listeningTo(own.delivery);
    expect(await client.sendLink(old, 'again')).toMatchObject(DONE);
    await requestLink(reference, EMAIL, delivery);
    expect(tokensIn(mails, EMAIL)).toHaveLength(1);
    await own.testEnv.db.doc(`expenses/${id}`).update({ submitterId: null });
    own.testEnv.time.now += SENT_LINK_PAUSE_MS;
    expect(await client.sendLink(old, 'again')).toMatchObject(DONE);
    await sweepMail(delivery);
    expect(tokensIn(mails, EMAIL)).toHaveLength(1);
  });

  it('count by sender, and refuse with the seconds to wait', async () => {
    const body = { reference: 'ABCD-2345', email: EMAIL };
    const { services } = own.testEnv;
    const addressLimit = createRateLimit(2, services.clock);
    const answer = ask(requestLinkEndpoint, { ...services, addressLimit });
    const statuses: number[] = [];
    for (let asked = 0; asked < 3; asked++) statuses.push((await answer(jsonRequest(body))).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});

it('logs no address and no link (#19, #149)', async () => {
  const { reference } = await submitted();
  const { delivery, sent: mails } = listeningTo(own.delivery);
  const lines = await logLinesOf(async () => {
    await requestLink(reference, EMAIL, delivery);
    await requestLink('ABCD-2345', OTHER, delivery);
  });
  expect(lines.length).toBeGreaterThan(0);
  const all = lines.join('\n');
  const [token = ''] = tokensIn(mails, EMAIL);
  expect(token).not.toBe('');
  for (const secret of ['@', 'casey', 'someone.else', token.slice(0, 40)])
    expect(all).not.toContain(secret);
});
