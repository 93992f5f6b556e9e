import type { JournalEntry, StoredFields } from '../ledger/journal.ts';
import { isRole, type Role } from '../people/role.ts';
import { isCalendarDate, type CalendarDate } from '../time/dates.ts';
import { textIn } from '../untyped.ts';

/** What someone may do, and until when. */
export interface Access {
  readonly role: Role;
  /** The last day; null without an end. */
  readonly endsOn: CalendarDate | null;
}

/** A person got access to the panel, has another role or end, or was removed. */
export interface PeopleNotice {
  readonly kind: 'people';
  /** Whose access. Normalized. */
  readonly email: string;
  /** Whether they had used their invitation. */
  readonly hasJoined: boolean;
  /** Null for a new person. */
  readonly before: Access | null;
  /** Null for a person who was removed. */
  readonly after: Access | null;
}

/**
 * Returns the notice for an entry about a person; null if it changes neither their role nor their end, as when they join,
 * get a new link or password, or change their name.
 */
export function peopleNoticeOf({ before, after }: JournalEntry): PeopleNotice | null {
  const fields = after ?? before;
  const [was, is] = [accessIn(before), accessIn(after)];
  if (fields === null || (was?.role === is?.role && was?.endsOn === is?.endsOn)) return null;
  const hasJoined = (before ?? after)?.['joinedAt'] !== undefined;
  return { kind: 'people', email: textIn(fields, 'email'), hasJoined, before: was, after: is };
}

function accessIn(fields: StoredFields | null): Access | null {
  const role = fields?.['role'];
  if (fields === null || !isRole(role)) return null;
  const endsOn = fields['endsOn'];
  return { role, endsOn: isCalendarDate(endsOn) ? endsOn : null };
}
