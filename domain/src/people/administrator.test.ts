import { describe, expect, it } from 'vitest';
import { ACCOUNT_ADDRESSES } from '../../../tests/fixtures/account-addresses.ts';
import { actorFields, standingOf } from './administrator.ts';

const ENTRY = { email: 'ruth@example.com', name: 'Ruth Adeyemi', role: 'admin' };

describe('standingOf (#91)', () => {
  it.each([
    ['the address of the entry', ENTRY, 'ruth@example.com', 'admin'],
    ['the same in capitals', ENTRY, 'Ruth@Example.com', 'admin'],
    ['another address', ENTRY, 'treasurer@example.com', 'renamed'],
    ['another spelling of the mailbox', ENTRY, 'ruth+x@example.com', 'renamed'],
    ['a Kelvin sign', { ...ENTRY, email: 'kim@example.com' }, '\u212Aim@example.com', 'renamed'],
    ['no address', ENTRY, '', 'renamed'],
    ['no address on either side', { ...ENTRY, email: '' }, '', 'renamed'],
    ['no entry', null, 'ruth@example.com', 'none'],
    ['an entry without a role', { email: ENTRY.email }, ENTRY.email, 'none'],
    ['an entry of another role', { ...ENTRY, role: 'auditor' }, ENTRY.email, 'none'],
    ['an entry without an address', { role: 'admin' }, '', 'none'],
  ])('with %s', (_name, entry, email, standing) => {
    expect(standingOf(entry, email)).toBe(standing);
  });
});

it.each(ACCOUNT_ADDRESSES)(
  'reads an address as the rules do: $name',
  ({ listed, account, isAdmin }) => {
    const standing = standingOf({ ...ENTRY, email: listed }, account);
    expect(standing).toBe(isAdmin ? 'admin' : 'renamed');
  },
);

it('actorFields names the address and the uid (#91)', () => {
  expect(actorFields({ uid: 'u1', email: 'ruth@example.com' })).toEqual({
    by: 'ruth@example.com',
    byUid: 'u1',
  });
});
