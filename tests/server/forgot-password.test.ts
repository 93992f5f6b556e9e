import { logLinesOf } from '../functions/support/log-lines.ts';
import {
  INVITATION_LIFETIME_MS,
  JOIN_REPEAT_MS,
  RESET_LINK_LIFETIME_MS,
} from '@pa-ledger/domain/limits';
import { getAuth } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { createRateLimit } from '../../functions/src/http/address-limit.ts';
import { deliver } from '../../functions/src/mail/deliver.ts';
import { forgotPasswordEndpoint } from '../../functions/src/people/forgot-password.ts';
import { cappedMails } from '../functions/support/capped-mails.ts';
import { withCommitHook } from '../functions/support/commit-hook.ts';
import { countReads } from '../functions/support/count-reads.ts';
import { DONE } from '../functions/support/lives.ts';
import { useMailEnvironment } from '../functions/support/mail-environment.ts';
import { listeningTo, outboxOf } from '../functions/support/outbox.ts';
import {
  entryOf,
  joinedPerson,
  linkClient,
  newSecret,
  peopleClient,
  personTokenIn,
  standingOf,
} from '../functions/support/people-client.ts';
import { ask, jsonRequest } from '../functions/support/requests.ts';
import {
  accountsApp,
  confirmPassword,
  newAddress,
  sessionOf,
  signIn,
} from '../functions/support/sign-in.ts';
import { figure } from '../support/figure.ts';
import { times } from '../support/random.ts';
import { refused } from '../support/refused.ts';

/** Who forgot their password asks for a link with their address, and no one learns who is on the list. */
const own = useMailEnvironment();
const { mailsOf } = cappedMails(own);
const PASSWORD = 'another four random words';

/** Asks, and does what the trigger would. @returns the emails that went out. */
async function forgot(email: string) {
  const { delivery, sent } = listeningTo(own.delivery);
  expect(await linkClient(own.testEnv.services).forgot(email)).toMatchObject(DONE);
  for (const purpose of ['passwordRequest', 'passwordReset', 'invitation'])
    for (const { id } of await mailsOf(purpose)) await deliver(id, delivery);
  return sent;
}

