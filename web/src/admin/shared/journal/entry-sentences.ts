import { SECOND_LOOKS, secondLookField } from '@pa-ledger/domain/ledger/confirmation';
import type { Finding } from '@pa-ledger/domain/findings/finding';
import type { JournalEntry } from '@pa-ledger/domain/ledger/journal';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { formatCents } from '@pa-ledger/domain/money/money';
import { PREPARED } from '@pa-ledger/domain/payments/check';
import { sentText } from '@pa-ledger/domain/payments/payment-messages';
import { paymentText } from '@pa-ledger/domain/payments/payment-messages';
import { paperPlace, papersIn, type PaperPlace, type Papers } from '@pa-ledger/domain/papers/paper';
import {
  expenseOfPayment,
  expensesPaidBy,
  paidTotal,
  type RecordedPayment,
} from '@pa-ledger/domain/payments/recorded-payment';
import { storedAs } from '../../../data/documents.ts';
import { changeMessages } from './change-messages.ts';
import { comparedFields, isChanged, type ComparedField } from './compared-fields.ts';
import { journalMessages } from './journal-messages.ts';
import { reviewMessage } from './review-texts.ts';
import { dayText } from './statement-texts.ts';
import { isSubject, subjectOf, SUBJECTS, type NameOf } from './subjects.ts';

/** A longer value is not repeated in a sentence; it is to be seen before and after. */
const MAX_VALUE_LENGTH = 60;

/** Returns in sentences what an entry of the journal says. An entry of an unknown kind or collection has one too. */
export function entrySentences(entry: JournalEntry, nameOf: NameOf): readonly string[] {
  const ownSentences = ['settings', 'categories'].includes(entry.collection);
  if (ownSentences && isKnown(entry)) return changeMessages(entry);
  return [recordMessage(entry, nameOf)];
}

function isKnown({ kind }: JournalEntry): boolean {
  return ['created', 'changed', 'deleted', 'takenOver'].includes(kind);
}

function recordMessage(entry: JournalEntry, nameOf: NameOf): string {
  const { kind, version, after } = entry;
  const fields = comparedFields(entry, nameOf);
  const what = titleOf(entry, nameOf);
  const { withDetails, ...messages } = journalMessages;
  const own =
    lookMessage(entry, fields, what) ??
    paymentMessage(entry) ??
    papersMessage(entry, nameOf) ??
    findingMessage(entry) ??
    reviewMessage(entry) ??
    bankMessage(entry, fields, what);
  if (own !== null) return own;
  switch (kind) {
    case 'created':
      return withDetails(
        version > 1 ? messages.restored(what) : messages.created(what),
        keyFacts(entry, fields),
      );
    case 'deleted':
      return withDetails(messages.deleted(what), keyFacts(entry, fields));
    case 'takenOver':
      return withDetails(messages.takenOver(what), keyFacts(entry, fields));
    case 'changed': {
      const changes = fields.filter(isChanged).map(changeText);
      return withDetails(
        messages.changed(what),
        changes.length === 0 ? [messages.nothingChanged] : changes,
      );
    }
    case 'redacted':
      return withDetails(messages.redacted(what), fields.filter(isChanged).map(changeText));
    case 'upgraded':
      return withDetails(
        messages.upgraded(what),
        after === null ? [messages.movedOn] : fields.filter(isChanged).map(changeText),
      );
    default:
      // A later version of the app may write other kinds.
      return withDetails(
        messages.otherKind(String(kind), what),
        fields.filter(isChanged).map(changeText),
      );
  }
}

/** Says that a second person looked at a record; null for anything else. */
function lookMessage(
  { collection, kind, before, after }: JournalEntry,
  fields: readonly ComparedField[],
  what: string,
): string | null {
  const looked = SECOND_LOOKS.find((name) => name === collection);
  if (looked === undefined || kind !== 'changed') return null;
  const field = secondLookField(looked);
  const [had, has] = [before, after].map((stored) => (stored?.[field] ?? null) !== null);
  if (had === true || has !== true) return null;
  return journalMessages.withDetails(
    journalMessages[field](what),
    keyFacts({ collection }, fields),
  );
}

