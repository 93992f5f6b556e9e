import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { StoredFields } from '@pa-ledger/domain/ledger/journal';
import { organization } from '@pa-ledger/domain/organization';
import { paperPlace } from '@pa-ledger/domain/papers/paper';
import { expenseOfPayment } from '@pa-ledger/domain/payments/recorded-payment';
import { formatInstant } from '@pa-ledger/domain/time/dates';
import { dayEnd } from '@pa-ledger/domain/time/day-start';
import { csvRowOf } from '../../journal/journal-csv.ts';
import { isChanged, type ComparedField } from '../../shared/journal/compared-fields.ts';
import { changeView, type EntryView } from '../../shared/journal/entry-view.ts';
import { journalMessages } from '../../shared/journal/journal-messages.ts';
import { subjectOf, type NameOf } from '../../shared/journal/subjects.ts';
import type { Books, StoredEntry } from './books.ts';
import type { Block, PacketPart } from './packet.ts';
import { quiet, sectionOf, sheetsOf, tableOf, type PartColumn } from './blocks.ts';
import { reportPartMessages } from './report-part-messages.ts';

const messages = reportPartMessages.activity;

/** Returns what was changed in the books on the days, and later of their records, as the Activity tab says it. */
export function activityPart(books: Books): PacketPart {
  const end = dayEnd(books.days.last, organization.timeZone);
  const nameOf = namesIn(books);
  const views = books.activity.map((entry) => changeView(shownOf(entry), nameOf));
  const [within, later] = [views.filter(({ at }) => at < end), views.filter(({ at }) => at >= end)];
  return {
    path: 'activity',
    title: messages.title,
    blocks: [
      quiet(messages.hint),
      ...sectionOf(messages.within, activityTable(within, messages.none)),
      ...sectionOf(messages.later, activityTable(later, messages.noLater)),
    ],
    sheets: sheetsOf('activity', messages.title, views.map(sheetRow)),
  };
}

/** As the Activity tab names them: what's deleted, by its id. */
function namesIn({ categories, funds, accounts }: Books): NameOf {
  const names = {
    categories: new Map(categories.map(({ id, name }) => [id, name])),
    funds: new Map(funds.map(({ id, name }) => [id, name])),
    accounts: new Map(accounts.map(({ id, name }) => [id, name])),
  };
  return (collection, id) => names[collection].get(id) ?? journalMessages.deletedName(id);
}

/** What the sentences say of a record beside its fields. */
const TOLD: Readonly<Record<string, readonly string[]>> = { findings: ['title'] };

/** Returns the entry with the fields alone that the panel knows by name: nothing else that's stored gets into the packet. */
function shownOf(entry: StoredEntry): StoredEntry {
  const { collection, document, before, after } = entry;
  const shown = new Set([
    ...Object.keys(subjectOf(collection)?.fields ?? {}),
    ...(TOLD[collection] ?? []),
  ]);
  const only = (fields: StoredFields): StoredFields =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => shown.has(name)));
  return {
    ...entry,
    // What has no title is called by its id.
    document: collection === 'purposes' ? recordText(collection, document) : document,
    before: before && only(before),
    after: after && only(after),
  };
}

const COLUMNS: readonly PartColumn<EntryView>[] = [
  { label: messages.when, text: ({ at }) => formatInstant(at, organization.timeZone) },
  { label: messages.who, share: 2, text: ({ who }) => who },
  { label: messages.what, share: 3, text: (view) => view.messages.join('\n') },
  { label: messages.change, share: 4, text: (view) => changesOf(fieldsOf(view)) },
];

function activityTable(rows: readonly EntryView[], empty: string): Block {
  return tableOf({ columns: COLUMNS, rows, empty });
}

/** Without what the sentences tell in full. A void's own day is only in its field. */
function fieldsOf({ fields }: EntryView): readonly ComparedField[] {
  return fields.filter(({ name }) => !['payee', 'lines', 'title'].includes(name));
}

/** The paper has what changed; the file has all. */
function changesOf(fields: readonly ComparedField[]): string {
  return fields.filter(isChanged).map(changeText).join('\n');
}

/** Of a list that only grew, such as a check's signatures, it says what came. */
function changeText({ label, before, after }: ComparedField): string {
  if (before === '') return journalMessages.mapEntry(label, after);
  const [had, has] = [before.split('\n'), after.split('\n')];
  const came = has.filter((line) => !had.includes(line));
  return came.length > 0 && had.every((line) => has.includes(line))
    ? journalMessages.mapEntry(journalMessages.added(label), came.join('\n'))
    : journalMessages.mapEntry(label, messages.fromTo(before, after));
}

function sheetRow(view: EntryView) {
  const { collection, document } = view;
  return {
    ...csvRowOf({ ...view, fields: fieldsOf(view) }),
    id: recordText(collection, document),
  };
}

/** Returns a record's id, of what's an expense's its reference: whoever has the id of an expense could send files to it. */
function recordText(collection: string, document: string): string {
  if (collection === 'payments') return referenceOf(expenseOfPayment(document));
  const paper = collection === 'papers' ? paperPlace(document) : null;
  if (paper?.collection === 'expenses') return referenceOf(paper.id);
  // `purposes` has the collection and the id.
  const [of = '', id = ''] = collection === 'purposes' ? document.split('-') : [];
  return of === 'payments' ? referenceOf(id) : document;
}
