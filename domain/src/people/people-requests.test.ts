import { expect, it } from 'vitest';
import {
  forgotPassword,
  managePeople,
  MAX_PERSON_NAME_LENGTH,
  renameSelf,
} from './people-requests.ts';

const INVITE = {
  action: 'invite',
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  role: 'reviewer',
  endsOn: '2027-06-30',
};

it('tidies a typed name and address', () => {
  const typed = { ...INVITE, name: '  Ana Ruiz ', email: ' Ana Ruiz <Ana@Example.com> ' };
  expect(managePeople.parse(typed)).toEqual(INVITE);
  expect(forgotPassword.parse({ email: 'MAILTO:Ana@Example.com' })).toEqual({
    email: 'ana@example.com',
  });
});

it.each([
  ['no name', { ...INVITE, name: ' ' }],
  ['a name that is too long', { ...INVITE, name: 'x'.repeat(MAX_PERSON_NAME_LENGTH + 1) }],
  ['two addresses', { ...INVITE, email: 'ana@example.com, bo@example.com' }],
  ['another role', { ...INVITE, role: 'owner' }],
  ['a day that does not exist', { ...INVITE, endsOn: '2027-02-30' }],
  ['no last day at all', { ...INVITE, endsOn: undefined }],
  ['more than it takes', { ...INVITE, admin: true }],
  ['no version', { action: 'remove', uid: 'one' }],
  ['another action', { ...INVITE, action: 'raise' }],
])('refuses %s', (_name, body) => {
  expect(managePeople.safeParse(body).success).toBe(false);
});

it('a name of their own is checked alike', () => {
  expect(renameSelf.safeParse({ name: 'Bo' }).success).toBe(true);
  expect(renameSelf.safeParse({ name: '' }).success).toBe(false);
});
