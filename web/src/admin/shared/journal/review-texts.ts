import type { JournalEntry, StoredFields } from '@pa-ledger/domain/ledger/journal';
import { amountOf, formatCents } from '@pa-ledger/domain/money/money';
import type { Adoption, MadePacket, Review, Sample } from '@pa-ledger/domain/review/review';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { storedAs } from '../../../data/documents.ts';

type StoredSample = Sample<unknown>;
type StoredPacket = MadePacket<unknown>;

/** The words of what the journal says about reviews. */
const messages = {
  days: (first: string, last: string): string => `${first} to ${last}`,
  review: (days: string): string => `review “${days}”`,
  began: (review: string): string => `Began ${review}.`,
  drew: (review: string, sample: string): string => `Drew a sample for ${review}: ${sample}.`,
  madePacket: (review: string, packet: string): string => `Made a packet for ${review}: ${packet}.`,
  recorded: (review: string, adoption: string): string =>
    `Recorded that a meeting adopted ${review}: ${adoption}.`,
  undid: (review: string, reason: string): string => `Undid the adoption of ${review}: ${reason}.`,
  drawn: (count: number, of: number, how: string): string =>
    `${count.toLocaleString('en-US')} of ${of.toLocaleString('en-US')}, ${how}`,
  above: (amount: string): string => `all above ${amount}`,
  random: (seed: string): string => `at random with the seed ${seed}`,
  parts: (count: number): string => (count === 1 ? '1 part' : `${count} parts`),
  withAddresses: 'with payees’ addresses',
  failed: (count: number): string =>
    count === 1 ? '1 file missing' : `${count.toLocaleString('en-US')} files missing`,
  hash: (hash: string): string => `hash ${hash}`,
  meetingOn: (day: string): string => `meeting of ${day}`,
  reviewers: (names: readonly string[]): string => `reviewed by ${names.join(', ')}`,
  ofPacket: (hash: string): string => `packet with the hash ${hash}`,
};

/** Returns a review's days as people read them; they're its title. */
export function reviewTitle(fields: StoredFields): string {
  const { days } = storedAs<Partial<Review>>(fields);
  return days === undefined ? '' : messages.days(formatDate(days.first), formatDate(days.last));
}

/** Returns a field of a stored review in words, one sample or packet a line; null for one that its kind says. */
export function reviewText(name: string, fields: StoredFields): string | null {
  // Only functions write reviews.
  const {
    samples = [],
    packets = [],
    adopted = null,
    undone = null,
  } = storedAs<Partial<Review<unknown>>>(fields);
  switch (name) {
    case 'days':
      return reviewTitle(fields);
    case 'samples':
      return samples.map(sampleText).join('\n');
    case 'packets':
      return packets.map(packetText).join('\n');
    case 'adopted':
      return adopted === null ? '' : adoptionText(adopted);
    case 'undone':
      return undone?.reason ?? '';
    default:
      return null;
  }
}

/** Says what someone did with a review; null for anything else. */
export function reviewMessage({ collection, before, after }: JournalEntry): string | null {
  if (collection !== 'reviews' || after === null) return null;
  const [had, has] = [before, after].map((fields) =>
    storedAs<Partial<Review<unknown>>>({ ...fields }),
  );
  const review = messages.review(reviewTitle(after));
  if (before === null) return messages.began(review);
  const [sample, packet] = [has?.samples?.at(-1), has?.packets?.at(-1)];
  if (sample !== undefined && has?.samples?.length !== had?.samples?.length)
    return messages.drew(review, sampleText(sample));
  const { adopted = null, undone = null } = has ?? {};
  if (adopted !== null && (had?.adopted ?? null) === null)
    return messages.recorded(review, adoptionText(adopted));
  if (undone !== null && (had?.undone ?? null) === null)
    return messages.undid(review, undone.reason.replace(/[.\s]+$/, ''));
  // What's left is a packet: the oldest may have gone with it.
  return packet === undefined ? null : messages.madePacket(review, packetText(packet));
}

function sampleText({ rule, items, of }: StoredSample): string {
  const how =
    rule.kind === 'above'
      ? messages.above(formatCents(amountOf(rule.amount)))
      : messages.random(rule.seed);
  return messages.drawn(items.length, of, how);
}

function packetText({ parts, withAddresses, failed, hash }: StoredPacket): string {
  return [
    messages.parts(parts),
    ...(withAddresses ? [messages.withAddresses] : []),
    ...(failed === 0 ? [] : [messages.failed(failed)]),
    messages.hash(hash),
  ].join(', ');
}

function adoptionText({ meetingOn, reviewers, hash }: Adoption<unknown>): string {
  return [
    messages.meetingOn(formatDate(meetingOn)),
    messages.reviewers(reviewers),
    messages.ofPacket(hash),
  ].join(', ');
}