/** The tokens of the links in emails. */
function tokensIn(sent: readonly { readonly text: string }[]) {
  return sent.flatMap(({ text }) =>
    [...text.matchAll(/\/admin\/join#([\w-]+)/g)].map(([, token = '']) => token),
  );
}

describe('a forgotten password (#158, #160)', () => {
  it('is set anew with the link that comes by email, which ends all other sessions', async () => {
    const { db, services, time } = own.testEnv;
    const person = await joinedPerson(db);
    const session = await sessionOf(person);
    time.now = Date.now();
    const sent = await forgot(person.email.toUpperCase());
    expect(sent.map(({ to, subject }) => [to, subject.slice(0, 18)])).toEqual([
      [person.email, 'Set a new password'],
    ]);
    const [token = ''] = tokensIn(sent);
    const client = linkClient(services);
    const page = await client.invitation(token);
    expect(page.body).toMatchObject({ purpose: 'reset', email: person.email, role: 'admin' });
    const { body } = await client.join(token);
    expect(await confirmPassword(String(body['code']), PASSWORD)).toBe(true);
    expect(await standingOf(services, session.idToken)).toEqual({ kind: 'signedOut' });
    expect(await signIn(person)).toBeNull();
    expect(await signIn({ ...person, password: PASSWORD })).not.toBeNull();
    const { uid, email } = person;
    const journal = await db.doc(`journal/people~${uid}~2`).get();
    expect(journal.data()).toMatchObject({ kind: 'changed', by: { uid, email } });
    expect(await client.join(token)).toEqual(refused('personLinkUsed'));
  });

  it('has a link of one hour, at most one an hour, and none ends another', async () => {
    const { db, services, time } = own.testEnv;
    const { email } = await joinedPerson(db);
    const [first = ''] = tokensIn(await forgot(email));
    time.now += RESET_LINK_LIFETIME_MS - 1;
    expect(await forgot(email)).toEqual([]);
    const client = linkClient(services);
    expect((await client.invitation(first)).status).toBe(200);
    time.now += 1;
    expect(await client.invitation(first)).toEqual(refused('personLinkExpired'));
    const [second = ''] = tokensIn(await forgot(email));
    expect((await client.join(second)).status).toBe(200);
  });

  it('has no new link while the browser that used the last one may repeat it', async () => {
    const { db, services, time } = own.testEnv;
    const { email } = await joinedPerson(db);
    const [token = ''] = tokensIn(await forgot(email));
    const client = linkClient(services);
    time.now += RESET_LINK_LIFETIME_MS - 1;
    const secret = newSecret();
    expect((await client.join(token, secret)).status).toBe(200);
    time.now += 1;
    expect(await forgot(email)).toEqual([]);
    time.now += JOIN_REPEAT_MS;
    expect(tokensIn(await forgot(email))).toHaveLength(1);
  });

  it('of someone who has not joined brings their invitation again, and never longer', async () => {
    const { db, services, time } = own.testEnv;
    const by = await joinedPerson(db);
    const email = newAddress();
    const { body } = await peopleClient(services, by).invite({ email });
    const token = await personTokenIn(db, String(body['uid']));
    expect(tokensIn(await forgot(email))).toEqual([token]);
    time.now += RESET_LINK_LIFETIME_MS;
    const again = await forgot(email);
    expect([tokensIn(again), again.length]).toEqual([[token], 1]);
    time.now += INVITATION_LIFETIME_MS - RESET_LINK_LIFETIME_MS;
    expect(await forgot(email)).toEqual([]);
  });

  it('brings nothing for one who ended, was removed, or never was', async () => {
    const { db, services, time } = own.testEnv;
    const by = await joinedPerson(db);
    const endsAt = new Date(time.now);
    const ended = await joinedPerson(db, { endsAt });
    const removed = await joinedPerson(db);
    await peopleClient(services, by).manage({ action: 'remove', uid: removed.uid, version: 1 });
    for (const email of [ended.email, removed.email, newAddress()])
      expect(await forgot(email)).toEqual([]);
    // What was typed doesn't stay.
    expect(await outboxOf(db)).toEqual([]);
  });

  it('is no way in for the link of someone removed since', async () => {
    const { db, services } = own.testEnv;
    const by = await joinedPerson(db);
    const person = await joinedPerson(db);
    const [token = ''] = tokensIn(await forgot(person.email));
    await peopleClient(services, by).manage({ action: 'remove', uid: person.uid, version: 1 });
    const client = linkClient(services);
    expect(await client.join(token)).toEqual(refused('invitationWithdrawn'));
    expect((await getAuth(accountsApp).getUser(person.uid)).disabled).toBe(true);
    // Nor when they're invited again: that's another link.
    await peopleClient(services, by).invite({ email: person.email });
    expect(await client.join(token)).toEqual(refused('personLinkReplaced'));
    expect((await entryOf(db, person.uid))?.joinedAt).toBeUndefined();
  });

  it.each([{ email: 'ada' }, { email: 'a@b.co,c@d.co' }, {}, { email: 'a@b.co', uid: 'x' }])(
    'is refused before anything is stored if no one can have that address: %j',
    async (body) => {
      const { services, db } = own.testEnv;
      const addressLimit = createRateLimit(1, services.clock);
      const answer = await ask(forgotPasswordEndpoint, { ...services, addressLimit })(
        jsonRequest(body),
      );
      expect(answer.status).toBe(400);
      expect(await outboxOf(db)).toEqual([]);
    },
  );
});

describe('asking (#160)', () => {
  it('takes the same reads and writes, and as long, for a person of the list and for anyone else', async () => {
    const { db, services } = own.testEnv;
    const { email } = await joinedPerson(db);
    const reads = countReads(db);
    let commits = 0;
    const counted = withCommitHook(db, (point) => {
      if (point === 'before commit') commits++;
    });
    const client = linkClient({ ...services, db: counted });
    const took: [number[], number[]] = [[], []];
    for (let round = 0; round < times(20, 100); round++) {
      for (const [place, address] of [email, newAddress()].entries()) {
        const start = performance.now();
        const answer = await client.forgot(address);
        took[place]?.push(performance.now() - start);
        expect([answer, reads.take(), commits]).toEqual([
          { status: 200, body: { success: true } },
          1,
          1,
        ]);
        commits = 0;
      }
    }
    const [known, other] = took.map(
      (all) => all.toSorted((one, two) => one - two)[all.length / 2] ?? 0,
    );
    figure(
      '#45',
      `${known?.toFixed(1)} ms for a person of the list, ${other?.toFixed(1)} ms for others`,
    );
  });

  it('counts by sender, and takes nothing from the person whose address it is', async () => {
    const { db, services } = own.testEnv;
    const { email } = await joinedPerson(db);
    const addressLimit = createRateLimit(2, services.clock);
    const answer = ask(forgotPasswordEndpoint, { ...services, addressLimit });
    const statuses: number[] = [];
    for (let asked = 0; asked < 3; asked++)
      statuses.push((await answer(jsonRequest({ email }))).status);
    expect(statuses).toEqual([200, 200, 429]);
    // Of many requests, one makes an email, and its link works.
    const sent = await forgot(email);
    expect(sent).toHaveLength(1);
    const [token = ''] = tokensIn(sent);
    expect((await linkClient(services).join(token)).status).toBe(200);
  });

  it('logs no address and no link', async () => {
    const { email } = await joinedPerson(own.testEnv.db);
    let token = '';
    const lines = await logLinesOf(async () => {
      [token = ''] = tokensIn(await forgot(email));
      await linkClient(own.testEnv.services).join(token);
    });
    expect([token.length > 0, lines.length > 0]).toEqual([true, true]);
    for (const secret of ['@', email.split('@')[0] ?? '', token.slice(0, 40)])
      expect(lines.join('\n')).not.toContain(secret);
  });
});
