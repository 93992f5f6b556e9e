import { expect, it } from 'vitest';
import { roleHolders, settingsFromUsers, usersForm, usersErrors } from './users-form.ts';

const STORED = {
  presidents: ['one@example.com'],
  treasurer: 'money@example.com',
  eventApprovers: { 'Book Fair': 'books@example.com', Retired: 'old@example.com' },
};
const NAMES = ['Book Fair', 'constructor'];

it('shows every input, empty where nobody is set', () => {
  expect(usersForm(STORED, NAMES)).toEqual({
    'president 0': 'one@example.com',
    'president 1': '',
    treasurer: 'money@example.com',
    'event Book Fair': 'books@example.com',
    'event constructor': '',
  });
});

it('gives back what it was given, and keeps the approvers of other categories', () => {
  const settings = settingsFromUsers(usersForm(STORED, NAMES), NAMES, STORED);
  expect(settings).toEqual({
    ...STORED,
    eventApprovers: { ...STORED.eventApprovers, constructor: '' },
  });
});

it('takes spaces off and drops an empty second president', () => {
  const typed = { ...usersForm(STORED, []), 'president 0': ' two@example.com ', treasurer: ' ' };
  expect(settingsFromUsers(typed, [], STORED)).toMatchObject({
    presidents: ['two@example.com'],
    treasurer: '',
  });
});

it('keeps the second president when the first place is empty', () => {
  const typed = { 'president 0': '', 'president 1': 'two@example.com' };
  expect(settingsFromUsers(typed, [], STORED).presidents).toEqual(['', 'two@example.com']);
});

it('finds what is wrong where it is wrong', () => {
  const typed = {
    'president 0': 'same@example.com',
    'president 1': 'SAME@example.com',
    treasurer: 'nobody',
    'event Book Fair': 'a@example.com, b@example.com',
  };
  const errors = usersErrors(typed, NAMES);
  expect(Object.keys(errors).sort()).toEqual(['event Book Fair', 'president 1', 'treasurer']);
});

it('finds nothing wrong with empty inputs', () => {
  expect(usersErrors(usersForm({ ...STORED, presidents: [] }, NAMES), NAMES)).toEqual({});
});

it('names everybody with their roles (#101)', () => {
  expect(roleHolders(usersForm(STORED, ['Book Fair']), ['Book Fair'])).toEqual([
    { role: 'president', label: 'President 1', address: 'one@example.com' },
    { role: 'president', label: 'President 2', address: '' },
    { role: 'treasurer', label: 'Treasurer Email', address: 'money@example.com' },
    { role: 'eventApprover', label: 'Book Fair', address: 'books@example.com' },
  ]);
});
