import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { SENT_LINK_PAUSE_MS } from '@pa-ledger/domain/limits';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { deliver } from '../../functions/src/mail/deliver.ts';
import { makeNotices } from '../../functions/src/notices/make-notices.ts';
import { putRecorded } from '../../tools/seed/put-recorded.ts';
import { createRateLimit } from '../../functions/src/http/address-limit.ts';
import { expenseStatusEndpoint } from '../../functions/src/submit/expense-status.ts';
import { submitExpenseEndpoint } from '../../functions/src/submit/submit-expense.ts';
import { PEOPLE, SETTINGS } from '../functions/support/association.ts';
import { cappedMails, VICTIM } from '../functions/support/capped-mails.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { DONE } from '../functions/support/lives.ts';
import { useMailEnvironment } from '../functions/support/mail-environment.ts';
import { listeningTo, sweepMail } from '../functions/support/outbox.ts';
import { joinedPerson, peopleClient } from '../functions/support/people-client.ts';
import { ask, jsonRequest, requestOf } from '../functions/support/requests.ts';
import { correctionOf, submitterClient } from '../functions/support/submitter.ts';
import { keys } from '../functions/support/suite.ts';
import { replyOf } from '../functions/support/test-environment.ts';
import { TIMEOUT_MS } from '../support/random.ts';

/** Whoever reads gets their own language. */
const own = useMailEnvironment();
const { mailsOf, thankedOften } = cappedMails(own);

const EMAIL = 'casey.lane@example.com';
const HOUR = 60 * 60_000;

vi.setConfig({ testTimeout: TIMEOUT_MS });

/** Sends what waits. @returns the last email to an address. */
async function mailTo(address: string) {
  const { delivery, sent } = listeningTo(own.delivery);
  await sweepMail(delivery);
  const mail = sent.findLast(({ to }) => to === address);
  if (mail === undefined) throw new Error(`Nothing was sent to ${address}.`);
  return mail;
}

/** Sets in which language an approver gets emails. */
async function speaking(languages: Readonly<Record<string, string>>): Promise<void> {
  await own.testEnv.db.doc('settings/approvers').set({ ...SETTINGS, languages });
}

