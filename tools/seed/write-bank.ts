import { itemText, statementId } from '@pa-ledger/domain/bank/statement';
import { RATIFIED_COLLECTIONS } from '@pa-ledger/domain/bank/ratification';
import { filePath } from '@pa-ledger/domain/expenses/expense';
import { needsSecondLook, SECOND_LOOKS } from '@pa-ledger/domain/ledger/confirmation';
import { storedVersion } from '@pa-ledger/domain/ledger/journal';
import { paperPlace } from '@pa-ledger/domain/papers/paper';
import { cents, sumCents } from '@pa-ledger/domain/money/money';
import { addDays, DAY_MS, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { monthOf } from '@pa-ledger/domain/time/months';
import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { saveAccount } from '../../functions/src/accounts/save-account.ts';
import { ratifySlice } from '../../functions/src/bank/ratifications.ts';
import { readUncleared } from '../../functions/src/bank/read-uncleared.ts';
import { saveDeposit } from '../../functions/src/bank/save-deposit.ts';
import { saveStatement } from '../../functions/src/bank/save-statement.ts';
import { plainReads, readBegin } from '../../functions/src/bank/statements.ts';
import { confirmEntry } from '../../functions/src/entries/confirm-entry.ts';
import {
  ACCOUNTS,
  DEPOSITS,
  JOURNAL,
  NOTICES,
  PAPERS,
  RATIFICATIONS,
  SPOILED_CHECKS,
  STATEMENTS,
} from '../../functions/src/firestore/paths.ts';
import { journalEntriesOf } from '../../functions/src/firestore/queries.ts';
import { timestamp } from '../../functions/src/firestore/timestamps.ts';
import { journalEntryFrom } from '../../functions/src/journal/journal.ts';
import { spoilCheck } from '../../functions/src/payments/spoiled-checks.ts';
import { addPaper } from '../../functions/src/papers/papers.ts';
import type { Services } from '../../functions/src/platform/services.ts';
import type { Bucket } from '../../ops/base/bucket.ts';
import { byDay, dayAt, momentAt, type YearSoFar } from './fiscal-year.ts';
import { receiptFile } from './receipts/receipt-file.ts';
import { ASSOCIATION } from './sample.ts';
import { sampleServices } from './sample-services.ts';
import { CONFIRMER, PAYER } from './story.ts';

const { accounts, bank } = ASSOCIATION;

/** From what someone entered until the second person looks at it. */
const LOOK_MS = 3.2 * DAY_MS;

/** Opens the missing accounts, on the first day of the year. */
export async function writeAccounts(db: Firestore, bucket: Bucket, year: YearSoFar): Promise<void> {
  const services = sampleServices(db, bucket, momentAt(0, year));
  for (const [id, { outstanding = [], signers = [], ...account }] of Object.entries(accounts)) {
    if ((await db.collection(ACCOUNTS).doc(id).get()).exists) continue;
    const openingDate = dayAt(0, year);
    const listed = outstanding.map(({ daysBefore, ...item }) => ({
      ...item,
      date: addDays(openingDate, -daysBefore),
    }));
    const fields = {
      ...account,
      openingDate,
      ...(listed.length > 0 && { outstanding: listed }),
      ...(signers.length > 0 && { signers: signers.map((name) => ({ name, from: openingDate })) }),
    };
    await saveAccount(id, { version: null, fields }, PAYER, services);
  }
}

/**
 * Takes a deposit to the bank, records spoiled checks, ratifies payments, and reconciles a statement, with the server's code. The statement comes last:
 * if there is one, an earlier run did all of this.
 */
export async function writeBank(db: Firestore, bucket: Bucket, year: YearSoFar): Promise<void> {
  const { empty } = await db.collection(STATEMENTS).limit(1).get();
  if (!empty) return;
  const at = (share: number): Services => sampleServices(db, bucket, momentAt(share, year));
  await deposit(year, at(bank.deposit.share));
  for (const { share, ...check } of bank.spoiled)
    await spoilCheck({ ...check, date: dayAt(share, year) }, PAYER, at(share));
  for (const paper of bank.papers) await addSample(paper, bucket, year, at(paper.share));
  await ratify(year, at(bank.ratification.share));
  await reconcile(year, at(bank.statement.share));
  await confirm(db, bucket, year);
  await markTold(db, year);
}

/** What the bank's part of the sample changes. */
const TOLD = [ACCOUNTS, DEPOSITS, PAPERS, RATIFICATIONS, SPOILED_CHECKS];

/** Marks these changes as announced, because no approver needs to know. The trigger may have done so first. */
async function markTold(db: Firestore, { now }: YearSoFar): Promise<void> {
  const { docs } = await db
    .collection(JOURNAL)
    .where('collection', 'in', [...TOLD, ...SECOND_LOOKS])
    .get();
  for (const entry of docs)
    await db
      .collection(NOTICES)
      .doc(entry.id)
      .set({ at: timestamp(now), mails: [] });
}

async function deposit(year: YearSoFar, services: Services): Promise<void> {
  const { id, share, slip, countedBy, cash, items } = bank.deposit;
  const fields = {
    accountId: bank.statement.accountId,
    date: dayAt(share, year),
    slip,
    countedBy,
    cash,
  };
  const save = { id, version: null, deposit: { fields, items, lines: [] } };
  await saveDeposit(save, PAYER, services);
}

/** Adds a paper to a record, as the panel does. */
async function addSample(
  { of, name: called, share }: (typeof bank.papers)[number],
  bucket: Bucket,
  year: YearSoFar,
  services: Services,
): Promise<void> {
  const place = paperPlace(of);
  if (place === null) throw new Error(`${of} has no papers.`);
  const { name, type, bytes } = receiptFile(called, year, share);
  const file = bucket.file(filePath('papers', of, 0));
  await file.save(bytes, { contentType: type, resumable: false });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await addPaper(place, { slot: 0, name, type, size: bytes.length, sha256 }, PAYER, services);
}

/** Ratifies the payments up to the meeting. */
async function ratify(year: YearSoFar, services: Services): Promise<void> {
  const { id, share } = bank.ratification;
  const ratifiedOn = dayAt(share, year);
  const found = RATIFIED_COLLECTIONS.map(async (collection) => {
    const { docs } = await services.db.collection(collection).where('date', '<=', ratifiedOn).get();
    return docs.map((entry) => ({ collection, id: entry.id }));
  });
  const entries = (await Promise.all(found)).flat();
  await ratifySlice(services, { id, ratifiedOn, entries }, PAYER);
}

/** Reconciles the account with a statement that cleared everything except what's outstanding. */
async function reconcile(year: YearSoFar, services: Services): Promise<void> {
  const { accountId, share, outstanding } = bank.statement;
  const { db } = services;
  const reads = plainReads(db);
  const begin = await readBegin(db, accountId, reads);
  const day = statementDay(dayAt(share, year), dayAt(0, year));
  const { items } = await readUncleared(db, accountId, begin, day, reads);
  const cleared = items.filter(({ key }) => !outstanding.includes(key));
  const ticks = cleared.map((item) => ({
    key: item.key,
    day: item.day,
    amount: item.amount,
    text: itemText(item),
  }));
  const balance = cents(begin.before.balance + sumCents(cleared.map(({ amount }) => amount)));
  const save = { accountId, day, balance, after: null, token: statementId(accountId, day), ticks };
  await saveStatement(save, PAYER, services);
}

/** Confirms what was entered, and reviews the statement, all but what is to be left. */
async function confirm(db: Firestore, bucket: Bucket, year: YearSoFar): Promise<void> {
  for (const collection of SECOND_LOOKS) {
    const { docs } = await db.collection(collection).get();
    for (const found of docs) {
      const isLeft = bank.unconfirmed.includes(`${collection}~${found.id}`);
      if (isLeft || !needsSecondLook(collection, found.data())) continue;
      const seen = { collection, id: found.id, version: storedVersion(found.data()) };
      const { docs: entries } = await journalEntriesOf(db, collection, found.id).limit(1).get();
      const [entered = year.now] = entries.map((entry) => journalEntryFrom(entry).at);
      const at = byDay(entered + LOOK_MS, year);
      await confirmEntry(seen, CONFIRMER, sampleServices(db, bucket, at));
    }
  }
}

/** Returns the last day of the month before this day, or the day itself in the year's first month. */
function statementDay(day: CalendarDate, first: CalendarDate): CalendarDate {
  // A month begins with a day.
  const ended = addDays(`${monthOf(day)}-01` as CalendarDate, -1);
  return ended < first ? day : ended;
}
