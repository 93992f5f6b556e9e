import { expect, it } from 'vitest';
import { MAILBOX_PAIRS } from '../../../tests/fixtures/emails.ts';
import {
  allApproverInputs,
  approverErrors,
  settingsOfTyped,
  typedApprovers,
} from './approver-form.ts';
import { NO_SETTINGS } from './approver-settings.ts';

const STORED = {
  presidents: ['one@example.com'],
  treasurer: 'money@example.com',
  eventApprovers: { 'Book Fair': 'books@example.com', Retired: 'old@example.com' },
};
const NAMES = ['Book Fair', 'constructor'];

it('shows every input, empty where nobody is set', () => {
  expect(typedApprovers(STORED, NAMES)).toEqual({
    'presidents 0': 'one@example.com',
    'presidents 1': '',
    treasurer: 'money@example.com',
    'eventApprovers Book Fair': 'books@example.com',
    'eventApprovers constructor': '',
  });
});

it('gives back what it was given, and keeps the approvers of other categories', () => {
  const settings = settingsOfTyped(typedApprovers(STORED, NAMES), NAMES, STORED);
  expect(settings).toEqual({
    ...STORED,
    eventApprovers: { ...STORED.eventApprovers, constructor: '' },
  });
});

it('takes spaces off and drops an empty second president', () => {
  const typed = {
    ...typedApprovers(STORED, []),
    'presidents 0': ' two@example.com ',
    treasurer: ' ',
  };
  expect(settingsOfTyped(typed, [], STORED)).toMatchObject({
    presidents: ['two@example.com'],
    treasurer: '',
  });
});

it('keeps the second president when the first place is empty', () => {
  const typed = { 'presidents 0': '', 'presidents 1': 'two@example.com', treasurer: '' };
  expect(settingsOfTyped(typed, [], STORED).presidents).toEqual(['', 'two@example.com']);
});

const BAD = 'must be one address, such as name@example.com.';

it('finds what is wrong where it is wrong (#74)', () => {
  const typed = {
    'presidents 0': 'x',
    'presidents 1': 'a@b.co,c@d.co',
    treasurer: '\u200b',
    'eventApprovers Book Fair': 'a@example.com, b@example.com',
    'eventApprovers constructor': `${'a'.repeat(250)}@b.co`,
  };
  expect(approverErrors(typed, NAMES)).toEqual({
    'presidents 0': `President 1 ${BAD}`,
    'presidents 1': `President 2 ${BAD}`,
    treasurer: `Treasurer Email ${BAD}`,
    'eventApprovers Book Fair': `Book Fair ${BAD}`,
    'eventApprovers constructor': `constructor ${BAD}`,
  });
  expect(() => settingsOfTyped(typed, NAMES, STORED)).toThrow(RangeError);
});

it('finds nothing wrong with empty inputs', () => {
  expect(approverErrors(typedApprovers(NO_SETTINGS, NAMES), NAMES)).toEqual({});
  expect(settingsOfTyped(typedApprovers(NO_SETTINGS, []), [], NO_SETTINGS)).toEqual(NO_SETTINGS);
});

it.each(MAILBOX_PAIRS)('presidents %s and %s are one person: %s (#101)', (first, second, same) => {
  const typed = { 'presidents 0': ` ${first}`, 'presidents 1': second, treasurer: '' };
  const sameAddress = first.toLowerCase() === second.toLowerCase();
  const why = sameAddress ? '' : ': both addresses reach one mailbox';
  const message = `President 2 must be another person than President 1${why}.`;
  expect(approverErrors(typed, [])).toEqual(same ? { 'presidents 1': message } : {});
});

it('labels its inputs by the model, in the order of the page', () => {
  const labels = Object.values(allApproverInputs(NAMES)).map(({ label }) => label);
  expect(labels).toEqual(['President 1', 'President 2', 'Treasurer Email', ...NAMES]);
});
