import {
  type Finding,
  type FindingPlace,
  MAX_ANSWERS,
  type Remark,
  resolveRefusal,
} from '@pa-ledger/domain/findings/finding';
import { findingTitle } from '@pa-ledger/domain/findings/finding-title';
import type { ManageFinding } from '@pa-ledger/domain/findings/finding-requests';
import type { Person } from '@pa-ledger/domain/people/person';
import { textOf } from '@pa-ledger/domain/untyped';
import type { DocumentSnapshot, Firestore, Timestamp, Transaction } from 'firebase-admin/firestore';
import { ACCOUNTS, FINDINGS } from '../firestore/paths.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { storeChange } from '../journal/journal.ts';
import { readForAct } from '../people/people.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Services } from '../platform/services.ts';

type StoredFinding = Finding<Timestamp>;

type RequestFor<Action extends ManageFinding['action']> = Extract<
  ManageFinding,
  { readonly action: Action }
>;

/**
 * Stores a finding on a record. The same again changes nothing.
 * @throws DomainError if the record is gone, or the finding's id has another finding.
 */
export async function writeFinding(
  { id, on, text }: RequestFor<'write'>,
  by: Person,
  { db, clock }: Services,
): Promise<void> {
  const ref = db.collection(FINDINGS).doc(id);
  await db.runTransaction(async (transaction) => {
    const { found, person } = await readForAct(transaction, ref, by, 'writeFindings');
    const written = findingFrom(found);
    if (written !== null) {
      if (isSamePlace(written.on, on) && isBy(written, by, text)) return;
      throw new DomainError('findingExists');
    }
    const title = await readTitle(transaction, db, on);
    const at = clock();
    const after: StoredFinding = {
      on,
      title,
      role: person.role,
      status: 'open',
      text,
      by,
      name: person.name,
      at: timestamp(at),
      answers: [],
      version: 1,
    };
    storeChange(transaction, db, placeOf(id), { before: null, after: { ...after } }, { by, at });
  });
}

/**
 * Adds an answer of someone who keeps the books. The same again changes nothing.
 * @throws DomainError if they may not, someone changed or resolved the finding, or it has too many answers.
 */
export async function answerFinding(
  { id, version, text }: RequestFor<'answer'>,
  by: Person,
  { db, clock }: Services,
): Promise<void> {
  const ref = db.collection(FINDINGS).doc(id);
  await db.runTransaction(async (transaction) => {
    const { found, person } = await readForAct(transaction, ref, by, 'answerFindings');
    const before = requireFinding(found);
    const { answers } = before;
    if (before.version === version + 1 && isBy(answers.at(-1), by, text)) return;
    requireOpen(before, version);
    if (answers.length >= MAX_ANSWERS) throw new DomainError('tooManyAnswers');
    const at = clock();
    const answer = { text, by, name: person.name, at: timestamp(at) };
    store(transaction, db, id, before, { ...before, answers: [...answers, answer] }, { by, at });
  });
}

/**
 * Resolves a finding, with a note if there is one. The same again changes nothing.
 * @throws DomainError if it isn't theirs to resolve, or someone changed or resolved it.
 */
export async function resolveFinding(
  { id, version, text }: RequestFor<'resolve'>,
  by: Person,
  { db, clock }: Services,
): Promise<void> {
  const ref = db.collection(FINDINGS).doc(id);
  await db.runTransaction(async (transaction) => {
    const { found, person } = await readForAct(transaction, ref, by, 'writeFindings');
    const before = requireFinding(found);
    const { resolved } = before;
    if (before.version === version + 1 && isBy(resolved, by, text)) return;
    const finding = { ...before, at: before.at.toMillis() };
    const why = resolveRefusal(finding, { uid: by.uid, ...person });
    if (why !== null) throw new DomainError(why);
    requireOpen(before, version);
    const at = clock();
    const note = text === undefined ? {} : { text };
    const now = { by, name: person.name, at: timestamp(at), ...note };
    store(
      transaction,
      db,
      id,
      before,
      { ...before, status: 'resolved', resolved: now },
      { by, at },
    );
  });
}

function findingFrom(found: DocumentSnapshot): StoredFinding | null {
  // Only this file writes it.
  return (found.data() ?? null) as StoredFinding | null;
}

function requireFinding(found: DocumentSnapshot): StoredFinding {
  const finding = findingFrom(found);
  if (finding === null) throw new DomainError('unknownFinding');
  return finding;
}

/** @param version the one that the person saw. */
function requireOpen(finding: StoredFinding, version: number): void {
  if (finding.status !== 'open') throw new DomainError('findingResolved');
  if (finding.version !== version) throw new DomainError('changedMeanwhile');
}

/** Whether a person wrote exactly this. */
function isBy(
  remark: Partial<Remark<Timestamp>> | undefined,
  { uid }: Person,
  text: string | undefined,
): boolean {
  return remark?.by?.uid === uid && remark.text === text;
}

function isSamePlace(one: FindingPlace, other: FindingPlace): boolean {
  return one.collection === other.collection && one.id === other.id;
}

/** Reads what a record is called. @throws DomainError `recordGone`. */
async function readTitle(
  transaction: Transaction,
  db: Firestore,
  { collection, id }: FindingPlace,
): Promise<string> {
  const record = (await transaction.get(db.collection(collection).doc(id))).data();
  if (record === undefined) throw new DomainError('recordGone');
  if (collection !== 'statements') return findingTitle(collection, record, '');
  const account = await transaction.get(db.collection(ACCOUNTS).doc(textOf(record['accountId'])));
  return findingTitle(collection, record, textOf(account.get('name')));
}

function placeOf(id: string) {
  return { collection: FINDINGS, document: id } as const;
}

function store(
  transaction: Transaction,
  db: Firestore,
  id: string,
  before: StoredFinding,
  after: StoredFinding,
  authorship: Parameters<typeof storeChange>[4],
): void {
  const next = { ...after, version: before.version + 1 };
  storeChange(transaction, db, placeOf(id), { before: { ...before }, after: next }, authorship);
}
