import { describe, expect, it } from 'vitest';
import {
  generatePassword,
  nameOfAddress,
  passwordQuestion,
  readPeopleRequest,
  requireGoodName,
  requireGoodPassword,
} from './input.ts';

const EMAIL = 'ruth.adeyemi@example.org';

const read = (...args: string[]) => readPeopleRequest(args, 'school.example.org');

describe('readPeopleRequest', () => {
  it.each([
    [['list'], { action: 'list', project: null }],
    [
      ['add', 'Pat@Example.com'],
      {
        action: 'add',
        email: 'pat@example.com',
        name: null,
        role: 'admin',
        endsOn: null,
        project: null,
      },
    ],
    [
      ['add', 'treasurer', '--name', 'Ruth Adeyemi'],
      {
        action: 'add',
        email: 'treasurer@school.example.org',
        name: 'Ruth Adeyemi',
        role: 'admin',
        endsOn: null,
        project: null,
      },
    ],
    [
      ['add', 'pat@example.com', '--role', 'reviewer', '--until', '2027-06-30'],
      {
        action: 'add',
        email: 'pat@example.com',
        name: null,
        role: 'reviewer',
        endsOn: '2027-06-30',
        project: null,
      },
    ],
    [
      ['remove', 'a@b.co', '--project', 'my-school'],
      { action: 'remove', person: { email: 'a@b.co' }, yes: false, project: 'my-school' },
    ],
    [
      ['remove', '--uid=4fTz', '--yes'],
      { action: 'remove', person: { uid: '4fTz' }, yes: true, project: null },
    ],
    [['--project=my-school', 'list'], { action: 'list', project: 'my-school' }],
  ])('reads %j', (args, request) => {
    expect(read(...args)).toEqual(request);
  });

  it.each([
    [[]],
    [['add']],
    [['list', 'a@b.co']],
    [['list', '--name', 'Ruth']],
    [['list', '--uid', '4fTz']],
    [['list', '--yes']],
    [['grant', 'a@b.co']],
    [['add', 'a@b.co', 'c@d.co']],
    [['add', 'a b']],
    [['add', 'a@b.co,c@d.co']],
    [['add', 'a@b.co', '--name']],
    [['add', 'a@b.co', '--uid', '4fTz']],
    [['remove']],
    [['remove', 'a@b.co', '--uid', '4fTz']],
    [['remove', 'a@b.co', '--name', 'Ruth']],
    [['remove', '--uid', '']],
    [['add', 'a@b.co', '--role', 'owner']],
    [['add', 'a@b.co', '--until', '2027-02-30']],
    [['list', '--role', 'admin']],
    [['remove', 'a@b.co', '--until', '2027-06-30']],
    [['list', '--project']],
    [['list', '--project', 'No Project']],
    [['list', '--project', '']],
  ])('refuses %j', (args) => {
    expect(() => read(...args)).toThrow();
  });
});

describe('nameOfAddress', () => {
  it.each([
    ['ruth.adeyemi@example.org', 'Ruth Adeyemi'],
    ['ruth_m-adeyemi+pta@example.org', 'Ruth M Adeyemi'],
    ['treasurer@example.org', 'Treasurer'],
    ['+x@example.org', '+x@example.org'],
  ])('suggests for %s the name %s', (address, name) => {
    expect(nameOfAddress(address)).toBe(name);
  });
});

describe('requireGoodName', () => {
  it('removes extra spaces', () => {
    expect(requireGoodName('  Ruth   Adeyemi ')).toBe('Ruth Adeyemi');
  });

  it.each(['', '   ', 'Ruth\nAdeyemi', 'a'.repeat(101)])('refuses %j', (typed) => {
    expect(() => requireGoodName(typed)).toThrow('A name is one line');
  });
});

it('a generated password is long and different each time (#61)', () => {
  const passwords = Array.from({ length: 100 }, generatePassword);
  expect(new Set(passwords).size).toBe(100);
  for (const password of passwords) {
    expect(password).toMatch(/^(?:[a-z2-9]{5}-){4}[a-z2-9]{5}$/);
    expect(requireGoodPassword(password, EMAIL)).toBe(password);
  }
});

it('a password that is short, or made of the email, is refused (#61)', () => {
  expect(() => requireGoodPassword('a'.repeat(11), EMAIL)).toThrow('at least 12 characters');
  expect(() => requireGoodPassword('ruth.adeyemi1', EMAIL)).toThrow('from your email');
  expect(requireGoodPassword('a'.repeat(12), EMAIL)).toBe('a'.repeat(12));
});

it('the question tells what a password needs, before it is refused', () => {
  expect(passwordQuestion('pat@example.org')).toContain('pat@example.org (at least 12 characters;');
});
