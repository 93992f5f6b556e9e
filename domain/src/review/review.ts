import type { Person } from '../people/person.ts';
import type { CalendarDate, Instant } from '../time/dates.ts';
import type { Days } from '../time/fiscal-year.ts';

/*
 * A review of the books of some days: the samples that reviewers drew, the packets that were made of those days, and the meeting
 * that adopted it. It's beside the books and changes nothing in them, so closed years don't matter.
 */

/**
 * Who did something, and when.
 * @typeParam Time how it's stored: `Instant` outside the database.
 */
export interface Act<Time = Instant> {
  readonly by: Person;
  /** Their name at that time: they may be gone when someone reads it. */
  readonly name: string;
  readonly at: Time;
}

/** How a sample was drawn. Whoever has the books can draw it again (`sample.ts`). */
export type SampleRule =
  /** Everything above an amount, in dollars. */
  | { readonly kind: 'above'; readonly amount: number }
  /** So many at random. The server made the seed, so no one chose what it draws; hex. */
  | { readonly kind: 'random'; readonly count: number; readonly seed: string };

/** What a reviewer asks for. */
export type SampleChoice =
  | Extract<SampleRule, { readonly kind: 'above' }>
  | Omit<Extract<SampleRule, { readonly kind: 'random' }>, 'seed'>;

export interface Sample<Time = Instant> extends Act<Time> {
  readonly rule: SampleRule;
  /** The keys of what was drawn, by day: `payments~{id}` or `manualExpenses~{id}`. */
  readonly items: readonly string[];
  /** How many there were to draw from. */
  readonly of: number;
}

/** A packet that someone made. They have its files; we don't. */
export interface MadePacket<Time = Instant> extends Act<Time> {
  /** The SHA-256 of all its parts but the cover, lowercase hex. */
  readonly hash: string;
  /** Whether payees' addresses are in it. */
  readonly withAddresses: boolean;
  readonly parts: number;
  /** How many files couldn't be put into it; its index names them. */
  readonly failed: number;
}

/** The meeting that adopted a review. */
export interface Adoption<Time = Instant> extends Act<Time> {
  readonly meetingOn: CalendarDate;
  /** The reviewers' names. */
  readonly reviewers: readonly string[];
  /** Of the packet that they had. */
  readonly hash: string;
}

/**
 * The content of `reviews/{id}`. Only functions write it, each change with the journal.
 * @typeParam Time how it's stored: `Instant` outside the database.
 */
export interface Review<Time = Instant> extends Act<Time> {
  /** They never change. */
  readonly days: Days;
  /** Oldest first, at most `MAX_SAMPLES`. None is ever taken back, so that no one draws until it suits them. */
  readonly samples: readonly Sample<Time>[];
  /** The last ones (`MAX_PACKETS`), oldest first. */
  readonly packets: readonly MadePacket<Time>[];
  /** Null while no meeting's adoption is recorded. */
  readonly adopted: Adoption<Time> | null;
  /** Why the last adoption was undone; null if none was, or once another is recorded. */
  readonly undone: (Act<Time> & { readonly reason: string }) | null;
  readonly version: number;
}

/** The content of `reviewTicks/{review}`, without a journal: it's how far the reviewers are. Only functions write it. */
export interface ReviewTicks<Time = Instant> {
  /** Who saw each item of a sample, by the item's key; absent until someone did. */
  readonly ticks: Readonly<Record<string, Act<Time>>>;
}

/** The most samples of a review. */
export const MAX_SAMPLES = 10;

/** The most items of one sample. */
export const MAX_SAMPLE_ITEMS = 500;

/** The most items of all samples of a review, each counted once: their ticks are in one document of at most 1 MiB. */
export const MAX_SAMPLED = 1_000;

/** How many packets a review keeps: they're all in its document, and twice in each journal entry. */
export const MAX_PACKETS = 20;

/** The most reviewers whom an adoption names. */
export const MAX_REVIEWERS = 6;

/** How long the same packet by the same person counts as the same press, in milliseconds. */
export const SAME_PACKET_MS = 10 * 60 * 1000;

/** Returns the packets with a new one. The oldest goes, but never the one that a meeting adopted. */
export function withPacket<Time>(
  { packets, adopted }: Pick<Review<Time>, 'packets' | 'adopted'>,
  made: MadePacket<Time>,
): readonly MadePacket<Time>[] {
  const all = [...packets, made];
  if (all.length <= MAX_PACKETS) return all;
  const oldest = all.findIndex(({ hash }) => hash !== adopted?.hash);
  // All are the adopted one: the newest says as much.
  return all.toSpliced(Math.max(oldest, 0), 1);
}

/** Returns what all samples of a review drew, each once. */
export function sampledItems({ samples }: Pick<Review<unknown>, 'samples'>): ReadonlySet<string> {
  return new Set(samples.flatMap(({ items }) => items));
}
