import {
  MOST_WAITING_COUNTED,
  LINK_LIFETIME_MS,
  SENT_LINK_PAUSE_MS,
} from '@pa-ledger/domain/limits';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { describe, expect, it } from 'vitest';
import { organization } from '@pa-ledger/domain/organization';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { deliver } from '../../functions/src/mail/deliver.ts';
import { newNonce, signToken } from '../../functions/src/links/token.ts';
import type { Envelope } from '../../functions/src/mail/transport.ts';
import { EVENT, PEOPLE } from '../functions/support/association.ts';
import { DONE } from '../functions/support/lives.ts';
import { outboxOf } from '../functions/support/outbox.ts';
import { referencesOf, tokensOf, useRemindingSchool } from '../functions/support/reminding.ts';
import { away, MONEY, setStandIns } from '../functions/support/stand-ins.ts';
import { keys } from '../functions/support/suite.ts';
import { submitterClient } from '../functions/support/submitter.ts';
import { refused } from '../support/refused.ts';

describe('the link of a decided step (#148)', () => {
  const school = useRemindingSchool();
  const client = () => submitterClient(school.testEnv.services);
  const links = (id: string, by: string = PEOPLE.president, step = 0) =>
    school.testEnv.tokenFor(id, step, by);

  /** Submits and decides an expense. @returns the link that decided it. */
  async function decided(by: string = PEOPLE.president): Promise<string> {
    const link = await links(await school.submitted(), by);
    expect((await school.testEnv.decide(link)).status).toBe(200);
    return link;
  }

  const counted = async (link: string) => (await client().waiting(link)).body;

  /** Sends what was asked for. */
  async function sentLinks(): Promise<Envelope[]> {
    const sent: Envelope[] = [];
    const send = (mail: Envelope) => Promise.resolve(void sent.push(mail));
    for (const mail of await outboxOf(school.testEnv.db))
      if (mail['purpose'] === 'waitingLinks') await deliver(mail.id, { ...school.delivery, send });
    return sent;
  }

  it('tells how many more wait for its person, and nothing else', async () => {
    const link = await decided();
    expect(await counted(link)).toEqual({ success: true, waiting: 0 });
    await school.submitted();
    await school.submitted({ category: EVENT.name });
    expect(await counted(link)).toEqual({ success: true, waiting: 1 });
    await school.submitted();
    expect(await counted(link)).toEqual({ success: true, waiting: 2 });
    // The other president's decision leaves one.
    await decided(PEOPLE.otherPresident);
    expect(await counted(link)).toEqual({ success: true, waiting: 2 });
  });

  it('counts no further than it has to', async () => {
    const link = await decided();
    const { db } = school.testEnv;
    const one = await db.doc(`expenses/${await school.submitted()}`).get();
    const batch = db.batch();
    for (let more = 0; more < MOST_WAITING_COUNTED + 5; more++)
      batch.create(db.collection('expenses').doc(), one.data() ?? {});
    await batch.commit();
    expect(await counted(link)).toEqual({ success: true, waiting: MOST_WAITING_COUNTED + 1 });
  });

  it('emails its person one email an hour with links that work, and the earlier ones keep working', async () => {
    const link = await decided();
    const first = await school.submitted();
    school.testEnv.time.now += 1_000;
    const second = await school.submitted();
    const earlier = await links(first);
    school.testEnv.time.now += 1_000;
    const presses = [client().sendWaitingLinks(link), client().sendWaitingLinks(link)];
    for (const { status, body } of await Promise.all(presses))
      expect({ status, body }).toEqual(DONE);

    const [mail, ...others] = await sentLinks();
    expect(others).toEqual([]);
    expect(mail?.to).toBe(PEOPLE.president);
    expect(mail?.subject).toBe('Your links to 2 requests');
    expect(mail && referencesOf(mail)).toEqual([first, second].map(referenceOf));
    const [own = '', next = '', ...more] = mail ? tokensOf(mail) : [];
    expect(more).toEqual([]);
    expect(own).not.toBe(earlier);
    expect((await school.testEnv.review(earlier)).status).toBe(200);
    expect((await school.testEnv.decide(own)).status).toBe(200);
    expect((await school.testEnv.review(next)).body.review?.reference).toBe(referenceOf(second));

    expect(await client().sendWaitingLinks(await links(first))).toMatchObject(DONE);
    expect(await sentLinks()).toEqual([]);
    school.testEnv.time.now += SENT_LINK_PAUSE_MS;
    expect(await client().sendWaitingLinks(link)).toMatchObject(DONE);
    expect((await sentLinks()).map(({ subject }) => subject)).toEqual(['Your links to 1 request']);
  });

  it('emails nothing when nothing waits, or all of it is decided before it is sent', async () => {
    const link = await decided();
    expect(await client().sendWaitingLinks(link)).toMatchObject(refused('nothingWaiting'));
    const id = await school.submitted();
    expect(await client().sendWaitingLinks(link)).toMatchObject(DONE);
    await school.approve(id, 0, PEOPLE.otherPresident);
    expect(await sentLinks()).toEqual([]);
    const mails = await outboxOf(school.testEnv.db);
    const asked = mails.filter((mail) => mail['purpose'] === 'waitingLinks');
    expect(asked.map(({ state }) => state)).toEqual(['SKIPPED']);
  });

  it('tells and emails nothing with another token, an expired one, or none', async () => {
    const id = await school.submitted();
    const link = await links(id);
    expect((await school.testEnv.decide(link)).status).toBe(200);
    await school.submitted();
    const at = school.testEnv.time.now;
    const foreign = [
      '',
      id,
      `${link.slice(0, -2)}AA`,
      signToken(
        { expenseId: id, step: 0, nonce: newNonce(), approver: PEOPLE.president },
        keys,
        at,
      ),
      await links(id, 'stranger@example.com'),
      // That step has another role.
      await links(id, PEOPLE.treasurer),
    ];
    for (const token of foreign.slice(1)) {
      expect(await client().waiting(token)).toMatchObject(refused('linkRefused'));
      expect(await client().sendWaitingLinks(token)).toMatchObject(refused('linkRefused'));
    }
    expect(await client().waiting('')).toMatchObject(refused('linkRefused'));
    expect(await client().sendWaitingLinks('')).toMatchObject(refused('submitterLinkRefused'));
    const status = await client().tokenFor(id, 'status');
    expect(await client().sendLink(status, 'waiting')).toMatchObject(
      refused('submitterLinkRefused'),
    );
    school.testEnv.time.now += LINK_LIFETIME_MS;
    expect(await client().waiting(link)).toMatchObject(refused('linkExpired'));
    expect(await client().sendWaitingLinks(link)).toMatchObject(refused('linkExpired'));
    expect(await sentLinks()).toEqual([]);
  });

  it('tells and emails nothing to an approver who was replaced', async () => {
    const link = await decided();
    await school.submitted();
    expect(await client().sendWaitingLinks(link)).toMatchObject(DONE);
    await school.setApprovers({ presidents: [PEOPLE.otherPresident] });
    expect(await client().waiting(link)).toMatchObject(refused('linkRefused'));
    school.testEnv.time.now += SENT_LINK_PAUSE_MS;
    expect(await client().sendWaitingLinks(link)).toMatchObject(refused('linkRefused'));
    // What they asked for before has nothing to tell them now.
    expect(await sentLinks()).toEqual([]);
  });

  it('counts what its person is asked for, also as a stand-in and after sending one back', async () => {
    const today = dateAt(school.testEnv.time.now, organization.timeZone);
    await setStandIns(school.testEnv, { absences: [away(PEOPLE.treasurer, today, today)] });
    const id = await school.submitted();
    await school.approve(id, 0, PEOPLE.president);
    const other = await school.submitted();
    await school.approve(other, 0, PEOPLE.president);
    const link = await links(id, MONEY, 1);
    expect(await client().sendBack(link)).toMatchObject(DONE);
    expect(await counted(link)).toEqual({ success: true, waiting: 1 });
    expect(await counted(await links(other, PEOPLE.treasurer, 1))).toEqual({
      success: true,
      waiting: 0,
    });
    expect(await client().sendWaitingLinks(link)).toMatchObject(DONE);
    const [mail] = await sentLinks();
    expect(mail?.to).toBe(MONEY);
    expect(mail?.text).toContain('Treasurer');
  });
});
