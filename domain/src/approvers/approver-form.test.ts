import { expect, it } from 'vitest';
import { MAILBOX_PAIRS } from '../../../tests/fixtures/emails.ts';
import {
  allApproverInputs,
  approverErrors,
  emptyInput,
  settingsOfTyped,
  typedApprovers,
  mailboxesInTwoRoles,
} from './approver-form.ts';
import { inputOf } from './approval-chain.ts';
import { typedAbsences } from './absence-form.ts';
import { languagePlace } from './language-form.ts';
import { NO_SETTINGS } from './approver-settings.ts';

const STORED = {
  ...NO_SETTINGS,
  presidents: ['one@example.com'],
  treasurer: 'money@example.com',
  eventApprovers: { 'Book Fair': 'books@example.com', Retired: 'old@example.com' },
  standIns: {
    president: '',
    treasurer: 'stand.in@example.com',
    eventApprovers: { Retired: 'older@example.com' },
  },
};
const NAMES = ['Book Fair', 'constructor'];

/** A form with nothing but these texts. */
const typedIn = (texts: Readonly<Record<string, string>>) => ({
  ...typedApprovers(NO_SETTINGS, NAMES),
  ...texts,
});

it('shows every input, empty where nobody is set', () => {
  expect(typedApprovers(STORED, NAMES)).toEqual({
    'presidents 0': 'one@example.com',
    'presidents 1': '',
    treasurer: 'money@example.com',
    'eventApprovers Book Fair': 'books@example.com',
    'eventApprovers constructor': '',
    'standIns president': '',
    'standIns treasurer': 'stand.in@example.com',
    'standIns eventApprovers Book Fair': '',
    'standIns eventApprovers constructor': '',
    ...Object.fromEntries(
      Object.keys(allApproverInputs(NAMES)).map((place) => [languagePlace(place), 'en']),
    ),
    ...typedAbsences([]),
  });
});

