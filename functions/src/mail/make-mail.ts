import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { sentLinkMail } from '../expenses/expense-mails.ts';
import { readDuplicates, readExpense, readExpenses } from '../expenses/expenses.ts';
import type { ClaimedMail } from '../outbox/claim.ts';
import {
  composed,
  composeDigest,
  type ExpenseDigest,
  type ComposedMail,
  composeMail,
  type Composer,
  composeReminder,
  composeWeekly,
} from './messages/compose.ts';
import { addMailsOnce, type NewMail, type Part, partsOf } from '../outbox/outbox.ts';
import { contactsOf } from '../firestore/queries.ts';
import type { MailCoverage } from '../outbox/finish.ts';
import type { Services } from '../platform/services.ts';
import { readEntryNotice } from '../notices/make-notices.ts';
import { readLineBudgets } from '../totals/category-budget.ts';
import { readWeekly } from '../reminders/make-weekly.ts';
import { readDueAdvances } from '../reminders/advance-reminders.ts';
import { readWaiting } from '../reminders/reminders.ts';
import { LETTERS } from '../firestore/paths.ts';
import { storedLetter } from '../tax/letters.ts';
import { answerPasswordRequest } from '../people/forgot-password.ts';
import { composeAccess } from './access-mail.ts';
import { advanceContent } from './messages/advance-content.ts';
import { letterContent } from './messages/letter-content.ts';
import { mailMessages } from './messages/mail-messages.ts';
import {
  noticeContent,
  type NoticedChange,
  noticeDigestContent,
} from './messages/notice-contents.ts';

/** Reads the current state of what an email is about, and makes the email from that, in its reader's language. */
export async function makeMail(
  { ref, mail }: Pick<ClaimedMail, 'ref' | 'mail'>,
  means: MailMeans,
): Promise<MadeMail> {
  const maker: MailMaker = { ...means, messages: mailMessages };
  const { db, clock } = maker.services;
  switch (mail.purpose) {
    case 'receivedDigest':
    case 'statusLinkDigest':
    case 'reviewDigest':
      return digestOfExpenses(mail.purpose, await partsOf({ ref, mail }, db), maker);
    case 'notice':
    case 'reopened':
    case 'noticeDigest':
      return composeNotice({ ref, mail }, maker);
    case 'linkRequest':
      // It isn't an email itself: it makes one.
      await answerLinkRequest(mail, maker.services);
      return mailOf(ref, null);
    case 'invitation':
      return mailOf(ref, await composeAccess(mail, 'join', maker));
    case 'passwordReset':
      return mailOf(ref, await composeAccess(mail, 'reset', maker));
    case 'passwordRequest':
      await answerPasswordRequest(mail.to, maker.services);
      return mailOf(ref, null);
    case 'reminder':
    case 'waitingLinks': {
      const waiting = await readWaiting(db, mail.to);
      return mailOf(ref, composeReminder(waiting, maker, clock(), mail.purpose));
    }
    case 'advanceDue': {
      const due = await readDueAdvances(maker.services, maker.organization, mail.to);
      const content = advanceContent(maker.messages, due, maker.organization);
      return mailOf(ref, due.length === 0 ? null : composed(content, maker));
    }
    case 'donorLetter':
      return mailOf(ref, await composeDonorLetter(mail.subject.id, maker));
    case 'weekly': {
      const weekly = await readWeekly(
        { ...maker.services, organization: maker.organization },
        mail.to,
      );
      return mailOf(ref, weekly && composeWeekly(weekly, maker));
    }
    default: {
      const { step, to, turn, purpose } = mail;
      const { stored } = await readExpense(db, mail.subject.id);
      const isReview = purpose === 'review';
      const [duplicates, budgets] =
        stored && isReview
          ? await Promise.all([
              readDuplicates(db, stored.expense),
              readLineBudgets(
                db,
                stored.expense,
                stored.expense.steps[step ?? -1],
                clock(),
                maker.organization,
              ),
            ])
          : [[], []];
      const occasion = { step, to, turn, purpose };
      return mailOf(
        ref,
        stored && composeMail(occasion, stored.expense, maker, clock(), duplicates, budgets),
      );
    }
  }
}

