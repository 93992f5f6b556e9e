import type { Person } from '@pa-ledger/domain/people/person';
import { officeMessages, officerAmong, officesText } from '@pa-ledger/domain/review/offices';
import {
  MAX_SAMPLE_ITEMS,
  MAX_SAMPLED,
  MAX_SAMPLES,
  sampledItems,
  type ReviewTicks,
  type Sample,
  type SampleChoice,
  type SampleRule,
} from '@pa-ledger/domain/review/review';
import {
  disbursementOf,
  drawSample,
  SAMPLED_COLLECTIONS,
  type Disbursement,
} from '@pa-ledger/domain/review/sample';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { REVIEW_TICKS } from '../firestore/paths.ts';
import { datedIn } from '../firestore/queries.ts';
import { readForAct } from '../people/people.ts';
import { DomainError } from '../platform/domain-error.ts';
import { sha256Hex } from '../platform/hashes.ts';
import type { Services } from '../platform/services.ts';
import { readOfficers } from './read-officers.ts';
import {
  actOf,
  isBy,
  requireOpen,
  requireReview,
  requireSeen,
  reviewRef,
  storeReview,
  type RequestFor,
} from './review-store.ts';

/**
 * Draws a sample of what was paid on a review's days, as the books are now. The same again changes nothing.
 * @throws DomainError `heldOffice` for who held an office on these days; if there are too many samples, or too much would be in
 * them; if a meeting adopted the review, or someone changed it.
 */
export async function drawReviewSample(
  { id, version, rule: choice }: RequestFor<'draw'>,
  by: Person,
  { db, clock, nonce }: Services,
): Promise<void> {
  const { days } = await requireReviewer(db, id, by);
  const disbursements = await readDisbursements(db, days);
  // The nonce is from the platform's generator. Hex, so that it's read aloud without doubts.
  const rule = ruleOf(choice, sha256Hex(nonce()).slice(0, SEED_LENGTH));
  const items = drawSample(rule, disbursements, sha256Hex);
  await db.runTransaction(async (transaction) => {
    const { found, person } = await readForAct(transaction, reviewRef(db, id), by, 'makeReviews');
    const before = requireReview(found);
    if (before.version === version + 1 && isDrawn(before.samples.at(-1), by, choice)) return;
    requireOpen(before);
    requireSeen(before, version);
    const at = clock();
    const sample = { rule, items, of: disbursements.length, ...actOf(by, person, at) };
    const samples = [...before.samples, sample];
    if (samples.length > MAX_SAMPLES) throw new DomainError('tooManySamples');
    if (items.length > MAX_SAMPLE_ITEMS || sampledItems({ samples }).size > MAX_SAMPLED)
      throw new DomainError('tooManySampled');
    storeReview(transaction, db, id, before, { ...before, samples }, { by, at });
  });
}

/**
 * Marks an item of a sample as seen, or takes the mark back. What's marked already stays as it is.
 * @throws DomainError `heldOffice` for who held an office on these days; `notSampled`; `tickOfOthers`; `reviewAdopted`.
 */
export async function tickSampled(
  { id, item, seen }: RequestFor<'tick'>,
  by: Person,
  { db, clock }: Services,
): Promise<void> {
  await requireReviewer(db, id, by);
  const place = db.collection(REVIEW_TICKS).doc(id);
  await db.runTransaction(async (transaction) => {
    const { found, person } = await readForAct(transaction, reviewRef(db, id), by, 'makeReviews');
    const review = requireReview(found);
    if (!sampledItems(review).has(item)) throw new DomainError('notSampled');
    // Only this function writes it.
    const stored = (await transaction.get(place)).data() as ReviewTicks<Timestamp> | undefined;
    const { [item]: tick, ...others } = stored?.ticks ?? {};
    if (seen === (tick !== undefined)) return;
    requireOpen(review);
    if (tick !== undefined && !isBy(tick, by)) throw new DomainError('tickOfOthers');
    // As a whole: a key is no path.
    const ticks = seen ? { ...others, [item]: actOf(by, person, clock()) } : others;
    transaction.set(place, { ticks });
  });
}

/** The digits of a seed: 128 bits. */
const SEED_LENGTH = 32;

function ruleOf(choice: SampleChoice, seed: string): SampleRule {
  return choice.kind === 'random' ? { ...choice, seed } : choice;
}

/** Whether a sample is what someone asked for. */
function isDrawn(sample: Sample<Timestamp> | undefined, by: Person, choice: SampleChoice): boolean {
  if (sample === undefined || !isBy(sample, by)) return false;
  const { rule } = sample;
  return choice.kind === 'above'
    ? rule.kind === 'above' && rule.amount === choice.amount
    : rule.kind === 'random' && rule.count === choice.count;
}

/** Reads a review for someone who reviews it. Its days never change, so it needn't be in the transaction that writes. */
async function requireReviewer(
  db: Firestore,
  id: string,
  by: Person,
): Promise<{ readonly days: Days }> {
  const { found, person } = await readForAct(db, reviewRef(db, id), by, 'makeReviews');
  const { days } = requireReview(found);
  const officer = officerAmong(await readOfficers(db, days), { ...by, name: person.name });
  if (officer !== null)
    throw new DomainError('heldOffice', { sentence: officeMessages.own(officesText(officer)) });
  return { days };
}

/** Reads what a sample may draw, all as of one moment, without holding up who pays just now. */
async function readDisbursements(db: Firestore, days: Days): Promise<Disbursement[]> {
  return db.runTransaction(
    async (transaction) => {
      const found = await Promise.all(
        SAMPLED_COLLECTIONS.map(async (collection) => {
          const { docs } = await transaction.get(datedIn(db, collection, 'date', days, null));
          return docs.flatMap((document) => {
            const paid = disbursementOf(collection, document.id, document.data(), days);
            return paid === null ? [] : [paid];
          });
        }),
      );
      return found.flat();
    },
    { readOnly: true },
  );
}
