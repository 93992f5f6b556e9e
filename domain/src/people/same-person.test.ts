import { describe, expect, it } from 'vitest';
import { MAILBOX_PAIRS } from '../../../tests/fixtures/emails.ts';
import { isSameMailbox, mailboxOf } from './same-person.ts';

describe('mailboxOf (#101)', () => {
  it.each([
    ['Pat.Doe+pta@Gmail.com', 'patdoe@gmail.com'],
    ['pat.doe@googlemail.com', 'patdoe@gmail.com'],
    ['Pat.Doe+a+b@School.Example.org', 'pat.doe@school.example.org'],
    ['pat.doe@example.com', 'pat.doe@example.com'],
    [' PAT@EXAMPLE.COM ', 'pat@example.com'],
    ['no address', 'no address'],
  ])('%s belongs to %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });
});

describe('isSameMailbox (#101)', () => {
  it.each(MAILBOX_PAIRS)('%s and %s: %s', (one, other, same) => {
    expect(isSameMailbox(one, other)).toBe(same);
    expect(isSameMailbox(other, one)).toBe(same);
  });
});
