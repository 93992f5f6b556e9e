import { languageOfApprover } from '@pa-ledger/domain/approvers/approver-settings';
import type { ListedExpense } from '@pa-ledger/domain/expenses/expense';
import { languageOf, type Language } from '@pa-ledger/domain/language';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { readSettings } from '../approvers/approver-settings.ts';
import { PANEL_WORDS, WORDS, type PanelWords } from '../words.ts';
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
import { readLineBudgets } from '../totals/category-budget.ts';
import { readWeekly } from '../reminders/make-weekly.ts';
import { readDueAdvances } from '../reminders/advance-reminders.ts';
import { readWaiting } from '../reminders/reminders.ts';
import { LETTERS } from '../firestore/paths.ts';
import { storedLetter } from '../tax/letters.ts';
import { answerPasswordRequest } from '../people/forgot-password.ts';
import { composeAccess } from './access-mail.ts';
import { advanceContent } from './messages/advance-content.ts';
import type { MadeMail, MailMeans } from './made-mail.ts';
import { composeNotice } from './notice-mail.ts';
import { letterContent } from './messages/letter-content.ts';

/** Reads the current state of what an email is about, and makes the email from that, in its reader's language. */
export async function makeMail(
  { ref, mail }: Pick<ClaimedMail, 'ref' | 'mail'>,
  means: MailMeans,
): Promise<MadeMail> {
  const { db, clock } = means.services;
  const inEnglish = { ...means, words: PANEL_WORDS };
  const toApprover = async () => {
    const { settings } = await readSettings(db);
    return makerIn(languageOfApprover(settings, mail.to), means);
  };
  switch (mail.purpose) {
    case 'receivedDigest':
    case 'statusLinkDigest':
    case 'reviewDigest':
      return digestOfExpenses(mail.purpose, await partsOf({ ref, mail }, db), mail.to, means);
    case 'notice':
    case 'reopened':
    case 'noticeDigest':
      return composeNotice({ ref, mail }, await toApprover());
    case 'linkRequest':
      // It isn't an email itself: it makes one.
      await answerLinkRequest(mail, means.services);
      return mailOf(ref, null);
    case 'invitation':
      return mailOf(ref, await composeAccess(mail, 'join', inEnglish));
    case 'passwordReset':
      return mailOf(ref, await composeAccess(mail, 'reset', inEnglish));
    case 'passwordRequest':
      await answerPasswordRequest(mail.to, means.services);
      return mailOf(ref, null);
    case 'reminder':
    case 'waitingLinks': {
      const waiting = await readWaiting(db, mail.to);
      return mailOf(ref, composeReminder(waiting, await toApprover(), clock(), mail.purpose));
    }
    case 'advanceDue': {
      const { services, organization, words } = inEnglish;
      const due = await readDueAdvances(services, organization, mail.to);
      const content = advanceContent(words, due, organization);
      return mailOf(ref, due.length === 0 ? null : composed(content, inEnglish));
    }
    case 'donorLetter':
      return mailOf(ref, await composeDonorLetter(mail.subject.id, inEnglish));
    case 'weekly': {
      const { services, organization } = means;
      const weekly = await readWeekly({ ...services, organization }, mail.to);
      return mailOf(ref, weekly && composeWeekly(weekly, await toApprover()));
    }
    default: {
      const { step, to, turn, purpose } = mail;
      const { stored, settings } = await readExpense(db, mail.subject.id);
      if (stored === null) return mailOf(ref, null);
      const { expense } = stored;
      const isReview = purpose === 'review';
      const [duplicates, budgets] = isReview
        ? await Promise.all([
            readDuplicates(db, expense),
            readLineBudgets(db, expense, expense.steps[step ?? -1], clock(), means.organization),
          ])
        : [[], []];
      const occasion = { step, to, turn, purpose };
      const language =
        isReview || purpose === 'adjustedAfter'
          ? languageOfApprover(settings, to)
          : expense.language;
      const maker = makerIn(language, means);
      return mailOf(ref, composeMail(occasion, expense, maker, clock(), duplicates, budgets));
    }
  }
}

function makerIn(language: Language, means: MailMeans): MailMaker {
  return { ...means, words: WORDS[language] };
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
  to: string,
  means: MailMeans,
): Promise<MadeMail> {
  const { db, clock } = means.services;
  const unreadable = new Set<string>();
  const ids = parts.map(({ mail }) => mail.subject.id);
  const read = await readExpenses(db, ids, (id) => unreadable.add(id));
  const expenses = new Map(read.map((expense) => [expense.id, expense]));
  const readable = parts.flatMap(({ ref, mail }) => {
    const expense = expenses.get(mail.subject.id);
    return expense === undefined ? [] : [{ id: ref.id, mail, expense }];
  });
  const language =
    purpose === 'reviewDigest'
      ? languageOfApprover((await readSettings(db)).settings, to)
      : languageOf(newestOf(read)?.language);
  return {
    ...composeDigest(purpose, readable, makerIn(language, means), clock()),
    unreadable: parts
      .filter(({ mail }) => unreadable.has(mail.subject.id))
      .map(({ ref }) => ref.id),
  };
}

/** The latest request tells the language in which its submitter reads now. */
function newestOf(expenses: readonly ListedExpense[]): ListedExpense | undefined {
  return expenses.toSorted((one, other) => other.sentAt - one.sentAt)[0];
}

type MailMaker = MailMeans & Composer;

/** Makes the email of a letter to a donor; null if it was voided since. */
async function composeDonorLetter(
  number: string,
  { services: { db }, organization, appUrl, words }: MailMaker & { readonly words: PanelWords },
): Promise<ComposedMail | null> {
  const stored = await db.collection(LETTERS).doc(number).get();
  const letter = stored.exists ? storedLetter(stored) : null;
  if (letter?.voided !== null) return null;
  return composed(letterContent(words, letter, organization), { appUrl, words });
}