/** Says that a payment was made, voided, or deleted, or its check signed or sent; null for anything else. */
function paymentMessage({ collection, kind, before, after }: JournalEntry): string | null {
  if (collection !== 'payments' || after === null || !['created', 'changed'].includes(kind))
    return null;
  // Only functions write payments.
  const { payee, lines, voided, mistake, check, ...claim } = storedAs<RecordedPayment>(after);
  const amount = formatCents(paidTotal({ lines }));
  const how = paymentText(claim);
  if (before === null) {
    const references = expensesPaidBy({ lines }).map(referenceOf);
    return journalMessages.paid(payee, amount, journalMessages.requests(references), how);
  }
  if (mistake !== null && before['mistake'] === null)
    return journalMessages.mistaken(payee, amount, how, reasonText(mistake.reason));
  if (voided !== null && before['voided'] === null)
    return journalMessages.voided(payee, amount, how, reasonText(voided.reason));
  const earlier = storedAs<RecordedPayment>(before).check ?? PREPARED;
  const number = claim.checkNumber ?? '';
  const [signature] = check?.signatures.slice(earlier.signatures.length) ?? [];
  if (signature !== undefined) return journalMessages.signed(signature.name, number, payee, amount);
  const sent = check?.sent ?? null;
  if (sent !== null && earlier.sent === null)
    return journalMessages.sent(number, payee, amount, sentText(sent));
  return null;
}

/** Says which papers were added to a record, or removed; null for anything else. */
function papersMessage(
  { collection, document, kind, before, after }: JournalEntry,
  nameOf: NameOf,
): string | null {
  const place = collection === 'papers' ? paperPlace(document) : null;
  if (place === null || !['created', 'changed'].includes(kind)) return null;
  const [had, has] = [before, after].map((fields) => papersIn(fields).papers);
  const without = (papers: Papers['papers'] = [], others: Papers['papers'] = []) =>
    papers
      .filter(({ slot }) => !others.some((other) => other.slot === slot))
      .map(({ name }) => name);
  const of = recordName(place, nameOf);
  const removed = without(had, has);
  return removed.length > 0
    ? journalMessages.removedPapers(removed, of)
    : journalMessages.addedPapers(without(has, had), of);
}

/** Says that someone wrote, answered, or resolved a finding; null for anything else. */
function findingMessage({ collection, kind, before, after }: JournalEntry): string | null {
  if (collection !== 'findings' || after === null || !['created', 'changed'].includes(kind))
    return null;
  // Only functions write findings.
  const finding = storedAs<Finding>(after);
  const of = journalMessages.findingOn(findingRecord(finding));
  const saying = (sentence: string, text = ''): string =>
    journalMessages.saying(sentence, isShort(text) ? text : '');
  if (before === null) return saying(journalMessages.wrote(of), finding.text);
  if (finding.resolved !== undefined)
    return saying(journalMessages.resolved(of), finding.resolved.text);
  return saying(journalMessages.answered(of), finding.answers.at(-1)?.text);
}

/** Returns what the record of a finding is called within a sentence. */
function findingRecord({ on: { collection, id }, title }: Pick<Finding, 'on' | 'title'>): string {
  if (collection === 'expenses') return journalMessages.requests([referenceOf(id)]);
  if (collection === 'payments')
    return journalMessages.paymentOf(journalMessages.requests([referenceOf(expenseOfPayment(id))]));
  return journalMessages.named(journalMessages.subjects[collection].one, title || id);
}

/** Returns what a record with papers is called; its title is on its page alone. */
function recordName({ collection, id }: PaperPlace, nameOf: NameOf): string {
  if (collection === 'expenses') return journalMessages.requests([referenceOf(id)]);
  const { one } = journalMessages.subjects[collection];
  if (collection !== 'statements') return journalMessages.aRecord(one);
  const [accountId = '', day] = id.split('~');
  return journalMessages.named(one, `${nameOf('accounts', accountId)}, ${dayText(day)}`);
}