it('gives back what it was given, and keeps the approvers of other categories', () => {
  const settings = settingsOfTyped(typedApprovers(STORED, NAMES), NAMES, STORED);
  expect(settings).toEqual({
    ...STORED,
    eventApprovers: { ...STORED.eventApprovers, constructor: '' },
    standIns: {
      ...STORED.standIns,
      eventApprovers: { ...STORED.standIns.eventApprovers, 'Book Fair': '', constructor: '' },
    },
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
  const typed = typedIn({ 'presidents 1': 'two@example.com' });
  expect(settingsOfTyped(typed, [], STORED).presidents).toEqual(['', 'two@example.com']);
});

const BAD = 'must be one address, such as name@example.com.';

it('finds what is wrong where it is wrong (#74)', () => {
  const typed = typedIn({
    'presidents 0': 'x',
    'presidents 1': 'a@b.co,c@d.co',
    treasurer: '\u200bx',
    'eventApprovers Book Fair': 'a@example.com, b@example.com',
    'eventApprovers constructor': `${'a'.repeat(250)}@b.co`,
    'standIns treasurer': 'y',
    'absences 1 address': 'z',
  });
  expect(approverErrors(typed, NAMES)).toEqual({
    'presidents 0': `President 1 ${BAD}`,
    'presidents 1': `President 2 ${BAD}`,
    treasurer: `Treasurer Email ${BAD}`,
    'eventApprovers Book Fair': `Book Fair ${BAD}`,
    'eventApprovers constructor': `constructor ${BAD}`,
    'standIns treasurer': `Stand-in for Treasurer ${BAD}`,
    'absences 1 address': `Person ${BAD}`,
    'absences 1 from': 'From is required.',
    'absences 1 to': 'To is required.',
  });
  expect(() => settingsOfTyped(typed, NAMES, STORED)).toThrow(RangeError);
});

it('finds nothing wrong with empty inputs', () => {
  expect(approverErrors(typedApprovers(NO_SETTINGS, NAMES), NAMES)).toEqual({});
  expect(settingsOfTyped(typedApprovers(NO_SETTINGS, []), [], NO_SETTINGS)).toEqual(NO_SETTINGS);
});

it.each(MAILBOX_PAIRS)('presidents %s and %s are one person: %s (#101)', (first, second, same) => {
  const typed = typedIn({ 'presidents 0': ` ${first}`, 'presidents 1': second });
  const sameAddress = first.toLowerCase() === second.toLowerCase();
  const why = sameAddress ? '' : ': both addresses reach one mailbox';
  const message = `President 2 must be another person than President 1${why}.`;
  expect(approverErrors(typed, [])).toEqual(same ? { 'presidents 1': message } : {});
});

const STAND_INS = ['President', 'Treasurer', ...NAMES].map((name) => `Stand-in for ${name}`);

it('labels its inputs by the model, in the order of the page', () => {
  const labels = Object.values(allApproverInputs(NAMES)).map(({ label }) => label);
  expect(labels).toEqual(['President 1', 'President 2', 'Treasurer Email', ...NAMES, ...STAND_INS]);
});

it.each([
  ['president', 'presidents 1', 'Stand-in for President', 'President 2'],
  ['treasurer', 'treasurer', 'Stand-in for Treasurer', 'Treasurer Email'],
  [
    'eventApprovers constructor',
    'eventApprovers constructor',
    'Stand-in for constructor',
    'constructor',
  ],
])('refuses a stand-in of the %s who is the holder (#131)', (place, holder, label, held) => {
  const at = `standIns ${place}`;
  const typed = typedIn({ [holder]: 'pat.doe@gmail.com', [at]: 'PatDoe+x@gmail.com' });
  expect(approverErrors(typed, NAMES)).toEqual({
    [at]: `${label} must be another person than ${held}.`,
  });
  const another = { ...typed, [at]: 'lee@example.com' };
  expect(approverErrors(another, NAMES)).toEqual({});
});

it('lets the holder of another role, and of another event, stand in', () => {
  const typed = typedIn({
    'presidents 0': 'pat@example.com',
    treasurer: 'tom@example.com',
    'eventApprovers Book Fair': 'ann@example.com',
    'standIns president': 'tom@example.com',
    'standIns treasurer': 'pat@example.com',
    'standIns eventApprovers constructor': 'ann@example.com',
  });
  expect(approverErrors(typed, NAMES)).toEqual({});
});

const FAIRS = ['Book Fair', 'Spring Fair'];

it('finds one mailbox in two roles, however its address is written (#101)', () => {
  const typed = {
    'presidents 0': 'pat.doe@gmail.com',
    'presidents 1': 'ann@example.com',
    treasurer: ' PatDoe+money@googlemail.com',
    'eventApprovers Book Fair': 'p.atdoe@gmail.com',
    'eventApprovers Spring Fair': 'lee@example.com',
  };
  expect(mailboxesInTwoRoles(typed, FAIRS)).toEqual([
    [
      { role: 'presidents', label: 'President 1', address: 'pat.doe@gmail.com' },
      { role: 'treasurer', label: 'Treasurer Email', address: 'PatDoe+money@googlemail.com' },
      { role: 'eventApprovers', label: 'Book Fair', address: 'p.atdoe@gmail.com' },
    ],
  ]);
});

it('finds nothing where each mailbox holds one role (#101)', () => {
  const typed = {
    'presidents 0': 'pat@example.com',
    treasurer: 'p.at@example.com',
    'eventApprovers Book Fair': 'lee@example.com',
    'eventApprovers Spring Fair': 'lee+fair@example.com',
  };
  expect(mailboxesInTwoRoles(typed, FAIRS)).toEqual([]);
});

it.each(['', ' ', 'nobody'])('ignores %j', (address) => {
  expect(mailboxesInTwoRoles({ 'presidents 0': address, treasurer: address }, [])).toEqual([]);
});

it('finds a stand-in who has another role, and not one who has the same role in another event (#131)', () => {
  const typed = {
    'presidents 0': 'pat@example.com',
    'eventApprovers Book Fair': 'lee@example.com',
    'standIns treasurer': 'pat+money@example.com',
    'standIns eventApprovers Spring Fair': 'lee@example.com',
  };
  expect(mailboxesInTwoRoles(typed, FAIRS)).toEqual([
    [
      { role: 'presidents', label: 'President 1', address: 'pat@example.com' },
      { role: 'treasurer', label: 'Stand-in for Treasurer', address: 'pat+money@example.com' },
    ],
  ]);
});

it('names the input of the first holder of each role', () => {
  const places = (['president', 'treasurer', 'eventApprover'] as const).map((role) =>
    inputOf(role, 'Book Fair'),
  );
  expect(places).toEqual(['presidents 0', 'treasurer', 'eventApprovers Book Fair']);
  expect(Object.keys(allApproverInputs(NAMES))).toEqual(expect.arrayContaining(places));
});

it.each([
  ['presidents 0', 'presidents 1'],
  ['treasurer', 'treasurer'],
  ['eventApprovers Book Fair', 'standIns eventApprovers Book Fair'],
  ['eventApprovers constructor', 'eventApprovers constructor'],
])('gives a step another approver: %s by the input %s', (place, input) => {
  expect(emptyInput(place, typedApprovers({ ...STORED, treasurer: '' }, NAMES))).toBe(input);
});

it.each([
  ['presidents 0', 'standIns president'],
  // Both are set.
  ['treasurer', 'treasurer'],
])('asks for the stand-in of those who are set: %s by the input %s', (place, input) => {
  const presidents = ['one@example.com', 'two@example.com'];
  expect(emptyInput(place, typedApprovers({ ...STORED, presidents }, NAMES))).toBe(input);
});
