import { describe, expect, it } from 'vitest';
import { isOfOfficer, marksOf, officerAddresses } from './marks.ts';

const DANA = {
  mailbox: 'danacole@gmail.com',
  emails: ['dana.cole@gmail.com'],
  uids: ['dana'],
  names: ['Dana Cole'],
  held: [],
};
const NAMELESS = {
  mailbox: 'pat@example.com',
  emails: ['pat@example.com'],
  uids: [],
  names: [],
  held: [],
};
const OFFICERS = [DANA, NAMELESS];
const HOME = officerAddresses(['12 Oak Street, Apartment 4\nMaple Grove, MN 55311']);

const paid = (more: object) => ({
  id: 'one',
  email: 'lee@example.com',
  mailingAddress: '9 Elm Road\nMaple Grove, MN 55311',
  payee: 'Lee Park',
  ...more,
});

describe('marksOf', () => {
  it.each([
    ['an officer’s mailbox', { email: 'Dana.Cole+pta@googlemail.com' }, ['mailbox']],
    [
      'an officer’s address',
      { mailingAddress: '12 OAK ST. APT 4, maple grove mn 55311' },
      ['address'],
    ],
    ['an officer’s name', { payee: ' dana  COLE' }, ['name']],
    [
      'all three',
      {
        email: 'pat@example.com',
        mailingAddress: '12 oak street apartment 4 maple grove, mn 55311',
        payee: 'Dana Cole',
      },
      ['mailbox', 'address', 'name'],
    ],
  ])('marks %s', (_name, more, why) => {
    expect(marksOf([paid(more)], OFFICERS, HOME)).toEqual([{ id: 'one', why }]);
  });

  it.each([
    ['someone else', {}],
    ['another apartment', { mailingAddress: '12 Oak St Apt 5, Maple Grove MN 55311' }],
    ['a redacted contact', { email: '', mailingAddress: '' }],
    ['no name', { payee: '' }],
  ])('marks nothing of %s', (_name, more) => {
    expect(marksOf([paid(more)], OFFICERS, HOME)).toEqual([]);
  });
});

it('what has no number is no address: many have their checks at school', () => {
  expect(officerAddresses(['At school', ''])).toEqual(new Set());
});

it('an empty address is no officer’s', () => {
  expect(isOfOfficer([{ ...DANA, mailbox: '' }], '')).toBe(false);
  expect(isOfOfficer(OFFICERS, 'PAT@example.com')).toBe(true);
});