/** Says what was done with a statement, a ratification, or a letter, which nobody types; null for anything else. */
function bankMessage(
  { collection, kind, before, after }: JournalEntry,
  fields: readonly ComparedField[],
  what: string,
): string | null {
  const ending = ENDINGS[collection];
  if (ending === undefined || after === null || !['created', 'changed'].includes(kind)) return null;
  const { first, again, undone } = ending.messages;
  if (after[ending.field] !== null) {
    const reason = fields.find(({ name }) => name === ending.field)?.after ?? '';
    return journalMessages.withDetails(undone(what), isShort(reason) ? [reasonText(reason)] : []);
  }
  if (before === null || before[ending.field] !== null) {
    const facts = keyFacts({ collection }, fields);
    return journalMessages.withDetails(before === null ? first(what) : again(what), facts);
  }
  const changes = fields.filter(isChanged).map(changeText);
  return journalMessages.withDetails(again(what), changes);
}

/** What ends a statement, a ratification, or a letter, and what is said of its beginning, of its going on and of its end. */
const ENDINGS: Readonly<
  Record<
    string,
    {
      readonly field: string;
      readonly messages: Readonly<Record<'first' | 'again' | 'undone', (what: string) => string>>;
    }
  >
> = {
  statements: {
    field: 'reopened',
    messages: {
      first: journalMessages.reconciled,
      again: journalMessages.reconciledAgain,
      undone: journalMessages.reopened,
    },
  },
  letters: {
    field: 'voided',
    messages: {
      first: journalMessages.wrote,
      again: journalMessages.emailed,
      undone: journalMessages.voidedLetter,
    },
  },
  ratifications: {
    field: 'takenBack',
    messages: {
      first: journalMessages.recorded,
      again: journalMessages.continued,
      undone: journalMessages.tookBack,
    },
  },
};

/** A sentence has its own period. */
function reasonText(reason: string): string {
  return reason.replace(/[.\s]+$/, '');
}

/** Returns what an entry's document is called, such as `revenue “Bake sale”`; as it was, if it was there before. */
export function titleOf(entry: JournalEntry, nameOf: NameOf): string {
  const { collection, document, before, after } = entry;
  const place = collection === 'papers' ? paperPlace(document) : null;
  if (place !== null) return journalMessages.papersOf(recordName(place, nameOf));
  if (!isSubject(collection)) return journalMessages.named(collection, document);
  const { one } = journalMessages.subjects[collection];
  const title = SUBJECTS[collection].titleOf(before ?? after ?? {}, nameOf);
  return title === null ? one : journalMessages.named(one, title || document);
}

/** Returns what says at once which document it is, such as its amount. */
function keyFacts(
  { collection }: Pick<JournalEntry, 'collection'>,
  fields: readonly ComparedField[],
): readonly string[] {
  const key = subjectOf(collection)?.key ?? [];
  const facts = fields.filter(({ name }) => key.includes(name));
  const textOf = ({ before, after }: ComparedField): string => after || before;
  const [amount, date] = ['amount', 'date'].map((name) => facts.find((fact) => fact.name === name));
  if (amount && date) return [journalMessages.amountOn(textOf(amount), textOf(date))];
  return facts.map((fact) => journalMessages.fact(fact.label, textOf(fact)));
}

function changeText({ label, before, after }: ComparedField): string {
  if (!isShort(before) || !isShort(after)) return journalMessages.longChange(label);
  if (before === '') return journalMessages.set(label, after);
  if (after === '') return journalMessages.emptied(label, before);
  return journalMessages.fromTo(label, before, after);
}

function isShort(text: string): boolean {
  return text.length <= MAX_VALUE_LENGTH && !text.includes('\n');
}
