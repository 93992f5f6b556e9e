import { journalIdOf } from '@pa-ledger/domain/ledger/journal';
import { placeOfMark } from '@pa-ledger/domain/bank/ratification';
import { MAX_SAMPLE_ITEMS, sampledItems, type Review } from '@pa-ledger/domain/review/review';
import { isCalendarDate } from '@pa-ledger/domain/time/dates';
import { membersOf } from '@pa-ledger/domain/untyped';
import { problemsIn, reading } from './findings.ts';
import type { Found, ProjectData } from './project-data.ts';

type ReviewData = Pick<
  ProjectData,
  'reviews' | 'reviewTicks' | 'payments' | 'manualExpenses' | 'journal'
>;

/**
 * Checks that each review's samples drew what was there, that only what they drew is checked off, and that a meeting adopted a
 * packet that was made.
 */
export function checkReviews(project: ReviewData): string[] {
  const { reviews, reviewTicks } = project;
  const byId = new Map(reviews.map(({ id, data }) => [id, data as Review<unknown>]));
  const isThere = whatWasThere(project);
  return [
    ...reviews.flatMap((found) => {
      const place = `reviews/${found.id}`;
      return reading(place, () => problemsOf(place, found, isThere));
    }),
    ...reviewTicks.flatMap(({ id, data }) => {
      const place = `reviewTicks/${id}`;
      const review = byId.get(id);
      if (review === undefined) return [`${place} is of no review.`];
      return reading(place, () => {
        const drawn = sampledItems(review);
        return Object.keys(membersOf(data['ticks']))
          .filter((key) => !drawn.has(key))
          .map((key) => `${place} has ${key}, which is in no sample.`);
      });
    }),
  ];
}

function problemsOf(place: string, { data }: Found, isThere: (key: string) => boolean): string[] {
  // Only functions write reviews; anything else is a TypeError here.
  const { days, samples, packets, adopted } = data as Review<unknown>;
  const isRange =
    isCalendarDate(days.first) && isCalendarDate(days.last) && days.first <= days.last;
  return [
    ...problemsIn([
      [!isRange, `${place} has no days.`],
      [
        adopted !== null && !packets.some(({ hash }) => hash === adopted.hash),
        `${place}: the meeting adopted a packet that isn't among its packets.`,
      ],
    ]),
    ...samples.flatMap(({ rule, items, of }, index) => {
      const most = rule.kind === 'random' ? Math.min(rule.count, of) : MAX_SAMPLE_ITEMS;
      const isWhole = rule.kind === 'random' ? items.length === most : items.length <= most;
      const sample = `${place}: sample ${index + 1}`;
      return problemsIn([
        [!isWhole || items.length > of, `${sample} has another number of entries than it says.`],
        [new Set(items).size !== items.length, `${sample} has an entry twice.`],
        ...items.map((key) => [!isThere(key), `${sample} has ${key}, which never was.`] as const),
      ]);
    }),
  ];
}

/** Returns whether a drawn entry is there, or was deleted since: then the journal has its first version. */
function whatWasThere({ payments, manualExpenses, journal }: ReviewData) {
  const there = new Set([
    ...payments.map(({ id }) => `payments~${id}`),
    ...manualExpenses.map(({ id }) => `manualExpenses~${id}`),
  ]);
  const told = new Set(journal.map(({ id }) => id));
  return (key: string): boolean => {
    const { collection, id: document } = placeOfMark(key);
    return there.has(key) || told.has(journalIdOf({ collection, document, version: 1 }));
  };
}
