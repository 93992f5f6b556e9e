import type { BankCollection } from '@pa-ledger/domain/bank/items';
import { monthDays, type BankEntry } from '@pa-ledger/domain/bank/register';
import { missingCheckNumbers, readSpoiled } from '@pa-ledger/domain/bank/spoiled-check';
import { readAmounts, type AccountCell } from '@pa-ledger/domain/ledger/cells';
import { paperOwner, papersIn, type Paper } from '@pa-ledger/domain/papers/paper';
import { addDays, isCalendarDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { monthOf } from '@pa-ledger/domain/time/months';
import { textIn, textOf } from '@pa-ledger/domain/untyped';
import type { StoredDocument } from '../../../data/data.ts';
import { storedAs } from '../../../data/documents.ts';
import { onDays, type RowQuery } from '../../../data/row-query.ts';
import type { StatementRow } from '../../bank/reconcile/statement-store.ts';
import { readRecord } from '../../shared/records/ledger-records.ts';
import { checkQueries } from '../../shared/lists/used-checks.ts';
import { ratifiedOnIn } from '../../shared/records/ratified.ts';
import { lastStatementQuery } from '../../shared/records/statements.ts';
import {
  checkAccounts,
  depositsIn,
  isWithin,
  knownItems,
  numbersBefore,
  statementsIn,
  usedNumbers,
  type AccountRow,
  type BankBooks,
  type ItemMark,
} from './bank-books.ts';
import { wholeMonths } from './books.ts';
import { inTurns, readAmong, readByIds, type DocumentReader } from './book-reader.ts';
import { entriesIn, onceEach, readOthers } from './read-others.ts';

/** What records of checks are in. */
const NUMBERED = ['payments', 'manualExpenses', 'spoiledChecks'] as const;

/** A statement more than a year later says nothing of the packet's months. */
const LATER_DAYS = 400;

/** So many of an account's checks before the months are looked at for the number just before. */
const LOOKED_AT = 100;

/**
 * Reads all that the parts about accounts, deposits, and payments are made of, except the expenses.
 * @throws what the reader throws.
 */
export async function readBank(reader: DocumentReader, days: Days): Promise<BankBooks> {
  const months = wholeMonths(days);
  const whole = async (name: Parameters<DocumentReader['all']>[0]) => reader.all(name, []);
  const accounts = (await whole('accounts')).map(({ id, fields }) =>
    readRecord<'accounts'>(id, fields),
  );
  const categories = namesOf(await whole('categories'));
  const funds = namesOf(await whole('funds'));
  const cells = (await reader.all('accountTotals', [])).map(({ fields }) => cellOf(fields));
  const entries = await readEntries(reader, months);
  const spoiled = (await reader.all('spoiledChecks', onDays('date', months))).flatMap(
    ({ id, fields }) => readSpoiled(id, fields) ?? [],
  );
  const statements = await readStatements(reader, accounts, months);
  const marks = await reader.all('clearings', onDays('itemDay', months));
  const ratified = await reader.all('ratified', onDays('itemDay', months));
  const found: BankBooks = {
    days,
    accounts,
    categories,
    funds,
    cells,
    entries,
    others: [],
    spoiled,
    statements,
    marks: marksIn(marks),
    ratified: new Map(ratified.map(({ id, fields }) => [id, ratifiedOnIn(fields)])),
    papers: new Map(),
    otherNumbers: new Map(),
  };
  const all = { ...found, others: await readOthers(reader, found) };
  return {
    ...all,
    marks: new Map([...found.marks, ...(await readOtherMarks(reader, all))]),
    papers: await readPapers(reader, paperOwners(found)),
    otherNumbers: await readOtherNumbers(reader, found),
  };
}

function namesOf(rows: readonly StoredDocument[]): ReadonlyMap<string, string> {
  return new Map(rows.map(({ id, fields }) => [id, textIn(fields, 'name')]));
}

function cellOf(fields: StoredDocument['fields']): AccountCell {
  // The functions write nothing else.
  const { month, accountId } = storedAs<AccountCell>(fields);
  return { month, accountId, ...readAmounts(fields) };
}

function marksIn(rows: readonly StoredDocument[]): BankBooks['marks'] {
  return new Map(rows.map(({ id, fields }) => [id, markOf(fields)]));
}

function markOf({ statementId, depositId, depositedOn }: StoredDocument['fields']): ItemMark {
  return {
    statementId: textOf(statementId) || null,
    depositId: textOf(depositId) || null,
    depositedOn: isCalendarDate(depositedOn) ? depositedOn : null,
  };
}

/** A payment is found by its day, and by that of its void. */
async function readEntries(reader: DocumentReader, days: Days): Promise<readonly BankEntry[]> {
  const read = async (
    collection: BankCollection & Parameters<DocumentReader['all']>[0],
    field: string,
  ) => entriesIn(collection, await reader.all(collection, onDays(field, days)));
  const found = [
    ...(await read('revenueItems', 'date')),
    ...(await read('manualExpenses', 'date')),
    ...(await read('payments', 'date')),
    ...(await read('payments', 'voided.date')),
    ...(await read('transfers', 'date')),
    ...(await read('deposits', 'date')),
  ];
  return onceEach(found);
}

async function readStatements(
  reader: DocumentReader,
  accounts: readonly AccountRow[],
  { first, last }: Days,
): Promise<readonly StatementRow[]> {
  const before = await inTurns(accounts, ({ id }) => reader.some(statementBefore(id, first), 1));
  const later = await reader.all(
    'statements',
    onDays('day', { first, last: addDays(last, LATER_DAYS) }),
  );
  return [...before.flat(), ...later].map(({ id, fields }) =>
    storedAs<StatementRow>({ ...fields, id }),
  );
}

/** Reads the marks of what the books know of other days than the months. */
async function readOtherMarks(
  reader: DocumentReader,
  found: BankBooks,
): Promise<BankBooks['marks']> {
  const months = wholeMonths(found.days);
  const items = [...knownItems(found).values()].filter(({ day }) => !isWithin(months, day));
  return marksIn(
    await readByIds(
      reader,
      'clearings',
      items.map(({ key }) => key),
    ),
  );
}

function paperOwners(found: BankBooks): readonly string[] {
  const manual = found.entries.filter(({ collection }) => collection === 'manualExpenses');
  return [
    ...statementsIn(found).map(({ id }) => paperOwner({ collection: 'statements', id })),
    ...depositsIn(found).map(({ id }) => paperOwner({ collection: 'deposits', id })),
    ...manual.map(({ id }) => paperOwner({ collection: 'manualExpenses', id })),
  ];
}

/** Reads the papers of some records, by their owners. */
export async function readPapers(
  reader: DocumentReader,
  owners: readonly string[],
): Promise<ReadonlyMap<string, readonly Paper[]>> {
  const found = await readByIds(reader, 'papers', owners);
  return new Map(found.map(({ id, fields }) => [id, papersIn(fields).papers]));
}

/** Reads the numbers of checks of other days without which some of these months would seem to be missing. */
async function readOtherNumbers(
  reader: DocumentReader,
  found: BankBooks,
): Promise<BankBooks['otherNumbers']> {
  const read = await inTurns(checkAccounts(found), async (account) => {
    const id = account?.id ?? '';
    const used = usedNumbers(account, found);
    if (used.length === 0) return [id, []] as const;
    const before = numbersBefore(used, await readEarlierNumbers(reader, id, found));
    const missing = missingCheckNumbers([...used, ...before]);
    const elsewhere = await inTurns(NUMBERED, (name) =>
      readAmong(reader, name, 'checkNumber', missing),
    );
    return [id, [...before, ...numbersIn(elsewhere.flat(), id)]] as const;
  });
  return new Map(read);
}

async function readEarlierNumbers(
  reader: DocumentReader,
  accountId: string,
  { days }: BankBooks,
): Promise<readonly string[]> {
  const { first } = monthDays(monthOf(days.first));
  const rows = await inTurns(checksBefore(accountId, first), (query) =>
    reader.some(query, LOOKED_AT),
  );
  return numbersIn(rows.flat(), accountId);
}

/** The number of a payment that was a mistake is free again. */
function numbersIn(rows: readonly StoredDocument[], accountId: string): readonly string[] {
  return rows
    .filter(
      ({ fields }) =>
        textIn(fields, 'accountId') === accountId && (fields['mistake'] ?? null) === null,
    )
    .map(({ fields }) => textIn(fields, 'checkNumber'))
    .filter((number) => number !== '');
}

/** Returns the query of an account's last statement in force before a day. */
export function statementBefore(accountId: string, day: CalendarDate): RowQuery {
  return before(lastStatementQuery(accountId), 'day', day);
}

/** Returns the queries of an account's latest checks before a day. */
export function checksBefore(accountId: string, day: CalendarDate): readonly RowQuery[] {
  return checkQueries(accountId).map((query) => before(query, 'date', day));
}

function before(query: RowQuery, field: string, value: CalendarDate): RowQuery {
  return { ...query, filters: [...query.filters, { field, op: '<', value }] };
}
