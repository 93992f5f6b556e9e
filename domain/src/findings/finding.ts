import type { Field } from '../fields/field.ts';
import { PAPER_COLLECTIONS } from '../papers/paper.ts';
import type { Person } from '../people/person.ts';
import { may } from '../people/rights.ts';
import type { Role } from '../people/role.ts';
import type { Instant } from '../time/dates.ts';

/*
 * A finding is what a reviewer, or anyone else of the panel, writes on a record: a question, or something that looks wrong.
 * It's beside the books and changes nothing in them, so a closed year can still get one.
 */

/** The collections whose records can have findings. */
export const FINDING_COLLECTIONS = [...PAPER_COLLECTIONS, 'payments'] as const;
export type FindingCollection = (typeof FINDING_COLLECTIONS)[number];

/** The record that a finding is on. */
export interface FindingPlace {
  readonly collection: FindingCollection;
  /** The record's id. */
  readonly id: string;
}

/**
 * What someone wrote, and when.
 * @typeParam Time how it's stored: `Instant` outside the database.
 */
export interface Remark<Time = Instant> {
  readonly text: string;
  readonly by: Person;
  /** Their name at that time: they may be gone when someone reads it. */
  readonly name: string;
  readonly at: Time;
}

/**
 * The content of `findings/{id}`. Only functions write it.
 * @typeParam Time how it's stored: `Instant` outside the database.
 */
export interface Finding<Time = Instant> extends Remark<Time> {
  readonly on: FindingPlace;
  /** What the record was called, as `finding-title.ts` says. */
  readonly title: string;
  /** The writer's role at that time. */
  readonly role: Role;
  readonly status: FindingStatus;
  /** Oldest first, at most `MAX_ANSWERS`. */
  readonly answers: readonly Remark<Time>[];
  /** Absent while it's open. */
  readonly resolved?: Omit<Remark<Time>, 'text'> & { readonly text?: string };
  readonly version: number;
}

export const FINDING_STATUSES = ['open', 'resolved'] as const;
export type FindingStatus = (typeof FINDING_STATUSES)[number];

export const FINDING_STATUS_NAMES: Readonly<Record<FindingStatus, string>> = {
  open: 'Open',
  resolved: 'Resolved',
};

/** The most answers to a finding: they're all in its document, and twice in each journal entry. */
export const MAX_ANSWERS = 20;

/** The most characters of a finding, of an answer, and of what its resolution says. */
export const MAX_FINDING_LENGTH = 2_000;

const TEXT = { kind: 'text', lines: 'many', maxLength: MAX_FINDING_LENGTH } as const;

/** The fields of the three forms. */
export const FINDING_FIELDS = {
  text: { label: 'Finding', required: true, ...TEXT },
} as const satisfies Record<string, Field>;
export const ANSWER_FIELDS = {
  text: { label: 'Answer', required: true, ...TEXT },
} as const satisfies Record<string, Field>;
export const RESOLUTION_FIELDS = {
  text: { label: 'Note', required: false, ...TEXT },
} as const satisfies Record<string, Field>;

/** Someone who wants to resolve a finding, as their entry in `people` says now. */
export interface Resolver {
  readonly uid: string;
  readonly role: Role;
  /** Undefined until they used their invitation. */
  readonly joinedAt?: Instant | undefined;
}

/** Why someone can't resolve a finding; both are error codes. */
export type ResolveRefusal = 'findingOfOthers' | 'findingOfReviewer';

/**
 * Returns why someone can't resolve a finding; null if they can. Its writer can, and so can a reviewer who joined after it
 * was written. A finding that a reviewer wrote stays with the reviewers: its writer may keep the books by now.
 */
export function resolveRefusal(
  { by, role, at }: Pick<Finding, 'by' | 'role' | 'at'>,
  person: Resolver,
): ResolveRefusal | null {
  const isReviewer = person.role === 'reviewer';
  if (by.uid === person.uid) {
    return role === 'reviewer' && !isReviewer ? 'findingOfReviewer' : null;
  }
  return isReviewer && (person.joinedAt ?? 0) > at ? null : 'findingOfOthers';
}

/** Returns whether someone may answer a finding as it is. */
export function mayAnswer({ status, answers }: Pick<Finding, 'status' | 'answers'>, role: Role) {
  return may(role, 'answerFindings') && status === 'open' && answers.length < MAX_ANSWERS;
}
