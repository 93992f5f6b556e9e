import type { Contact, Expense, Return } from '@pa-ledger/domain/expenses/expense';
import {
  changesBetween,
  type Compared,
  type VersionChange,
} from '@pa-ledger/domain/expenses/versions/version-changes';
import { membersOf } from '@pa-ledger/domain/untyped';
import type { Instant } from '@pa-ledger/domain/time/dates';
import { storedAs, type Fields } from '../../../data/documents.ts';
import { readContact } from '../contact.ts';

/** A version of a submission before the present one, without how to reach the submitter. */
export interface StoredVersion extends Omit<Compared, 'contact'> {
  readonly version: number;
  readonly sentAt: Instant;
  readonly returned: Return | null;
}

/** Reads an earlier version; its moments are in milliseconds already. */
export function readVersion(_id: string, fields: Fields): StoredVersion {
  const { version, submission, lines, sentAt, returned } = storedAs<StoredVersion>(fields);
  return { version, submission, lines, sentAt, returned };
}

/** Reads the contacts of earlier versions, by the number of the version; none once the contact is redacted. */
export function readEarlierContacts(fields: Fields): ReadonlyMap<unknown, Contact> {
  const { earlier } = fields;
  const all: readonly unknown[] = Array.isArray(earlier) ? earlier : [];
  return new Map(
    all.map((one) => {
      const members = membersOf(one);
      return [members['version'], readContact(members)];
    }),
  );
}

/** One correction: the version that it made, what asked for it, and what differs from the version before. */
export interface Correction {
  readonly version: number;
  readonly sentAt: Instant;
  readonly asked: Pick<Return, 'by' | 'note'> | null;
  readonly changes: readonly VersionChange[];
}

/**
 * Returns what each correction changed, the newest first.
 * @param earlier the versions before the present one, in any order.
 * @param contacts theirs; once the contact is redacted, none is compared.
 */
export function correctionsOf(
  expense: Present,
  earlier: readonly StoredVersion[],
  contacts: ReadonlyMap<unknown, Contact>,
): readonly Correction[] {
  const { submissionVersion, redactedAt } = expense;
  const present = { ...expense, version: submissionVersion };
  const versions = [...earlier, present]
    .map((version) => {
      const own = contacts.get(version.version) ?? expense.contact;
      return { ...version, contact: redactedAt === null ? own : NO_CONTACT };
    })
    .toSorted((one, other) => other.version - one.version);
  return versions.slice(0, -1).flatMap((after, index) => {
    const before = versions[index + 1];
    if (before === undefined) return [];
    const { version, sentAt } = after;
    return [{ version, sentAt, asked: before.returned, changes: changesBetween(before, after) }];
  });
}

type Present = Compared & Pick<Expense, 'submissionVersion' | 'sentAt' | 'redactedAt' | 'returned'>;

const NO_CONTACT = readContact({});