/** The addresses of our pages in an email, without the links' tokens. */
function pagesIn({ text }: { readonly text: string }): string[] {
  return [...text.matchAll(/https:\/\/expenses\.example\.org((?:\/[a-z]+)+)(?=[/#])/g)].map(
    ([, page = '']) => page,
  );
}

/** The language that an email's HTML says it's in; undefined without an email. */
function languageOf(mail: { readonly html: string } | undefined): string | undefined {
  return /<html lang="(\w+)">/.exec(mail?.html ?? '')?.[1];
}

describe('an email to the submitter', () => {
  it('is in the language of the page, and opens its pages', async () => {
    await own.submitted({ email: EMAIL }, 'es');
    const mail = await mailTo(EMAIL);
    expect(languageOf(mail)).toBe('es');
    expect(mail.subject).toMatch(/^Recibimos su solicitud de reembolso por \$45\.20 /);
    expect(pagesIn(mail)).toEqual(['/es/status']);
  });

  it('follows a correction', async () => {
    const { testEnv } = own;
    const client = submitterClient(testEnv.services);
    const id = await own.submitted({ email: EMAIL }, 'es');
    await client.sendBackAsAdmin(id, 'Which fair?');
    const asked = await mailTo(EMAIL);
    expect(languageOf(asked)).toBe('es');
    expect(pagesIn(asked)).toEqual(['/es/correct', '/es/status']);
    const token = await client.tokenFor(id, 'correct');
    const correction = correctionOf((await client.correction(token)).body);
    expect(await client.correct(token, correction, 'en')).toMatchObject(DONE);
    expect((await testEnv.db.doc(`expenses/${id}`).get()).get('language')).toBe('en');
    const thanks = await mailTo(EMAIL);
    expect(languageOf(thanks)).toBe('en');
    expect(pagesIn(thanks)).toEqual(['/status']);
  });

  it('is in English about a request from before there were languages', async () => {
    const id = await own.submitted({ email: EMAIL }, 'es');
    await own.testEnv.db.doc(`expenses/${id}`).update({ language: FieldValue.delete() });
    expect(languageOf(await mailTo(EMAIL))).toBe('en');
  });

  it('with the link to a request is in its language, wherever it was asked for', async () => {
    const id = await own.submitted({ email: EMAIL }, 'es');
    await mailTo(EMAIL);
    const client = submitterClient(own.testEnv.services);
    expect(await client.requestLink(referenceOf(id), EMAIL)).toMatchObject(DONE);
    for (const { id: typed } of await mailsOf('linkRequest')) await deliver(typed, own.delivery);
    const mail = await mailTo(EMAIL);
    expect(languageOf(mail)).toBe('es');
    expect(pagesIn(mail)).toEqual(['/es/status']);
  });

  it.each(['en', 'es'] as const)(
    'about several requests is in the language of the latest, here %s',
    async (language) => {
      await thankedOften(5);
      const before = language === 'en' ? 'es' : 'en';
      for (const one of [before, language] as const) {
        own.testEnv.time.now += 1;
        const id = await own.submitted({ email: VICTIM }, one);
        for (const mail of await mailsOf('received', undefined, id))
          await deliver(mail.id, own.delivery);
      }
      own.testEnv.time.now += HOUR;
      const digest = await mailTo(VICTIM);
      expect(languageOf(digest)).toBe(language);
      const page = language === 'en' ? '/status' : '/es/status';
      expect(pagesIn(digest)).toEqual([page, page]);
    },
  );
});

describe('an email to an approver', () => {
  it('is in their own language, whatever the submitter’s', async () => {
    await speaking({ [PEOPLE.president]: 'es' });
    await own.submitted({ email: EMAIL }, 'en');
    const { delivery, sent } = listeningTo(own.delivery);
    await sweepMail(delivery);
    const to = (address: string) => sent.find((mail) => mail.to === address);
    const [spanish, english] = [to(PEOPLE.president), to(PEOPLE.otherPresident)];
    expect(languageOf(spanish)).toBe('es');
    expect(spanish && pagesIn(spanish)).toEqual(['/es/approve']);
    expect(languageOf(english)).toBe('en');
    expect(english && pagesIn(english)).toEqual(['/approve']);
    expect(languageOf(to(EMAIL))).toBe('en');
  });

  it('is in English unless the settings say otherwise, about a request in Spanish too', async () => {
    await own.submitted({ email: EMAIL }, 'es');
    expect(languageOf(await mailTo(PEOPLE.president))).toBe('en');
  });

  it('with the links to all that waits is in that language', async () => {
    await speaking({ [PEOPLE.president]: 'es' });
    const id = await own.submitted({ email: EMAIL });
    await mailTo(PEOPLE.president);
    own.testEnv.time.now += SENT_LINK_PAUSE_MS;
    const token = await own.testEnv.tokenFor(id, 0, PEOPLE.president);
    const client = submitterClient(own.testEnv.services);
    expect(await client.sendWaitingLinks(token)).toMatchObject(DONE);
    const mail = await mailTo(PEOPLE.president);
    expect(languageOf(mail)).toBe('es');
    expect(new Set(pagesIn(mail))).toEqual(new Set(['/es/approve']));
  });
});

describe('a notice to an officer', () => {
  it('is in their language, but for one about access to the panel', async () => {
    const { db, services } = own.testEnv;
    const person = await joinedPerson(db, { role: 'bookkeeper' });
    const languages = { [PEOPLE.treasurer]: 'es' };
    await putRecorded(db, 'settings/approvers', { ...SETTINGS, presidents: [], languages });
    await peopleClient(services, await joinedPerson(db)).manage({
      action: 'remove',
      uid: person.uid,
      version: 1,
    });
    const journal = await db.collection('journal').get();
    for (const { id } of journal.docs) await makeNotices(id, services);
    const { delivery, sent } = listeningTo(own.delivery);
    await sweepMail(delivery);
    const told = sent.filter(({ to }) => to === PEOPLE.treasurer);
    expect(told.map(({ subject }) => subject).toSorted()).toEqual([
      'Access to our books changed',
      'Cambió quién aprueba los gastos',
    ]);
    for (const { subject, html } of told)
      expect(html).toContain(`<html lang="${subject.startsWith('Access') ? 'en' : 'es'}">`);
  });
});

describe('a refusal', () => {
  const linked = () => {
    const addressLimit = createRateLimit(1, own.testEnv.services.clock);
    return { ...own.testEnv.services, keys, addressLimit };
  };
  const spanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' };

  it('of a link is said in the language of the page, with the same code', async () => {
    const status = ask(expenseStatusEndpoint, linked());
    const { body } = replyOf(await status(requestOf({ headers: spanish })));
    expect(body).toMatchObject({
      code: 'submitterLinkRefused',
      error: 'Este enlace no funciona. Ábralo otra vez desde su correo.',
    });
    // One more than there may be.
    expect(replyOf(await status(requestOf({ headers: spanish })))).toMatchObject({
      status: 429,
      body: {
        code: 'tooManyRequests',
        error: 'Hubo demasiados intentos. Espere un poco e inténtelo de nuevo.',
      },
    });
    expect(replyOf(await status(requestOf({}))).body).toMatchObject({
      code: 'tooManyRequests',
      error: 'Too many requests. Please wait a little and try again.',
    });
  });

  it('of a form says in that language what is wrong, and names the same fields', async () => {
    const { id, ...form } = await filledForm();
    const receipts = form.receipts.map((receipt) => ({ ...receipt, size: receipt.size + 1 }));
    const send = (headers: Readonly<Record<string, string>>) =>
      ask(submitExpenseEndpoint, linked())(jsonRequest({ ...form, id, receipts }, headers));
    const [inSpanish, inEnglish] = [replyOf(await send(spanish)), replyOf(await send({}))];
    expect(inSpanish.body.error).toMatch(
      /^El archivo “receipt 0\.pdf” no llegó completo\. Quítelo/,
    );
    expect(inEnglish.body.error).toMatch(/^The file "receipt 0\.pdf" didn't arrive whole\. Please/);
    const { error: _spanish, ...same } = inSpanish.body;
    expect(inEnglish.body).toMatchObject(same);
    expect(same).toMatchObject({
      fields: [{ field: 'receipts', code: 'receiptDamaged', slot: 0 }],
    });
  });
});
