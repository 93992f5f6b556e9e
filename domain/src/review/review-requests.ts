import * as z from 'zod';
import { ratifiedId, placeOfMark, RATIFIED_COLLECTIONS } from '../bank/ratification.ts';
import { REASON } from '../expenses/reason-messages.ts';
import { fieldSchemas } from '../fields/schema.ts';
import { centsFromDollars, MAX_LEDGER_CENTS } from '../money/money.ts';
import { personEmail, personName } from '../people/people-requests.ts';
import { isCalendarDate, type CalendarDate } from '../time/dates.ts';
import type { Days } from '../time/fiscal-year.ts';
import { isDocumentId } from '../untyped.ts';
import type { Mark } from './marks.ts';
import type { Officer } from './offices.ts';
import { MAX_REVIEWERS, MAX_SAMPLE_ITEMS } from './review.ts';

/* What the panel asks the server about reviews. */

/** The page that begins a review makes the id, so that a double press begins one. */
const id = z.string().refine(isDocumentId);

/** The one that the person saw. */
const version = z.int().positive();

const day = z.custom<CalendarDate>(isCalendarDate);
const days = { first: day, last: day };
const isInOrder = ({ first, last }: Days): boolean => first <= last;

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** The most files of one kind in a packet. */
const MAX_FILES = 100_000;
const files = z.int().nonnegative().max(MAX_FILES);

/** In dollars. */
const amount = z.number().refine((dollars) => {
  const cents = centsFromDollars(dollars);
  return cents !== null && cents >= 0 && cents <= MAX_LEDGER_CENTS;
});

const rule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('above'), amount }),
  z.strictObject({ kind: z.literal('random'), count: z.int().positive().max(MAX_SAMPLE_ITEMS) }),
]);

/** The key of something in a sample. */
const item = z.string().refine((key) => {
  const place = placeOfMark(key);
  return (
    RATIFIED_COLLECTIONS.some((name) => name === place.collection) &&
    isDocumentId(place.id) &&
    key === ratifiedId({ collection: place.collection, id: place.id })
  );
});

const reviewer = z.strictObject({ name: personName, email: personEmail });

const { reason } = fieldSchemas({ reason: REASON }, {});

/** The body of `POST /api/admin/manage-review`. */
export const manageReview = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('begin'), id, ...days }).refine(isInOrder),
  z.strictObject({ action: z.literal('draw'), id, version, rule }),
  z.strictObject({ action: z.literal('tick'), id, item, seen: z.boolean() }),
  z.strictObject({
    action: z.literal('packet'),
    id,
    hash,
    withAddresses: z.boolean(),
    parts: files,
    failed: files,
  }),
  z.strictObject({
    action: z.literal('adopt'),
    id,
    version,
    meetingOn: day,
    reviewers: z.array(reviewer).min(1).max(MAX_REVIEWERS),
    hash,
  }),
  z.strictObject({ action: z.literal('unadopt'), id, version, reason }),
]);

export type ManageReview = z.infer<typeof manageReview>;

/** The body of `POST /api/admin/review-marks`. */
export const reviewMarks = z.strictObject(days).refine(isInOrder);

/** What `POST /api/admin/review-marks` answers beside `success`. Of submitters and payees it has nothing but ids. */
export interface ReviewMarks {
  /** Who held an office on these days: records name them by these addresses. */
  readonly officers: readonly Pick<Officer, 'emails' | 'names' | 'held'>[];
  /** Paid requests, by their expenses' ids. */
  readonly marks: readonly { readonly expense: string; readonly why: Mark['why'] }[];
  /** Manual expenses, by their ids. */
  readonly entries: readonly { readonly entry: string; readonly why: Mark['why'] }[];
  /** The reader's own office on these days, in words; null if they held none. */
  readonly own: string | null;
}