/**
 * Looks up the request that someone asked to get the link of. If there is one with that reference, and the typed
 * address is still on file for it, makes the email with its status link, once an hour.
 */
async function answerLinkRequest(
  { subject, to }: Pick<NewMail, 'subject' | 'to'>,
  services: MailMeans['services'],
): Promise<void> {
  // A redacted contact has no address.
  const { docs } = await contactsOf(services.db, to).select().get();
  const found = docs.filter(({ id }) => referenceOf(id) === subject.id);
  const now = services.clock();
  await addMailsOnce(
    found.map(({ id }) => sentLinkMail({ id }, 'status', now)),
    services,
  );
}

/** An email with only its own news. @param made null if it's no longer wanted. */
function mailOf({ id }: ClaimedMail['ref'], made: ComposedMail | null): MadeMail {
  return { composed: made, covered: made === null ? [] : [id], unreadable: [] };
}

async function digestOfExpenses(
  purpose: ExpenseDigest,
  parts: readonly Part[],
  maker: MailMaker,
): Promise<MadeMail> {
  const { db, clock } = maker.services;
  const unreadable = new Set<string>();
  const ids = parts.map(({ mail }) => mail.subject.id);
  const read = await readExpenses(db, ids, (id) => unreadable.add(id));
  const expenses = new Map(read.map((expense) => [expense.id, expense]));
  const readable = parts.flatMap(({ ref, mail }) => {
    const expense = expenses.get(mail.subject.id);
    return expense === undefined ? [] : [{ id: ref.id, mail, expense }];
  });
  return {
    ...composeDigest(purpose, readable, maker, clock()),
    unreadable: parts
      .filter(({ mail }) => unreadable.has(mail.subject.id))
      .map(({ ref }) => ref.id),
  };
}

/** What making an email needs, whatever its language. */
export interface MailMeans extends Omit<Composer, 'messages'> {
  readonly services: Pick<Services, 'db' | 'clock' | 'nonce'>;
}

type MailMaker = MailMeans & Composer;

/** An email, and which emails' news it carries. */
export interface MadeMail extends MailCoverage {
  /** Null if there's nothing to send. */
  readonly composed: ComposedMail | null;
}

interface FoundChange extends NoticedChange {
  /** The id of the email about it. */
  readonly id: string;
}

/** Makes the email of a letter to a donor; null if it was voided since. */
async function composeDonorLetter(
  number: string,
  { services: { db }, organization, appUrl, messages }: MailMaker,
): Promise<ComposedMail | null> {
  const stored = await db.collection(LETTERS).doc(number).get();
  const letter = stored.exists ? storedLetter(stored) : null;
  if (letter?.voided !== null) return null;
  return composed(letterContent(messages, letter, organization), { appUrl });
}

/**
 * Makes the notice of a journal entry, or a digest of several.
 * @throws Error if no entry exists. Entries are never deleted, so we try the email again and finally give it up with an
 * alert.
 */
async function composeNotice(
  { ref, mail }: Pick<ClaimedMail, 'ref' | 'mail'>,
  { services: { db }, organization, appUrl, messages }: MailMaker,
): Promise<MadeMail> {
  const parts = await partsOf({ ref, mail }, db);
  const found = await Promise.all(
    parts.map(async (part): Promise<FoundChange[]> => {
      const entryNotice = await readEntryNotice(db, part.mail.subject.id);
      if (!entryNotice?.notice) return [];
      return [{ id: part.ref.id, entry: entryNotice.entry, notice: entryNotice.notice }];
    }),
  );
  const changes = found.flat().sort((one, other) => one.entry.at - other.entry.at);
  const [only] = changes;
  if (only === undefined) throw new Error('The journal entry of a notice is not there.');
  const content =
    mail.purpose === 'noticeDigest'
      ? noticeDigestContent(messages, changes, mail.to, organization)
      : noticeContent(messages, only, mail.to, organization);
  const covered = changes.map(({ id }) => id);
  return {
    composed: composed(content, { appUrl }),
    covered,
    unreadable: parts.map((part) => part.ref.id).filter((id) => !covered.includes(id)),
  };
}
