import { describe, expect, it } from 'vitest';
import { PENDING } from '../../../../../tests/fixtures/managed-expenses.ts';
import { correctionsOf, readEarlierContacts, readVersion } from './earlier-versions.ts';

const RETURNED = { by: 'p@example.com', at: 5, step: 0, note: 'Which fair?', nonce: 'n' };

/** A stored version with another description. */
function stored(version: number, description: string) {
  const { submission, lines } = PENDING;
  const fields = { submission: { ...submission, description }, lines };
  return readVersion(String(version), { ...fields, version, sentAt: version, returned: RETURNED });
}

const CONTACTS = readEarlierContacts({
  earlier: [
    { version: 1, ...PENDING.contact, phone: '555-0101' },
    { version: 2, ...PENDING.contact },
  ],
});

describe('correctionsOf', () => {
  const expense = { ...PENDING, submissionVersion: 3, sentAt: 30 };
  const versions = [stored(1, 'First'), stored(2, 'Second')];

  it('says what each version changed, the newest first, and what asked for it', () => {
    const { description } = PENDING.submission;
    expect(correctionsOf(expense, versions, CONTACTS)).toMatchObject([
      {
        version: 3,
        sentAt: 30,
        asked: { by: 'p@example.com', note: 'Which fair?' },
        changes: [{ field: 'description', before: 'Second', after: description }],
      },
      {
        version: 2,
        changes: [
          { field: 'phone', before: '555-0101', after: PENDING.contact.phone },
          { field: 'description', before: 'First', after: 'Second' },
        ],
      },
    ]);
  });

  it('compares no contact once it is redacted', () => {
    const redacted = { ...expense, redactedAt: 40 };
    const changed = correctionsOf(redacted, versions, new Map()).flatMap(({ changes }) => changes);
    expect(changed.map(({ field }) => field)).toEqual(['description', 'description']);
  });

  it('says nothing of an expense that was never corrected', () => {
    expect(correctionsOf(PENDING, [], readEarlierContacts({}))).toEqual([]);
  });
});
